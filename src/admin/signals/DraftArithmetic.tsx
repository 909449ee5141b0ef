import { rewardWarning } from '@/domain/signals/adminWords';
import { readDraft, type SignalDraft } from '@/domain/signals/draft';
import { plannedReward, priceOf } from '@/domain/signals/plan';
import { edges } from '@/domain/signals/signal';
import { ratioText } from '@/domain/signals/words';
import { StatList } from '@/ui/StatList';
import { useTextAtRest } from '@/ui/useTextAtRest';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { LiveSignalChart } from './LiveSignalChart';
import styles from './signals.module.css';

interface DraftArithmeticProps {
  readonly draft: SignalDraft;
  /** The number it would get. */
  readonly number: number;
  /** ISO 8601. */
  readonly now: string;
}

const ANNOUNCED_AFTER_MS = 800;

/** What a draft comes to as it is typed: its chart and its sums, or why it cannot be issued yet. */
export function DraftArithmetic({ draft, number, now }: DraftArithmeticProps) {
  const { signal, refusal } = readDraft(draft, number, now);
  const announced = useTextAtRest(refusal ?? rewardWarning(plannedReward(signal)), ANNOUNCED_AFTER_MS);
  const steps = signal && Math.abs(edges(signal.issued, signal.plan).far - signal.plan.stopLoss);
  return (
    <aside className={styles.beside} aria-label="The signal so far">
      {signal && steps !== null ? (
        <>
          <LiveSignalChart signal={signal} />
          <StatList
            rows={[
              { term: 'Risk to the stop', text: priceOf(signal, steps) },
              { term: 'Reward to risk', text: ratioText(plannedReward(signal)) },
              ...signal.plan.targets.map((target, index) => ({
                term: `Target ${String(index + 1)}, ${String(target.share)}%`,
                text: priceOf(signal, target.price),
              })),
            ]}
          />
        </>
      ) : (
        <p className={styles.placeholder}>
          The chart stands here once entry, stop loss and targets fit together.
        </p>
      )}
      <p className={styles.refusal} data-kind={refusal === null ? 'warning' : 'refusal'}>
        {refusal ?? rewardWarning(plannedReward(signal))}
      </p>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </aside>
  );
}
