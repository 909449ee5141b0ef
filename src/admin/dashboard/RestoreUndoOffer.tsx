import { Undo2, X } from 'lucide';
import type { RestorePreview } from '@/data/maintenance/backups';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import styles from './panels.module.css';

/** A restore that can still be undone. */
export interface RestoreUndo {
  readonly fileName: string;
  readonly preview: RestorePreview;
}

/** The restores that can still be undone, for as long as the page stays open. */
export interface RestoreUndoStack {
  readonly newest: RestoreUndo | undefined;
  readonly push: (undo: RestoreUndo) => void;
  readonly drop: (undo: RestoreUndo) => void;
  readonly clear: () => void;
}

interface RestoreUndoOfferProps {
  readonly undo: RestoreUndo;
  readonly isBusy: boolean;
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
}

/** Offers to bring back the lists as they were before the last restore. */
export function RestoreUndoOffer({ undo, isBusy, onUndo, onDismiss }: RestoreUndoOfferProps) {
  return (
    <div className={styles.actions} role="group" aria-label="Undo restoring">
      <Button look="secondary" disabled={isBusy} onClick={onUndo}>
        <Icon of={Undo2} size={18} />
        <span>{`Undo restoring “${undo.fileName}”`}</span>
      </Button>
      <Button look="quiet" aria-label="Dismiss" title="Dismiss" onClick={onDismiss}>
        <Icon of={X} size={18} />
      </Button>
    </div>
  );
}
