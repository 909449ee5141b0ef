/**
 * A typed text as it is compared with others: without case, accents, forms of one character, and any spaces but single
 * ones. Upper-casing first makes ß and ss alike; a small sigma has a form of its own at the end of a word.
 */
export const folded = (text: string): string =>
  text
    .toUpperCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    // Most spaces are left alone: replacing each takes three times as long.
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim();
