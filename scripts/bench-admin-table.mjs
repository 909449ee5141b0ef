/**
 * Measures the dashboard's lists in the test browser: the time from a keystroke in the search field to its paint
 * and to the filtered rows, and the time to open and save a form and to import a file. Writes the results to docs/performance.md.
 * Run it with npm run bench:admin
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { webcrypto } from 'node:crypto';
import os from 'node:os';
import { chromium } from '@playwright/test';
import { preview, runnerImport } from 'vite';

const REPORT = 'docs/performance.md';
const [OPENING, CLOSING] = ['<!-- admin-table -->', '<!-- /admin-table -->'];
const COMMAND = 'npm run bench:admin';
const PORT = 4183;
const BROKERS = 3000;
const SIGNALS = 2000;
const DRAFTS = 10;
const IMPORTED = 300;
const SLOWDOWNS = [1, 4];
/** The number of runs for each form. */
const OPENINGS = 5;
/** 30 keystrokes that type and delete matching words. */
const KEYS = ['gold', '<<<<', 'prime', '<<<<<', 'gold', '<<<<', 'prim'].join('').split('');
/** The pause between keystrokes; long enough for the rows to update even at the highest slowdown. */
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

/** A spreadsheet of new brokers. */
const brokerSheet = () =>
  [
    'Name,Description,Min Deposit,Leverage,Spreads',
    ...Array.from(
      { length: IMPORTED },
      (_, index) =>
        `Imported Example ${index + 1},"A broker from a file, number ${index + 1}.",$${index * 5},up to 1:50,from 0.1 pips`,
    ),
  ].join('\r\n');

/**
 * A sealed record with `SIGNALS` signals, made by repeating the samples. Only the first repetition has
 * candles, because localStorage is limited to 5 MB.
 */
function signalRecord(samples, seal) {
  const last = samples.at(-1);
  const perRound = Math.max(...samples.map(({ signal }) => signal));
  const entries = [];
  for (let first = 0; first < SIGNALS; first += perRound)
    for (const { candles, ...entry } of samples)
      entries.push({ ...entry, signal: first + entry.signal, ...(candles && first === 0 && { candles }) });
  const digest = (bytes) => webcrypto.subtle.digest('SHA-256', bytes);
  return seal(entries, [], last.publishedAt, digest);
}

const drafts = () =>
  Array.from({ length: DRAFTS }, (_, index) => ({
    id: String(index + 1),
    name: `Draft ${index + 1}`,
    isActive: true,
    instrument: 'EUR/USD',
    market: 'forex',
    quote: 'USD',
    decimals: '5',
    side: 'long',
    order: 'limit',
    entryFrom: '1.08200',
    entryTo: '1.08400',
    stopLoss: '1.08000',
    target1: '1.09200',
    share1: '100',
    timeframe: '4-hour',
    validUntil: `${new Date(Date.now() + 864e5).toISOString().slice(0, 10)}T20:00`,
    reason: 'A low that is higher than the one before it.',
    invalidation: 'A fall through 1.08000.',
    source: 'Test prices.',
    interest: 'None.',
    by: 'Test author, analyst',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  }));

/* global document, requestAnimationFrame, MutationObserver -- used in functions that run in the page */

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

const inMs = (values) => `${Math.round(quantile(values, 0.5))} (${Math.round(Math.max(...values))})`;

