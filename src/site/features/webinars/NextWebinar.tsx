import { contactAbout } from '@/content/contactAbout';
import { Link } from '@/site/components/Link';
import { TypedText } from '@/ui/TypedText';
import styles from './NextWebinar.module.css';
import { useWebinars } from './useWebinars';
import { whenWords } from './whenWords';

/** The next webinar, or a link to ask for one if no date is set. */
export default function NextWebinar() {
  const { now, coming } = useWebinars();
  const [next] = coming;
  return (
    <p className={styles.news}>
      {/* Separate keys, so that React replaces the elements instead of updating their text on translated pages. */}
      {next ? (
        <span key="next">
          Next:{' '}
          <strong>
            <TypedText text={next.name} />
          </strong>
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
