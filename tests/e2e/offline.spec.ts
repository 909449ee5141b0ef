import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { SECOND_SITE, SITE } from './servers.ts';
import { becomesLive } from './support.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

/** Messages about scripts, pages and charts that aren't stored and so fail without a network. */
const LOST = /^Failed to load resource|ChunkLoadError|^Error thrown by|^no-response/;

test.afterEach(({ noise }) => {
  const kept = noise.messages.filter((text) => !LOST.test(text));
  noise.messages.splice(0, Infinity, ...kept);
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a page for the first time, and waits until everything is stored. */
async function visitFirst(page: Page, address: string) {
  await page.goto(address);
  await expect(heading(page)).toBeVisible();
  const isStored = async () => {
    const { active } = await navigator.serviceWorker.ready;
    const { origin, pathname } = location;
    const assets = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'));
    const loaded = [origin + pathname.replace(/(?<=.)\/$/, ''), ...assets.map(({ name }) => name)];
    const stored = await Promise.all(loaded.map((url) => caches.match(url)));
    return active?.state === 'activated' && stored.every((response) => response !== undefined);
  };
  // Hundreds of files come one after the other.
  await expect.poll(() => page.evaluate(isStored), { timeout: 90_000 }).toBe(true);
}

/** Whether a new version of the service worker waits until no page of the old one is open. */
const hasNewWorker = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

/** Gives every script a new name, as a build does whose scripts have all changed. */
const ofNewBuild = (text: string) =>
  text.replace(/(-[\w-]{8})\.js\b/g, '$1.new.js').replace(/"revision":"/g, '$&new');

/**
 * Serves a site from a server of its own, which can be closed and can switch to a new build. Playwright's offline mode
 * doesn't reach the service workers of all versions of Chromium.
 */
async function serveCopy(site: string) {
  const { origin, pathname } = new URL(site);
  const requests = new Map<string, number>();
  let isNew = false;
  async function answerFor(url: string, accept = '*/*') {
    const isScript = url.includes('/assets/') && url.endsWith('.js');
    if (isNew && isScript && !url.endsWith('.new.js')) return { status: 404, type: 'text/plain', body: '' };
    const response = await fetch(new URL(url.replace('.new.js', '.js'), origin), { headers: { accept } });
    const type = response.headers.get('content-type') ?? '';
    const isText = /html|javascript/.test(type);
    return {
      status: response.status,
      type,
      body:
        isNew && isText ? ofNewBuild(await response.text()) : new Uint8Array(await response.arrayBuffer()),
    };
  }
  const server = createServer(({ url = '', headers }, answer) => {
    if (!requests.has(url)) requests.set(url, Date.now());
    answerFor(url, headers.accept).then(
      ({ status, type, body }) => answer.writeHead(status, { 'content-type': type }).end(body),
      () => answer.destroy(),
    );
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    site: `http://localhost:${String((server.address() as AddressInfo).port)}${pathname.replace(/\/$/, '')}`,
    /** When each URL was first requested. */
    requests,
    deployNewBuild: () => {
      isNew = true;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function expectHeadings(page: Page, site: string, headings: Readonly<Record<string, string>>) {
  for (const [address, text] of Object.entries(headings)) {
    await page.goto(`${site}${address}`);
    await expect(heading(page), address).toHaveText(text);
  }
}

test('shows the course, practice, tools and visited pages without a network', async ({ page }) => {
  const { site, close } = await serveCopy(SITE);
  await visitFirst(page, `${site}/platforms`);
  const opened = await heading(page).innerText();
  close();
  await expectHeadings(page, site, {
    '/education/beginner': 'Beginner course',
    '/education/beginner/the-pip': 'Counting a move in pips',
    '/practice/charts/1': 'Chart 1',
    '/practice/account': 'Practice account',
    '/tools/margin': 'Margin and stop-out',
    '/platforms': opened,
    '/markets/forex': 'No network',
  });
  await expect(page.getByText("Part of this page didn't load")).toHaveCount(0);
  await expect(page.goto(`${site}/admin`)).rejects.toThrow('ERR_CONNECTION_REFUSED');
});

test('reads a statement into the journal without a network', async ({ page }) => {
  const { site, close } = await serveCopy(SITE);
  await visitFirst(page, `${site}/journal`);
  close();
  await page.reload();
  await becomesLive(page);
  await page
    .getByLabel('Choose a statement')
    .setInputFiles('tests/unit/domain/journal/statements/02-mt4-detailed.htm');
  await page.getByRole('button', { name: 'Save in this browser' }).click();
  await expect(page.getByText('Net result of 5 trades')).toBeVisible();
});

test('works without a network when hosted in a folder', async ({ page }) => {
  const { site, close } = await serveCopy(SECOND_SITE);
  await visitFirst(page, `${site}/`);
  close();
  await expectHeadings(page, site, { '/practice/sums': 'Sum trainer' });
});

test('requests the service worker only after the page has loaded', async ({ page }) => {
  const { site, requests, close } = await serveCopy(SITE);
  // Keeps the page loading long after its scripts have run.
  await page.route('**/*.woff2', async (route) => {
    await delay(2000);
    await route.continue();
  });
  await visitFirst(page, `${site}/`);
  const loaded = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return performance.timeOrigin + (navigation as PerformanceNavigationTiming).loadEventEnd;
  });
  expect(requests.get('/sw.js')).toBeGreaterThan(loaded);
  await page.close();
  close();
});

const newScripts = (page: Page) => page.locator('script[src$=".new.js"]');

test('shows a new build at the next load while an old page stays open, then works without a network', async ({
  context,
  page,
}) => {
  const { site, deployNewBuild, close } = await serveCopy(SITE);
  await visitFirst(page, `${site}/tools`);
  deployNewBuild();
  const other = await context.newPage();
  await other.goto(`${site}/platforms`);
  await becomesLive(other);
  await expect(newScripts(other)).not.toHaveCount(0);
  await expect.poll(() => hasNewWorker(other), { timeout: 90_000 }).toBe(true);

  // The script of the page that is opened next is no longer on the host.
  await page.getByRole('link', { name: 'Margin' }).first().click();
  await expect(heading(page)).toHaveText('Margin and stop-out');

  await Promise.all([page.close(), other.close()]);
  const last = await context.newPage();
  await visitFirst(last, `${site}/practice`);
  expect(await hasNewWorker(last)).toBe(false);
  close();
  await expectHeadings(last, site, {
    '/tools': 'Tools',
    '/education/beginner/the-pip': 'Counting a move in pips',
  });
  await becomesLive(last);
  await expect(newScripts(last)).not.toHaveCount(0);
});

test("recovers after the site's storage has been cleared", async ({ page }) => {
  const { site, close } = await serveCopy(SITE);
  await visitFirst(page, `${site}/practice`);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await (await navigator.serviceWorker.ready).unregister();
  });
  await visitFirst(page, `${site}/practice`);
  close();
  await expectHeadings(page, site, { '/practice/one-trade': 'One trade, sum by sum' });
});
