import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';
import { siteServer } from './servers.ts';

/** The smoke journey alone, over the built site alone; it writes no file of results. */
export default defineConfig({
  ...config,
  testIgnore: [],
  testMatch: 'smoke.spec.ts',
  reporter: 'list',
  webServer: siteServer,
});
