/** The amount in a text as it was typed, such as `$1,000`; null without one. A comma separates thousands. */
export function amountIn(text: string): number | null {
  const [digits] = /\d[\d,\s]*(?:\.\d+)?/.exec(text) ?? [];
  return digits === undefined ? null : Number(digits.replace(/[,\s]/g, ''));
}

/** How many times the deposit a leverage such as `up to 1:500` allows; null where it names none. */
export function leverageIn(text: string): number | null {
  const [, times] = /:\s*(\d[\d,\s]*(?:\.\d+)?)/.exec(text) ?? [];
  return amountIn(times ?? text);
}
