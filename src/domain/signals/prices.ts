/*
 * Prices as texts (`"1.08400"`) in the record and as whole steps of the last decimal (108400) in sums, so that no
 * price is ever compared or added up as a fraction.
 */

const PRICE = /^\d+(?:\.\d+)?$/;

/** Steps as the one price text they have. @param steps a whole number, not negative */
export function priceText(steps: number, decimals: number): string {
  const digits = String(steps).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/**
 * The whole steps of a text with exactly this many decimals, 0 included; null for any other text, so that each
 * price has one text and each text one hash.
 */
export function stepsOf(text: string, decimals: number): number | null {
  if (!PRICE.test(text)) return null;
  const steps = Number(text.replace('.', ''));
  return Number.isSafeInteger(steps) && priceText(steps, decimals) === text ? steps : null;
}
