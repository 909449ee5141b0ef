/*
 * The owner's drill: `node scripts/owners-drill.mjs`. Gives a copy of the project to another owner (name,
 * origin, contacts, colours, brokers, platforms, and the words of every lesson and quiz) and checks that its
 * tests still pass, except those of the defaults in tests/unit/specified and
 * tests/e2e/specified.spec.ts, which it deletes first. Runs only the unit and component tests that import a
 * changed file or code that reads files, because no others can be affected; `--all` runs them all. Prints a
 * summary last, and exits with 1 on failure; `--keep` keeps the copy.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withOtherTitles, withOtherWords } from './otherWords.mjs';

const PROJECT = path.resolve(import.meta.dirname, '..');
const copy = mkdtempSync(path.join(tmpdir(), 'owners-drill-'));
const COURSES = 'src/content/pages/education';
const inCopy = (file) => path.join(copy, file);

/** Lesson and quiz files, in the course folders. */
const lessonFiles = () =>
  readdirSync(inCopy(COURSES), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(inCopy(path.join(COURSES, name))).map((file) => path.join(COURSES, name, file)),
    );

const edited = [];

/** Edits a file in the copy. */
function edit(file, change) {
  const text = readFileSync(inCopy(file), 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`The drill changes nothing in ${file}.`);
  writeFileSync(inCopy(file), changed);
  edited.push(file);
}

/** Files whose code reads other files: they may depend on a changed file without importing it. */
const readers = () =>
  ['src', 'scripts', 'tests/unit', 'tests/dom', 'tests/support']
    .flatMap((folder) =>
      readdirSync(inCopy(folder), { recursive: true }).map((file) => path.join(folder, file)),
    )
    .filter((file) => /\.(?:mjs|tsx?)$/.test(file))
    .filter((file) => {
      const code = readFileSync(inCopy(file), 'utf8');
      return code.includes("from 'node:fs") && /\bread(?:File|dir)/.test(code);
    });

/** Replaces the quoted text after each `name:`. */
const withTexts = (texts) => (source) =>
  Object.entries(texts).reduce((text, [name, value]) => {
    const place = new RegExp(String.raw`(\b${name}:[^'\n]*)'[^']*'`);
    if (!place.test(text)) throw new Error(`src/content/site.ts has no ${name}.`);
    return text.replace(place, (_all, before) => `${before}'${value}'`);
  }, source);

const OWNER = {
  // Contains characters that must be escaped in HTML, URLs and regular expressions.
  name: 'Keel & Bell (Pilots)',
  adminName: 'Wheelhouse',
  filePrefix: 'keelandbell',
  tagline: 'Charts read aloud.',
  address: 'https://www.keelandbell.test',
  feedAuthority: 'keelandbell.test,2027',
  email: 'crew@keelandbell.test',
  phone: '+1 202 555 0143',
  chatNumber: '+1 202 555 0178',
  operator: { legalName: 'Keel and Bell Pilots Inc', address: '9 Quay Road, Port Ellen' },
  channel: { label: 'Crow’s nest', url: 'https://nest.keelandbell.test/crew' },
  chat: { label: 'Radio', url: 'https://radio.keelandbell.test/' },
};

const inBraces = (fields) =>
  `{ ${Object.entries(fields)
    .map(([name, value]) => `${name}: '${value}'`)
    .join(', ')} }`;

function withOwner(source) {
  const { operator, channel, chat, ...texts } = OWNER;
  return Object.entries({ operator, channel, chat }).reduce(
    (text, [name, fields]) =>
      text.replace(new RegExp(String.raw`\b${name}: \{[^}]*\}`), () => `${name}: ${inBraces(fields)}`),
    withTexts(texts)(source),
  );
}

/** Changes the blue channel of each colour by one, which keeps the contrast. */
const withOtherColours = (text) =>
  text.replace(
    /#([\da-f]{4})([\da-f]{2})\b/gi,
    (_all, redAndGreen, blue) =>
      `#${redAndGreen}${(Number.parseInt(blue, 16) ^ 1).toString(16).padStart(2, '0')}`,
  );

const stamped = (record, id) => ({
  ...record,
  id,
  createdAt: '2027-02-03T04:05:06.000Z',
  updatedAt: '2027-02-03T04:05:06.000Z',
});

