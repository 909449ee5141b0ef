/*
 * Mutation tests: `npm run test:mutation` for all of it, `npm run test:mutation -- src/domain/merge` for some folders
 * or files. StrykerJS breaks the code in small ways, one at a time, and runs those tests that reach the broken line,
 * from the folders that mirror it. A folder whose tests notice less than its threshold fails the run. What was tried before is
 * kept, so a second run tries only what has changed; the reports are beside it. CONCURRENCY says how many breaks are
 * tried at a time. docs/mutation.md has the scores, and what is left alive on purpose.
 */
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';

/** What share of the breaks the tests of each folder must notice, in per cent. */
const THRESHOLDS = {
  'src/domain': 90,
  'src/data': 90,
  'src/runtime': 80,
  'src/site/features': 80,
  'src/admin': 80,
  'scripts/build': 80,
};

// Fewer than usual: a break that nothing notices runs every test that reaches it.
process.env.PROPERTY_RUNS ??= '50';

const CACHE = 'node_modules/.cache/mutation';

/** Vite reads the pattern of `import.meta.glob` itself and fails over a broken one, whatever the tests. */
const LEFT_OUT = '!src/admin/adminRoutes.tsx';

/** The folder with a threshold that `target` is in. @throws Error for one outside all of them */
function measuredFolder(target) {
  const folder = Object.keys(THRESHOLDS).find((name) => `${target}/`.startsWith(`${name}/`));
  if (folder === undefined)
    throw new Error(`${target} is in none of the folders ${Object.keys(THRESHOLDS).join(', ')}.`);
  return folder;
}

const asked = process.argv.slice(2).map((target) => path.posix.normalize(target).replace(/\/$/, ''));

for (const target of asked.length > 0 ? asked : Object.keys(THRESHOLDS)) {
  const folder = measuredFolder(target);
  const least = THRESHOLDS[folder];
  const file = `${CACHE}/${target.replaceAll('/', '-')}`;
  process.env.TESTED_FOLDER = `${folder.replace(/^src\//, '')}/`;
  console.log(`\n${target}: at least ${least} %, report in ${file}.html`);
  await new Stryker({
    mutate: [path.extname(target) ? target : `${target}/**/*.{ts,tsx}`, LEFT_OUT],
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    incremental: true,
    incrementalFile: `${file}.json`,
    reporters: ['clear-text', 'html', 'progress-append-only'],
    clearTextReporter: { logTests: false, allowEmojis: false },
    htmlReporter: { fileName: `${file}.html` },
    // A worker keeps the modules it has loaded, so a break in a value made at load would never be seen.
    ignoreStatic: true,
    // The first run is that of all tests; a busy machine takes its time.
    dryRunTimeoutMinutes: 30,
    timeoutMS: 15_000,
    thresholds: { high: least, low: least, break: least },
    concurrency: Number(process.env.CONCURRENCY ?? 2),
    ignorePatterns: ['dist', 'screenshots', 'test-results', 'docs'],
    tempDirName: '.stryker-tmp',
    cleanTempDir: 'always',
  }).runMutationTest();
}
