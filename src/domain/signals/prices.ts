import { toFixed } from '@/domain/numbers/exact';
import { plainText, readNumber } from '@/domain/numbers/numberInput';

/*
 * The record stores prices as text (`"1.08400"`), and calculations use whole steps of the last decimal place
 * (108400), so that prices are never compared or added as fractions.
 */

const PRICE_FORMAT = /^\d+(?:\.\d+)?$/;

/**
 * The text of a price in steps.
 * @param steps a non-negative whole number
 */
export function priceText(steps: number, decimals: number): string {
  const digits = String(steps).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/**
 * Parses a price with exactly this many decimal places into steps; null for any other string, so that each price
 * has one spelling and each spelling one hash.
 */
export function parsePriceSteps(text: string, decimals: number): number | null {
  if (!PRICE_FORMAT.test(text)) return null;
  const steps = Number(text.replace('.', ''));
  return Number.isSafeInteger(steps) && priceText(steps, decimals) === text ? steps : null;
}

/**
 * A typed price as the record stores it: `1,084` is `1.08400` with five decimal places. Anything else is returned
 * unchanged, so that the rules can explain it.
 */
export function normalisePrice(typed: string, decimals: number): string {
  const reading = readNumber(typed, decimals);
  return reading.ok ? toFixed(reading.value, decimals) : typed.trim();
}

/** What a price field contains besides the price; `part` is that text. */
export interface PriceOddity {
  readonly kind: 'message' | 'several' | 'distance' | 'extra';
  readonly part: string;
}

/** Numbers, but not the 1 in `TP1`. */
const NUMBERS = /(?<![\p{L}\d.,])\d[\d.,'’]*(?:\s\d{3}(?!\d)[\d.,]*)*/gu;
const DISTANCE = /^(?:pips?|points?|pts?|ticks?|cents?|percent|%|R)$/i;

/** Why some text isn't a single price; null if it has no number, or is only a number. */
export function priceOddity(typed: string): PriceOddity | null {
  const text = plainText(typed);
  const numbers = text.match(NUMBERS) ?? [];
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  if (numbers.length > 1)
    return { kind: words.length > 2 || text.includes('\n') ? 'message' : 'several', part: text };
  const part = text.replace(NUMBERS, ' ').replace(/\s+/g, ' ').trim();
  if (numbers.length === 0 || part === '') return null;
  return DISTANCE.test(part) ? { kind: 'distance', part: text } : { kind: 'extra', part };
}
