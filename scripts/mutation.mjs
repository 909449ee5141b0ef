/*
 * Mutation tests: `npm run test:mutation` for all rooms, `npm run test:mutation -- src/domain/merge` for some folders
 * or files. StrykerJS breaks the code in small ways, one at a time, and runs those tests of the same room that reach
 * the broken line. A place whose tests notice less than its room asks for fails the run. What was tried before is
 * kept, so a second run tries only what has changed; the reports stand beside it. CONCURRENCY says how many breaks are
 * tried at a time. docs/mutation.md has the scores, and what is left alive on purpose.
 */
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';

/** What share of the breaks the tests of each room must notice, in per cent. */
const ROOMS = {
  'src/domain': 90,
  'src/data': 90,
  'src/runtime': 80,
  'src/site/features': 80,
  'src/admin': 80,
  'scripts/build': 80,
};

const CACHE = 'node_modules/.cache/mutation';

/** The room that a folder or file is in. @throws Error for one outside all of them */
function roomOf(place) {
  const room = Object.keys(ROOMS).find((name) => `${place}/`.startsWith(`${name}/`));
  if (room === undefined)
    throw new Error(`${place} is in none of the rooms ${Object.keys(ROOMS).join(', ')}.`);
  return room;
}

const asked = process.argv.slice(2).map((place) => path.posix.normalize(place).replace(/\/$/, ''));

for (const place of asked.length > 0 ? asked : Object.keys(ROOMS)) {
  const room = roomOf(place);
  const least = ROOMS[room];
  const file = `${CACHE}/${place.replaceAll('/', '-')}`;
  process.env.TESTED_ROOM = `${room.replace(/^src\//, '')}/`;
  console.log(`\n${place}: at least ${least} %, report in ${file}.html`);
  await new Stryker({
    mutate: path.extname(place) ? [place] : [`${place}/**/*.{ts,tsx}`],
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    incremental: true,
    incrementalFile: `${file}.json`,
    reporters: ['clear-text', 'html'],
    clearTextReporter: { logTests: false, allowEmojis: false },
    htmlReporter: { fileName: `${file}.html` },
    // The first run is that of all tests; a busy machine takes its time.
    dryRunTimeoutMinutes: 30,
    thresholds: { high: least, low: least, break: least },
    concurrency: Number(process.env.CONCURRENCY ?? 2),
    ignorePatterns: ['dist', 'screenshots', 'test-results', 'docs'],
    tempDirName: '.stryker-tmp',
    cleanTempDir: 'always',
  }).runMutationTest();
}
