import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { brokerDraftSchema } from '@/domain/broker';
import { brokerTexts, platformTexts, searchIn } from '@/domain/search';
import { aBroker, aPlatform } from '../../support/records';
import { anyText, numRuns } from '../../support/properties';

const finds = (query: string, ...texts: readonly string[]) =>
  searchIn([texts], (all) => all)(query).length > 0;

describe('a search', () => {
  it.each([
    ['EURO', 'euro accounts'],
    ['euro', 'EURO ACCOUNTS'],
    ['  raw  ', 'Raw spreads'],
    ['', 'anything'],
    ['   ', 'anything'],
    ['ΤΕΛΟΣ', 'τέλος τελος'],
    ['τελος', 'ΤΕΛΟΣΑ'],
    ['İ', 'İstanbul'],
    ['istanbul', 'İstanbul'],
    ['strasse', 'Straße'],
    ['sao', 'São Paulo'],
    ['São', 'Sao Paulo'],
    ['zurich', 'Zu\u{308}rich'],
    ['Zu\u{308}rich', 'Zürich'],
    ['ic markets', 'IC\u{a0}Markets'],
    ['great name', 'A great  name'],
    ['great\u{a0} name', 'A great name'],
    ['ｐｉｐ', 'Pip'],
    ['office', 'Oﬃce'],
  ])('finds %j in %j', (query, text) => {
    expect(finds(query, text)).toBe(true);
  });

  it.each(['.*', '[', '(', '\\', '^', '$', '|', 'a+'])('takes %j literally', (query) => {
    expect(finds(query, 'aaa')).toBe(false);
    expect(finds(query, `before ${query} after`)).toBe(true);
  });

  it('P16: finds any part of a text, in any case, and whatever a longer query finds a shorter one does', () => {
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
});

describe('a search among brokers', () => {
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
    'does not find %j, which only other fields or two features together hold',
    (query) => {
      expect(search(query)).toEqual([]);
    },
  );

  it('does not throw where description and features are missing from storage', () => {
    expect(searchIn([v.parse(brokerDraftSchema, { name: 'Bare' })], brokerTexts)('x')).toEqual([]);
  });
});

describe('platformTexts', () => {
  it('are the name and the description, and no feature', () => {
    const platform = aPlatform({ name: 'MetaTrader 5', description: 'Multi-asset', features: ['Hedging'] });
    expect(platformTexts(platform)).toEqual(['MetaTrader 5', 'Multi-asset']);
  });
});
