import { Link } from '@/site/components/Link';
import { NewestSignals } from './NewestSignals';
import { RecordNews } from './RecordNews';
import styles from './sections.module.css';
import { useSignalRecord } from './useSignalRecord';

/** The latest signals with the latest state of the record. */
export default function NewestSection() {
  const record = useSignalRecord();
  return (
    <div className={styles.section}>
      <NewestSignals signals={record.signals} />
      <p>
        <Link to="/services/signals">All signals and how they are made</Link>
      </p>
      <RecordNews offered={record.offered} answer={record.answer} />
    </div>
  );
}
