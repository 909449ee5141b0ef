import { signalName } from '@/content/signalWords';
import { latestSignals } from '@/domain/signals/board';
import { closedResult, formatR } from '@/domain/signals/results';
import { RRuler } from '@/signals/RRuler';
import { StateMark } from '@/signals/StateMark';
import styles from './LatestResult.module.css';
import { useSignalRecord } from './useSignalRecord';

export default function LatestResult() {
  const { signals } = useSignalRecord();
  const [last] = latestSignals(signals, 1).closed;
  const result = last && closedResult(last);
  if (!last || !result) return <span>No signal has closed yet.</span>;
  return (
    <>
      <span className={styles.head}>
        <strong data-sign={Math.sign(result.beforeCosts)}>{formatR(result.beforeCosts)}</strong>
        <StateMark signal={last} />
      </span>
      <RRuler signal={last} />
      <span>{`Last closed: ${signalName(last)}${last.issued.sample ? '. Sample with invented prices' : ''}`}</span>
    </>
  );
}
