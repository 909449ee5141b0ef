import { defineConfig } from '@playwright/test';
import { siteServer } from '../e2e/servers.ts';
import { ENGINES } from './engines.ts';

/** The values of `--project`; empty for all engines. */
const asked = process.argv.flatMap((word, index, words) =>
  word.startsWith('--project') ? [word.split('=')[1] ?? words[index + 1]] : [],
);
const missing = Object.entries(ENGINES).filter(
  ([name, engine]) => (asked.length === 0 || asked.includes(name)) && !engine.isInstalled(),
);
// Workers load this file too, but only for engines that are installed.
if (missing.length > 0 && process.env.TEST_WORKER_INDEX === undefined)
  throw new Error(
    [
      ...missing.map(([name, { hint }]) => `Not tested, as it is not installed: ${name}. ${hint}`),
      'One engine alone: npm run test:browsers -- --project=firefox',
    ].join('\n'),
  );

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  forbidOnly: true,
  retries: process.env.CI ? 2 : 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../node_modules/.cache/results/browsers.json' }]],
  projects: Object.keys(ENGINES).map((name) => ({ name, workers: 1 })),
  webServer: siteServer,
});
