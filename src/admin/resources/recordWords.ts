import { formatGmt } from '@/domain/days';
import { isoTime } from '@/domain/entity';

/** The labels of fields that differ from their names. */
const FIELD_LABELS: Readonly<Record<string, string>> = {
  by: 'author',
  cost: 'round-trip cost',
  invalidation: 'what would prove it wrong',
  isActive: 'status',
  source: 'prices from',
  startsAt: 'start',
};

/** Turns `minDeposit` into `min deposit`, and `target1` into `target 1`. */
export const fieldLabel = (field: string): string =>
  FIELD_LABELS[field] ?? field.replace(/[A-Z\d]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Describes a stored value: the items of a list, the filled fields of a row; '' if it is empty. */
function formatFilled(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' || typeof value === 'string') return String(value).trim();
  if (Array.isArray(value))
    return value
      .map(formatFilled)
      .filter((words) => words !== '')
      .join(', ');
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .filter(([, part]) => part !== false && formatFilled(part) !== '')
    .map(([name, part]) => `${fieldLabel(name)}: ${formatFilled(part)}`)
    .join('; ');
}

/** The same for display, with `(empty)` for nothing. */
export function formatValue(value: unknown, field = ''): string {
  if (field === 'isActive' && typeof value === 'boolean') return value ? 'active' : 'inactive';
  const time = field === 'startsAt' ? Date.parse(String(value)) : NaN;
  return Number.isNaN(time) ? formatFilled(value) || '(empty)' : formatGmt(isoTime(time));
}
