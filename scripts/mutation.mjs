/*
 * Mutation tests: `npm run test:mutation -- src/domain/merge` for some folders or files, all of them without. StrykerJS
 * breaks the code in small ways, one at a time, and runs the tests of the folders that mirror it. It lists what no test
 * noticed, and keeps the results, so a second run tries only what has changed. CONCURRENCY sets how many run at a time.
 */
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';

const FOLDERS = ['src/domain', 'src/data', 'src/runtime', 'src/site/features', 'src/admin', 'scripts/build'];

// Fewer than usual: a break that nothing notices runs every test that reaches it.
process.env.PROPERTY_RUNS ??= '50';

const CACHE = 'node_modules/.cache/mutation';

/** Vite reads the pattern of `import.meta.glob` itself and fails over a broken one, whatever the tests. */
const LEFT_OUT = '!src/admin/adminRoutes.tsx';

/** The folder whose tests are run for `target`. @throws Error for one outside all of them */
function testedFolder(target) {
  const folder = FOLDERS.find((name) => `${target}/`.startsWith(`${name}/`));
  if (folder === undefined) throw new Error(`${target} is in none of the folders ${FOLDERS.join(', ')}.`);
  return folder;
}

const asked = process.argv.slice(2).map((target) => path.posix.normalize(target).replace(/\/$/, ''));

for (const target of asked.length > 0 ? asked : FOLDERS) {
  const file = `${CACHE}/${target.replaceAll('/', '-')}`;
  process.env.TESTED_FOLDER = `${testedFolder(target).replace(/^src\//, '')}/`;
  console.log(`\n${target}: report in ${file}.html`);
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
    concurrency: Number(process.env.CONCURRENCY ?? 2),
    ignorePatterns: ['dist', 'screenshots', 'test-results', 'docs'],
    tempDirName: '.stryker-tmp',
    cleanTempDir: 'always',
  }).runMutationTest();
}
