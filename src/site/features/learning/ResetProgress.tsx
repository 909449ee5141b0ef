import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { learnerProgress } from '@/data/learning/progressStore';
import { recordNamePreference } from '@/data/learning/recordName';
import { isUntouched } from '@/domain/learning/done';
import type { StoredProgress } from '@/domain/learning/progress';
import { Button } from '@/ui/Button';
import { useHydrated } from '@/ui/useHydrated';
import styles from './ProgressPanel.module.css';
import { useLearnerProgress } from '@/site/progress/useLearnerProgress';

interface DeletedProgress {
  readonly progress: StoredProgress;
  readonly name: string | null;
}

const QUESTION =
  'Delete your progress, notes and name from this browser? If you may want them on another device, cancel and export them first.';

/** Deletes the progress and the name on the record. This can be undone until the page is left. */
export function ResetProgress() {
  const { progress, storageProblem } = useLearnerProgress();
  const isLive = useHydrated();
  const [forgotten, setForgotten] = useState<DeletedProgress | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const resetButton = useRef<HTMLButtonElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);

  const reset = () => {
    if (!globalThis.confirm(QUESTION)) return;
    const name = recordNamePreference.read();
    const before = learnerProgress.reset();
    setIsRefused(before === null);
    if (before === null) return;
    recordNamePreference.forget();
    // The pressed button disappears, so the one that replaces it gets the focus.
    flushSync(() => setForgotten({ progress: before, name }));
    undoButton.current?.focus();
  };

  const undo = ({ progress: before, name }: DeletedProgress) => {
    learnerProgress.change(() => before);
    if (name !== null) recordNamePreference.choose(name);
    flushSync(() => setForgotten(null));
    resetButton.current?.focus();
  };

  return (
    <section aria-labelledby="begin-again" className={styles.file}>
      <h2 id="begin-again">Begin again</h2>
      <p>
        This deletes every tick, answer, result, note, round of practice and decision on a chart, and the name
        on your record. Nothing else is affected.
      </p>
      <div className={styles.buttons}>
        <Button
          ref={resetButton}
          variant="danger"
          disabled={!isLive || storageProblem === 'newer' || isUntouched(progress)}
          onClick={reset}
        >
          Reset my progress
        </Button>
        {forgotten && (
          <Button ref={undoButton} variant="secondary" onClick={() => undo(forgotten)}>
            Undo
          </Button>
        )}
      </div>
      <p role="status" className={styles.said}>
        {forgotten && (
          <span>Your progress has been deleted. You can undo this until you leave the page.</span>
        )}
        {isRefused && (
          <span>
            The browser refused to remove it. Check that this site is allowed to store data, then try again.
          </span>
        )}
      </p>
    </section>
  );
}
