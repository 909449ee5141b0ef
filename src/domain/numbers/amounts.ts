import { toNumber } from './exact';
import { readNumber } from './numberInput';

/**
 * A number with thousands and decimal separators in any script, and an optional letter for thousands or
 * millions.
 */
const NUMBER_PATTERN = String.raw`(\p{Nd}+(?:[.,'’\s]\p{Nd}+)*)(?:\s?([km])(?!\p{L}))?`;
const ALL_NUMBERS = new RegExp(NUMBER_PATTERN, 'giu');
const ONLY_A_NUMBER = new RegExp(`^${NUMBER_PATTERN}$`, 'iu');
const NEGATIVE_AMOUNT = /^\p{Sc}?\s*[-−–]\s*\p{Sc}?\s*\p{Nd}/u;

const CENT_DECIMALS = 2;

const MULTIPLIERS: Readonly<Record<string, number>> = { k: 1000, m: 1_000_000 };

/** Whether a string is a single number, such as `1,000` or `5k`. */
export const isPlainAmount = (text: string): boolean => ONLY_A_NUMBER.test(text);

export const isNegativeAmount = (text: string): boolean => NEGATIVE_AMOUNT.test(text.trim());

/** The numbers in a string, in any country's notation; null for one that can't be read. */
const numbersIn = (text: string): (number | null)[] =>
  [...text.matchAll(ALL_NUMBERS)].map(([, digits = '', letter = '']) => {
    const reading = readNumber(digits, CENT_DECIMALS);
    return reading.ok ? toNumber(reading.value) * (MULTIPLIERS[letter.toLowerCase()] ?? 1) : null;
  });

/**
 * The amount in a string such as `$1,000`, `€ 2.500,50` or `from 5k`; null if there is none, more than one, or a
 * negative one.
 */
export function amountIn(text: string): number | null {
  const [amount = null, ...others] = numbersIn(text);
  return others.length > 0 || isNegativeAmount(text) ? null : amount;
}

/** The first ratio in a string: 1 and 500 in `up to 1:500`. */
const RATIO = /(\d[\d.,\s]*):\s*(\d[\d.,\s]*)/;

/** The factor of a leverage such as `up to 1:500` or `500:1`; null for none. */
export function leverageIn(text: string): number | null {
  const [, one = text, other = text] = RATIO.exec(text) ?? [];
  const times = [one, other].flatMap((side) => numbersIn(side)[0] ?? []);
  return times.length === 0 ? null : Math.max(...times);
}

/** Whether a leverage such as `up to 1:500` exceeds a cap such as 30. */
export const isLeverageAbove = (leverage: string, cap: number): boolean => (leverageIn(leverage) ?? 0) > cap;
