import { expect, it } from 'vitest';
import { div, exact, toFixed, floorTo, fraction, isMultipleOf, parseDecimal } from '@/domain/numbers/exact';

it('rejects division by zero', () => {
  expect(() => fraction(1n, 0n)).toThrow(RangeError);
  expect(() => div(exact(1), exact(0))).toThrow(RangeError);
});

it('represents decimal numbers exactly', () => {
  expect(exact('1.08400')).toEqual({ numerator: 271n, denominator: 250n });
  expect(exact(1.084)).toEqual(exact('1.08400'));
  expect(exact(0.1)).toEqual(fraction(1n, 10n));
  expect(exact(-2.5)).toEqual(fraction(-5n, 2n));
  expect(exact(1e-7)).toEqual(fraction(1n, 10n ** 7n));
  expect(exact(1.5e21)).toEqual(fraction(15n * 10n ** 20n));
  expect(exact(100n)).toEqual(fraction(100n));
});

it('rejects text that is not a decimal number', () => {
  for (const text of ['', ' 1', '1,5', '1.', '.5', '1e3', 'abc', '--1', '1.2.3', '٣']) {
    expect(parseDecimal(text)).toBeNull();
  }
  expect(() => exact('1,5')).toThrow(RangeError);
  expect(() => exact(Number.NaN)).toThrow(RangeError);
  expect(() => exact(Number.POSITIVE_INFINITY)).toThrow(RangeError);
});

it('rounds down to whole steps of any size', () => {
  expect(floorTo(exact('0.2599'), exact('0.01'))).toEqual(exact('0.25'));
  expect(floorTo(exact('0.25'), exact('0.01'))).toEqual(exact('0.25'));
  expect(floorTo(exact('-0.251'), exact('0.01'))).toEqual(exact('-0.26'));
  expect(floorTo(exact('7'), exact('2.5'))).toEqual(exact(5));
  expect(isMultipleOf(exact('0.25'), exact('0.01'))).toBe(true);
  expect(isMultipleOf(exact('0.125'), exact('0.01'))).toBe(false);
});

it.each([
  ['1.005', 2, '1.01'],
  ['-2.5', 0, '-3'],
  ['0.125', 2, '0.13'],
  ['0.124999999999999999999', 2, '0.12'],
  ['12345678901234567.005', 2, '12345678901234567.01'],
  ['0.04', 1, '0.0'],
])('formats %s with %i decimal places as %s, rounding half away from zero', (value, places, shown) => {
  expect(toFixed(exact(value), places)).toBe(shown);
});

it('formats negative zero without a sign', () => {
  expect(toFixed(exact('-0.004'), 2)).toBe('0.00');
});
