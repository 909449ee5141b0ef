import { MONTHS } from '@/domain/text/locale';

/** Dates as `YYYY-MM-DD` and moments in GMT, parsed as text so that no time zone shifts them. */

/** Whether a string is a valid date in the form `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function partsOf(day: string) {
  if (!isDay(day)) return null;
  const [year = '', month = '', date = ''] = day.split('-');
  return { day: String(Number(date)), month: MONTHS[Number(month) - 1] ?? '', year };
}

/** `2 November 2026`; '' for an invalid date. */
export function formatDay(day: string): string {
  const parts = partsOf(day);
  return parts === null ? '' : `${parts.day} ${parts.month} ${parts.year}`;
}

/** `2 Nov 2026`; '' for an invalid date. */
export function formatShortDay(day: string): string {
  const parts = partsOf(day);
  return parts === null ? '' : `${parts.day} ${parts.month.slice(0, 3)} ${parts.year}`;
}

/** `22 January 2026, 09:55 GMT`, from ISO 8601 in UTC. */
export const formatGmt = (time: string): string =>
  `${formatDay(time.slice(0, 10))}, ${time.slice(11, 16)} GMT`;

/** `November 2026`; '' for an invalid date. */
export function formatMonth(day: string): string {
  const parts = partsOf(day);
  return parts === null ? '' : `${parts.month} ${parts.year}`;
}

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** The date of a moment in the visitor's time zone. */
export function localDay(moment: Date): string {
  const year = String(moment.getFullYear()).padStart(4, '0');
  return `${year}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;
}

/** The hour of the night at which a day of practice ends, when most people are asleep. */
const WAKING_HOUR = 4;
const HOUR_MS = 3_600_000;

/** The date on which the visitor got up: until four in the morning it is still the day before. */
export const wakingDay = (moment: Date): string =>
  localDay(new Date(moment.getTime() - WAKING_HOUR * HOUR_MS));

/** The time of a moment in the visitor's time zone, such as `09:55`. */
export const localTimeOfDay = (moment: Date): string =>
  `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;

/** Whether a date is more than a year before another; false for an invalid one. */
export function isOverAYearOld(day: string, today: string): boolean {
  if (!isDay(day)) return false;
  const [year = '', ...rest] = day.split('-');
  return `${String(Number(year) + 1).padStart(4, '0')}-${rest.join('-')}` < today;
}

const WRITTEN_DAY = /^(\d{1,4})([-./])(\d{1,2})\2(\d{1,4})$/;

/**
 * The date in a spreadsheet cell, which may have been rewritten as `29/11/2026` or `11/29/2026`; null if it
 * isn't a date, or could be two of them.
 * @param likely the date to choose if the cell can be two dates and this is one of them
 */
export function readDay(cell: string, likely: string): string | null {
  const [, first = '', separator, second = '', third = ''] = WRITTEN_DAY.exec(cell.trim()) ?? [];
  const orders = [
    [first, second, third],
    [third, second, first],
    // Nobody writes the month first with full stops.
    ...(separator === '.' ? [] : [[third, first, second]]),
  ];
  const days = orders
    .map(([year = '', ...rest]) => [year, ...rest.map((part) => part.padStart(2, '0'))].join('-'))
    .filter(isDay);
  if (days.includes(likely)) return likely;
  return new Set(days).size === 1 ? (days[0] ?? null) : null;
}
