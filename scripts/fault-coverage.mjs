/*
 * Checks that every fault of tests/faults.json has a passing test named with its id, and says how many have. `holds` is
 * what holds where a decision says something else than the fault's row; `untested` is the reason why a
 * fault below severity S1 has no test.
 */
import { readFileSync } from 'node:fs';

const RESULTS = 'node_modules/.cache/results';
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

const unitNames = read(`${RESULTS}/vitest.json`).testResults.flatMap(({ assertionResults }) =>
  assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
);

const browserNames = (suite, path = []) => [
  ...(suite.specs ?? []).filter(({ ok }) => ok).map(({ title }) => [...path, title].join(' ')),
  ...(suite.suites ?? []).flatMap((inner) => browserNames(inner, [...path, inner.title])),
];

const names = [...unitNames, ...browserNames(read(`${RESULTS}/playwright.json`))];
const tested = new Set(names.flatMap((name) => name.match(/\bF\d{2,3}\b/g) ?? []));

const faults = read('tests/faults.json');
const withTest = faults.filter(({ id }) => tested.has(id));
const excused = faults.filter(
  ({ id, severity, untested }) => !tested.has(id) && untested && severity !== 'S1',
);
const missing = faults.filter((fault) => !withTest.includes(fault) && !excused.includes(fault));

console.log(
  `Faults: ${faults.length} rows, ${withTest.length} with a passing test, ${excused.length} listed with a reason, ${missing.length} missing.`,
);
if (missing.length > 0) {
  console.error(`Without a test: ${missing.map(({ id }) => id).join(', ')}`);
  process.exitCode = 1;
}
