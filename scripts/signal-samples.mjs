// Expands and seals scripts/signals/samples.json and writes it into the built-in catalogue. Run it again when
// the samples or the teaching example of the signals page change.
import { execFileSync } from 'node:child_process';
import { webcrypto } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { runnerImport } from 'vite';

const TARGET = 'src/data/catalogue/catalogue.json';

const load = async (file) => {
  const { module } = await runnerImport(`./${file}`, { configFile: false, resolve: { tsconfigPaths: true } });
  return module;
};
const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'));
const { sampleRecord } = await load('scripts/signals/sampleRecord.ts');
const { isSampleRecord } = await load('src/data/signals/chain.ts');

const { signals: before = [], ...others } = await readJson(TARGET);
if (before.length > 0 && !isSampleRecord(before))
  throw new Error(`${TARGET} holds signals that are no samples. They are never written over.`);
const signals = await sampleRecord(await readJson('scripts/signals/samples.json'), (bytes) =>
  webcrypto.subtle.digest('SHA-256', bytes),
);

// Arrays that span several lines stay that way, because oxfmt keeps their line breaks.
const text = `${JSON.stringify(others, null, 2).slice(0, -2)}, "signals": ${JSON.stringify(signals)}}`;
await writeFile(TARGET, text);
execFileSync('npx', ['oxfmt', TARGET]);
console.log(`${TARGET}: ${signals.length} entries, last hash ${signals.at(-1).hash}`);
