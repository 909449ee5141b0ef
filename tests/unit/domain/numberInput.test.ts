import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exact, fixed, fraction } from '@/domain/exact';
import { readNumber } from '@/domain/numberInput';
import { grouped } from '@/domain/grouped';
import { shown } from '@/domain/numberText';
import { anyText, numRuns } from '../../support/properties';

const understood = (text: string, decimals: number) => {
  const result = readNumber(text, decimals);
  return result.ok ? result.value : result.problem;
};

describe('readNumber', () => {
  it.each([
    ['1.5', 2, '1.5'],
    ['1,5', 2, '1.5'],
    ['10,000', 2, '10000'],
    ['10.000', 2, '10000'],
    ['10,000.50', 2, '10000.50'],
    ['10.000,50', 2, '10000.50'],
    ["10'000", 2, '10000'],
    ['10’000.5', 2, '10000.5'],
    ['$10 000', 2, '10000'],
    ['10\u00a0000', 2, '10000'],
    ['10\u202f000,5', 2, '10000.5'],
    [' 7 ', 2, '7'],
    ['€5', 2, '5'],
    ['360 $', 2, '360'],
    ['360$', 2, '360'],
    ['1.360,50 €', 2, '1360.5'],
    ['1.000.000', 2, '1000000'],
    ['1,000,000.25', 2, '1000000.25'],
    ['2341,8', 2, '2341.8'],
    ['.5', 2, '0.5'],
    [',5', 2, '0.5'],
    ['5.', 2, '5'],
    ['007', 2, '7'],
    ['1.500', 2, '1500'],
    ['18,240', 1, '18240'],
    ['18.240,5', 1, '18240.5'],
    ['151,200', 3, '151.200'],
    ['1,084', 5, '1.084'],
    ['1.08400', 5, '1.08400'],
    ['1.500', 5, '1.500'],
    ['1234.500', 3, '1234.5'],
    ['12,345', 0, '12345'],
    ['0', 2, '0'],
  ])('S09: reads %j with %i decimals as %s', (text, decimals, value) => {
    expect(understood(text, decimals)).toEqual(exact(value));
  });

  it.each([
    ['', 2, 'empty'],
    ['  ', 2, 'empty'],
    ['$', 2, 'empty'],
    ['1e3', 2, 'unknown'],
    ['abc', 2, 'unknown'],
    ['.', 2, 'unknown'],
    ['5%', 2, 'unknown'],
    ['1-2', 2, 'unknown'],
    ['-5', 2, 'negative'],
    ['−5', 2, 'negative'],
    ['$-5', 2, 'negative'],
    ['-$5', 2, 'negative'],
    ['-5 $', 2, 'negative'],
    ['$5$', 2, 'unknown'],
    ['5 $ 0', 2, 'unknown'],
    ['1.2.3', 2, 'grouping'],
    ['1,23,456', 2, 'grouping'],
    ['1,00.5', 2, 'grouping'],
    ['1,000.000.5', 2, 'grouping'],
    ['1.000,000,5', 2, 'grouping'],
    ['1.0840', 2, 'decimals'],
    ['0.500', 2, 'decimals'],
    ['.500', 2, 'decimals'],
    ['1234.500', 2, 'decimals'],
    ['1.084001', 5, 'decimals'],
    ['1.5', 0, 'decimals'],
    ['1234567890123456', 2, 'size'],
    ['9'.repeat(10_000), 2, 'size'],
  ])('S74: refuses %j with %i decimals: %s', (text, decimals, problem) => {
    expect(understood(text, decimals)).toBe(problem);
  });
});

