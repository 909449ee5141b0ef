import { RecordAlarm } from './RecordAlarm';
import { RecordNews } from './RecordNews';
import { SignalRecord } from './SignalRecord';
import styles from './sections.module.css';
import { useSignalRecord } from './useSignalRecord';

export function RecordSection({ secureAddress }: { readonly secureAddress: string }) {
  const record = useSignalRecord();
  return (
    <div className={styles.section}>
      <RecordAlarm alarm={record.alarm} />
      <SignalRecord signals={record.signals} secureAddress={secureAddress} />
      <RecordNews offered={record.offered} status={record.status} />
    </div>
  );
}
