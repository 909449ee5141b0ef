import { gmtText } from '@/domain/days';
import { isoTime } from '@/domain/entity';

/** What a form calls a field, where that is not its name. */
const FIELD_WORDS: Readonly<Record<string, string>> = { isActive: 'status', startsAt: 'start' };

/** `minDeposit` as `min deposit`. */
export const fieldWords = (field: string): string =>
  FIELD_WORDS[field] ?? field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

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
export function valueWords(value: unknown, field = ''): string {
  if (field === 'isActive' && typeof value === 'boolean') return value ? 'active' : 'inactive';
  const time = field === 'startsAt' ? Date.parse(String(value)) : NaN;
  return Number.isNaN(time) ? filledWords(value) || '(empty)' : gmtText(isoTime(time));
}
