import styles from './panels.module.css';
import { PublishCard } from './PublishCard';
import { TrackRecordCard } from './TrackRecordCard';
import { useSystemState } from './useSystemState';

interface PublishPanelProps {
  /** Previews a return to an earlier publication. */
  readonly onGoBack: (file: File) => void;
}

export function PublishPanel({ onGoBack }: PublishPanelProps) {
  const { value: state, reload } = useSystemState();
  return (
    <div className={styles.wideCards}>
      <PublishCard state={state} onChanged={reload} onGoBack={onGoBack} />
      {state && <TrackRecordCard state={state} onChanged={reload} />}
    </div>
  );
}
