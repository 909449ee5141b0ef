/** `minDeposit` as `min deposit`. */
export const fieldWords = (field: string): string =>
  field === 'isActive' ? 'status' : field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** A stored value in words: the items of a list, the filled fields of a row; '' for what holds nothing. */
function filledWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' || typeof value === 'string') return String(value).trim();
  if (Array.isArray(value))
    return value
      .map(filledWords)
      .filter((words) => words !== '')
      .join(', ');
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .filter(([, part]) => part !== false && filledWords(part) !== '')
    .map(([name, part]) => `${fieldWords(name)}: ${filledWords(part)}`)
    .join('; ');
}

/** The same for a screen, where nothing is said as `(empty)`. */
export const valueWords = (value: unknown, field = ''): string =>
  field === 'isActive' && typeof value === 'boolean'
    ? value
      ? 'active'
      : 'inactive'
    : filledWords(value) || '(empty)';
