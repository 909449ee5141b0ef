import { signalPath } from '@/content/signalPath';
import type { RecordState } from '@/data/signals/shownRecord';
import { Link } from '@/site/components/Link';
import { missingEntriesWarning } from './changedWarning';
import styles from './LostEntriesWarning.module.css';

/** Warns that the record has lost entries, with a link to its check. */
export const LostEntriesWarning = ({ alarm }: Pick<RecordState, 'alarm'>) =>
  alarm !== null && (
    <p className={styles.alarm} role="alert">
      <strong>{missingEntriesWarning(alarm)}</strong>{' '}
      <Link to={{ pathname: signalPath('record'), hash: '#check' }}>Check the record</Link>
    </p>
  );
