import { resultText } from '@/content/boardWords';
import { signalName } from '@/content/signalWords';
import { latestSignals } from '@/domain/signals/board';
import { closedResult, realisedResult } from '@/domain/signals/results';
import { RRuler } from '@/signals/RRuler';
import { StateMark } from '@/signals/StateMark';
import styles from './LatestResult.module.css';
import { useSignalRecord } from './useSignalRecord';

/** The latest open trade with the result of its closed parts; if none is open, the last to close. */
export default function LatestResult() {
  const { signals } = useSignalRecord();
  const { open, closed } = latestSignals(signals, signals.length);
  const [running] = open;
  const signal = running ?? closed[0];
  if (!signal) return <span>No signal has closed yet.</span>;
  const banked = realisedResult(signal);
  const result = banked ?? closedResult(signal)?.beforeCosts ?? 0;
  const words = [
    running ? 'The latest open trade' : `Last closed: ${signalName(signal)}`,
    banked !== null && `${resultText(signal)} so far`,
  ];
  return (
    <>
      <span className={styles.head}>
        <strong data-sign={Math.sign(result)}>{running ? signalName(signal) : resultText(signal)}</strong>
        <StateMark signal={signal} />
      </span>
      <RRuler signal={signal} />
      <span>{`${words.filter(Boolean).join(', ')}${signal.issued.sample ? '. Sample with invented prices' : ''}`}</span>
    </>
  );
}
