// Records in the built-in catalogue what its lists contain, so that later manual edits are noticed even if nobody
// raises the revision. Run it once after replacing the samples; a file made by the dashboard is already stamped.
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { runnerImport } from 'vite';

const TARGET = 'src/data/catalogue/catalogue.json';

const load = async (file) =>
  (await runnerImport(`./${file}`, { configFile: false, resolve: { tsconfigPaths: true } })).module;
const { catalogueLists } = await load('src/data/catalogue/lists.ts');
const { newList } = await load('src/domain/merge/versionedList.ts');
const { versionsForFile } = await load('src/domain/merge/files.ts');

const { versions: _, ...file } = JSON.parse(await readFile(TARGET, 'utf8'));
const lists = Object.entries(catalogueLists).map(([name, { orderedBy }]) => [
  name,
  newList(file[name], orderedBy),
]);
const versions = versionsForFile(Object.fromEntries(lists), file.revision);
await writeFile(TARGET, JSON.stringify({ ...file, versions }, null, 2));
execFileSync('npx', ['oxfmt', TARGET]);
