import { signalPath } from '@/content/signalPath';
import { hasTooFewTrades } from '@/domain/signals/figures';
import { formatR } from '@/domain/signals/results';
import { Link } from '@/site/components/Link';
import styles from './RecordCard.module.css';
import { recordSummary } from './recordSummary';
import { useSignalRecord } from './useSignalRecord';

const WIDTH = 320;
const HEIGHT = 64;
const EDGE = 4;

/** The running total after each closed signal as a step line. */
function ResultCurve({ running }: { readonly running: readonly number[] }) {
  const values = [0, ...running];
  const top = Math.max(...values);
  const scale = (HEIGHT - 2 * EDGE) / Math.max(top - Math.min(...values), 1);
  const y = (value: number) => Math.round(EDGE + (top - value) * scale);
  const step = WIDTH / running.length;
  const line = running.map(
    (value, index) => `H${String(Math.round((index + 1) * step))}V${String(y(value))}`,
  );
  return (
    <svg className={styles.curve} viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} aria-hidden="true">
      <path className={styles.zero} d={`M0 ${String(y(0))}H${String(WIDTH)}`} />
      <path className={styles.line} d={`M0 ${String(y(0))}${line.join('')}`} />
    </svg>
  );
}

/** Key figures of the closed signals with a link to the record; one line on phones. */
export default function RecordCard() {
  const { signals } = useSignalRecord();
  const { counted, figures } = recordSummary(signals);
  const { total, drawdown, running } = figures.afterCosts;
  if (counted.length === 0) return null;
  return (
    <section className={styles.card} aria-label="The record">
      <ResultCurve running={running} />
      <p className={styles.sum}>
        <strong data-sign={Math.sign(total)}>{formatR(total)}</strong>{' '}
        <span>{`after costs, ${String(counted.length)} closed`}</span>
      </p>
      <p className={styles.more}>
        {`Maximum drawdown ${formatR(drawdown)}.${hasTooFewTrades(figures.trades) ? ' Too few trades to judge.' : ''} 1R is the amount an idea risked.`}
      </p>
      <Link className={styles.link} to={{ pathname: signalPath('record') }}>
        See the record
      </Link>
    </section>
  );
}
