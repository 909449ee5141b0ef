import { contactPath } from '@/content/contactAbout';
import { Link } from '@/site/components/Link';
import styles from './WebinarEvenings.module.css';

const WEBINAR_EVENINGS = ['Tuesday', 'Wednesday', 'Thursday'];

/** The evenings on which a webinar could be held, each a link to ask for it. */
export const WebinarEvenings = () => (
  <ul className={styles.evenings}>
    {WEBINAR_EVENINGS.map((evening) => (
      <li key={evening}>
        <Link to={contactPath(`Next webinar: ${evening} evening`)}>{evening}</Link>
      </li>
    ))}
  </ul>
);
