import { expect, it } from 'vitest';
import { brokerSearchTexts, platformSearchTexts, searchIn } from '@/domain/search';
import { aBroker, aPlatform } from '../../support/records';

const finds = (query: string, ...texts: readonly string[]) =>
  searchIn([texts], (all) => all)(query).length > 0;

it.each([
  ['EURO', 'euro accounts'],
  ['  raw  ', 'Raw spreads'],
  ['', 'anything'],
  ['τελος', 'ΤΕΛΟΣΑ'],
  ['istanbul', 'İstanbul'],
  ['strasse', 'Straße'],
  ['São', 'Sao Paulo'],
  ['Zu\u{308}rich', 'Zürich'],
  ['ic markets', 'IC\u{a0}Markets'],
  ['great name', 'A great  name'],
  ['ｐｉｐ', 'Pip'],
])('finds %j in %j', (query, text) => {
  expect(finds(query, text)).toBe(true);
});

it.each(['.*', '['])('searches for %j literally', (query) => {
  expect(finds(query, 'aaa')).toBe(false);
  expect(finds(query, `before ${query} after`)).toBe(true);
});

it('keeps the order of the records', () => {
  const search = searchIn(['lot', 'pip lot', 'pip'], (text) => [text]);
  expect(search('pip')).toEqual(['pip lot', 'pip']);
  expect(search(' ')).toEqual(['lot', 'pip lot', 'pip']);
});

const search = searchIn(
  [aBroker({ name: 'Northgate', description: 'Forex first', features: ['Micro lots', 'Demo'] })],
  brokerSearchTexts,
);

it.each(['northG', 'FOREX', 'micro', 'demo', ''])(
  'finds %j in the name, description or features',
  (query) => {
    expect(search(query)).toHaveLength(1);
  },
);

it.each(['sample regulator', 'broker.example', 'lotsDemo'])('finds no broker by %j', (query) => {
  expect(search(query)).toEqual([]);
});

it('searches names and descriptions of platforms', () => {
  const platform = aPlatform({ name: 'MetaTrader 5', description: 'Multi-asset', features: ['Hedging'] });
  expect(platformSearchTexts(platform)).toEqual(['MetaTrader 5', 'Multi-asset']);
});
