// Measures the site and updates the `pages` section of docs/performance.md: the bytes of every page,
// Lighthouse results for some routes under both throttling models, compared with two floors, and the time to
// navigate to another page.
//
//   npm run bench -- [--routes=/,/markets/forex] [--runs=3]
//
// Makes its own build with the chart provider mock. Uses the browser from CHROMIUM_PATH, or the one that the
// browser tests unpacked. Runs Lighthouse with npx, because as a dependency it would add 200 packages for one
// script. Needs openssl for the certificate. Run it on an idle machine.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { parseArgs, promisify } from 'node:util';
import { rounded, table } from './bench/figures.mjs';
import { LIGHTHOUSE, PAINT_HEAD, paintRows } from './bench/lighthouse.mjs';
import { NAVIGATION_HEAD, navigationRows } from './bench/navigation.mjs';
import { PROVIDER_BASE, serve } from './bench/server.mjs';
import { builtPages, measure, summary } from './budgets.mjs';

const OUT = 'node_modules/.cache/bench';
const REPORT = 'docs/performance.md';

const run = promisify(execFile);

/** Whether a page is an alias; aliases are skipped, because their canonical URL shows the same page. */
const isAlias = ({ address, html }) => {
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return canonical !== undefined && new URL(canonical).pathname !== address;
};

await run('npx', ['vite', 'build', '--outDir', OUT, '--emptyOutDir'], {
  env: { ...process.env, VITE_TV_BASE: PROVIDER_BASE },
});
const pages = builtPages(OUT);

const { values: options } = parseArgs({
  options: { routes: { type: 'string' }, runs: { type: 'string', default: '3' } },
});
const routes =
  options.routes?.split(',') ?? pages.filter((page) => !isAlias(page)).map(({ address }) => address);
const runs = Number(options.runs);

const startedAt = performance.now();
const { server, origin } = await serve(OUT);
const paints = await paintRows(origin, routes, runs);
const navigations = await navigationRows(origin);
server.close();
const minutes = (performance.now() - startedAt) / 60_000;

const budgets = summary(measure(pages));
const cpu = os.cpus();
const load = os.loadavg().map((average) => rounded(average, 1));
const asked = options.routes ? ` --routes=${options.routes}` : '';
const written = `## Pages

Measured ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC on ${cpu.length} cores (${cpu[0]?.model.trim()}), Node ${process.versions.node},
load average ${load.join(', ')}, by \`npm run bench --${asked} --runs=${runs}\` in ${rounded(minutes, 1)} minutes.
HTTP/2 over TLS from the same machine, Brotli; the mock answers for the chart provider. Compare figures only within one run. Those over
budget are in bold.

Sizes of all ${pages.length} public pages in kB (Brotli):

${table(
  Object.keys(budgets[0]),
  budgets.map((row) => Object.values(row)),
)}

Lighthouse ${LIGHTHOUSE.split('@')[1]}, mobile, median of ${runs}. The floor of applied throttling is the same page without scripts, that of the
simulated model the same page with React and the router alone:

${table(PAINT_HEAD, paints)}

Time from the click on a link to the first frame of the next page, with the CPU slowed fourfold, 150 ms of network latency and the pointer resting on the link for 100 ms first:

${table(NAVIGATION_HEAD, navigations)}`;

writeFileSync(
  REPORT,
  readFileSync(REPORT, 'utf8').replace(
    /<!-- pages -->[^]*<!-- \/pages -->/,
    () => `<!-- pages -->\n\n${written}\n\n<!-- /pages -->`,
  ),
);
await run('npx', ['oxfmt', REPORT]);
console.log(`Written to ${REPORT}.`);
