/**
 * Measures the management table in the browser of the tests: how long a keystroke in the search takes to be
 * painted, and how long opening the tab blocks the page. Writes the figures into docs/performance.md.
 * Run it: npm run bench:admin
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { chromium } from '@playwright/test';
import { preview, runnerImport } from 'vite';

const REPORT = 'docs/performance.md';
const [OPENING, CLOSING] = ['<!-- admin-table -->', '<!-- /admin-table -->'];
const COMMAND = 'npm run bench:admin';
const PORT = 4183;
const SIZES = [1000, 5000];
const SLOWDOWNS = [1, 4];
/** 30 keystrokes: words that are found, typed and taken back. */
const KEYS = ['gold', '<<<<', 'prime', '<<<<<', 'gold', '<<<<', 'prim'].join('').split('');
/** Between two keystrokes; long enough for the rows to follow even on the slowed processor. */
const PAUSE_MS = 400;

const WORDS = [
  'Gold',
  'Prime',
  'North',
  'Harbour',
  'Meridian',
  'Lantern',
  'Cobalt',
  'Summit',
  'Delta',
  'Atlas',
];

const session = {
  adminToken: 'admin-token-1767225600000',
  adminData: JSON.stringify({
    id: '1',
    username: 'admin',
    email: 'admin@upmark.example',
    role: 'super_admin',
  }),
};

const brokers = (count) =>
  Array.from({ length: count }, (_, index) => {
    const word = (step) => WORDS[Math.floor(index / step) % WORDS.length];
    return {
      id: String(index + 1),
      name: `${word(1)} ${word(10)} Example ${index + 1}`,
      description: `A broker for a measurement, number ${index + 1}, with accounts for ${word(100)} traders.`,
      website: `https://broker-${index + 1}.example/`,
      logo: '',
      features: ['Raw spreads', 'Micro lots', `${word(7)} desk`],
      rating: (index % 50) / 10,
      minDeposit: `$${(index % 40) * 25}`,
      leverage: `up to 1:${((index % 10) + 1) * 50}`,
      spreads: 'from 0.1 pips',
      regulation: ['Sample regulator'],
      tradingPlatforms: ['MT4', 'MT5'],
      accountTypes: ['Standard', 'Pro'],
      contactEmail: `partners@broker-${index + 1}.example`,
      referralLink: `https://broker-${index + 1}.example/?ref=upmark`,
      isActive: index % 3 !== 0,
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
    };
  });

/* global document, requestAnimationFrame, MutationObserver -- in functions that run in the page */

/** Runs in the page before its own scripts. */
function observe() {
  const measured = { longTasks: [], strokes: [] };
  globalThis.measured = measured;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) measured.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });

  const afterNextPaint = (callback) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = callback;
      port2.postMessage(null);
    });
  };
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const stroke = { first: 0, settled: 0 };
      measured.strokes.push(stroke);
      afterNextPaint(() => {
        stroke.first = performance.now() - timeStamp;
        stroke.settled ||= stroke.first;
      });
      const rows = new MutationObserver(() => {
        afterNextPaint(() => {
          stroke.settled = performance.now() - timeStamp;
        });
      });
      rows.observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true });
      const stop = () => {
        rows.disconnect();
      };
      document.addEventListener('keydown', stop, { capture: true, once: true });
    },
    { capture: true },
  );
}

const quantile = (values, share) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.ceil(sorted.length * share), sorted.length) - 1];
};

const inMs = (values) => `${Math.round(quantile(values, 0.5))} (${Math.round(quantile(values, 0.95))})`;

async function measure(browser, origin, count, slowdown) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${origin}/admin/login`);
  await page.evaluate(
    (items) => {
      for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text);
    },
    { ...session, upm_brokers: JSON.stringify(brokers(count)) },
  );
  await page.addInitScript(observe);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${origin}/admin?tab=brokers`);
  await page.getByRole('table', { name: 'brokers' }).waitFor();
  await page.waitForTimeout(1000);
  const longestTask = await page.evaluate(() => Math.max(0, ...globalThis.measured.longTasks));
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  await page.getByRole('searchbox').focus();
  for (const key of KEYS) {
    await page.keyboard.press(key === '<' ? 'Backspace' : key);
    await page.waitForTimeout(PAUSE_MS);
  }
  const strokes = await page.evaluate(() => globalThis.measured.strokes);
  await context.close();
  return {
    count,
    slowdown,
    first: strokes.map(({ first }) => first),
    settled: strokes.map(({ settled }) => settled),
    longestTask: Math.round(longestTask),
    nodes,
  };
}

const { module: tests } = await runnerImport(new URL('../tests/e2e/chromium.ts', import.meta.url).pathname);
const server = await preview({ preview: { port: PORT, strictPort: true }, logLevel: 'error' });
const browser = await chromium.launch(tests.launchOptions());
const results = [];
for (const slowdown of SLOWDOWNS)
  for (const count of SIZES)
    results.push(await measure(browser, `http://localhost:${PORT}`, count, slowdown));
const version = browser.version();
await browser.close();
await server.close();

const [processor] = os.cpus();
const table = [
  `Measured on ${new Date().toISOString().slice(0, 10)} by \`${COMMAND}\`: ${KEYS.length} keystrokes a row, Chromium ${version} on ${os.cpus().length} × ${processor?.model.trim() ?? 'unknown'}. Milliseconds, the median and in brackets the 95th percentile.`,
  '',
  '| brokers | processor | keystroke to first paint | until the rows follow | longest task while opening | elements |',
  '| --- | --- | --- | --- | --- | --- |',
  ...results.map(
    ({ count, slowdown, first, settled, longestTask, nodes }) =>
      `| ${count.toLocaleString('en-GB')} | ${slowdown === 1 ? 'full speed' : `slowed ${slowdown} times`} | ${inMs(first)} | ${inMs(settled)} | ${longestTask} | ${nodes} |`,
  ),
].join('\n');
const page = readFileSync(REPORT, 'utf8');
const [before, rest] = page.split(OPENING);
const after = rest?.split(CLOSING)[1];
if (after === undefined) throw new Error(`${REPORT} lacks ${OPENING} and ${CLOSING}.`);
writeFileSync(REPORT, `${before}${OPENING}\n\n${table}\n\n${CLOSING}${after}`);
execFileSync('npx', ['oxfmt', REPORT]);
console.log(table);
