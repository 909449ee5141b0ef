/**
 * Measures the calculators in the browser of the tests, with the processor slowed: how long it takes from a key to the
 * painted result, and whether the result is there in the first frame. Writes the figures into docs/performance.md.
 * Run it: npm run bench:tools
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { chromium } from '@playwright/test';
import { preview, runnerImport } from 'vite';
import { median, rounded, table } from './bench/figures.mjs';

const REPORT = 'docs/performance.md';
const [OPENING, CLOSING] = ['<!-- calculators -->', '<!-- /calculators -->'];
const COMMAND = 'npm run bench:tools';
const PORT = 4184;
const SLOWDOWN = 4;
const FRAME_MS = 1000 / 60;
/** Typed at the end of the first field, and taken back; every key changes the result. */
const KEYS = Array.from({ length: 31 }, (_, index) => (index % 2 === 0 ? '1' : 'Backspace'));
const PAUSE_MS = 150;
const TOOLS = ['position-size', 'pip-value', 'reward-to-risk', 'margin', 'break-even', 'losing-streaks'];
/** The field of each that is typed in; the first one, where none is named. */
const FIELDS = { 'reward-to-risk': 'Target 1' };

/* global document, requestAnimationFrame -- in functions that run in the page */

/** Runs in the page: notes for each key what it took, and whether the first frame has another result. */
function observe() {
  const strokes = [];
  globalThis.strokes = strokes;
  const result = () => document.querySelector('section[aria-label="Result"]').textContent;
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const before = result();
      requestAnimationFrame(() => {
        const handled = performance.now() - timeStamp;
        const isThere = result() !== before;
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          strokes.push({ handled, painted: performance.now() - timeStamp, isThere });
        };
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
}

async function measure(browser, origin, tool) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${origin}/tools/${tool}`, { waitUntil: 'networkidle' });
  const form = page.getByRole('form');
  const name = FIELDS[tool];
  const field =
    name === undefined ? form.getByRole('textbox').first() : form.getByRole('textbox', { name, exact: true });
  await field.focus();
  await field.press('End');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(observe);
  for (const key of KEYS) {
    await page.keyboard.press(key);
    await page.waitForTimeout(PAUSE_MS);
  }
  const strokes = await page.evaluate(() => globalThis.strokes);
  await page.close();
  return { tool, strokes };
}

const { module: tests } = await runnerImport(new URL('../tests/e2e/chromium.ts', import.meta.url).pathname);
const server = await preview({ preview: { port: PORT, strictPort: true }, logLevel: 'error' });
const browser = await chromium.launch(tests.launchOptions());
const results = [];
for (const tool of TOOLS) results.push(await measure(browser, `http://localhost:${PORT}`, tool));
const version = browser.version();
await browser.close();
await server.close();

const [processor] = os.cpus();
const load = os.loadavg().map((average) => rounded(average, 1));
const worst = (figures) => Math.max(...figures);
const text = [
  `Measured on ${new Date().toISOString().slice(0, 10)} by \`${COMMAND}\`: ${KEYS.length} keys a row, Chromium ${version} on ${os.cpus().length} × ${processor?.model.trim() ?? 'unknown'}, slowed ${SLOWDOWN} times, load average ${load.join(', ')}. A frame takes ${rounded(FRAME_MS, 1)} ms.`,
  '',
  table(
    [
      'calculator',
      'results in the first frame',
      'key to frame, median ms',
      'key to paint, median ms',
      'longest',
    ],
    results.map(({ tool, strokes }) => [
      tool,
      `${strokes.filter(({ isThere }) => isThere).length} of ${strokes.length}`,
      rounded(median(strokes.map(({ handled }) => handled))),
      rounded(median(strokes.map(({ painted }) => painted))),
      rounded(worst(strokes.map(({ painted }) => painted))),
    ]),
  ),
].join('\n');
const report = readFileSync(REPORT, 'utf8');
const [before, rest] = report.split(OPENING);
const after = rest?.split(CLOSING)[1];
if (after === undefined) throw new Error(`${REPORT} lacks ${OPENING} and ${CLOSING}.`);
writeFileSync(REPORT, `${before}${OPENING}\n\n${text}\n\n${CLOSING}${after}`);
execFileSync('npx', ['oxfmt', REPORT]);
console.log(text);
