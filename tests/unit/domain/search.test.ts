import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brokerTexts, platformTexts, searchIn } from '@/domain/search';
import { aBroker, aPlatform } from '../../support/records';
import { anyText, numRuns } from '../../support/properties';

const finds = (query: string, ...texts: readonly string[]) =>
  searchIn([texts], (all) => all)(query).length > 0;

it.each([
  ['EURO', 'euro accounts'],
  ['euro', 'EURO ACCOUNTS'],
  ['  raw  ', 'Raw spreads'],
  ['', 'anything'],
  ['   ', 'anything'],
  ['τελος', 'ΤΕΛΟΣΑ'],
  ['istanbul', 'İstanbul'],
  ['strasse', 'Straße'],
  ['sao', 'São Paulo'],
  ['São', 'Sao Paulo'],
  ['zurich', 'Zu\u{308}rich'],
  ['Zu\u{308}rich', 'Zürich'],
  ['ic markets', 'IC\u{a0}Markets'],
  ['great name', 'A great  name'],
  ['ｐｉｐ', 'Pip'],
  ['office', 'Oﬃce'],
])('finds %j in %j', (query, text) => {
  expect(finds(query, text)).toBe(true);
});

it.each(['.*', '[', '\\', 'a+'])('searches for %j literally', (query) => {
  expect(finds(query, 'aaa')).toBe(false);
  expect(finds(query, `before ${query} after`)).toBe(true);
});

it('finds any part of a text in any case', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, fc.nat(12), (before, query, after, length) => {
      const text = before + query + after;
      expect(finds(query, text)).toBe(true);
      expect(finds(query.toUpperCase(), text)).toBe(true);
      if (finds(query, before, after)) expect(finds(query.slice(0, length), before, after)).toBe(true);
    }),
    { numRuns },
  );
});

it('keeps the order of the records', () => {
  const search = searchIn(['lot', 'pip lot', 'pip'], (text) => [text]);
  expect(search('pip')).toEqual(['pip lot', 'pip']);
  expect(search(' ')).toEqual(['lot', 'pip lot', 'pip']);
});

const search = searchIn(
  [aBroker({ name: 'Northgate', description: 'Forex first', features: ['Micro lots', 'Demo'] })],
  brokerTexts,
);

it.each(['northG', 'FOREX', 'micro', 'demo', ''])(
  'finds %j in the name, description or features',
  (query) => {
    expect(search(query)).toHaveLength(1);
  },
);

it.each(['sample regulator', 'MT5', 'broker.example', 'lotsDemo', 'lots Demo'])(
  'finds no broker by %j',
  (query) => {
    expect(search(query)).toEqual([]);
  },
);

it('searches names and descriptions of platforms', () => {
  const platform = aPlatform({ name: 'MetaTrader 5', description: 'Multi-asset', features: ['Hedging'] });
  expect(platformTexts(platform)).toEqual(['MetaTrader 5', 'Multi-asset']);
});
