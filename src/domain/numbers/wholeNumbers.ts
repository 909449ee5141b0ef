/**
 * Whole-number division for prices and money, so that every engine gives the same result. Exact while twice
 * the dividend is below 2^53.
 */

/** Divides and rounds half away from zero, never to −0; `b` is positive. */
export function divRound(a: number, b: number): number {
  const doubled = 2 * Math.abs(a) + b;
  // Uses the remainder, because the quotient may be inexact.
  const quotient = (doubled - (doubled % (2 * b))) / (2 * b);
  return a < 0 ? 0 - quotient : quotient;
}

/** Divides and rounds down; `b` is positive. */
export const floorDiv = (a: number, b: number): number => Math.floor(a / b);
