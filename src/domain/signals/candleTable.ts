import { splitBy } from '@/domain/text/csv';
import type { CandleRefusal } from './refusal';

/** A line of a table of candles, as text. */
export interface CandleRow {
  /** Counted from 1. */
  readonly line: number;
  /** Open, high, low and close; more or fewer if the line is malformed. */
  readonly prices: readonly string[];
  /** Its date and time; '' if it has none. */
  readonly stamp: string;
  readonly isExported: boolean;
}

interface Line {
  readonly line: number;
  readonly text: string;
  readonly cells: readonly string[];
}

const PRICE_COLUMNS = ['open', 'high', 'low', 'close'] as const;
/** Names that some sites use for the close. */
const CLOSE_NAMES = ['price', 'last'];
const TIME_COLUMN = /^(?:date|time|gmttime|localtime|timestamp)/;

const DATE = /^(?:\d{4}([./-])\d{1,2}\1\d{1,2}|\d{1,2}([./-])\d{1,2}\2\d{4}|(?:19|20)\d{6})(?:[ T].+)?$/;
const UNIX_TIME = /^1\d{9}(?:\d{3})?$/;
const TIME_OF_DAY = /^(?:\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[AP]M)?|\d{6})$/i;
const HALF_OF_DAY = /([AP])M$/i;
/** Milliseconds that identify a tick, because a candle starts on a whole second. */
const MILLISECONDS = /(?:\.| \d{6})(?!000)\d{3}(?!\d)/;

const isDate = (cell: string): boolean => DATE.test(cell) || UNIX_TIME.test(cell);

/** The cells of a typed line: commas separate only if nothing else does, because prices may contain them. */
function typedCells(text: string): string[] {
  const cells = text.split(/[\s;]+/).map((cell) => cell.replace(/,$/, ''));
  return cells.length === 4 ? cells : text.split(/[\s,;]+/);
}

function rowByShape({ line, text, cells }: Line): CandleRow | CandleRefusal {
  // stooq puts the ticker and the period before the date.
  const place = cells.slice(0, 3).findIndex(isDate);
  if (place === -1) return { line, prices: typedCells(text), stamp: '', isExported: false };
  const [date = '', next = '', ...rest] = cells.slice(place);
  const hasTime = TIME_OF_DAY.test(next);
  const stamp = hasTime ? `${date} ${next}` : date;
  if (MILLISECONDS.test(stamp)) return { code: 'candleTicks', line };
  const numbers = hasTime ? rest : [next, ...rest];
  return { line, prices: numbers.slice(0, 4), stamp, isExported: true };
}

/** Reads lines by the names of their columns; null if the first line isn't a header. */
function rowByHeader({ line: header, cells }: Line): ((line: Line) => CandleRow) | CandleRefusal | null {
  const names = cells.map((cell) => cell.replace(/\P{L}/gu, '').toLowerCase());
  if (names.includes('bid') && names.includes('ask')) return { code: 'candleTicks', line: header };
  const places = PRICE_COLUMNS.map((name) => names.indexOf(name));
  if (places[3] === -1) places[3] = names.findIndex((name) => CLOSE_NAMES.includes(name));
  const missing = PRICE_COLUMNS.filter((_name, column) => places[column] === -1);
  if (missing.length > 2) return null;
  if (missing[0]) return { code: 'candleColumn', column: missing[0] };
  const stamps = names.flatMap((name, place) => (TIME_COLUMN.test(name) ? [place] : []));
  const cellsAt = (row: Line, columns: readonly number[]) =>
    columns.map((place) => row.cells[place] ?? '').filter((cell) => cell !== '');
  return (row) => ({
    line: row.line,
    prices: cellsAt(row, places),
    stamp: cellsAt(row, stamps).join(' '),
    isExported: true,
  });
}

const ZONE = /\s?(?:GMT|UTC)?([+-])(\d{2}):?(\d{2})$/;

