import { samplesNote, waitingHeading } from '@/content/boardWords';
import { latestSignals } from '@/domain/signals/board';
import type { Signal } from '@/domain/signals/signal';
import { Link } from '@/site/components/Link';
import { useClientNow } from '@/ui/useClientNow';
import styles from './LatestSignals.module.css';
import { RecordUpdateNotice } from './RecordUpdateNotice';
import sectionStyles from './sections.module.css';
import { SignalRows } from './SignalRow';
import { useSignalRecord } from './useSignalRecord';

/** The number that fits wide screens; phones show two. */
const SIGNALS_PER_STATE = 3;

/** The latest signals, grouped like the board, with their results but without a total. */
export function LatestSignals({ signals }: { readonly signals: readonly Signal[] }) {
  const { open, waiting, closed } = latestSignals(signals, SIGNALS_PER_STATE);
  const { line, isMixed } = samplesNote(signals);
  const now = useClientNow();
  return (
    <div className={styles.latest}>
      {line !== '' && <p className={styles.samples}>{line}</p>}
      <section className={styles.group}>
        <h3>Open now</h3>
        {open.length > 0 ? (
          <SignalRows signals={open} now={now} isMixed={isMixed} />
        ) : (
          <p>Nothing is open. That is a position too.</p>
        )}
      </section>
      {waiting.length > 0 && (
        <section className={styles.group}>
          <h3>{waitingHeading(waiting, now)}</h3>
          <SignalRows signals={waiting} now={now} isMixed={isMixed} />
        </section>
      )}
      {closed.length > 0 && (
        <section className={styles.group}>
          <h3>Last closed</h3>
          <SignalRows signals={closed} now={now} isMixed={isMixed} />
        </section>
      )}
    </div>
  );
}

export default function LatestSection() {
  const record = useSignalRecord();
  return (
    <div className={sectionStyles.section}>
      <LatestSignals signals={record.signals} />
      <p>
        <Link to="/services/signals">All signals and how they are made</Link>
      </p>
      <RecordUpdateNotice offered={record.offered} status={record.status} />
    </div>
  );
}
