import { isDay } from './fields';
import { MONTHS } from './locale';

/** Days as `YYYY-MM-DD`, and moments by Greenwich: read as texts, so that no time zone moves them. */

interface DayParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

function partsOf(day: string): DayParts | null {
  if (!isDay(day)) return null;
  const [year = '', month = '', date = ''] = day.split('-');
  return { day: String(Number(date)), month: MONTHS[Number(month) - 1] ?? '', year };
}

/** `2 November 2026`; '' for a text that is no day. */
export function dayWords(day: string): string {
  const parts = partsOf(day);
  return parts === null ? '' : `${parts.day} ${parts.month} ${parts.year}`;
}

/** `2 Nov 2026`; '' for a text that is no day. */
export function shortDayWords(day: string): string {
  const parts = partsOf(day);
  return parts === null ? '' : `${parts.day} ${parts.month.slice(0, 3)} ${parts.year}`;
}

/** `22 January 2026, 09:55 GMT`, of a moment in ISO 8601 that is in UTC. */
export const gmtText = (time: string): string => `${dayWords(time.slice(0, 10))}, ${time.slice(11, 16)} GMT`;

/** `November 2026`; '' for a text that is no day. */
export function monthWords(day: string): string {
  const parts = partsOf(day);
  return parts === null ? '' : `${parts.month} ${parts.year}`;
}

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** The calendar day of a moment on the visitor's own clock. */
export function localDay(moment: Date): string {
  const year = String(moment.getFullYear()).padStart(4, '0');
  return `${year}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;
}

/** `09:55`, the time of a moment on the visitor's own clock. */
export const localClock = (moment: Date): string =>
  `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;

/** Whether a day lies more than a year before another; false where it is no day. */
export function isOverAYearOld(day: string, today: string): boolean {
  if (!isDay(day)) return false;
  const [year = '', ...rest] = day.split('-');
  return `${String(Number(year) + 1).padStart(4, '0')}-${rest.join('-')}` < today;
}
