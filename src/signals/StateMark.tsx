import { signalAsOf } from '@/domain/signals/board';
import { isLate } from '@/domain/signals/results';
import type { Signal } from '@/domain/signals/signal';
import { signalOutcome, stateWords, type SignalOutcome } from '@/content/signalWords';
import styles from './StateMark.module.css';

/** Shapes on a grid of 18: states differ by shape and word, never by colour alone. */
const SHAPES: Readonly<
  Record<
    SignalOutcome,
    { readonly line?: string; readonly fill?: string; readonly ring?: 'plain' | 'dashed' }
  >
> = {
  waiting: { ring: 'dashed' },
  open: { ring: 'plain', fill: 'M9 6a3 3 0 1 0 0 6a3 3 0 1 0 0-6' },
  partlyClosed: { ring: 'plain', fill: 'M9 2a7 7 0 0 0 0 14Z' },
  won: { fill: 'M9 3 16 15H2Z' },
  lost: { fill: 'M9 15 2 3h14Z' },
  breakEven: { line: 'M3 6.5h12M3 11.5h12' },
  expired: { ring: 'plain', line: 'M9 5v4l3 2' },
  cancelled: { line: 'M4 4l10 10M14 4 4 14' },
  notTriggered: { ring: 'plain', line: 'M4 14 14 4' },
};

interface StateMarkProps {
  readonly signal: Signal;
  /** When the page was hydrated, to show the state at that time; null before that. Omit it for the recorded state. */
  readonly now?: Date | null;
}

export function StateMark({ signal: recorded, now }: StateMarkProps) {
  const signal = signalAsOf(recorded, now ?? null);
  const outcome = signalOutcome(signal);
  // The signal may have expired.
  const words = now === null && outcome === 'waiting' ? 'Not entered' : stateWords(signal);
  const { line, fill, ring } = SHAPES[outcome];
  return (
    <span className={styles.state} data-outcome={outcome}>
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
        {ring && (
          <circle
            className={styles.line}
            cx="9"
            cy="9"
            r="7"
            strokeDasharray={ring === 'dashed' ? '3 2.5' : undefined}
          />
        )}
        {fill !== undefined && <path className={styles.fill} d={fill} />}
        {line !== undefined && <path className={styles.line} d={line} />}
      </svg>
      <span>{`${words}${isLate(signal) ? ', late' : ''}`}</span>
    </span>
  );
}
