import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../support/temporaryFolder';

const SCRIPT = path.resolve('scripts/count-tests.mjs');

/** What the script prints where the two halves of the tests reported this. */
function printed(reports: Readonly<Record<string, unknown>>): string {
  const cwd = temporaryFolder();
  const folder = path.join(cwd, 'node_modules/.cache/results');
  mkdirSync(folder, { recursive: true });
  for (const [name, report] of Object.entries(reports))
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(report));
  return spawnSync(process.execPath, [SCRIPT], { cwd, encoding: 'utf8' }).stdout;
}

const vitest = { numPassedTests: 40, numFailedTests: 2 };

it('adds up both halves', () => {
  const playwright = { stats: { expected: 5, unexpected: 3, flaky: 0 } };
  expect(printed({ vitest, playwright })).toBe('45 passed, 5 failed\n');
});

it('counts what passed only when tried again, and says so', () => {
  const playwright = { stats: { expected: 5, unexpected: 0, flaky: 2 } };
  expect(printed({ vitest, playwright })).toBe('Passed only when tried again: 2\n47 passed, 2 failed\n');
});

it.each([
  ['the browser has not been run', { vitest }, '40 passed, 2 failed\n'],
  ['nothing has been run', {}, '0 passed, 0 failed\n'],
])('counts what there is where %s', (_what, reports, words) => {
  expect(printed(reports)).toBe(words);
});
