/**
 * Thousands separators for plain decimal text, and the typographic minus: `-1234.5` becomes `−1,234.5`. Numbers are written by this and not by
 * `toLocaleString`: a browser's first formatter of numbers takes 60 ms on a slow phone, while a page is being taken over.
 */
export function grouped(text: string): string {
  const [whole = '', decimals] = text.split('.');
  const separated = whole.replace('-', '−').replace(/\B(?=(?:[0-9]{3})+$)/g, ',');
  return decimals === undefined ? separated : `${separated}.${decimals}`;
}

/** A count with its noun: `1 broker`, `5,000 brokers`, `2 entries`. */
export const countOf = (count: number | string, noun: string, plural = `${noun}s`): string =>
  `${grouped(String(count))} ${String(count) === '1' ? noun : plural}`;
