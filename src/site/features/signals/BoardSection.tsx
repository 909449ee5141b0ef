import { signalPath } from '@/content/signalPath';
import { Link } from '@/site/components/Link';
import { FollowFeeds } from './FollowFeeds';
import { RecordAlarm } from './RecordAlarm';
import { RecordNews } from './RecordNews';
import { SignalBoard } from './SignalBoard';
import styles from './sections.module.css';
import { useSignalRecord } from './useSignalRecord';

/** The board with what is known of the record by now. */
export default function BoardSection() {
  const record = useSignalRecord();
  const { signals } = record;
  return (
    <div className={styles.section}>
      <RecordAlarm alarm={record.alarm} />
      <RecordNews offered={record.offered} answer={record.answer} />
      {signals[0]?.issued.sample && (
        <p>
          The example above is signal 1. <Link to={{ pathname: signalPath(1) }}>How it ended</Link>
        </p>
      )}
      <SignalBoard signals={signals} />
      <FollowFeeds />
    </div>
  );
}
