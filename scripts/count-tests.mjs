// Adds up what the unit and the browser tests reported: `N passed, N failed`.
import { existsSync, readFileSync } from 'node:fs';

const RESULTS = 'node_modules/.cache/results';
const read = (name) => {
  const file = `${RESULTS}/${name}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
};

const unit = read('vitest');
const browser = read('playwright')?.stats;
const flaky = browser?.flaky ?? 0;
const passed = (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0) + flaky;
const failed = (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0);
if (flaky > 0) console.log(`Passed only when tried again: ${flaky}`);
console.log(`${passed} passed, ${failed} failed`);
