/**
 * Folds text for comparison: case, accents, compatibility forms and whitespace. Converting to upper case first
 * makes ß equal to ss; converting to lower case then unifies final sigma.
 */
export const foldText = (text: string): string =>
  text
    .toUpperCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    // Most spaces are left alone, because replacing each one takes three times as long.
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim();
