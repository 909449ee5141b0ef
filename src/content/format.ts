import { groupDigits } from '@/domain/text/groupDigits';

/**
 * A number with thousands separators and a fixed number of decimal places. Halves round up even if the double is
 * slightly smaller, as with 10.85.
 */
export const decimal = (value: number, decimals = 0): string =>
  groupDigits((value * (1 + Number.EPSILON)).toFixed(decimals));

/** A number with thousands separators and as many decimal places as needed, up to `maxDecimals`. */
export const trimmedDecimal = (value: number, maxDecimals: number): string =>
  groupDigits(value.toFixed(maxDecimals).replace(/\.?0+$/, ''));

/** A formula whose lines break only before an operator, never between a number and its unit. */
export const unbrokenFormula = (formula: string): string =>
  formula
    .replace(/([=×÷/+−]) /g, '$1\u00a0')
    .replace(/(\d) (?=(?:[A-Z]{3}|lots?|pips?|points?)\b)/g, '$1\u00a0');

/** An amount in US dollars, with cents only if there are any: $1,250 or $12.50. */
export function dollars(amount: number): string {
  const size = Math.round(Math.abs(amount) * 100) / 100;
  const text = decimal(size, Number.isInteger(size) ? 0 : 2);
  return `${amount < 0 && size > 0 ? '−' : ''}$${text}`;
}
