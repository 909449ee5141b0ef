// Measures the built site and writes docs/performance.md between its `pages` marks: bytes of every page, and for the
// routes asked for what Lighthouse says under both throttling models, beside the same words without a script.
//
//   npm run build && npm run bench -- [--routes=/,/markets/forex] [--runs=3]
//
// The browser is CHROMIUM_PATH, else the one that the browser tests have unpacked. Lighthouse comes by npx, as it
// would bring 200 packages for the sake of one script. Run it on a machine that does nothing else.
/* global document, requestAnimationFrame -- these stand in functions that the page runs */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { builtPages, measure, summary } from './budgets.mjs';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const OUT = 'dist';
const REPORT = 'docs/performance.md';
const MODELS = ['devtools', 'simulate'];

const { values: options } = parseArgs({
  options: {
    routes: {
      type: 'string',
      default: builtPages(OUT)
        .map(({ address }) => address)
        .join(','),
    },
    runs: { type: 'string', default: '3' },
  },
});
const routes = options.routes.split(',');
const runs = Number(options.runs);

const run = promisify(execFile);
const median = (figures) => figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)];
const rounded = (figure, digits = 0) => figure.toFixed(digits);

/** The browser, with the libraries that the one in node_modules brings along. */
function browser() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) return { executablePath: asked, env: process.env };
  const cache = path.resolve('node_modules/.cache');
  const name = existsSync(cache) ? readdirSync(cache).find((entry) => /^chromium-\d/.test(entry)) : undefined;
  if (name === undefined) throw new Error('Set CHROMIUM_PATH, or run the browser tests once.');
  const home = path.join(cache, name);
  const env = { ...process.env, LD_LIBRARY_PATH: path.join(home, 'lib'), FONTCONFIG_PATH: home };
  return { executablePath: path.join(home, 'chromium'), env };
}

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** The same words and styles without a single script: what no page of a framework can beat. */
const withoutScripts = (html) =>
  html.replace(/<script[^>]*type="module"[^>]*><\/script>|<link[^>]*rel="modulepreload"[^>]*>/g, '');

/** Serves the built folder as a static host does, compressed, and below `/floor` every page without its scripts. */
async function serve() {
  const answers = new Map();
  const answer = (pathname) => {
    const isFloor = pathname.startsWith('/floor/');
    const address = isFloor ? pathname.slice('/floor'.length) : pathname;
    const file = [address, `${address}/index.html`]
      .map((name) => path.join(OUT, name))
      .find((name) => existsSync(name) && path.extname(name) !== '');
    const shown = file ?? path.join(OUT, '404.html');
    const body = readFileSync(shown);
    const type = TYPES[path.extname(shown)] ?? 'application/octet-stream';
    const sent = isFloor && type.includes('html') ? Buffer.from(withoutScripts(String(body))) : body;
    return { status: file ? 200 : 404, type, body: brotliCompressSync(sent) };
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (!answers.has(pathname)) answers.set(pathname, answer(pathname));
    const { status, type, body } = answers.get(pathname);
    response.writeHead(status, {
      'content-type': type,
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  return { server, origin: `http://localhost:${server.address().port}` };
}

async function lighthouse(url, model) {
  const { executablePath, env } = browser();
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'bench-')), 'report.json');
  const args = [
    '--yes',
    LIGHTHOUSE,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--throttling-method=${model}`,
    '--disable-full-page-screenshot',
    '--blocked-url-patterns=*tradingview*',
    '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking',
  ];
  await run('npx', args, { env: { ...env, CHROME_PATH: executablePath }, maxBuffer: 2 ** 26 });
  const { audits, categories } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    paint: audits['largest-contentful-paint'].numericValue,
    blocking: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    scores: Object.values(categories).map(({ score }) => Math.round(score * 100)),
  };
}

const medians = (reports) => ({
  paint: median(reports.map(({ paint }) => paint)),
  blocking: median(reports.map(({ blocking }) => blocking)),
  shift: median(reports.map(({ shift }) => shift)),
  scores: reports[0].scores.map((_, index) => median(reports.map(({ scores }) => scores[index]))),
});

/** Page and floor by turns, so that both see the same machine. */
async function paintRows(origin) {
  const rows = [];
  for (const route of routes)
    for (const model of MODELS) {
      const pages = [];
      const floors = [];
      for (let round = 0; round < runs; round += 1) {
        pages.push(await lighthouse(origin + route, model));
        floors.push(await lighthouse(`${origin}/floor${route}`, model));
      }
      const page = medians(pages);
      const floor = medians(floors);
      rows.push([
        route,
        model === 'devtools' ? 'applied' : 'simulated',
        rounded(page.paint),
        rounded(floor.paint),
        rounded(page.paint / floor.paint, 2),
        rounded(page.blocking),
        rounded(page.shift, 3),
        page.scores.join(' / '),
      ]);
      console.log(rows.at(-1).join('  '));
    }
  return rows;
}

const SLOW = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000, offline: false };
const SETTLED_MS = 2000;

/** From the click to the frame that shows the next page's heading, in milliseconds. */
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

async function navigationRows(origin) {
  const launched = await chromium.launch({ ...browser(), args: ['--no-sandbox', '--disable-gpu'] });
  const rows = [];
  for (const isFetched of [true, false]) {
    const figures = [];
    for (let round = 0; round < 5; round += 1) {
      const context = await launched.newContext();
      figures.push(await navigation(context, origin, isFetched));
      await context.close();
    }
    rows.push([
      isFetched ? 'there' : 'not there',
      rounded(median(figures)),
      figures.map((ms) => rounded(ms)).join(', '),
    ]);
  }
  await launched.close();
  return rows;
}

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

function report(paints, navigations) {
  const budgets = summary(measure());
  const cpu = os.cpus();
  return `## Pages

Measured ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC on ${cpu.length} cores (${cpu[0]?.model.trim()}), Node ${process.versions.node},
load average ${os
    .loadavg()
    .map((load) => rounded(load, 1))
    .join(', ')}, by \`npm run bench -- --routes=${options.routes} --runs=${runs}\`.
HTTP/1.1 from the same machine, Brotli; the chart provider is blocked. Figures compare only within one run.

Bytes of all ${builtPages().length} public pages against their budgets, Brotli in kB; these fail \`npm test\`:

${table(
  Object.keys(budgets[0]),
  budgets.map((row) => Object.values(row)),
)}

Lighthouse ${LIGHTHOUSE.split('@')[1]}, mobile, median of ${runs}. The floor is the same page without its scripts:

${table(['route', 'throttling', 'largest paint, ms', 'floor, ms', 'ratio', 'blocked, ms', 'shift', 'performance / accessibility / best practices / SEO'], paints)}

From the click on a link to the first frame of the next page, CPU slowed 4 times, 150 ms of network, the pointer resting 100 ms first:

${table(['code', 'median, ms', 'runs'], navigations)}`;
}

const { server, origin } = await serve();
const written = report(await paintRows(origin), await navigationRows(origin));
server.close();
const before = existsSync(REPORT)
  ? readFileSync(REPORT, 'utf8')
  : '# Performance\n\n<!-- pages --><!-- /pages -->\n';
writeFileSync(
  REPORT,
  before.replace(
    /<!-- pages -->[^]*<!-- \/pages -->/,
    () => `<!-- pages -->\n\n${written}\n\n<!-- /pages -->`,
  ),
);
await run('npx', ['prettier', '--write', REPORT]);
console.log(`Written to ${REPORT}.`);
