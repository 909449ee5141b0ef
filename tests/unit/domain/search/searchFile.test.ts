import { expect, it } from 'vitest';
import { readSearchFile, searchFile } from '@/domain/search/searchFile';
import type { SearchEntry } from '@/domain/search/siteSearch';

const ENTRY: SearchEntry = {
  kind: 'term',
  address: '/glossary#pip',
  title: 'pip',
  text: 'A step of a price.',
  names: ['point'],
  words: 'tenth',
};
const ROW: readonly unknown[] = ['term', '/glossary#pip', 'pip', 'A step of a price.', ['point'], 'tenth'];

const fileOf = (...entries: unknown[]) => JSON.stringify({ format: 1, entries });

it('reads back a search file that it wrote', () => {
  expect(readSearchFile(searchFile([ENTRY], 'a time'))).toEqual({ entries: [ENTRY], record: 'a time' });
  expect(readSearchFile(fileOf(ROW.with(4, []).with(5, '')))).toEqual({
    entries: [{ ...ENTRY, names: [], words: '' }],
    record: '',
  });
});

it.each([
  ['5', 'This is not a search file.'],
  ['{"format":1}', 'This is not a search file.'],
  ['{"format":2,"entries":[]}', 'The search file has an unknown format.'],
])('rejects the file %s', (text, message) => {
  expect(() => readSearchFile(text)).toThrow(new TypeError(message));
});

it.each([
  ['an unknown kind', ROW.with(0, 'car')],
  ['an address that is not a string', ROW.with(1, 5)],
  ['an address on another site', ROW.with(1, '//evil.example')],
  ['a string instead of a row', 'term'],
])('rejects an entry with %s', (_what, row) => {
  expect(() => readSearchFile(fileOf(row))).toThrow(new TypeError('The search file has an invalid entry.'));
});
