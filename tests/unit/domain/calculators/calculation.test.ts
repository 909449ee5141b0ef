import { expect, it } from 'vitest';
import { exact, toFixed, fraction } from '@/domain/numbers/exact';
import { amountInFull, type amount } from '@/domain/calculators/calculation';

const shown = ({ value, decimals, unit }: ReturnType<typeof amount>) => [toFixed(value, decimals), unit];

it('shows all decimal places of a terminating decimal', () => {
  expect(shown(amountInFull(exact('9548.335'), 2, 'USD'))).toEqual(['9548.335', 'USD']);
  expect(shown(amountInFull(exact('100'), 2, 'USD'))).toEqual(['100.00', 'USD']);
  expect(shown(amountInFull(exact('0.0000000001'), 0))).toEqual(['0.0000000001', '']);
});

it('shows two extra decimal places for a recurring decimal', () => {
  expect(shown(amountInFull(fraction(1n, 3n), 2, 'lots'))).toEqual(['0.3333', 'lots']);
  expect(shown(amountInFull(fraction(2n, 3n), 0))).toEqual(['0.67', '']);
});
