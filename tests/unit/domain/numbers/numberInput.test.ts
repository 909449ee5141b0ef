import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exact, toFixed, fraction } from '@/domain/numbers/exact';
import { readNumber, readPriceNumber } from '@/domain/numbers/numberInput';
import { formatFixed } from '@/domain/numbers/numberText';
import { numRuns } from '../../../support/properties';

const understood = (text: string, decimals: number) => {
  const result = readNumber(text, decimals);
  return result.ok ? result.value : result.problem;
};

it.each([
  ['1.5', 2, '1.5'],
  ['1,5', 2, '1.5'],
  ['10,000.50', 2, '10000.50'],
  ['10.000,50', 2, '10000.50'],
  ["10'000", 2, '10000'],
  ['10\u00a0000', 2, '10000'],
  ['360 $', 2, '360'],
  ['2341,8', 2, '2341.8'],
  ['.5', 2, '0.5'],
  ['1,084', 5, '1.084'],
  ['1.125', 4, '1.125'],
  ['12,345', 0, '12345'],
  ['1234567890123.45', 2, '1234567890123.45'],
])('reads %j in a field with %i decimal places as %s', (text, decimals, value) => {
  expect(understood(text, decimals)).toEqual(exact(value));
});

it.each([
  ['', 2, 'empty'],
  ['1e3', 2, 'unknown'],
  ['abc', 2, 'unknown'],
  ['-5', 2, 'negative'],
  ['1,23,456', 2, 'grouping'],
  ['1.0840', 2, 'decimals'],
  ['1.084001', 5, 'decimals'],
  ['1234567890123456', 2, 'size'],
])('rejects %j in a field with %i decimal places: %s', (text, decimals, problem) => {
  expect(understood(text, decimals)).toBe(problem);
});

const read = (text: string, unit: string | null, decimals = 2) => {
  const result = readNumber(text, decimals, unit);
  return result.ok ? toFixed(result.value, decimals) : `${result.problem} ${result.part}`;
};

it.each([
  ['10,000 USD', 'USD', '10000.00'],
  ['10.000 €', 'EUR', '10000.00'],
  ['1%', '%', '1.00'],
  ['40 pips', 'pips', '40.00'],
  ['0.25 Lots', 'lots', '0.25'],
  ['1:30', '1:', '30.00'],
  ['2.5 %', null, '2.50'],
  ['1,275', null, '1275.00'],
])('reads %j in a field with the unit %s as %s', (text, unit, value) => {
  expect(read(text, unit)).toBe(value);
});

it.each([
  ['+100', '100.00'],
  ['10k', '10000.00'],
  ['１０，０００．５０', '10000.50'],
  ['١٠٬٠٠٠', '10000.00'],
  ['१,०००', '1000.00'],
  ['\u200f١٠٠\u200e', '100.00'],
])('reads the amount %j as %s', (text, value) => {
  expect(read(text, 'USD')).toBe(value);
});

it('reads an Arabic decimal mark', () => {
  expect(read('١٫٠٠٠', 'USD', 3)).toBe('1.000');
  expect(read('١٫٠٠٠', 'USD')).toMatch(/^decimals/);
});

it.each([
  ['€1000', 'USD', 'currency €'],
  ['$5', '%', 'unknown $'],
  ['5%', '', 'unknown %'],
  ['1:30', '', 'unknown :30'],
  ['USD', 'USD', 'empty USD'],
])('reports the unreadable part of %j in a field with the unit “%s”', (text, unit, problem) => {
  expect(read(text, unit)).toBe(problem);
});

const field = fc.integer({ min: 0, max: 6 });
const amounts = fc.bigInt({ min: 0n, max: 10n ** 14n });

it('reads back any formatted number in any field', () => {
  fc.assert(
    fc.property(field, amounts, (decimals, units) => {
      const value = fraction(units, 10n ** BigInt(decimals));
      expect(understood(formatFixed(value, decimals), decimals)).toEqual(value);
      expect(understood(toFixed(value, decimals), decimals)).toEqual(value);
    }),
    { numRuns },
  );
});

it.each([
  ['78.450', 2, 70, '78.45'],
  ['2345.600', 2, 4400, '2345.6'],
  ['64,250', 2, 60_000, '64250'],
  ['7.450', 1, 7500, '7450'],
  ['189.350', 2, null, '189.35'],
  ['189,350', 2, null, '189350'],
])('reads the price %s with %i decimal places and a level of %s as %s', (typed, decimals, level, price) => {
  expect(readPriceNumber(typed, decimals, 'USD', level)).toEqual({ ok: true, value: exact(price) });
});
