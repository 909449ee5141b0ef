// Adds up the results of the unit and browser tests as `N passed, N failed`.
import { existsSync, readFileSync } from 'node:fs';

const RESULTS = 'node_modules/.cache/results';
const read = (name) => {
  const file = `${RESULTS}/${name}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
};

const unit = read('vitest');
const browsers = ['playwright', 'browsers'].flatMap((name) => read(name)?.stats ?? []);
const sum = (kind) => browsers.reduce((total, stats) => total + stats[kind], 0);
const flaky = sum('flaky');
const passed = (unit?.numPassedTests ?? 0) + sum('expected') + flaky;
const failed = (unit?.numFailedTests ?? 0) + sum('unexpected');
if (flaky > 0) console.log(`Passed only when tried again: ${flaky}`);
console.log(`${passed} passed, ${failed} failed`);
