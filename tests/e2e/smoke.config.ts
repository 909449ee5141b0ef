import { defineConfig } from '@playwright/test';
import { launchOptions } from './chromium.ts';
import config from './playwright.config.ts';
import { siteServer } from './servers.ts';

/** Runs only the smoke test against an existing build; writes no results file. */
export default defineConfig({
  ...config,
  projects: [{ name: 'smoke', testMatch: 'smoke.spec.ts', use: { launchOptions: launchOptions() } }],
  reporter: 'list',
  webServer: siteServer,
});
