import { describe, expect, it } from 'vitest';
import { readSearchFile, searchFile } from '@/domain/searchFile';
import type { SearchEntry } from '@/domain/siteSearch';

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

describe('the file of the search', () => {
  it('has its entries as rows, and a number for its format', () => {
    expect(JSON.parse(searchFile([ENTRY]))).toEqual({ format: 1, entries: [ROW] });
  });

  it('is read as it was written', () => {
    expect(readSearchFile(fileOf(ROW))).toEqual([ENTRY]);
    expect(readSearchFile(fileOf())).toEqual([]);
    expect(readSearchFile(fileOf(ROW.with(4, []).with(5, '')))).toEqual([{ ...ENTRY, names: [], words: '' }]);
  });

  it.each([
    ['5', 'This is no search file.'],
    ['null', 'This is no search file.'],
    ['{}', 'This is no search file.'],
    ['{"format":1}', 'This is no search file.'],
    ['{"entries":[]}', 'This is no search file.'],
    ['{"format":2,"entries":[]}', 'The search file is of another format.'],
    ['{"format":1,"entries":{}}', 'The search file is of another format.'],
  ])('is not %s', (text, message) => {
    expect(() => readSearchFile(text)).toThrow(new TypeError(message));
  });

  it('is no text that is no JSON', () => {
    expect(() => readSearchFile('<!doctype html>')).toThrow(SyntaxError);
  });

  it.each([
    ['a kind that is none', ROW.with(0, 'car')],
    ['an address that is no text', ROW.with(1, 5)],
    ['an address of another site', ROW.with(1, '//evil.example')],
    ['an address that begins elsewhere', ROW.with(1, 'https://evil.example/')],
    ['a script for an address', ROW.with(1, 'javascript:alert(1)')],
    ['no title', ROW.with(2, null)],
    ['no text', ROW.with(3, ['A step'])],
    ['no row', 'term'],
    ['an empty row', []],
  ])('has no entry with %s', (_what, row) => {
    expect(() => readSearchFile(fileOf(row))).toThrow(new TypeError('An entry of the search file is none.'));
  });

  it.each([
    ['names that are no list', ROW.with(4, 'point')],
    ['a name that is no text', ROW.with(4, ['point', 5])],
    ['no words', ROW.with(5, null)],
  ])('has no entry with %s', (_what, row) => {
    expect(() => readSearchFile(fileOf(row))).toThrow(
      new TypeError('An entry of the search file has no words.'),
    );
  });
});
