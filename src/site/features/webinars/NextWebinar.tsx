import { contactAbout } from '@/content/contactAbout';
import { Link } from '@/site/components/Link';
import styles from './NextWebinar.module.css';
import { useWebinars } from './useWebinars';
import { whenWords } from './whenWords';

/** The next webinar of the list or, while none has a date, the way to ask for one. */
export default function NextWebinar() {
  const { now, coming } = useWebinars();
  const [next] = coming;
  return (
    <p className={styles.news}>
      {/* A key each, as the one sentence must not be written into the texts of the other. */}
      {next ? (
        <span key="next">
          Next: <strong>{next.name}</strong>
          <span>{now && `, ${whenWords(next, now)}.`}</span>
        </span>
      ) : (
        <span key="none">
          The next date isn&apos;t set yet.{' '}
          <Link to={contactAbout('Next webinar')}>Tell us which evening suits you.</Link>
        </span>
      )}
    </p>
  );
}
