import { defineConfig } from '@playwright/test';
import { bothBrowsers, launchOptions } from './chromium.ts';
import { HOST, SECOND_SITE, SITE, siteServer, SOURCES, VITE } from './servers.ts';

const both = process.env.CI ? bothBrowsers() : null;

const SECOND = '--outDir node_modules/.cache/second-site --base /academy/';

/** Specs that measure the page, so nothing else may run at the same time. */
const ALONE = /\.speed\.spec\.ts$/;

const projects = Object.entries(both ?? { installed: launchOptions() }).flatMap(([name, options]) => [
  // The owner's drill runs smoke.spec.ts in a copy; other specs here cover the same journeys.
  { name, testIgnore: ['smoke.spec.ts', ALONE], use: { launchOptions: options } },
  { name: `${name}, alone`, testMatch: ALONE, dependencies: [name], use: { launchOptions: options } },
]);

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  forbidOnly: true,
  // Retries are for shared CI machines only; a test that needs one is reported as flaky and should be fixed.
  retries: process.env.CI ? 2 : 0,
  fullyParallel: true,
  // Tests mostly wait for simulated delays, so workers can share a processor core.
  workers: 4,
  // Twice as long as any test takes on a machine under ten times the load that it can handle.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../node_modules/.cache/results/playwright.json' }]],
  use: {
    baseURL: SITE,
    locale: 'en-GB',
    // A service worker would respond with pages stored earlier; only offline.spec.ts allows one.
    serviceWorkers: 'block',
    // Traces make tests a third slower; record them with `--trace on`.
    screenshot: 'only-on-failure',
  },
  projects,
  webServer: [
    {
      command: `${VITE} build ${SECOND} --emptyOutDir --logLevel error && ${VITE} preview ${SECOND} --port ${new URL(SECOND_SITE).port} --strictPort`,
      env: { NODE_ENV: 'development', VITE_PUBLISH_TO: `folder:${HOST}/catalogue.json` },
      cwd: '../..',
      url: `${SECOND_SITE}/`,
      // Includes the build, which is slow on a busy machine.
      timeout: 180_000,
      reuseExistingServer: false,
    },
    siteServer,
    {
      command: `${VITE} --port ${new URL(SOURCES).port} --strictPort`,
      cwd: '../..',
      url: `${SOURCES}/src/data/maintenance/repositories.ts`,
      reuseExistingServer: false,
    },
  ],
});
