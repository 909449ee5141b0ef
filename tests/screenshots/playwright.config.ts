import { defineConfig } from '@playwright/test';
import { launchOptions } from '../e2e/chromium.ts';
import { SITE, siteServer } from '../e2e/servers.ts';

/** Takes screenshots for manual review; asserts nothing. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.shots.ts',
  outputDir: '../../test-results',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  reporter: 'line',
  globalSetup: './overviews.ts',
  use: { baseURL: SITE, locale: 'en-GB', colorScheme: 'dark', launchOptions: launchOptions() },
  webServer: siteServer,
});
