import type { ChartedInstrument } from '@/content/chartInstruments';
import { AdvancedChart } from './AdvancedChart';
import styles from './ChartGrid.module.css';
import type { EmbedQueue } from './embedQueue';

interface ChartGridProps {
  readonly instruments: readonly ChartedInstrument[];
  readonly queue: EmbedQueue;
}

export function ChartGrid({ instruments, queue }: ChartGridProps) {
  return (
    <ul className={styles.grid}>
      {instruments.map((instrument) => (
        <li key={instrument.symbol}>
          <AdvancedChart instrument={instrument} queue={queue} />
        </li>
      ))}
    </ul>
  );
}