/** Other records: fewer brokers and more platforms in another order, one of each inactive. */
function withOtherRecords(text) {
  const catalogue = JSON.parse(text);
  const [platform] = catalogue.platforms;
  const [broker] = catalogue.brokers;
  const platforms = [
    {
      name: 'Ropewalk Terminal',
      sortOrder: 4,
      features: ['Ladder', 'Alerts'],
      website: 'https://ropewalk.test/',
    },
    { name: 'Tidewatch Web', sortOrder: 2, downloadLink: '', languages: ['Norwegian'], minDeposit: '$25' },
    { name: 'Old Sextant', sortOrder: 1, isActive: false },
    { name: 'MetaTrader 5', sortOrder: 3, leverage: 'up to 1:30' },
  ];
  const brokers = [
    { name: 'Gannet & Sons', rating: 3.2, website: 'https://gannet.test/', referralLink: '', features: [] },
    { name: 'Dormant House', isActive: false },
    { name: 'Fulmar Direct', rating: 0, minDeposit: '$5', referralLink: 'https://fulmar.test/?by=keel' },
  ];
  return JSON.stringify({
    ...catalogue,
    revision: catalogue.revision + 6,
    platforms: platforms.map((fields, index) => stamped({ ...platform, ...fields }, String(40 + index))),
    brokers: brokers.map((fields, index) => stamped({ ...broker, ...fields }, String(70 + index))),
  });
}

function makeCopy() {
  const leftOut = new Set(['.git', 'node_modules', 'dist', 'test-results', 'screenshots']);
  cpSync(PROJECT, copy, {
    recursive: true,
    filter: (source) => !leftOut.has(path.relative(PROJECT, source)),
  });
  symlinkSync(path.join(PROJECT, 'node_modules'), inCopy('node_modules'), 'junction');
}

function becomeSomebodyElses() {
  for (const defaults of ['tests/unit/specified', 'tests/e2e/specified.spec.ts'])
    rmSync(inCopy(defaults), { recursive: true });
  edit('src/content/site.ts', withOwner);
  for (const file of ['src/styles/tokens.css', 'index.html', 'public/favicon.svg'])
    edit(file, withOtherColours);
  edit('src/data/catalogue/catalogue.json', withOtherRecords);
  edit('src/content/lessonOrder.ts', withOtherTitles);
  for (const file of ['src/content/firstLesson.ts', ...lessonFiles()]) edit(file, withOtherWords);
}

/**
 * Runs a tool in the copy and prints its output when it ends. The test runners are given a reporter, so that
 * they write no results file.
 */
async function passes([name, ...command]) {
  // Property tests don't depend on the owner, so a few runs are enough here.
  const env = { ...process.env, PROPERTY_RUNS: '10', NO_COLOR: '1' };
  const tool = spawn(process.execPath, command, { cwd: copy, stdio: ['ignore', 'pipe', 'pipe'], env });
  const said = [];
  for (const stream of [tool.stdout, tool.stderr]) stream.on('data', (chunk) => said.push(chunk));
  const [status] = await once(tool, 'close');
  console.log(`\nOwner's drill: ${name}\n${Buffer.concat(said).toString()}`);
  return status === 0;
}

const vitest = (name, ...options) => [name, 'node_modules/vitest/vitest.mjs', ...options, '--reporter=dot'];

/** Shuffled with a printed seed, to find tests that depend on others. */
const shuffled = (project, name) =>
  vitest(
    `all ${name} tests`,
    'run',
    '--project',
    project,
    '--sequence.shuffle.files',
    '--sequence.shuffle.tests',
  );

/** Groups of parts: groups run in parallel, their parts in sequence. */
const parts = () => [
  process.argv.includes('--all')
    ? [shuffled('unit', 'unit'), shuffled('dom', 'component')]
    : [
        vitest(
          'the unit and component tests that a change can reach',
          'related',
          '--run',
          ...edited,
          ...readers(),
        ),
      ],
  [
    ['build', 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    [
      'smoke journey',
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      'tests/e2e/smoke.config.ts',
      '--reporter=dot',
    ],
  ],
];

/** Runs parts in sequence until one fails; returns its name. */
async function firstFailed(some) {
  for (const part of some) if (!(await passes(part))) return part[0];
  return undefined;
}

const started = performance.now();
try {
  makeCopy();
  becomeSomebodyElses();
  const failed = (await Promise.all(parts().map(firstFailed))).filter((name) => name !== undefined);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    failed.length === 0
      ? `\nOwner's drill: passed in ${seconds} s.`
      : `\nOwner's drill: FAILED after ${seconds} s (${failed.join(', ')}).`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
} finally {
  if (process.argv.includes('--keep')) console.log(`The copy is ${copy}.`);
  else rmSync(copy, { recursive: true });
}
