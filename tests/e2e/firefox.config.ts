import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

const INSTALLED = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  String.raw`C:\Program Files\Mozilla Firefox\firefox.exe`,
];

const { FIREFOX_PATH = INSTALLED.find((file) => existsSync(file)) ?? '' } = process.env;
if (!existsSync(FIREFOX_PATH))
  throw new Error('The journeys found no Firefox. Install it, or set FIREFOX_PATH to the program.');

/** The journeys in an installed Firefox, which Playwright drives by WebDriver BiDi. */
export default defineConfig({
  ...config,
  testMatch: ['smoke', 'signal-journey', 'academy-progress', 'publish-host', 'two-tabs', 'theme'].map(
    (name) => `${name}.spec.ts`,
  ),
  reporter: 'list',
  use: {
    ...config.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: FIREFOX_PATH },
  },
});
