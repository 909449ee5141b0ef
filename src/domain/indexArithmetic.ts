import { add, div, exact, mul, ONE, power, sum, toNumber, type Fraction } from './exact';

/** Stock index arithmetic for lessons, computed exactly. Ten decimals remove the noise of number literals. */

const withoutNoise = (value: number): Fraction => exact(value.toFixed(10));

/** The level of an index: the sum of its members' values or prices, divided by the divisor. */
export const indexLevel = (values: readonly number[], divisor: number): number =>
  toNumber(div(sum(values.map(withoutNoise)), withoutNoise(divisor)));

/** The divisor that keeps the level when the sum changes from `before` to `after` without a trade. */
export const divisorAfter = (divisor: number, before: number, after: number): number =>
  toNumber(div(mul(withoutNoise(divisor), withoutNoise(after)), withoutNoise(before)));

/** A member's percentage of a sum. */
export const weightPercent = (value: number, values: readonly number[]): number =>
  toNumber(div(mul(exact(100), withoutNoise(value)), sum(values.map(withoutNoise))));

/** The value of `start` after this many years of growth at `yearlyPercent`. */
export const grownTo = (start: number, yearlyPercent: number, years: number): number =>
  toNumber(mul(withoutNoise(start), power(add(ONE, div(withoutNoise(yearlyPercent), exact(100))), years)));
