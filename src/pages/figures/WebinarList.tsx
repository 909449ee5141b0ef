import { Link } from 'react-router-dom';
import type { Webinar } from '@/content/page';
import { contactAbout, paths } from '@/paths';
import { buttonClass } from '@/ui/buttonClass';
import { useVisitTime } from '@/ui/useVisitTime';
import styles from './WebinarList.module.css';

const inGmt = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** The same instant on the visitor's own clock. */
const inOwnTime = (instant: Date) =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(instant);

/** Dated lessons. Whether one has taken place is said once the page is live: the built page cannot know. */
export function WebinarList({ webinars }: { readonly webinars: readonly Webinar[] }) {
  const visitTime = useVisitTime();
  return (
    <ol className={styles.list}>
      {webinars.map(({ title, text, startsAt, minutes }) => {
        const start = new Date(startsAt);
        const isOver = visitTime !== null && start.getTime() + minutes * 60_000 < visitTime.getTime();
        return (
          <li key={startsAt} className={styles.webinar} data-fade-in>
            <div className={styles.when}>
              <time dateTime={startsAt}>{inGmt.format(start).replace(' at ', ', ')} GMT</time>
              <span className={styles.own}>{visitTime ? `Your time: ${inOwnTime(start)}` : ''}</span>
              <span>{minutes} minutes</span>
            </div>
            <div className={styles.what}>
              <h3>{title}</h3>
              <p>{text}</p>
              <p className={styles.status}>{isOver ? 'This webinar has taken place.' : ''}</p>
              {isOver ? (
                <Link className={buttonClass('secondary')} to={contactAbout(`Next date: ${title}`)}>
                  Ask for the next date
                </Link>
              ) : (
                <Link className={buttonClass()} to={contactAbout(`Webinar: ${title}`)}>
                  Register Now
                </Link>
              )}
              <Link className={styles.course} to={paths.education.index}>
                Or read the subject in the courses
              </Link>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
