import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readSheets, sheetsOf } from '../../../../scripts/build/sheets.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

const page = { file: 'assets/page.css', text: '._lead_1 { color: red }' };
const header = { file: 'assets/header.css', text: '._bar_2 { color: blue }' };
const quiz = {
  file: 'assets/quiz.css',
  text: '._option_3 { color: red } ._option_3._picked_4 { color: blue }',
};
const admin = { file: 'assets/admin.css', text: '._table_5 { color: red }' };
const sheets = [quiz, admin, page, header];

const files = (body: string, asked: readonly string[]) =>
  sheetsOf(body, asked, sheets).map(({ file }) => file);

it('lists the sheets that its scripts need', () => {
  expect(files('<p class="_lead_1">', [header.file, page.file])).toEqual([header.file, page.file]);
});

it('adds the sheet of a part that loads later', () => {
  expect(files('<main class="_lead_1"><li class="plain _option_3">', [page.file])).toEqual([
    page.file,
    quiz.file,
  ]);
});

it('reads each sheet of a build once', async () => {
  const out = temporaryFolder();
  mkdirSync(path.join(out, 'assets'));
  writeFileSync(path.join(out, page.file), `${page.text}\n`);
  writeFileSync(path.join(out, header.file), header.text);
  expect(
    await readSheets(out, {
      'src/main.tsx': { file: 'assets/main.js', css: [header.file, page.file] },
      'src/other.tsx': { file: 'assets/other.js', css: [page.file] },
      'src/bare.ts': { file: 'assets/bare.js' },
    }),
  ).toEqual([header, page]);
});
