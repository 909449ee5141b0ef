const WORDS_PER_MINUTE = 200;

/** Counts the words in all strings of a nested value. */
function wordsIn(value: unknown): number {
  if (typeof value === 'string') return value.split(/\s+/).filter((word) => word !== '').length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, part) => sum + wordsIn(part), 0);
}

/** The reading time of a page in whole minutes. */
export const readingMinutes = (page: object): number =>
  Math.max(1, Math.round(wordsIn(page) / WORDS_PER_MINUTE));
