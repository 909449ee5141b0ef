import type { PracticeName } from '@/domain/practice/marketSpecs';
import type { Session } from '@/domain/practice/session';
import type { Timeframe } from '@/domain/practice/timedCandles';
import { timeText } from './eventWords';
import { priceText } from '@/site/charts/practiceFigures';
import styles from './PracticeAccount.module.css';

const ROWS = 20;

interface CandleTableProps {
  readonly session: Session;
  readonly name: PracticeName;
  readonly timeframe: Timeframe;
}

/** The last candles as figures, the latest first. */
export function CandleTable({ session: { market, minute }, name, timeframe }: CandleTableProps) {
  const rows = market.candles(name, timeframe, minute, ROWS).toReversed();
  return (
    <details className={styles.candles}>
      <summary>{`The last ${String(rows.length)} candles as a table`}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">From</th>
            <th scope="col">Open</th>
            <th scope="col">High</th>
            <th scope="col">Low</th>
            <th scope="col">Close</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ start, open, high, low, close }) => (
            <tr key={start}>
              <th scope="row">{timeText(start)}</th>
              <td>{priceText(name, open)}</td>
              <td>{priceText(name, high)}</td>
              <td>{priceText(name, low)}</td>
              <td>{priceText(name, close)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
