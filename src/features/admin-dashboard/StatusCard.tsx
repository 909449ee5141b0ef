import { isNearlyFull, NEAR_FULL_CHARACTERS } from '@/domain/storageQuota';
import { Figures } from '@/ui/Figures';
import { Card } from './Card';
import styles from './panels.module.css';
import { sampleStorageUsage, sampleUptime } from './sampleFigures';
import type { SystemState } from './useSystemState';

const inThousands = (characters: number) => `${String(Math.ceil(characters / 1000))} thousand characters`;

export function StatusCard({ state }: { readonly state: SystemState | null }) {
  return (
    <Card heading="System status">
      <Figures
        rows={[
          { term: 'Uptime (sample)', text: sampleUptime },
          { term: 'Storage usage (sample)', text: sampleStorageUsage },
          { term: 'Total brokers', text: state ? String(state.totalBrokers) : '–' },
          { term: 'Stored in this browser', text: state ? inThousands(state.usedCharacters) : '–' },
        ]}
      />
      {state && isNearlyFull(state.usedCharacters) && (
        <p className={styles.warning}>
          The browser&apos;s storage is nearly full: over {inThousands(NEAR_FULL_CHARACTERS)} of about 5
          million. Delete records that are no longer needed.
        </p>
      )}
    </Card>
  );
}
