import { localDay } from '@/domain/time/days';
import { isWebinarOver, webinarStart, type WebinarTimes } from '@/domain/catalogue/webinarTimes';

const MS_PER_DAY = 86_400_000;

/** The number of local midnights between now and the start: 0 for today, 1 for tomorrow. */
function daysUntil(webinar: WebinarTimes, now: Date): number {
  const [start = 0, today = 0] = [new Date(webinar.startsAt), now].map((moment) =>
    Date.parse(`${localDay(moment)}T00:00:00Z`),
  );
  return Math.round((start - today) / MS_PER_DAY);
}

/** `now`, `today`, `tomorrow` or `in 3 days` in local time; '' once it is over. */
export function whenWords(webinar: WebinarTimes, now: Date): string {
  if (isWebinarOver(webinar, now)) return '';
  if (webinarStart(webinar) <= now.getTime()) return 'now';
  const days = daysUntil(webinar, now);
  return ['today', 'tomorrow'][days] ?? `in ${String(days)} days`;
}
