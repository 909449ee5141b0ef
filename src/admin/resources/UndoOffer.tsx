import { Undo2, X } from 'lucide';
import type { Ref } from 'react';
import { Button } from '@/ui/Button';
import styles from './UndoOffer.module.css';
import { Icon } from '@/ui/Icon';

interface UndoOfferProps {
  /** The action to undo, such as `deleting`. */
  readonly verb: string;
  /** The object of the verb, such as `“Alpha”` or `3 brokers`. */
  readonly subject: string;
  /** The number of earlier steps that can be undone. */
  readonly earlier: number;
  readonly isBusy: boolean;
  readonly undoButton?: Ref<HTMLButtonElement>;
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
}

export function UndoOffer({ verb, subject, earlier, isBusy, undoButton, onUndo, onDismiss }: UndoOfferProps) {
  return (
    <div className={styles.offer} role="group" aria-label={`Undo ${verb}`}>
      <Button ref={undoButton} variant="secondary" isOff={isBusy} onClick={onUndo}>
        <Icon of={Undo2} size={18} />
        <span>{`Undo ${verb} ${subject}`}</span>
      </Button>
      {earlier > 0 && <span className={styles.earlier}>{`then ${String(earlier)} earlier`}</span>}
      <Button variant="quiet" aria-label="Dismiss" title="Dismiss" onClick={onDismiss}>
        <Icon of={X} size={18} />
      </Button>
    </div>
  );
}