describe('a number with its unit', () => {
  const read = (text: string, unit: string | null, decimals = 2) => {
    const result = readNumber(text, decimals, unit);
    return result.ok ? fixed(result.value, decimals) : `${result.problem} ${result.part}`;
  };

  it.each([
    ['10,000 USD', 'USD', '10000.00'],
    ['usd 10,000', 'USD', '10000.00'],
    ['US$10,000', 'USD', '10000.00'],
    ['$10,000 USD', 'USD', '10000.00'],
    ['10.000 €', 'EUR', '10000.00'],
    ['500 euros', 'EUR', '500.00'],
    ['Fr. 500', 'CHF', '500.00'],
    ['Fr.50', 'CHF', '50.00'],
    ['$500', 'AUD', '500.00'],
    ['1%', '%', '1.00'],
    ['1 percent', '%', '1.00'],
    ['40 pips', 'pips', '40.00'],
    ['1 pip', 'pips', '1.00'],
    ['0.25 Lots', 'lots', '0.25'],
    ['1:30', '1:', '30.00'],
    ['1 : 500', '1:', '500.00'],
    ['30:1', '1:', '30.00'],
    ['30', '1:', '30.00'],
    ['5 coins', null, '5.00'],
    ['2.5 %', null, '2.50'],
    ['£2,500', null, '2500.00'],
  ])('reads %j in a field of %s as %s', (text, unit, value) => {
    expect(read(text, unit)).toBe(value);
  });

  it.each([
    ['+100', '100.00'],
    ['10k', '10000.00'],
    ['$1.5 k', '1500.00'],
    ['1.2345K USD', '1234.50'],
    ['１０，０００．５０', '10000.50'],
    ['＄５', '5.00'],
    ['١٠٬٠٠٠', '10000.00'],
    ['۱۲٫۵', '12.50'],
    ['१,०००', '1000.00'],
    ['\u200f١٠٠\u200e', '100.00'],
  ])('reads %j as %s', (text, value) => {
    expect(read(text, 'USD')).toBe(value);
  });

  it('takes an Arabic decimal mark for one whatever follows', () => {
    expect(read('١٫٠٠٠', 'USD', 3)).toBe('1.000');
    expect(read('١٫٠٠٠', 'USD')).toMatch(/^decimals/);
  });

  it.each([
    ['€1000', 'USD', 'currency €'],
    ['1000 eur', 'USD', 'currency eur'],
    ['₹1000', 'USD', 'currency ₹'],
    ['A$5', 'USD', 'currency A$'],
    ['$5', '%', 'unknown $'],
    ['5 lots', 'pips', 'unknown lots'],
    ['5%', '', 'unknown %'],
    ['10 k USD much', 'USD', 'unknown USD much'],
    ['1e3', 'USD', 'unknown e3'],
    ['5²', 'USD', 'unknown ²'],
    ['½', 'USD', 'unknown ½'],
    ['1:30', '', 'unknown :30'],
    ['1:30:1', '1:', 'unknown :1'],
    ['-', 'USD', 'unknown -'],
    ['--5', 'USD', 'unknown -'],
    ['10.000k', 'USD', 'grouping 10.000k'],
    ['1.5.5', 'USD', 'grouping 1.5.5'],
    ['USD', 'USD', 'empty USD'],
  ])('names what it does not understand in %j for %s', (text, unit, problem) => {
    expect(read(text, unit)).toBe(problem);
  });
});

describe('shown', () => {
  it.each([
    ['10000', 2, '10,000.00'],
    ['-1234567.891', 2, '−1,234,567.89'],
    ['999', 0, '999'],
    ['1000', 0, '1,000'],
    ['0.5', 5, '0.50000'],
    ['-0.001', 2, '0.00'],
  ])('writes %s with %i decimals as %s', (value, decimals, text) => {
    expect(shown(exact(value), decimals)).toBe(text);
  });

  it('groups plain text without rounding it', () => {
    expect(grouped('1234.5')).toBe('1,234.5');
  });
});

describe('properties of the number reader', () => {
  const field = fc.integer({ min: 0, max: 6 });
  const amounts = fc.bigInt({ min: 0n, max: 10n ** 14n });

  it('S76, P35: reading what was shown gives the same number in all fields', () => {
    fc.assert(
      fc.property(field, amounts, (decimals, units) => {
        const value = fraction(units, 10n ** BigInt(decimals));
        expect(understood(shown(value, decimals), decimals)).toEqual(value);
        expect(understood(fixed(value, decimals), decimals)).toEqual(value);
      }),
      { numRuns },
    );
  });

  it('P36: a comma and a point are read alike', () => {
    fc.assert(
      fc.property(field, amounts, (decimals, units) => {
        const english = shown(fraction(units, 10n ** BigInt(decimals)), decimals);
        const marks: Record<string, string> = { ',': '.', '.': ',' };
        const german = english.replace(/[.,]/g, (mark) => marks[mark] ?? mark);
        expect(understood(german, decimals)).toEqual(understood(english, decimals));
      }),
      { numRuns },
    );
  });

  it('P37: any text is either a number of at most that many decimals or refused', () => {
    const text = fc.oneof(anyText, fc.stringMatching(/^[0-9.,' $€-]{0,14}$/));
    fc.assert(
      fc.property(text, field, (typed, decimals) => {
        const result = readNumber(typed, decimals);
        if (result.ok) expect(exact(fixed(result.value, decimals))).toEqual(result.value);
        else expect(result.problem).not.toBe('');
      }),
      { numRuns },
    );
  });
});
