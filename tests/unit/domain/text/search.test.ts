import { expect, it } from 'vitest';
import { brokerSearchTexts } from '@/domain/catalogue/broker';
import { searchIn } from '@/domain/text/search';
import { aBroker } from '../../../support/records';

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
  ['stop-loss', 'A stop loss order'],
  ['take profit', 'Take\u{2011}profit'],
  ['1-2%', 'Risks 1–2%'],
])('finds the query %j in the text %j', (query, text) => {
  expect(finds(query, text)).toBe(true);
});

it.each(['.*', '['])('searches for the characters %j literally', (query) => {
  expect(finds(query, 'aaa')).toBe(false);
  expect(finds(query, `before ${query} after`)).toBe(true);
});

it('searches names, descriptions and features of brokers', () => {
  const broker = aBroker({ name: 'Northgate', description: 'Forex first', features: ['Micro lots', 'Demo'] });
  expect(brokerSearchTexts(broker)).toEqual(['Northgate', 'Forex first', 'Micro lots', 'Demo']);
});
