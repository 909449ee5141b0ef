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
    ['1e3', 2, 'letters'],
    ['abc', 2, 'letters'],
    ['.', 2, 'letters'],
    ['5%', 2, 'letters'],
    ['1-2', 2, 'letters'],
    ['-5', 2, 'negative'],
    ['−5', 2, 'negative'],
    ['$-5', 2, 'negative'],
    ['-$5', 2, 'negative'],
    ['-5 $', 2, 'negative'],
    ['$5$', 2, 'letters'],
    ['5 $ 0', 2, 'letters'],
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
