/**
 * Whole-number division for practice prices and money, so that every engine gives the same result. Exact
 * while twice the dividend is below 2^53.
 */

/** Divides and rounds half away from zero; `b` is positive. */
export function divRound(a: number, b: number): number {
  const quotient = Math.floor((2 * Math.abs(a) + b) / (2 * b));
  return a < 0 ? 0 - quotient : quotient;
}

/** Divides and rounds down; `b` is positive. */
export const floorDiv = (a: number, b: number): number => Math.floor(a / b);
