import { absolute, compare, div, exact, roundTo, sub, toFixed, type Fraction } from './exact';
import { groupDigits } from '@/domain/text/groupDigits';

/** Formats a value the same way in every locale: `10,000.00`, `−0.50`. */
export const formatFixed = (value: Fraction, decimals: number): string =>
  groupDigits(toFixed(value, decimals));

const MAX_DECIMALS = 10;
const TWENTY = exact(20);

/** The fewest decimal places, but at least `least`, that show a value to within a twentieth of it: never as 0.00. */
export function enoughPlaces(value: Fraction, least: number): number {
  const tolerance = div(absolute(value), TWENTY);
  const isClose = (decimals: number) =>
    compare(absolute(sub(roundTo(value, decimals), value)), tolerance) <= 0;
  for (let decimals = least; decimals <= MAX_DECIMALS; decimals += 1) if (isClose(decimals)) return decimals;
  return least;
}

/** Formats a result: `0.003` instead of `0.00`. */
export const formatWithEnoughPlaces = (value: Fraction, least: number): string =>
  formatFixed(value, enoughPlaces(value, least));
