import { defineConfig } from '@playwright/test';
import { launchOptions } from './chromium.ts';
import { HOST, SECOND_SITE, SITE, siteServer, SOURCES, VITE } from './servers.ts';

const SECOND = '--outDir node_modules/.cache/second-site --base /academy/';

export default defineConfig({
  testDir: '.',
  // The owner's drill runs it, in a copy; here others make the same journeys.
  testIgnore: 'smoke.spec.ts',
  outputDir: '../../test-results',
  forbidOnly: true,
  // A machine that others share gets further attempts; what needed one is listed as flaky, and is a bug to mend.
  retries: process.env.CI ? 2 : 0,
  fullyParallel: true,
  // Tests wait for simulated delays most of the time.
  workers: 4,
  // Far from what a test takes, also on a busy machine.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../node_modules/.cache/results/playwright.json' }]],
  use: {
    baseURL: SITE,
    locale: 'en-GB',
    launchOptions: launchOptions(),
    // A trace of every test costs a third of the time: `--trace on` records those one asks for.
    screenshot: 'only-on-failure',
  },
  webServer: [
    {
      command: `${VITE} build ${SECOND} --emptyOutDir --logLevel error && ${VITE} preview ${SECOND} --port ${new URL(SECOND_SITE).port} --strictPort`,
      env: { NODE_ENV: 'development', VITE_PUBLISH_TO: `folder:${HOST}/catalogue.json` },
      cwd: '../..',
      url: `${SECOND_SITE}/`,
      // It is built first, which takes a while on a busy machine.
      timeout: 180_000,
      reuseExistingServer: false,
    },
    siteServer,
    {
      command: `${VITE} --port ${new URL(SOURCES).port} --strictPort`,
      cwd: '../..',
      url: `${SOURCES}/src/data/catalogue/repositories.ts`,
      reuseExistingServer: false,
    },
  ],
});
