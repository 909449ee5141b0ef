import { dateFormat } from '@/domain/dateFormat';

const day = dateFormat({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `22 January 2026` */
export const dayText = (time: string): string => day.format(new Date(time));

/** `22 January 2026, 09:55`, by Greenwich. */
const minuteText = (time: string): string => `${dayText(time)}, ${time.slice(11, 16)}`;

export const utcText = (time: string): string => `${minuteText(time)} UTC`;

/** The same as readers of the site are told it. */
export const gmtText = (time: string): string => `${minuteText(time)} GMT`;

const MINUTE_MS = 60_000;

/** `35 minutes`, `2 hours` or `3 days`: whole ones, the largest unit that fits. */
export function durationText(from: string, to: string): string {
  const minutes = Math.floor((Date.parse(to) - Date.parse(from)) / MINUTE_MS);
  const [count, unit] =
    minutes < 120
      ? [minutes, 'minute']
      : minutes < 2880
        ? [Math.floor(minutes / 60), 'hour']
        : [Math.floor(minutes / 1440), 'day'];
  return `${String(count)} ${unit}${count === 1 ? '' : 's'}`;
}
