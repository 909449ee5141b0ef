import { signalPath } from '@/content/signalPath';
import { signalName } from '@/content/signalWords';
import { latestSignals } from '@/domain/signals/board';
import { closedResult, formatR } from '@/domain/signals/results';
import type { Signal } from '@/domain/signals/signal';
import SignalReplay from '@/signals/SignalReplay';
import { StateMark } from '@/signals/StateMark';
import { Link } from '@/site/components/Link';
import styles from './LatestTrade.module.css';
import { useSignalRecord } from './useSignalRecord';

const hasPriceAfter = ({ effective }: Signal) =>
  effective.some(({ kind, candles }) => kind !== 'issued' && candles !== undefined);

/** The trade that closed last, won or lost, as a chart to replay; the latest open one if none has closed. */
export function TradeToReplay({ signals }: { readonly signals: readonly Signal[] }) {
  const { open, closed } = latestSignals(signals, signals.length);
  const signal = closed.find(hasPriceAfter) ?? open[0];
  if (!signal) return null;
  const result = closedResult(signal);
  return (
    <div className={styles.trade}>
      <p className={styles.head}>
        <Link to={{ pathname: signalPath(signal.number) }}>{signalName(signal)}</Link>
        {signal.issued.sample && <small>Sample, invented prices</small>}
        <StateMark signal={signal} />
        {result && <strong data-sign={Math.sign(result.beforeCosts)}>{formatR(result.beforeCosts)}</strong>}
      </p>
      <SignalReplay key={signal.issued.createdAt} signal={signal} />
    </div>
  );
}

export default function LatestTrade() {
  return <TradeToReplay signals={useSignalRecord().signals} />;
}
