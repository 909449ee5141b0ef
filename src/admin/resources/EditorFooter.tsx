import type { ReactNode, RefObject } from 'react';
import type { FieldConflict } from '@/domain/merge/fields';
import { Button } from '@/ui/Button';
import { fieldTitle } from './recordWords';
import styles from './ResourceEditor.module.css';
import { undecidedConflicts, type SaveState } from './saving';
import type { InvalidFields } from './useInvalidFields';

interface EditorFooterProps {
  readonly gone: ReactNode;
  readonly saving: SaveState;
  readonly refused: InvalidFields;
  /** The label of the button that saves. */
  readonly action: string;
  readonly submit: RefObject<HTMLButtonElement | null>;
  /** Moves the focus to the question about a conflict. */
  readonly onDecide: (conflict: FieldConflict) => void;
  readonly onCancel: () => void;
}

/** The reasons why the form can't be saved, visible from anywhere in it, and its buttons. */
export function EditorFooter({
  gone,
  saving,
  refused,
  action,
  submit,
  onDecide,
  onCancel,
}: EditorFooterProps) {
  const { isSaving, failure } = saving;
  const undecided = undecidedConflicts(saving);
  return (
    <div className={styles.footer}>
      <div className={styles.failure} role="alert">
        {gone}
        {failure !== null && <p>{failure}</p>}
      </div>
      {undecided.length > 0 && (
        <p className={styles.refused}>
          <span>{`${String(undecided.length)} to decide:`}</span>
          {undecided.map((conflict) => (
            <Button
              key={conflict.field}
              variant="quiet"
              className={styles.field}
              onClick={() => onDecide(conflict)}
            >
              {fieldTitle(conflict.field)}
            </Button>
          ))}
        </p>
      )}
      {refused.first && (
        <p className={styles.refused}>
          <span>
            {refused.count === 1
              ? '1 field to correct:'
              : `${String(refused.count)} fields to correct, first:`}
          </span>{' '}
          <Button variant="quiet" className={styles.field} onClick={refused.first.focus}>
            {refused.first.name}
          </Button>
        </p>
      )}
      <div className={styles.buttons}>
        <Button ref={submit} type="submit" disabled={isSaving}>
          {isSaving ? 'Saving...' : action}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
