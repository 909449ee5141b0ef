import { decimal } from '@/content/format';
import { formatNumber } from '@/domain/text/groupDigits';
import { isNearlyFull, NEAR_FULL_CHARACTERS } from '@/data/storage/quota';
import { StatList } from '@/ui/StatList';
import { Card } from './Card';
import styles from './panels.module.css';
import { sampleStorageUsage, sampleUptime } from './sampleFigures';
import type { SystemState } from './useSystemState';

/** Such as `9 thousand characters` or `4.2 million characters`. */
const formatCharacters = (characters: number): string =>
  characters < 1_000_000
    ? `${String(Math.ceil(characters / 1000))} thousand characters`
    : `${decimal(characters / 1_000_000, 1)} million characters`;

interface StatusCardProps {
  readonly state: Pick<SystemState, 'totalBrokers' | 'usedCharacters' | 'isPersistent'> | null;
}

export function StatusCard({ state }: StatusCardProps) {
  return (
    <Card heading="System status">
      <StatList
        rows={[
          { term: 'Uptime (sample)', text: sampleUptime },
          { term: 'Storage usage (sample)', text: sampleStorageUsage },
          { term: 'Total brokers', text: state ? formatNumber(state.totalBrokers) : '–' },
          {
            term: state?.isPersistent === false ? 'Held in this tab' : 'Stored in this browser',
            text: state ? formatCharacters(state.usedCharacters) : '–',
          },
        ]}
      />
      {state && isNearlyFull(state.usedCharacters) && (
        <p className={styles.warning}>
          {`The browser's storage is nearly full: over ${formatCharacters(NEAR_FULL_CHARACTERS)} of about 5 million. The Storage card shows what takes up space.`}
        </p>
      )}
    </Card>
  );
}
