import { countOf } from '@/domain/text/groupDigits';
import { formatDay, localTimeOfDay, localDay, formatShortDay } from '@/domain/time/days';

/** `22 January 2026` in GMT; '' for an invalid time. */
export const formatGmtDay = (time: string): string => formatDay(time.slice(0, 10));

/** `22 Jan 2026, 10:55` in local time. Without `Intl`, whose time zone names take a slow phone 120 ms. */
export function formatLocalTime(time: string): string {
  const moment = new Date(time);
  return `${formatShortDay(localDay(moment))}, ${localTimeOfDay(moment)}`;
}

/** Compares times as text, because creating the collator for the first `localeCompare` takes a slow phone 90 ms. */
export const compareTimes = (a: string, b: string): number => Number(a > b) - Number(a < b);

const MINUTE_MS = 60_000;

/** `35 minutes`, `2 hours` or `3 days`: whole hours from two hours on, and whole days from two days on. */
export function formatDuration(from: string, to: string): string {
  const minutes = Math.floor((Date.parse(to) - Date.parse(from)) / MINUTE_MS);
  if (minutes < 120) return countOf(minutes, 'minute');
  return minutes < 2880
    ? countOf(Math.floor(minutes / 60), 'hour')
    : countOf(Math.floor(minutes / 1440), 'day');
}
