import { localDay } from '@/domain/time/days';
import { DATE_LOCALE } from '@/domain/text/locale';
import { isOver, startOf, type WebinarTimes } from '@/domain/catalogue/webinarTimes';

const MS_PER_DAY = 86_400_000;

/** The number of local midnights between now and the start: 0 for today, 1 for tomorrow. */
function daysUntil(webinar: WebinarTimes, now: Date): number {
  const [start = 0, today = 0] = [new Date(webinar.startsAt), now].map((moment) =>
    Date.parse(`${localDay(moment)}T00:00:00Z`),
  );
  return Math.round((start - today) / MS_PER_DAY);
}

const relativeTime = new Intl.RelativeTimeFormat(DATE_LOCALE, { numeric: 'auto' });

/** `now`, `today`, `tomorrow` or `in 3 days` in local time; '' once it is over. */
export function whenWords(webinar: WebinarTimes, now: Date): string {
  if (isOver(webinar, now)) return '';
  return startOf(webinar) <= now.getTime() ? 'now' : relativeTime.format(daysUntil(webinar, now), 'day');
}
