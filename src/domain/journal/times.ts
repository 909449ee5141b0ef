import type { DateOrder } from './columns';

/* Times in statements. A server's wall-clock time stays text, because a Date would move it into the browser's zone. */

const pad = (value: number): string => String(value).padStart(2, '0');

/** Whether a day exists: `2026-02-30` doesn't. */
function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function wallTime(year: number, month: number, day: number, clock: string): string | null {
  const time = clock.length === 5 ? `${clock}:00` : clock;
  if (!isDay(year, month, day) || !/^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,3})?$/.test(time))
    return null;
  return `${year}-${pad(month)}-${pad(day)}T${time}`;
}

const METATRADER = /^(\d{4})\.(\d\d)\.(\d\d) (\d\d:\d\d(?::\d\d)?)$/;
const SERIAL = /^\d{5}(?:\.\d+)?$/;
const DAY_MS = 86_400_000;

/** The serial number that spreadsheets turn a time into, as wall-clock time. */
function serialTime(text: string): string | null {
  if (!SERIAL.test(text)) return null;
  const seconds = Math.round((Number(text) * DAY_MS) / 1000);
  return new Date(Date.UTC(1899, 11, 30) + seconds * 1000).toISOString().slice(0, 19);
}

/** `2026.06.02 10:00:00` as wall-clock time. */
export function metaTraderTime(text: string): string | null {
  const match = METATRADER.exec(text);
  if (!match) return serialTime(text);
  return wallTime(Number(match[1]), Number(match[2]), Number(match[3]), match[4] ?? '');
}

/** `06/02/2026 10:00`, the month first, as wall-clock time. */
export function monthFirstTime(text: string): string | null {
  const match = /^(\d\d)\/(\d\d)\/(\d{4}) (\d\d:\d\d(?::\d\d)?)$/.exec(text);
  return match && wallTime(Number(match[3]), Number(match[1]), Number(match[2]), match[4] ?? '');
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const monthOf = (name = ''): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** `Jun 4, 2026, 16:02` or `2026-06-04 16:02:44` as wall-clock time. */
export function tradingViewTime(text: string): string | null {
  const words = /^([A-Za-z]{3,9}) (\d\d?), (\d{4}),? (\d\d:\d\d(?::\d\d)?)$/.exec(text);
  if (words) return wallTime(Number(words[3]), monthOf(words[1]), Number(words[2]), words[4] ?? '');
  const iso = /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d:\d\d(?::\d\d)?)/.exec(text);
  return iso && wallTime(Number(iso[1]), Number(iso[2]), Number(iso[3]), iso[4] ?? '');
}

/**
 * `02 Jun 2026 10:00:00.120` or `02/06/2026 10:00:00`, the day first: in UTC if the offset is known, else as wall-clock
 * time.
 */
export function dayFirstTime(text: string, offsetMinutes: number | null): string | null {
  const match = /^(\d\d?)(?: ([A-Za-z]{3,9}) |\/(\d\d)\/)(\d{4}) (\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)$/.exec(
    text,
  );
  const month = match?.[2] === undefined ? Number(match?.[3]) : monthOf(match[2]);
  const wall = match ? wallTime(Number(match[4]), month, Number(match[1]), match[5] ?? '') : serialTime(text);
  if (wall === null || offsetMinutes === null) return wall;
  return new Date(Date.parse(`${wall}Z`) - offsetMinutes * 60_000).toISOString();
}

const TABLE_TIME =
  /^(\d{1,4})[-./ ](\d{1,2}|[A-Za-z]{3,9})[-./ ](\d{2}|\d{4})(?:[T, ]+(\d{1,2}:\d\d(?::\d\d)?)(?:\.\d+)?(?:Z| ?([ap])\.?m\.?)?)?$/i;

/** `2:05` in the afternoon as `14:05`; null for an hour that such clocks don't have. */
function clockOf(clock: string, half: string | undefined): string | null {
  const [hours = '', ...rest] = clock.split(':');
  if (half === undefined) return [hours.padStart(2, '0'), ...rest].join(':');
  const hour = Number(hours);
  if (hour < 1 || hour > 12) return null;
  return [pad((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)), ...rest].join(':');
}

/**
 * A day, with or without its time, in the order the visitor chose, as wall-clock time; a day alone begins at 00:00.
 */
export function tableTime(text: string, dates: DateOrder): string | null {
  const [, first = '', second = '', third = '', written = '0:00', half] = TABLE_TIME.exec(text) ?? [];
  if (first === '') return serialTime(text);
  const [year, month, day] =
    dates === 'year'
      ? [first, second, third]
      : dates === 'month'
        ? [third, first, second]
        : [third, second, first];
  if (first.length === 4 ? dates !== 'year' : dates === 'year') return null;
  const clock = clockOf(written, half);
  if (clock === null) return null;
  const number = /\d/.test(month) ? Number(month) : monthOf(month);
  return wallTime(Number(year.length === 2 ? `20${year}` : year), number, Number(day), clock);
}

/** The offset in a heading such as `Closing Time (UTC+3)`, in minutes; null without one. */
export function offsetIn(heading: string): number | null {
  const match = /\(utc(?:([+-])(\d{1,2})(?::?(\d\d))?)?\)/i.exec(heading);
  if (!match) return null;
  const minutes = Number(match[2] ?? 0) * 60 + Number(match[3] ?? 0);
  return match[1] === '-' ? 0 - minutes : minutes;
}
