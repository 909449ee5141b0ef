import { FollowFeeds } from './FollowFeeds';
import { RecordAlarm } from './RecordAlarm';
import { RecordNews } from './RecordNews';
import { SignalBoard } from './SignalBoard';
import styles from './sections.module.css';
import { useSignalRecord } from './useSignalRecord';

export default function BoardSection() {
  const record = useSignalRecord();
  return (
    <section className={styles.section} aria-label="Signals">
      <RecordAlarm alarm={record.alarm} />
      <SignalBoard signals={record.signals} />
      <FollowFeeds />
      <RecordNews offered={record.offered} status={record.status} />
    </section>
  );
}
