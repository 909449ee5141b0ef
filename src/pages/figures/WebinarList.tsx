import type { Webinar } from '@/content/page';
import { contactAbout, paths } from '@/paths';
import { Link } from '@/ui/Link';
import { buttonClass } from '@/ui/buttonClass';
import { useVisitTimes } from './useVisitTimes';
import styles from './WebinarList.module.css';

const inGmt = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

const endOf = ({ startsAt, minutes }: Webinar) =>
  new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();

/** Dated lessons. Whether one has taken place is said once the page is live: the built page cannot know. */
export function WebinarList({ webinars }: { readonly webinars: readonly Webinar[] }) {
  const list = useVisitTimes<HTMLOListElement>();
  return (
    <ol ref={list} className={styles.list}>
      {webinars.map((webinar) => {
        const { title, text, startsAt, minutes } = webinar;
        const end = endOf(webinar);
        return (
          <li key={startsAt} className={styles.webinar} data-fade-in>
            <div className={styles.when}>
              <time dateTime={startsAt}>{inGmt.format(new Date(startsAt)).replace(' at ', ', ')} GMT</time>
              <span className={styles.own} data-own-time={startsAt} />
              <span>{minutes} minutes</span>
            </div>
            <div className={styles.what}>
              <h3>{title}</h3>
              <p>{text}</p>
              <p className={styles.status} data-takes-place-until={end} />
              <Link
                className={buttonClass('secondary')}
                to={contactAbout(`Next date: ${title}`)}
                data-shown-after={end}
                hidden
              >
                Ask for the next date
              </Link>
              <Link className={buttonClass()} to={contactAbout(`Webinar: ${title}`)} data-shown-until={end}>
                Register Now
              </Link>
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
