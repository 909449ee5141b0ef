import { rewardWarning } from './signalQuestions';
import type { DraftReading } from '@/domain/signals/draft';
import { plannedRewardRatio, signalPriceText } from '@/domain/signals/plan';
import { entryEdges, type Signal } from '@/domain/signals/signal';
import { entryProblemWords } from '@/content/entryProblemWords';
import { ratioText } from '@/content/signalWords';
import { StatList } from '@/ui/StatList';
import { useDebounced } from '@/ui/useDebounced';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { LazySignalChart } from './LazySignalChart';
import styles from './signals.module.css';

const ANNOUNCED_AFTER_MS = 800;

/** From the worst entry price to the stop loss, in steps. */
const riskOf = ({ issued, plan }: Signal): number => Math.abs(entryEdges(issued, plan).far - plan.stopLoss);

interface DraftArithmeticProps {
  readonly reading: DraftReading;
  /** Whether there is a price; until then, the form itself shows what is missing. */
  readonly isBegun: boolean;
}

/** A preview of a draft while it is being typed: its chart and figures, or why it can't be issued yet. */
export function DraftPreview({ reading, isBegun }: DraftArithmeticProps) {
  const { signal, problems } = reading;
  const refusal = signal || !isBegun ? '' : entryProblemWords(problems[0]);
  const said = signal ? rewardWarning(plannedRewardRatio(signal)) : refusal;
  const announced = useDebounced(said, ANNOUNCED_AFTER_MS);
  return (
    <aside className={styles.beside} aria-label="The signal so far">
      {signal ? (
        <>
          <LazySignalChart signal={signal} />
          <StatList
            rows={[
              { term: 'Risk to the stop', text: signalPriceText(signal, riskOf(signal)) },
              { term: 'Reward to risk', text: ratioText(plannedRewardRatio(signal)) },
              ...signal.plan.targets.map((target, index) => ({
                term: `Target ${String(index + 1)}, ${String(target.share)}%`,
                text: signalPriceText(signal, target.price),
              })),
            ]}
          />
        </>
      ) : (
        <p className={styles.placeholder}>
          The chart appears here once the entry, stop loss and targets are consistent.
        </p>
      )}
      <p className={styles.refusal} data-kind={signal ? 'warning' : 'refusal'}>
        {said}
      </p>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </aside>
  );
}
