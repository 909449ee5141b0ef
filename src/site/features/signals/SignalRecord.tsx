import type { ReactNode } from 'react';
import { signalPath } from '@/content/signalPath';
import { Link } from '@/site/components/Link';
import { recordSummary } from './recordSummary';
import type { Signal } from '@/domain/signals/signal';
import { RecordFigures } from './RecordFigures';
import { RecordTable } from './RecordTable';
import { RecordNotes, RecordWarnings } from './RecordNotes';
import styles from './SignalRecord.module.css';

interface SignalRecordProps {
  readonly signals: readonly Signal[];
  /** The record's check, which a page may load on demand. */
  readonly check: ReactNode;
  readonly downloads?: ReactNode;
}

function wholeOf(count: number): string {
  if (count === 0) return 'them';
  return count === 1 ? 'the first' : `all ${String(count)}`;
}

/** The results of all signals: figures first, then how they were made, then each signal. */
export function SignalRecord({ signals, check, downloads }: SignalRecordProps) {
  const summary = recordSummary(signals);
  return (
    <div className={styles.page}>
      <section aria-labelledby="figures">
        <div className={styles.head}>
          <h2 id="figures">{`Results of ${wholeOf(summary.counted.length)}`}</h2>
          <Link to={{ pathname: signalPath('record'), hash: '#check' }}>Check it yourself</Link>
        </div>
        <RecordWarnings summary={summary} />
        <RecordFigures summary={summary} />
      </section>
      <section aria-labelledby="notes">
        <h2 id="notes">How to read the figures</h2>
        <RecordNotes summary={summary} />
      </section>
      <section aria-labelledby="signals">
        <h2 id="signals">Signal by signal</h2>
        {signals.length > 0 ? <RecordTable signals={signals} /> : <p>No signal has been published yet.</p>}
      </section>
      <section aria-labelledby="check">
        <h2 id="check">Check it yourself</h2>
        {check}
        {downloads}
      </section>
    </div>
  );
}
