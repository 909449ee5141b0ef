import { RECORD_COLUMNS, recordRow } from '@/content/recordRow';
import { signalPath } from '@/content/signalPath';
import type { RecordCheckResult } from '@/data/signals/checkRecord';
import { signalAsOf } from '@/domain/signals/board';
import type { Signal } from '@/domain/signals/signal';
import { loadChunk } from '@/runtime/loadChunk';
import { Link } from '@/site/components/Link';
import { Table } from '@/ui/Table';
import { useClientNow } from '@/ui/useClientNow';
import { FollowFeeds } from './FollowFeeds';
import { RecordCheck } from './RecordCheck';
import { RecordDownloads } from './RecordDownloads';
import { RecordFigures } from './RecordFigures';
import { RecordNotes, SamplesNote } from './RecordNotes';
import { recordSummary } from './recordSummary';
import tableStyles from './RecordTable.module.css';
import styles from './TrackRecord.module.css';

interface SignalRecordProps {
  readonly signals: readonly Signal[];
  /** The https URL of this page, for visitors on http. */
  readonly secureAddress: string;
}

async function checkSiteRecord(onProgress: (checked: number) => void): Promise<RecordCheckResult> {
  const { checkInBrowser } = await loadChunk(() => import('@/data/signals/checkRecord'));
  return checkInBrowser(onProgress);
}

const RecordTable = ({ signals }: { readonly signals: readonly Signal[] }) => (
  <Table
    className={tableStyles.table}
    caption={<caption className={tableStyles.caption}>Every published signal</caption>}
    columns={RECORD_COLUMNS}
    rows={signals.map((signal) => {
      const [name, ...cells] = recordRow(signal);
      return [
        <Link key={name} to={{ pathname: signalPath(signal.number) }}>
          {name}
        </Link>,
        ...cells,
      ];
    })}
  />
);

function headingOf(count: number): string {
  if (count === 0) return 'Results';
  return count === 1 ? 'Result of the first signal' : `Results of all ${String(count)}`;
}

/** The results of all signals: the curve and figures first, then how they were calculated, then each signal. */
export function TrackRecord({ signals: recorded, secureAddress }: SignalRecordProps) {
  const now = useClientNow();
  const signals = recorded.map((signal) => signalAsOf(signal, now));
  const summary = recordSummary(signals);
  return (
    <div className={styles.page}>
      <section aria-labelledby="figures">
        <div className={styles.head}>
          <h2 id="figures">{headingOf(summary.counted.length)}</h2>
          <SamplesNote summary={summary} />
          <Link to={{ pathname: signalPath('record'), hash: '#check' }}>Check it yourself</Link>
        </div>
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
        <RecordCheck check={checkSiteRecord} secureAddress={secureAddress} />
        <RecordDownloads signals={signals} />
        <FollowFeeds />
      </section>
    </div>
  );
}
