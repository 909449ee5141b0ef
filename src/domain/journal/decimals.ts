import { div, fraction, parseDecimal, sum, mul, toFixed, type Fraction } from '@/domain/numbers/exact';
import type { Money } from './types';

/** A decimal number with a point, no spaces and either kind of minus sign; null for anything else. */
export function decimalText(text: string): string | null {
  const bare = text.replace(/\s/g, '').replace(/^\u2212/, '-');
  return /^-?\d+(?:\.\d+)?$/.test(bare) ? bare : null;
}

/** Decimal text without needless zeros: `1.1350` → `1.135`. */
export function plainDecimal(text: string): string {
  const [whole = '', decimals = ''] = text.split('.');
  const kept = decimals.replace(/0+$/, '');
  const digits = whole.replace(/^(-?)0+(?=\d)/, '$1');
  const plain = kept === '' ? digits : `${digits}.${kept}`;
  return plain === '-0' ? '0' : plain;
}

/** A price, stop or volume; null for none, which files write as zero or leave empty. */
export function nullIfZero(text: string | null): string | null {
  const plain = text === null ? '0' : plainDecimal(text);
  return plain === '0' ? null : plain;
}

/** The decimal places that amounts are written with, but at least `least`. */
export const decimalPlacesOf = (amounts: readonly string[], least: number): number =>
  Math.max(least, ...amounts.map((text) => (text.split('.')[1] ?? '').length));

/** Currencies without minor units. */
const WHOLE_CURRENCIES = new Set(['JPY', 'KRW']);

/** The decimal places of a currency whose amounts may be written without trailing zeros. */
export const minDecimalPlaces = (currency: string | null): number =>
  currency !== null && WHOLE_CURRENCIES.has(currency) ? 0 : 2;

/** Decimal text as whole minor units, rounded half away from zero. */
export function toUnits(text: string, places: number): Money {
  const [whole = '0', decimals = ''] = text.replace('-', '').split('.');
  const digits = `${whole}${decimals.slice(0, places).padEnd(places, '0')}`;
  const units = Number(digits) + ((decimals[places] ?? '0') >= '5' ? 1 : 0);
  return text.startsWith('-') ? 0 - units : units;
}

/** Whole minor units as decimal text: 12345 → `123.45`. */
export function fromUnits(units: Money, places: number): string {
  const digits = String(Math.abs(units)).padStart(places + 1, '0');
  const split = digits.length - places;
  return `${units < 0 ? '-' : ''}${digits.slice(0, split)}${places > 0 ? `.${digits.slice(split)}` : ''}`;
}

const AVERAGE_PLACES = 8;

/** Decimal text of a computed price. */
export const priceText = (price: Fraction): string => plainDecimal(toFixed(price, AVERAGE_PLACES));

/** The volume-weighted average of prices; null if there is no volume. */
export function averagePrice(
  parts: readonly (readonly [volume: Fraction, price: Fraction])[],
): Fraction | null {
  const volume = sum(parts.map(([size]) => size));
  return volume.numerator === 0n ? null : div(sum(parts.map(([size, price]) => mul(size, price))), volume);
}

export const asFraction = (text: string): Fraction => parseDecimal(text) ?? fraction(0n);

const SCALE = 12;

/**
 * A price or volume as a whole number of trillionths, so that thousands of them can be compared and divided without
 * fractions.
 */
export function toTrillionths(text: string): bigint {
  const [whole = '0', decimals = ''] = text.split('.');
  return BigInt(whole + decimals.slice(0, SCALE).padEnd(SCALE, '0'));
}

/** The sum of amounts; null if one of them is unknown, because the sum is too. */
export function sumIfAllKnown(amounts: readonly (Money | null)[]): Money | null {
  let total = 0;
  for (const amount of amounts) {
    if (amount === null) return null;
    total += amount;
  }
  return total;
}

export const sumMoney = (amounts: readonly Money[]): Money =>
  amounts.reduce((total, amount) => total + amount, 0);
