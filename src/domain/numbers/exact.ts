/**
 * Exact arithmetic with fractions for prices, sizes and money. Floating point makes one in twelve
 * ordinary position sizes a lot step too small; here nothing is rounded until it is shown.
 */

/** A reduced fraction with a positive denominator, so equal values are structurally equal. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const DECIMAL_FORMAT = /^(-?)([0-9]+)(?:\.([0-9]+))?$/;
const EXPONENT_FORMAT = /^(-?[0-9.]+)e([+-][0-9]+)$/;

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [large, small] = [a, b];
  while (small !== 0n) [large, small] = [small, large % small];
  return large;
}

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);

/** @throws RangeError when the denominator is zero. */
export function fraction(numerator: bigint, denominator = 1n): Fraction {
  if (denominator === 0n) throw new RangeError('Division by zero');
  const divisor = greatestCommonDivisor(magnitude(numerator), magnitude(denominator));
  const scale = denominator < 0n ? -divisor : divisor;
  return { numerator: numerator / scale, denominator: denominator / scale };
}

const powerOfTen = (exponent: number): bigint => 10n ** BigInt(exponent);

/** Parses plain decimal text (`-1.0840`, without exponent or separators); null for anything else. */
export function parseDecimal(text: string): Fraction | null {
  const match = DECIMAL_FORMAT.exec(text);
  if (match === null) return null;
  const [, minus = '', whole = '', decimals = ''] = match;
  return fraction(BigInt(`${minus}${whole}${decimals}`), powerOfTen(decimals.length));
}

/**
 * The exact value of a decimal string, a whole number or a number literal: `exact(0.1)` is one tenth, not the
 * nearest double.
 * @throws RangeError for anything that isn't a finite decimal number
 */
export function exact(value: string | number | bigint): Fraction {
  const text = String(value);
  const [, mantissa = text, exponent = '0'] = EXPONENT_FORMAT.exec(text) ?? [];
  const parsed = parseDecimal(mantissa);
  if (parsed === null) throw new RangeError(`Not a decimal number: ${text}`);
  const places = Number(exponent);
  return places < 0
    ? fraction(parsed.numerator, parsed.denominator * powerOfTen(-places))
    : fraction(parsed.numerator * powerOfTen(places), parsed.denominator);
}

/** A computed number without its floating-point noise: ten decimal places are far finer than any price step. */
export const withoutNoise = (value: number): Fraction => exact(value.toFixed(10));

export const ZERO = fraction(0n);
export const ONE = fraction(1n);

export const add = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

export const negate = (value: Fraction): Fraction => fraction(-value.numerator, value.denominator);

export const sub = (a: Fraction, b: Fraction): Fraction => add(a, negate(b));

export const mul = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator);

/** @throws RangeError when `b` is zero. */
export const div = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator, a.denominator * b.numerator);

/** Raises `value` to a non-negative whole power. */
export const power = (value: Fraction, exponent: number): Fraction =>
  fraction(value.numerator ** BigInt(exponent), value.denominator ** BigInt(exponent));

export const sum = (values: readonly Fraction[]): Fraction => values.reduce(add, ZERO);

export const absolute = (value: Fraction): Fraction =>
  fraction(magnitude(value.numerator), value.denominator);

export function sign(value: Fraction): -1 | 0 | 1 {
  if (value.numerator === 0n) return 0;
  return value.numerator < 0n ? -1 : 1;
}

/** Returns −1, 0 or 1. */
export const compare = (a: Fraction, b: Fraction): -1 | 0 | 1 => sign(sub(a, b));

function floor(value: Fraction): bigint {
  const quotient = value.numerator / value.denominator;
  return value.numerator < 0n && value.numerator % value.denominator !== 0n ? quotient - 1n : quotient;
}

/** Rounds down to a multiple of a positive `step`. */
export const floorTo = (value: Fraction, step: Fraction): Fraction =>
  mul(fraction(floor(div(value, step))), step);

/** Rounds up to a multiple of a positive `step`. */
export const ceilingTo = (value: Fraction, step: Fraction): Fraction => negate(floorTo(negate(value), step));

export const isMultipleOf = (value: Fraction, step: Fraction): boolean => div(value, step).denominator === 1n;

/** Rounds half away from zero to a number of decimal places. */
export function roundTo(value: Fraction, decimals: number): Fraction {
  const scale = powerOfTen(decimals);
  const units = floor(
    fraction(magnitude(value.numerator) * scale * 2n + value.denominator, value.denominator * 2n),
  );
  return fraction(value.numerator < 0n ? -units : units, scale);
}

/** Plain decimal text with a fixed number of decimal places, rounded half away from zero; never `-0.00`. */
export function toFixed(value: Fraction, decimals: number): string {
  const rounded = roundTo(value, decimals);
  const units = magnitude((rounded.numerator * powerOfTen(decimals)) / rounded.denominator);
  const digits = units.toString().padStart(decimals + 1, '0');
  const split = digits.length - decimals;
  const text = decimals === 0 ? digits : `${digits.slice(0, split)}.${digits.slice(split)}`;
  return sign(rounded) < 0 ? `-${text}` : text;
}

/** A double, rounded to 15 decimal places, for drawing and statistics; never use it for money. */
export const toNumber = (value: Fraction): number => Number(toFixed(value, 15));