/** A date and time in milliseconds, taken as UTC unless it has a zone, to compare rows; NaN if unreadable. */
function timeOf(stamp: string, isMonthFirst: boolean): number {
  if (UNIX_TIME.test(stamp)) return Number(stamp.padEnd(13, '0'));
  if (!isDate(stamp)) return Date.parse(stamp);
  const [zone = '', sign = '+', hours = '0', minutes = '0'] = /:\d/.test(stamp)
    ? (ZONE.exec(stamp) ?? [])
    : [];
  const [first = '', second = '', third = '', ...clock] =
    stamp
      .slice(0, stamp.length - zone.length)
      .replace(/^(\d{4})(\d{2})(\d{2})(?!\d)/, '$1 $2 $3')
      .replace(/ (\d{2})(\d{2})(\d{2})(?:000)?$/, ' $1 $2 $3')
      .match(/\d+/g) ?? [];
  const [day, month] = isMonthFirst ? [second, first] : [first, second];
  const [year, ...rest] = first.length === 4 ? [first, second, third] : [third, month, day];
  const [hour = 0, minute = 0, seconds = 0] = clock.map(Number);
  const [, half] = HALF_OF_DAY.exec(stamp) ?? [];
  const hourOfDay = half === undefined ? hour : (hour % 12) + (half.toUpperCase() === 'P' ? 12 : 0);
  const offset = Number(`${sign}1`) * (60 * Number(hours) + Number(minutes));
  return Date.UTC(Number(year), Number(rest[0]) - 1, Number(rest[1]), hourOfDay, minute - offset, seconds);
}

/** The rows from the earliest to the latest. */
function inOrder(rows: readonly CandleRow[]): readonly CandleRow[] | CandleRefusal {
  if (rows.every(({ stamp }) => stamp === '')) return rows;
  const isMonthFirst = rows.some(({ stamp }) => /^\d+\/(?:1[3-9]|[23]\d)\//.test(stamp));
  const times = rows.map(({ stamp }) => timeOf(stamp, isMonthFirst));
  const unread = rows[times.findIndex(Number.isNaN)];
  if (unread) {
    const { line, stamp, prices } = unread;
    // A header in another language: the order of its columns isn't known.
    return stamp === ''
      ? { code: 'candleWord', line, text: prices[0] ?? '' }
      : { code: 'candleTime', line, text: stamp };
  }
  const isLatestFirst = (times[0] ?? 0) > (times.at(-1) ?? 0);
  const wrong = times.findIndex((time, index) => {
    const before = times[index - 1] ?? time;
    return isLatestFirst ? time > before : time < before;
  });
  if (wrong !== -1) return { code: 'candleOrder', line: rows[wrong]?.line ?? 0 };
  return isLatestFirst ? rows.toReversed() : rows;
}

/**
 * The rows of a typed or pasted table, from the earliest to the latest: four prices a line, or an export from a
 * platform, recognised by its header or by the shape of its lines.
 */
export function readCandleTable(pasted: string): readonly CandleRow[] | CandleRefusal {
  const separator = ['\t', ';', ','].find((mark) => pasted.includes(mark)) ?? ' ';
  const lines = pasted.split(/\r\n?|\n/).flatMap((line, index): Line[] => {
    const text = line.trim();
    return text === '' ? [] : [{ line: index + 1, text, cells: splitBy(separator, text) }];
  });
  const [first, ...others] = lines;
  if (!first) return [];
  const byHeader = rowByHeader(first);
  if (byHeader && 'code' in byHeader) return byHeader;
  if (byHeader && others.length === 0) return { code: 'candleHeaderOnly' };
  const rows: CandleRow[] = [];
  for (const line of byHeader ? others : lines) {
    const row = (byHeader ?? rowByShape)(line);
    if ('code' in row) return row;
    rows.push(row);
  }
  return inOrder(rows);
}
