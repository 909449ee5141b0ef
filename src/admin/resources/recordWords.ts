import { formatGmt } from '@/domain/time/days';
import { isoTime } from '@/domain/catalogue/entity';
import { formatNumber } from '@/domain/text/groupDigits';
import { isSameJson } from '@/domain/merge/same';
import { capitalised } from '@/ui/capitalised';

/** The labels of fields that differ from their names. */
const FIELD_LABELS: Readonly<Record<string, string>> = {
  baseCurrencies: 'account currencies',
  by: 'author',
  candles: 'candles before the entry',
  cost: 'round-trip cost',
  decimals: 'decimal places',
  invalidation: 'what would prove it wrong',
  isActive: 'status',
  quote: 'price currency',
  registration: 'register at',
  remarkAt: 'candle for the remark',
  reviewedBy: 'rated by',
  reviewedOn: 'rated on',
  side: 'direction',
  source: 'prices from',
  startsAt: 'start',
  supported: 'runs on',
  swapFree: 'swap-free account',
  swapPolicy: 'how overnight charges are booked',
  writtenUp: 'written-up lesson',
};

/** Turns `minDeposit` into `min deposit`, and `target1` into `target 1`. */
const spaced = (field: string): string => field.replace(/[A-Z\d]/g, (letter) => ` ${letter.toLowerCase()}`);

export const fieldLabel = (field: string): string => FIELD_LABELS[field] ?? spaced(field);

export const fieldTitle = (field: string): string => capitalised(fieldLabel(field));

/** Leaves `leverage` as it is, and turns the checkbox `supported/mac` into `runs on mac`. */
export function unitLabel(unit: string): string {
  const [field = '', box] = unit.split('/');
  return box === undefined ? fieldLabel(field) : `${fieldLabel(field)} ${spaced(box)}`;
}

/** Describes a stored value: the items of a list, the filled fields of a row; '' if it is empty. */
function formatFilled(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' && value.startsWith('data:image/'))
    return `uploaded picture, ${formatNumber(value.length)} characters`;
  if (typeof value === 'number' || typeof value === 'string') return String(value).trim();
  if (Array.isArray(value))
    return value
      .map(formatFilled)
      .filter((words) => words !== '')
      .join(', ');
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .filter(([, part]) => part !== false && formatFilled(part) !== '')
    .map(([name, part]) => `${spaced(name)}: ${formatFilled(part)}`)
    .join('; ');
}

const TIME_FIELDS = ['startsAt', 'validUntil'];

/** Describes a value for display, with `(empty)` for an empty one. */
export function formatValue(value: unknown, field = ''): string {
  if (field === 'isActive' && typeof value === 'boolean') return value ? 'active' : 'inactive';
  // A form's value is also in GMT, but doesn't say so.
  const time = TIME_FIELDS.includes(field) ? Date.parse(`${String(value).slice(0, 16)}Z`) : NaN;
  return Number.isNaN(time) ? formatFilled(value) || '(empty)' : formatGmt(isoTime(time));
}

const isRow = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The parts of a value that are missing from the other value; for a table, the rows that differ */
function withoutShared(value: unknown, other: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(other) && value.every(isRow))
    return value.filter((row) => !other.some((one) => isSameJson(row, one)));
  if (!isRow(value) || !isRow(other)) return value;
  const differing = Object.entries(value).flatMap(([name, part]) => {
    const same: unknown = Reflect.get(other, name);
    return isSameJson(part, same) ? [] : [[name, withoutShared(part, same)] as const];
  });
  return Object.fromEntries(differing);
}

/** Describes two values side by side, without the parts that both have, unless one of the two would then be empty. */
export function formatDifference(a: unknown, b: unknown, field = ''): readonly [string, string] {
  const parts = [withoutShared(a, b), withoutShared(b, a)] as const;
  const isOneEmpty = parts.some((part) => formatFilled(part) === '');
  const [mine, theirs] = isOneEmpty ? [a, b] : parts;
  return [formatValue(mine, field), formatValue(theirs, field)];
}
