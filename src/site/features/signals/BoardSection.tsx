import { FollowFeeds } from './FollowFeeds';
import { LostEntriesWarning } from './LostEntriesWarning';
import { RecordUpdateNotice } from './RecordUpdateNotice';
import { SignalBoard } from './SignalBoard';
import styles from './sections.module.css';
import { useSignalRecord } from './useSignalRecord';

export default function BoardSection() {
  const record = useSignalRecord();
  return (
    <section className={styles.section} aria-label="Signals">
      <LostEntriesWarning alarm={record.alarm} />
      <SignalBoard signals={record.signals} />
      <FollowFeeds />
      <RecordUpdateNotice offered={record.offered} status={record.status} />
    </section>
  );
}
