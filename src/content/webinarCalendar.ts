import { calendarFile } from '@/domain/iCalendar';
import type { Webinar } from '@/domain/webinar';
import type { SitePath } from './pages';
import { site } from './site';

const PAGE: SitePath = '/services/webinar';

/** Where the build puts the calendar file of a webinar it knows. */
export const calendarPath = (id: string): string => `/webinars/${encodeURIComponent(id)}.ics`;

const MS_PER_SECOND = 1000;

/** A time of a record; the first moment there is where it has none. */
const timeOf = (iso: string): number => Date.parse(iso) || 0;

/**
 * A webinar as a calendar file: the same at build and in the browser. Its number is the seconds between its making
 * and its last change, so that it grows by each edit, whoever merges them.
 * @param urlOf the full address of a path of the site
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
    text: [description, about.filter((part) => part !== '').join(' '), urlOf(PAGE)]
      .filter((line) => line !== '')
      .join('\n'),
    url: urlOf(PAGE),
  });
}
