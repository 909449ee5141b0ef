import { fixed, type Fraction } from './exact';

/** Thousands separators for plain decimal text, and the typographic minus: `-1234.5` becomes `−1,234.5`. */
export function grouped(text: string): string {
  const [whole = '', decimals] = text.split('.');
  const separated = whole.replace('-', '−').replace(/\B(?=(?:[0-9]{3})+$)/g, ',');
  return decimals === undefined ? separated : `${separated}.${decimals}`;
}

/** A value as the site writes it, in any locale of the reader: `10,000.00`, `−0.50`. */
export const shown = (value: Fraction, decimals: number): string => grouped(fixed(value, decimals));
