import { Link } from 'react-router-dom';
import type { Webinar } from '@/content/page';
import { contactAbout, paths } from '@/paths';
import { buttonClass } from '@/ui/Button';
import { useIsLive } from '@/ui/useIsLive';
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
  const isLive = useIsLive();
  return (
    <ol className={styles.list}>
      {webinars.map(({ title, text, startsAt, minutes }) => {
        const start = new Date(startsAt);
        const isOver = isLive && start.getTime() + minutes * 60_000 < Date.now();
        return (
          <li key={startsAt} className={styles.webinar} data-fade-in>
            <div className={styles.when}>
              <time dateTime={startsAt}>{inGmt.format(start).replace(' at ', ', ')} GMT</time>
              <span className={styles.own}>{isLive ? `Your time: ${inOwnTime(start)}` : ''}</span>
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
              {isOver && (
                <Link className={styles.course} to={paths.education.index}>
                  Or read the same subject in the courses
                </Link>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
