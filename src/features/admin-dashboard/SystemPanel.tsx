import { DamagedTextsCard } from './DamagedTextsCard';
import { MaintenanceCard } from './MaintenanceCard';
import styles from './panels.module.css';
import { PublishCard } from './PublishCard';
import { RestoreCard } from './RestoreCard';
import { StatusCard } from './StatusCard';
import { useSystemState } from './useSystemState';

export function SystemPanel() {
  const { state, reload } = useSystemState();
  return (
    <div className={styles.panel}>
      <StatusCard state={state} />
      <div className={styles.wideCards}>
        <PublishCard unpublished={state?.unpublished ?? null} />
        <MaintenanceCard cacheContents={state?.cacheContents ?? []} onChanged={reload} />
        <RestoreCard onChanged={reload} />
        <DamagedTextsCard texts={state?.damagedTexts ?? []} onChanged={reload} />
      </div>
    </div>
  );
}
