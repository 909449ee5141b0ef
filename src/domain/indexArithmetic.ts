import { add, div, exact, mul, ONE, power, sum, toNumber, type Fraction } from './exact';

/** The arithmetic of stock indices for teaching texts, exact inside. Ten decimals drop the noise of number literals. */

const meant = (value: number): Fraction => exact(value.toFixed(10));

/** The level of an index: what its members count for (values or prices), added up and divided by the divisor. */
export const indexLevel = (values: readonly number[], divisor: number): number =>
  toNumber(div(sum(values.map(meant)), meant(divisor)));

/** The divisor that leaves the level where it is when the sum changes from `before` to `after`, without any trade. */
export const divisorAfter = (divisor: number, before: number, after: number): number =>
  toNumber(div(mul(meant(divisor), meant(after)), meant(before)));

/** The part of a sum that one member is, in percent. */
export const weightPercent = (value: number, values: readonly number[]): number =>
  toNumber(div(mul(exact(100), meant(value)), sum(values.map(meant))));

/** What `start` has become after that many years, each of which adds `yearlyPercent` to what was there. */
export const grownTo = (start: number, yearlyPercent: number, years: number): number =>
  toNumber(mul(meant(start), power(add(ONE, div(meant(yearlyPercent), exact(100))), years)));
