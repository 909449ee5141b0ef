import { useState } from 'react';
import { DamagedDataCard } from './DamagedDataCard';
import { site } from '@/content/site';
import { MaintenanceCard } from './MaintenanceCard';
import { NameCard } from './NameCard';
import styles from './panels.module.css';
import type { UndoStack } from '@/admin/resources/useUndoStack';
import { RestoreCard } from './RestoreCard';
import { StatusCard } from './StatusCard';
import { StorageCard } from './StorageCard';
import type { RestoreUndo } from './restoring';
import { useSystemState } from './useSystemState';

interface SystemPanelProps {
  readonly undo: UndoStack<RestoreUndo>;
  /** An earlier publication to preview */
  readonly earlier?: File | null;
  /** Called once the preview has received `earlier`; must be referentially stable. */
  readonly onTaken?: () => void;
}

export function SystemPanel({ undo, earlier = null, onTaken }: SystemPanelProps) {
  const { value: state, reload } = useSystemState();
  const [chosen, setChosen] = useState(0);
  return (
    <div className={styles.panel}>
      <StatusCard state={state} />
      <div className={styles.wideCards}>
        {/*
         * The key discards the card's message about a backup, which would otherwise appear next to one about a failed
         * restore.
         */}
        <MaintenanceCard key={chosen} cacheContents={state?.cacheContents ?? []} onChanged={reload} />
        <RestoreCard
          undo={undo}
          lists={state}
          earlier={earlier}
          onTaken={onTaken}
          onChoose={() => setChosen((count) => count + 1)}
          onChanged={reload}
        />
        {site.publishesNames && <NameCard />}
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
