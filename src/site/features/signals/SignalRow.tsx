import { resultText, inactivityNotice } from '@/content/boardWords';
import { signalPath } from '@/content/signalPath';
import { entryText, sideLabel } from '@/content/signalWords';
import { formatShortDay } from '@/domain/time/days';
import { realisedResult, closedResult, isLate } from '@/domain/signals/results';
import type { Signal } from '@/domain/signals/signal';
import { RRuler } from '@/signals/RRuler';
import { StateMark } from '@/signals/StateMark';
import { Link } from '@/site/components/Link';
import { Text } from '@/site/components/Text';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './SignalRow.module.css';

interface SignalRowProps {
  readonly signal: Signal;
  /** When the page was hydrated; null before. */
  readonly now: Date | null;
  /** Whether to mark it as a sample, which is needed only if the list also has real signals. */
  readonly isMarked: boolean;
}

/** The line below the name: an important notice, or else timeframe and date. */
function caption(signal: Signal, silence: string): string {
  const { issued } = signal;
  if (issued.publishedAt === '') return 'Not published: only this browser shows it';
  if (silence !== '') return silence;
  const late = isLate(signal) ? 'Late, not counted. ' : '';
  return `${late}${issued.timeframe}, ${formatShortDay(issued.at.slice(0, 10))}`;
}

/** A signal in a list, with its plan, state and result. The whole row is a link. */
function SignalRow({ signal, now, isMarked }: SignalRowProps) {
  const { issued, number, ending } = signal;
  const banked = realisedResult(signal);
  return (
    <li data-running={ending === null || issued.publishedAt === ''}>
      <Link className={styles.row} to={{ pathname: signalPath(number) }}>
        <StateMark signal={signal} now={now} />
        <span className={styles.name}>
          <span>
            <strong>{issued.instrument}</strong> <span>{`${sideLabel(issued)} ${entryText(signal)}`}</span>
          </span>
          {isMarked && <span className={styles.sample}>Sample</span>}
          <VisuallyHidden>{`, signal ${String(number)}`}</VisuallyHidden>
        </span>{' '}
        <small className={styles.caption}>
          <Text of={caption(signal, now === null ? '' : inactivityNotice(signal, now))} />
        </small>
        <RRuler signal={signal} />
        <span
          className={styles.outcome}
          data-sign={Math.sign(banked ?? closedResult(signal)?.beforeCosts ?? 0)}
        >
          <span>{resultText(signal)}</span>
          {banked !== null && <small> so far</small>}
        </span>
      </Link>
    </li>
  );
}

export interface SignalRowsProps extends Pick<SignalRowProps, 'now'> {
  readonly signals: readonly Signal[];
  /** Whether the list has both samples and real signals. */
  readonly isMixed: boolean;
}

export const SignalRows = ({ signals, now, isMixed }: SignalRowsProps) => (
  <ul>
    {signals.map((signal) => (
      <SignalRow key={signal.number} signal={signal} now={now} isMarked={isMixed && signal.issued.sample} />
    ))}
  </ul>
);
