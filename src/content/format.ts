import { grouped } from '@/domain/grouped';

/** A number with thousands separators and a fixed number of decimals; 10.85, which is a little less in binary, rounds up as on paper. */
export const decimal = (value: number, decimals = 0): string =>
  grouped((value * (1 + Number.EPSILON)).toFixed(decimals));

/** A number with thousands separators and as many decimals as it needs, up to `most`. */
export const trimmed = (value: number, most: number): string =>
  grouped(value.toFixed(most).replace(/\.?0+$/, ''));

/** A formula whose lines break before an operator only, and never between a number and its unit. */
export const unbroken = (formula: string): string =>
  formula
    .replace(/([=×÷/+−]) /g, '$1\u00a0')
    .replace(/(\d) (?=(?:[A-Z]{3}|lots?|pips?|points?)\b)/g, '$1\u00a0');

/** Money in US dollars, with cents only where there are any: $1,250 or $12.50. */
export function dollars(amount: number): string {
  const size = Math.round(Math.abs(amount) * 100) / 100;
  const text = decimal(size, Number.isInteger(size) ? 0 : 2);
  return `${amount < 0 && size > 0 ? '−' : ''}$${text}`;
}
