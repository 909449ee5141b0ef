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

it('a page has the sheets that its scripts ask for, in their order', () => {
  expect(files('<p class="_lead_1">', [header.file, page.file])).toEqual([header.file, page.file]);
});

it('a part that comes later is styled from the start, though not all of its classes are drawn yet', () => {
  expect(files('<main class="_lead_1"><li class="plain _option_3">', [page.file])).toEqual([
    page.file,
    quiz.file,
  ]);
});

it('no sheet comes twice, or for a class whose name only begins alike', () => {
  expect(files('<p class="_lead_1 _option_33">', [page.file])).toEqual([page.file]);
});

it('the sheets of a build are read once each, wherever its manifest names them', async () => {
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
