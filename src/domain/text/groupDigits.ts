/**
 * Adds thousands separators and a proper minus sign to plain decimal text: `-1234.5` becomes `−1,234.5`. Used
 * instead of `toLocaleString`, whose first call takes a slow phone 60 ms during hydration.
 */
export function groupDigits(text: string): string {
  const [whole = '', decimals] = text.split('.');
  const separated = whole.replace('-', '−').replace(/\B(?=(?:[0-9]{3})+$)/g, ',');
  return decimals === undefined ? separated : `${separated}.${decimals}`;
}

export const formatNumber = (value: number): string => groupDigits(String(value));

/** A count with its noun: `1 broker`, `5,000 brokers`, `2 entries`. */
export const countOf = (count: number | string, noun: string, plural = `${noun}s`): string =>
  `${groupDigits(String(count))} ${String(count) === '1' ? noun : plural}`;
