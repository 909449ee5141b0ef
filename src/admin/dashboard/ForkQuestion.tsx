import { countOf } from '@/domain/text/groupDigits';
import type { Fork, ForkAnswer } from '@/data/signals/fork';
import { Button } from '@/ui/Button';
import styles from './panels.module.css';
import { takeFocus } from './takeFocus';

interface ForkQuestionProps {
  readonly fork: Fork;
  readonly onAnswer: (side: ForkAnswer['side']) => void;
  readonly onCancel: () => void;
}

/** Asks which of two published signal records to continue. */
export function ForkQuestion({ fork: { place, mine, theirs }, onAnswer, onCancel }: ForkQuestionProps) {
  const counts = [mine, theirs].map(({ length }) => countOf(length, 'update'));
  return (
    <>
      <p ref={takeFocus} tabIndex={-1}>
        {`Publishing is waiting for your answer: the record on the site and the one here have both been published, and they differ from update ${String(place)} onwards. From there on, this browser has ${counts[0] ?? ''} and the site has ${counts[1] ?? ''}.`}
      </p>
      <p>
        Either way no update is lost. Those of the other record are published again with a new time: trades
        entered before it are marked late and left out of the figures. Any that contradict the chosen record
        are set aside and listed.
      </p>
      <div className={styles.actions}>
        <Button onClick={() => onAnswer('theirs')}>Continue the site's record</Button>
        <Button variant="secondary" onClick={() => onAnswer('mine')}>
          Put this browser's record back
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Leave everything as it is
        </Button>
      </div>
    </>
  );
}
