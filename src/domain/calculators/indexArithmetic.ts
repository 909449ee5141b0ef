import { calcNumber } from './calculation';

/** Stock index arithmetic for lessons, computed exactly. */

const sumOf = (values: readonly number[]) =>
  ['(', 0, ...values.flatMap((value) => ['+', value] as const), ')'] as const;

/** The level of an index: the sum of its members' values or prices, divided by the divisor. */
export const indexLevel = (values: readonly number[], divisor: number): number =>
  calcNumber(...sumOf(values), '÷', divisor);

/**
 * The divisor that keeps the level the same when the sum changes from `before` to `after` for a reason other than
 * prices.
 */
export const divisorAfterChange = (divisor: number, before: number, after: number): number =>
  calcNumber(divisor, '×', after, '÷', before);

/** A member's percentage of a sum. */
export const weightPercent = (value: number, values: readonly number[]): number =>
  calcNumber(100, '×', value, '÷', ...sumOf(values));

/** The value of `start` after `years` years of growth at `yearlyPercent`. */
export const valueAfterGrowth = (start: number, yearlyPercent: number, years: number): number =>
  calcNumber(start, '×', '(', 1, '+', yearlyPercent, '÷', 100, ')', '^', years);