/** Opens a dashboard tab with `stored` in localStorage and, if given, `file` as the site's catalogue. */
async function openTab(browser, origin, { tab, stored, file }, slowdown) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  if (file) await page.route('**/catalogue.json', (route) => route.fulfill({ json: file }));
  await page.goto(`${origin}/admin/login`);
  await page.evaluate(
    (items) => {
      for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text);
    },
    { ...session, ...stored },
  );
  await page.addInitScript(observe);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${origin}/admin?tab=${tab}`);
  await page.getByRole('table', { name: tab }).waitFor();
  await page.waitForTimeout(1000);
  return page;
}

async function measureSearch(browser, origin, list, slowdown) {
  const page = await openTab(browser, origin, list, slowdown);
  const longestTask = await page.evaluate(() => Math.max(0, ...globalThis.measured.longTasks));
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  await page.getByRole('searchbox').focus();
  for (const key of KEYS) {
    await page.keyboard.press(key === '<' ? 'Backspace' : key);
    await page.waitForTimeout(PAUSE_MS);
  }
  const strokes = await page.evaluate(() => globalThis.measured.strokes);
  await page.context().close();
  return {
    name: `${list.count.toLocaleString('en-GB')} ${list.tab}`,
    slowdown,
    first: strokes.map(({ first }) => first),
    settled: strokes.map(({ settled }) => settled),
    longestTask: Math.round(longestTask),
    nodes,
  };
}

/** Time in ms from a click to the paint in which `isDone` holds. */
const pressed = (page, name, isDone) =>
  page.evaluate(
    ([label, done]) =>
      new Promise((resolve) => {
        const isOpen = () =>
          document.querySelector('dialog[open]') !== null ||
          [...document.querySelectorAll('main a')].some((link) => link.textContent === 'Back to signals');
        const isReady = {
          opened: isOpen,
          closed: () => !isOpen(),
          issued: () => document.querySelector('[role=status]')?.textContent.includes('is issued'),
        }[done];
        const button = [...document.querySelectorAll('dialog[open] button, main :is(a, button)')].find(
          (one) => (one.getAttribute('aria-label') ?? one.textContent) === label,
        );
        const start = performance.now();
        const changes = new MutationObserver(check);
        function check() {
          if (!isReady()) return;
          changes.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => {
              resolve(performance.now() - start);
            };
            port2.postMessage(null);
          });
        }
        changes.observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        });
        button.click();
        check();
      }),
    [name, isDone],
  );

/** Measures opening forms, and saving and issuing a draft, including the catalogue's simulated delays. */
async function measureForms(browser, origin, list) {
  const page = await openTab(browser, origin, list, 1);
  page.on('dialog', (dialog) => dialog.accept());
  const rows = [];
  for (const [what, opener] of list.forms) {
    const times = [];
    for (let turn = 0; turn < OPENINGS; turn += 1) {
      times.push(await pressed(page, opener, 'opened'));
      await page.waitForTimeout(PAUSE_MS);
      await pressed(page, list.closer, 'closed');
      await page.waitForTimeout(PAUSE_MS);
    }
    rows.push([`opening ${what}`, times]);
  }
  if (list.tab === 'signals') {
    await pressed(page, 'Edit the draft “Draft 1”', 'opened');
    await page.getByLabel('Reason').fill('A low that is clearly higher than the one before it.');
    rows.push(['saving a draft', [await pressed(page, 'Update Draft', 'closed')]]);
    await page.waitForTimeout(2000);
    rows.push(['issuing a draft', [await pressed(page, 'Issue the draft “Draft 1”', 'issued')]]);
  }
  await page.context().close();
  return rows;
}

/** Measures checking and importing a file. */
async function measureImport(browser, origin, list) {
  const page = await openTab(browser, origin, list, 1);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await page.evaluate(() => {
    globalThis.measured.longTasks.length = 0;
  });
  const start = performance.now();
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'brokers.csv', mimeType: 'text/csv', buffer: Buffer.from(brokerSheet()) });
  await page.getByText('Nothing has been saved yet.').waitFor();
  const checking = performance.now() - start;
  const longestTask = await page.evaluate(() => Math.max(0, ...globalThis.measured.longTasks));
  const importing = await pressed(page, `Import ${IMPORTED} brokers`, 'closed');
  await page.context().close();
  return [
    [`checking a file of ${IMPORTED} brokers`, [checking]],
    ['the longest task of that', [longestTask]],
    [`importing ${IMPORTED} brokers`, [importing]],
  ];
}

const load = async (file) =>
  (
    await runnerImport(new URL(file, import.meta.url).pathname, {
      configFile: false,
      resolve: { tsconfigPaths: true },
    })
  ).module;
const tests = await load('../tests/e2e/chromium.ts');
const { seal } = await load('../src/data/signals/chain.ts');
const file = JSON.parse(readFileSync('src/data/catalogue/catalogue.json', 'utf8'));
const LISTS = [
  {
    tab: 'brokers',
    count: BROKERS,
    stored: { upm_brokers: JSON.stringify(brokers(BROKERS)) },
    forms: [['a broker', 'Edit Gold Gold Example 1']],
    closer: 'Close',
  },
  {
    tab: 'signals',
    count: SIGNALS,
    stored: { upm_signal_drafts: JSON.stringify(drafts()) },
    file: { ...file, revision: file.revision + 1, signals: await signalRecord(file.signals, seal) },
    forms: [
      ['a draft', 'Edit the draft “Draft 1”'],
      ['a signal', `Open signal ${SIGNALS}`],
    ],
    closer: 'Back to signals',
  },
];
const server = await preview({ preview: { port: PORT, strictPort: true }, logLevel: 'error' });
const browser = await chromium.launch(tests.launchOptions());
const origin = `http://localhost:${PORT}`;
const searches = [];
const forms = [];
for (const list of LISTS) {
  for (const slowdown of SLOWDOWNS) searches.push(await measureSearch(browser, origin, list, slowdown));
  forms.push(...(await measureForms(browser, origin, list)));
  if (list.tab === 'brokers') forms.push(...(await measureImport(browser, origin, list)));
}
const version = browser.version();
await browser.close();
await server.close();

const [processor] = os.cpus();
const table = [
  `Measured on ${new Date().toISOString().slice(0, 10)} by \`${COMMAND}\`: ${KEYS.length} keystrokes per row, Chromium ${version} on ${os.cpus().length} × ${processor?.model.trim() ?? 'unknown'}. Times in milliseconds: the median, with the longest in brackets.`,
  '',
  '| list | processor | keystroke to first paint | until the rows follow | longest task while opening | elements |',
  '| --- | --- | --- | --- | --- | --- |',
  ...searches.map(
    ({ name, slowdown, first, settled, longestTask, nodes }) =>
      `| ${name} | ${slowdown === 1 ? 'full speed' : `slowed ${slowdown} times`} | ${inMs(first)} | ${inMs(settled)} | ${longestTask} | ${nodes} |`,
  ),
  '',
  '| at full speed | press to paint |',
  '| --- | --- |',
  ...forms.map(([what, times]) => `| ${what} | ${inMs(times)} |`),
].join('\n');
const page = readFileSync(REPORT, 'utf8');
const [before, rest] = page.split(OPENING);
const after = rest?.split(CLOSING)[1];
if (after === undefined) throw new Error(`${REPORT} lacks ${OPENING} and ${CLOSING}.`);
writeFileSync(REPORT, `${before}${OPENING}\n\n${table}\n\n${CLOSING}${after}`);
execFileSync('npx', ['oxfmt', REPORT]);
console.log(table);
