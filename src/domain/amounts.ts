/** The amount in a text as it was typed, such as `$1,000`; null without one. A comma separates thousands. */
export function amountIn(text: string): number | null {
  const [digits] = /\d[\d,\s]*(?:\.\d+)?/.exec(text) ?? [];
  return digits === undefined ? null : Number(digits.replace(/[,\s]/g, ''));
}

/** The first ratio in a text: 1 and 500 in `up to 1:500`. */
const RATIO = /(\d[\d,\s]*(?:\.\d+)?):\s*(\d[\d,\s]*(?:\.\d+)?)/;

/** How many times the deposit a leverage such as `up to 1:500` or `500:1` allows; null where it names none. */
export function leverageIn(text: string): number | null {
  const [, one = text, other = text] = RATIO.exec(text) ?? [];
  const times = [amountIn(one), amountIn(other)].filter((side) => side !== null);
  return times.length === 0 ? null : Math.max(...times);
}

const RETAIL_CAP = 30;

/** Whether a leverage is more than retail clients may get in the regions with limits, 1:30. */
export const isAboveRetailCap = (leverage: string): boolean => (leverageIn(leverage) ?? 0) > RETAIL_CAP;
