import { defineConfig } from '@playwright/test';
import { launchOptions } from './chromium.ts';

const PORT = 4180;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  forbidOnly: true,
  failOnFlakyTests: true,
  fullyParallel: true,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../../node_modules/.cache/results/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${String(PORT)}`,
    locale: 'en-GB',
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --port ${String(PORT)} --strictPort`,
    cwd: '../..',
    url: `http://localhost:${String(PORT)}/`,
    reuseExistingServer: false,
  },
});
