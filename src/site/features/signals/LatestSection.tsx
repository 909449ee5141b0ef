import { Link } from '@/site/components/Link';
import { LatestSignals } from './LatestSignals';
import { RecordNews } from './RecordNews';
import styles from './sections.module.css';
import { useSignalRecord } from './useSignalRecord';

/** The latest signals with the latest state of the record. */
export default function LatestSection() {
  const record = useSignalRecord();
  return (
    <div className={styles.section}>
      <LatestSignals signals={record.signals} />
      <p>
        <Link to="/services/signals">All signals and how they are made</Link>
      </p>
      <RecordNews offered={record.offered} status={record.status} />
    </div>
  );
}
