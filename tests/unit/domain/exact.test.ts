import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  absolute,
  add,
  ceilTo,
  compare,
  div,
  exact,
  fixed,
  floorTo,
  fraction,
  isMultipleOf,
  mul,
  negate,
  parseDecimal,
  power,
  sign,
  sub,
  toNumber,
  type Fraction,
} from '@/domain/exact';
import { numRuns } from '../../support/properties';

const anyFraction = fc
  .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 10n ** 9n }))
  .map(([numerator, denominator]) => fraction(numerator, denominator));
const positiveFraction = anyFraction.map(absolute).map((value) => (sign(value) === 0 ? exact(1) : value));
const decimals = fc.integer({ min: 0, max: 8 });
const property = <T extends [unknown, ...unknown[]]>(
  arbitraries: { [K in keyof T]: fc.Arbitrary<T[K]> },
  predicate: (...values: T) => void,
) => {
  fc.assert(fc.property(...(arbitraries as never as [fc.Arbitrary<unknown>]), predicate as never), {
    numRuns,
  });
};

describe('fractions', () => {
  it('are kept reduced, with the sign above', () => {
    expect(fraction(6n, -4n)).toEqual({ numerator: -3n, denominator: 2n });
    expect(fraction(0n, -5n)).toEqual({ numerator: 0n, denominator: 1n });
  });

  it('refuse a denominator of zero, and so does a division by zero', () => {
    expect(() => fraction(1n, 0n)).toThrow(RangeError);
    expect(() => div(exact(1), exact(0))).toThrow(RangeError);
  });

  it('hold the decimals a number or text was written with, not the nearest binary fraction', () => {
    expect(exact('1.08400')).toEqual({ numerator: 271n, denominator: 250n });
    expect(exact(1.084)).toEqual(exact('1.08400'));
    expect(exact(0.1)).toEqual(fraction(1n, 10n));
    expect(exact(-2.5)).toEqual(fraction(-5n, 2n));
    expect(exact(1e-7)).toEqual(fraction(1n, 10n ** 7n));
    expect(exact(1.5e21)).toEqual(fraction(15n * 10n ** 20n));
    expect(exact(100n)).toEqual(fraction(100n));
  });

  it('refuse what is no decimal number', () => {
    for (const text of ['', ' 1', '1,5', '1.', '.5', '1e3', 'abc', '--1', '1.2.3', '٣']) {
      expect(parseDecimal(text)).toBeNull();
    }
    expect(() => exact('1,5')).toThrow(RangeError);
    expect(() => exact(Number.NaN)).toThrow(RangeError);
    expect(() => exact(Number.POSITIVE_INFINITY)).toThrow(RangeError);
  });

  it('compute where binary fractions miss', () => {
    const distance = sub(exact('1.0840'), exact('1.0800'));
    expect(div(distance, exact('0.0001'))).toEqual(exact(40));
    expect(div(exact(100), distance)).toEqual(exact(25_000));
    expect(mul(exact('0.29'), exact(100))).toEqual(exact(29));
    expect(power(exact('0.99'), 10)).toEqual(exact('0.90438207500880449001'));
    expect(power(exact(7), 0)).toEqual(exact(1));
  });

  it('round down and up to whole steps of any size', () => {
    expect(floorTo(exact('0.2599'), exact('0.01'))).toEqual(exact('0.25'));
    expect(floorTo(exact('0.25'), exact('0.01'))).toEqual(exact('0.25'));
    expect(floorTo(exact('-0.251'), exact('0.01'))).toEqual(exact('-0.26'));
    expect(floorTo(exact('7'), exact('2.5'))).toEqual(exact(5));
    expect(ceilTo(exact('0.251'), exact('0.01'))).toEqual(exact('0.26'));
    expect(ceilTo(exact('0.25'), exact('0.01'))).toEqual(exact('0.25'));
    expect(isMultipleOf(exact('0.25'), exact('0.01'))).toBe(true);
    expect(isMultipleOf(exact('0.125'), exact('0.01'))).toBe(false);
  });
});

describe('fixed', () => {
  it.each([
    ['1.005', 2, '1.01'],
    ['-2.5', 0, '-3'],
    ['2.5', 0, '3'],
    ['0.125', 2, '0.13'],
    ['-0.125', 2, '-0.13'],
    ['0.124999999999999999999', 2, '0.12'],
    ['12345678901234567.005', 2, '12345678901234567.01'],
    ['7', 3, '7.000'],
    ['0.04', 1, '0.0'],
  ])('writes %s with %i decimals as %s: half away from zero', (value, places, shown) => {
    expect(fixed(exact(value), places)).toBe(shown);
  });

  it('S07: never writes a negative zero', () => {
    expect(fixed(exact('-0.004'), 2)).toBe('0.00');
    expect(fixed(exact('-0.4'), 0)).toBe('0');
  });
});

describe('properties of fractions', () => {
  it('P30: addition and multiplication are undone by subtraction and division', () => {
    property<[Fraction, Fraction]>([anyFraction, positiveFraction], (a, b) => {
      expect(sub(add(a, b), b)).toEqual(a);
      expect(div(mul(a, b), b)).toEqual(a);
      expect(add(a, negate(a))).toEqual(exact(0));
    });
  });

  it('P31: rounding down to a step stays within one step below', () => {
    property<[Fraction, Fraction]>([anyFraction, positiveFraction], (value, step) => {
      const floor = floorTo(value, step);
      expect(isMultipleOf(floor, step)).toBe(true);
      expect(compare(floor, value)).toBeLessThanOrEqual(0);
      expect(compare(add(floor, step), value)).toBe(1);
    });
  });

  it('P32: what is shown is within half a unit of the last decimal, and reads back as itself', () => {
    property<[Fraction, number]>([anyFraction, decimals], (value, places) => {
      const shown = fixed(value, places);
      const read = exact(shown);
      const halfUnit = fraction(1n, 2n * 10n ** BigInt(places));
      expect(compare(absolute(sub(read, value)), halfUnit)).toBeLessThanOrEqual(0);
      expect(fixed(read, places)).toBe(shown);
    });
  });

  it('P33: comparing agrees with the sign of the difference', () => {
    property<[Fraction, Fraction]>([anyFraction, anyFraction], (a, b) => {
      expect(compare(a, b)).toBe(sign(sub(a, b)));
    });
  });

  it('P34: a number read exactly and written as a number is the same number', () => {
    fc.assert(
      fc.property(fc.double({ noDefaultInfinity: true, noNaN: true, min: -1e15, max: 1e15 }), (value) => {
        expect(toNumber(exact(value))).toBeCloseTo(value, 6);
      }),
      { numRuns },
    );
  });
});
