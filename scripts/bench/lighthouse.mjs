import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { browser } from './browser.mjs';
import { held, median, rounded, scored } from './figures.mjs';
import { FLOOR, REACT_FLOOR } from './server.mjs';

export const LIGHTHOUSE = 'lighthouse@12.8.2';

/**
 * Both throttling models, each with its floor and maximum ratio. Unlike a real paint, the simulated one
 * waits for scripts, so its ratio limits what a page may load in addition to React and the router.
 */
const MODELS = [
  { method: 'devtools', name: 'applied', floor: FLOOR, ratio: 1.12 },
  { method: 'simulate', name: 'simulated', floor: REACT_FLOOR, ratio: 1.15 },
];
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--ignore-certificate-errors',
];
const BLOCKED_MS = 50;
const SHIFT = 0;

const run = promisify(execFile);

/** Returns the path of Lighthouse, looked up once because npx takes about a second to start. */
async function installed() {
  const { stdout } = await run('npx', ['--yes', `--package=${LIGHTHOUSE}`, '-c', 'which lighthouse']);
  return stdout.trim();
}

/** @param {boolean} areAllScored false to measure only performance, which is faster */
async function audited(lighthouse, url, method, areAllScored) {
  const { executablePath, env } = browser();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const file = path.join(folder, 'report.json');
  const args = [
    lighthouse,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--throttling-method=${method}`,
    '--disable-full-page-screenshot',
    ...(areAllScored ? [] : ['--only-categories=performance']),
    `--chrome-flags=${FLAGS.join(' ')}`,
  ];
  await run(process.execPath, args, { env: { ...env, CHROME_PATH: executablePath }, maxBuffer: 2 ** 26 });
  const { audits, categories } = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  return {
    paint: audits['largest-contentful-paint'].numericValue,
    blocked: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    scores: Object.values(categories).map(({ score }) => Math.round(score * 100)),
  };
}

export const PAINT_HEAD = [
  'route',
  'throttling',
  'largest paint, ms',
  'floor, ms',
  'ratio',
  'blocked, ms',
  'floor blocked, ms',
  'shift',
  'performance / accessibility / best practices / SEO',
];

/**
 * Returns one row per route and throttling model. Alternates between page and floor, so that changes in the machine's
 * load affect both. Scores that don't depend on timing are measured once per route.
 */
export async function paintRows(origin, routes, runs) {
  const lighthouse = await installed();
  const rows = [];
  for (const route of routes)
    for (const { method, name, floor, ratio } of MODELS) {
      const pages = [];
      const floors = [];
      for (let round = 0; round < runs; round += 1) {
        const areAllScored = method === 'devtools' && round === 0;
        pages.push(await audited(lighthouse, origin + route, method, areAllScored));
        floors.push(await audited(lighthouse, origin + floor + route, method, false));
      }
      const middle = (reports, figure) => median(reports.map((report) => report[figure]));
      const paint = middle(pages, 'paint');
      const floorPaint = middle(floors, 'paint');
      const performance = median(pages.map(({ scores }) => scores[0]));
      rows.push([
        route,
        name,
        rounded(paint),
        rounded(floorPaint),
        held(paint / floorPaint, ratio, 2),
        held(middle(pages, 'blocked'), BLOCKED_MS),
        rounded(middle(floors, 'blocked')),
        held(middle(pages, 'shift'), SHIFT, 3),
        scored([performance, ...pages[0].scores.slice(1)]),
      ]);
      console.log(rows.at(-1).join('  '));
    }
  return rows;
}
