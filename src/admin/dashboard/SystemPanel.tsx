import { useRef, useState } from 'react';
import { DamagedDataCard } from './DamagedDataCard';
import { MaintenanceCard } from './MaintenanceCard';
import styles from './panels.module.css';
import { PublishCard } from './PublishCard';
import { RecordCard } from './RecordCard';
import type { UndoStack } from '@/admin/resources/useUndoStack';
import { RestoreCard, type RestoreHandle, type RestoreUndo } from './RestoreCard';
import { StatusCard } from './StatusCard';
import { StorageCard } from './StorageCard';
import { useSystemState } from './useSystemState';

export function SystemPanel({ undo }: { readonly undo: UndoStack<RestoreUndo> }) {
  const { value: state, reload } = useSystemState();
  const restore = useRef<RestoreHandle>(null);
  const [chosen, setChosen] = useState(0);
  return (
    <div className={styles.panel}>
      <StatusCard state={state} />
      <div className={styles.wideCards}>
        <PublishCard
          unpublished={state?.unpublished ?? null}
          aside={state?.record.aside ?? []}
          onChanged={reload}
          onGoBack={(file) => restore.current?.preview(file)}
        />
        {state && <RecordCard state={state} onChanged={reload} />}
        {/* The key drops its message about a backup, which would stand next to that of a failed restore. */}
        <MaintenanceCard key={chosen} cacheContents={state?.cacheContents ?? []} onChanged={reload} />
        <RestoreCard
          ref={restore}
          undo={undo}
          lists={state}
          onChoose={() => setChosen(chosen + 1)}
          onChanged={reload}
        />
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
