import { calendarFile } from '@/domain/time/iCalendar';
import type { Webinar } from '@/domain/catalogue/webinar';
import type { SitePath } from './pages';
import { site } from './site';

const WEBINAR_PAGE: SitePath = '/services/webinar';

/** The path of the calendar file that the build writes for a webinar. */
export const calendarPath = (id: string): string => `/webinars/${encodeURIComponent(id)}.ics`;

const MS_PER_SECOND = 1000;

/** The time in milliseconds; the epoch if there is none. */
const timeOf = (iso: string): number => Date.parse(iso) || 0;

/**
 * A webinar as a calendar file, the same at build time and in the browser. Its sequence number counts the seconds
 * from creation to the last change, so every edit increases it, even after merging.
 * @param urlOf returns the absolute URL of a path
 */
export function webinarCalendar(webinar: Webinar, urlOf: (path: string) => string): string {
  const { id, name, description, startsAt, minutes, language, host, createdAt, updatedAt } = webinar;
  const changed = Math.max(timeOf(updatedAt), timeOf(createdAt));
  const [domain = ''] = site.feedAuthority.split(',');
  const about = [host === '' ? '' : `With ${host}`, language === '' ? '' : `in ${language}`];
  return calendarFile(`-//${site.name}//Webinars//EN`, {
    uid: `webinar-${id}@${domain}`,
    sequence: Math.floor((changed - timeOf(createdAt)) / MS_PER_SECOND),
    changedAt: new Date(changed),
    start: new Date(startsAt),
    minutes: Math.max(1, Math.round(minutes)),
    title: name,
    text: [description, about.filter((part) => part !== '').join(' '), urlOf(WEBINAR_PAGE)]
      .filter((line) => line !== '')
      .join('\n'),
    url: urlOf(WEBINAR_PAGE),
  });
}
