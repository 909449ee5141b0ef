/**
 * Whole-number division: what practice prices and money are computed with, so that every engine gives the same.
 * Exact while twice the dividend is below 2^53.
 */

/** `a / b` to the nearest whole number, half away from zero; `b` is above 0. */
export function divRound(a: number, b: number): number {
  const quotient = Math.floor((2 * Math.abs(a) + b) / (2 * b));
  return a < 0 ? 0 - quotient : quotient;
}

/** The largest whole number that is not above `a / b`; `b` is above 0. */
export const floorDiv = (a: number, b: number): number => Math.floor(a / b);
