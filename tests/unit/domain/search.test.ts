import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { brokerDraftSchema } from '@/domain/broker';
import { brokerMatches, matchesText, platformTexts, searchIn } from '@/domain/search';
import { aBroker, aPlatform } from '../../support/records';
import { anyText, numRuns } from '../../support/properties';

describe('matchesText', () => {
  it.each([
    ['EURO', 'euro accounts'],
    ['euro', 'EURO ACCOUNTS'],
    ['  raw  ', 'Raw spreads'],
    ['', 'anything'],
    ['   ', 'anything'],
    ['ΤΕΛΟΣ', 'τέλος τελος'],
    ['İ', 'İstanbul'],
  ])('F82: finds %j in %j', (query, text) => {
    expect(matchesText(query, [text])).toBe(true);
  });

  it.each(['.*', '[', '(', '\\', '^', '$', '|', 'a+'])('F82: takes %j literally', (query) => {
    expect(matchesText(query, ['aaa'])).toBe(false);
    expect(matchesText(query, [`before ${query} after`])).toBe(true);
  });

  it('finds nothing where there are no texts', () => {
    expect(matchesText('', [])).toBe(false);
  });

  it('P16: finds any part of a text, in any case, and whatever a longer query finds a shorter one does', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, fc.nat(12), (before, query, after, length) => {
        const text = before + query + after;
        expect(matchesText(query, [text])).toBe(true);
        expect(matchesText(query.toUpperCase(), [text])).toBe(true);
        const elsewhere = [before, after];
        if (matchesText(query, elsewhere)) {
          expect(matchesText(query.trim().slice(0, length), elsewhere)).toBe(true);
        }
      }),
      { numRuns },
    );
  });
});

describe('searchIn', () => {
  it('P16: finds what matching each record on its own finds, in the same order', () => {
    const anyTexts = fc.array(fc.array(anyText, { maxLength: 3 }), { maxLength: 5 });
    const partOf = fc.tuple(anyTexts, fc.nat(4), anyText).map(([all, index, other]) => {
      const text = all[index]?.[0] ?? other;
      return { all, query: text.slice(0, 2) };
    });
    fc.assert(
      fc.property(partOf, ({ all, query }) => {
        const records = all.map((texts) => ({ texts: ['', ...texts] }));
        const found = searchIn(records, ({ texts }) => texts)(query);
        expect(found).toEqual(records.filter(({ texts }) => matchesText(query, texts)));
      }),
      { numRuns },
    );
  });
});

describe('brokerMatches', () => {
  const broker = aBroker({ name: 'Northgate', description: 'Forex first', features: ['Micro lots', 'Demo'] });

  it.each(['northG', 'FOREX', 'micro', 'demo', ''])(
    'F82: finds %j in the name, description or features',
    (query) => {
      expect(brokerMatches(broker, query)).toBe(true);
    },
  );

  it.each(['sample regulator', 'MT5', 'broker.example', 'lotsDemo', 'lots Demo'])(
    'F82: does not find %j, which only other fields or two features together hold',
    (query) => {
      expect(brokerMatches(broker, query)).toBe(false);
    },
  );

  it('F82: does not throw where description and features are missing from storage', () => {
    expect(brokerMatches(v.parse(brokerDraftSchema, { name: 'Bare' }), 'x')).toBe(false);
  });
});

describe('platformTexts', () => {
  it('are the name and the description, and no feature', () => {
    const platform = aPlatform({ name: 'MetaTrader 5', description: 'Multi-asset', features: ['Hedging'] });
    expect(platformTexts(platform)).toEqual(['MetaTrader 5', 'Multi-asset']);
  });
});
