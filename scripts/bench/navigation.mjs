/* global document, requestAnimationFrame -- used in functions that run in the page */
import { chromium } from '@playwright/test';
import { browser } from './browser.mjs';
import { held, median, rounded } from './figures.mjs';

const SLOW = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000, offline: false };
const SETTLED_MS = 2000;
const RUNS = 5;

/** In ms; people perceive shorter delays as instant. */
const IMMEDIATE = 100;

/** Whether the next page's code is prefetched, and the time limit in each case. */
const CASES = [
  { isFetched: true, name: 'loaded', limit: IMMEDIATE },
  { isFetched: false, name: 'not loaded', limit: SLOW.latency + IMMEDIATE },
];

/** Time in ms from the click to the frame that shows the next page's heading. */
async function navigation(context, origin, isFetched) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(origin, { waitUntil: 'networkidle' });
  await session.send('Network.emulateNetworkConditions', SLOW);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Trading Education' });
  if (isFetched) {
    await link.hover();
    await page.waitForTimeout(SETTLED_MS);
    await page.mouse.move(0, 0);
  }
  const took = page.evaluate(
    () =>
      new Promise((resolve) => {
        const heading = document.querySelector('h1')?.textContent;
        document.addEventListener('click', ({ timeStamp }) => {
          const look = (now) => {
            const shown = document.querySelector('h1')?.textContent;
            if (shown !== undefined && shown !== heading) resolve(now - timeStamp);
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        });
      }),
  );
  await link.hover();
  await page.waitForTimeout(100);
  await page.mouse.down();
  await page.mouse.up();
  const ms = await took;
  await page.close();
  return ms;
}

export const NAVIGATION_HEAD = ['code', 'median, ms', 'runs'];

export async function navigationRows(origin) {
  const launched = await chromium.launch({ ...browser(), args: ['--no-sandbox', '--disable-gpu'] });
  const rows = [];
  for (const { isFetched, name, limit } of CASES) {
    const figures = [];
    for (let round = 0; round < RUNS; round += 1) {
      const context = await launched.newContext({ ignoreHTTPSErrors: true });
      figures.push(await navigation(context, origin, isFetched));
      await context.close();
    }
    rows.push([name, held(median(figures), limit), figures.map((ms) => rounded(ms)).join(', ')]);
  }
  await launched.close();
  return rows;
}
