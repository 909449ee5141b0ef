import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';
import { siteServer } from './servers.ts';

/** Runs only the smoke test against an existing build; writes no results file. */
export default defineConfig({
  ...config,
  testIgnore: [],
  testMatch: 'smoke.spec.ts',
  reporter: 'list',
  webServer: siteServer,
});
