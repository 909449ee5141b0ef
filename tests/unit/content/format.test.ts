import { expect, it } from 'vitest';
import { decimal, dollars, trimmedDecimal, unbrokenFormula } from '@/content/format';

it.each([
  [decimal(1234567), '1,234,567'],
  [decimal(1234.5, 2), '1,234.50'],
  [decimal(10.85, 1), '10.9'],
  [decimal(1.005, 2), '1.01'],
  [decimal(-1234.5, 1), '−1,234.5'],
  [dollars(12.5), '$12.50'],
  [dollars(-12.345), '−$12.35'],
  [trimmedDecimal(0.0025, 6), '0.0025'],
  [trimmedDecimal(1200, 8), '1,200'],
])('formats a figure as %s', (written, expected) => {
  expect(written).toBe(expected);
});

it.each([
  ['5 lots × 600.00 USD ÷ 1.08 = 2,777.78', '5_lots ×_600.00_USD ÷_1.08 =_2,777.78'],
  ['40 pips a day, 10 losers of 100 EUR', '40_pips a day, 10 losers of 100_EUR'],
  ['1.0840 − 1.0800 = 0.0040 (40 pips)', '1.0840 −_1.0800 =_0.0040 (40_pips)'],
])('keeps units and operators on the same line as their numbers: %s', (formula, kept) => {
  expect(unbrokenFormula(formula)).toBe(kept.replaceAll('_', '\u00a0'));
});
