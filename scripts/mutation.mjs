/*
 * Mutation tests: `npm run test:mutation -- src/domain/merge` for some folders or files, or without arguments for all.
 * StrykerJS makes one small change to the code at a time, runs the tests of the matching folders, and lists the changes
 * that no test noticed. It caches results, so another run tries only what has changed. CONCURRENCY sets the number of
 * workers.
 */
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';

const FOLDERS = ['src/domain', 'src/data', 'src/runtime', 'src/site/features', 'src/admin', 'scripts/build'];

// Fewer runs per property than usual, because a surviving mutant runs every test that reaches it.
process.env.PROPERTY_RUNS ??= '50';

const CACHE = 'node_modules/.cache/mutation';

/** Vite evaluates `import.meta.glob` patterns at build time and fails if one is mutated. */
const LEFT_OUT = '!src/admin/adminRoutes.tsx';

/** The folder whose tests cover `target`. @throws Error for a target outside all folders */
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
    // Workers cache loaded modules, so mutants in module-level code would never be seen.
    ignoreStatic: true,
    // The dry run runs all tests, which is slow on a busy machine.
    dryRunTimeoutMinutes: 30,
    timeoutMS: 15_000,
    concurrency: Number(process.env.CONCURRENCY ?? 2),
    ignorePatterns: ['dist', 'screenshots', 'test-results', 'docs'],
    tempDirName: '.stryker-tmp',
    cleanTempDir: 'always',
  }).runMutationTest();
}
