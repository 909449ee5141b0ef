import { DamagedDataCard } from './DamagedDataCard';
import { MaintenanceCard } from './MaintenanceCard';
import styles from './panels.module.css';
import type { UndoStack } from '@/admin/resources/useUndoStack';
import { RestoreCard } from './RestoreCard';
import { StatusCard } from './StatusCard';
import { StorageCard } from './StorageCard';
import type { RestoreUndo } from './useRestore';
import { useSystemState } from './useSystemState';

interface SystemPanelProps {
  readonly undo: UndoStack<RestoreUndo>;
  /** An earlier publication to preview */
  readonly earlier?: File | null;
  /** Called once it has been taken; must be referentially stable. */
  readonly onTaken?: () => void;
}

export function SystemPanel({ undo, earlier = null, onTaken }: SystemPanelProps) {
  const { value: state, reload } = useSystemState();
  return (
    <div className={styles.panel}>
      <StatusCard state={state} />
      <div className={styles.wideCards}>
        <MaintenanceCard cacheContents={state?.cacheContents ?? []} onChanged={reload} />
        <RestoreCard undo={undo} lists={state} earlier={earlier} onTaken={onTaken} onChanged={reload} />
        <StorageCard state={state} />
        <DamagedDataCard
          texts={state?.damagedData ?? []}
          unreadable={state?.unreadableValues}
          onChanged={reload}
        />
      </div>
    </div>
  );
}
