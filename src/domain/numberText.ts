import { fixed, type Fraction } from './exact';
import { grouped } from './grouped';

/** A value as the site writes it, in any locale of the reader: `10,000.00`, `−0.50`. */
export const shown = (value: Fraction, decimals: number): string => grouped(fixed(value, decimals));
