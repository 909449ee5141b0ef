import { toFixed, type Fraction } from './exact';
import { groupDigits } from './groupDigits';

/** Formats a value the same way in every locale: `10,000.00`, `−0.50`. */
export const formatFixed = (value: Fraction, decimals: number): string =>
  groupDigits(toFixed(value, decimals));
