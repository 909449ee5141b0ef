import { fixed, type Fraction } from './exact';
import { grouped } from './grouped';

/** Formats a value the same way in every locale: `10,000.00`, `−0.50`. */
export const shown = (value: Fraction, decimals: number): string => grouped(fixed(value, decimals));
