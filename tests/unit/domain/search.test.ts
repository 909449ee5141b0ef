import { expect, it } from 'vitest';
import { searchIn } from '@/domain/search';

const finds = (query: string, ...texts: readonly string[]) =>
  searchIn([texts], (all) => all)(query).length > 0;

it.each([
  ['EURO', 'euro accounts'],
  ['  raw  ', 'Raw spreads'],
  ['', 'anything'],
  ['τελος', 'ΤΕΛΟΣΑ'],
  ['istanbul', 'İstanbul'],
  ['strasse', 'Straße'],
  ['ic markets', 'IC\u{a0}Markets'],
  ['ｐｉｐ', 'Pip'],
])('finds %j in %j', (query, text) => {
  expect(finds(query, text)).toBe(true);
});

it.each(['.*', '['])('searches for %j literally', (query) => {
  expect(finds(query, 'aaa')).toBe(false);
  expect(finds(query, `before ${query} after`)).toBe(true);
});
