import { useEffect, useEffectEvent, useRef } from 'react';
import { useMaintenance } from '@/admin/contexts';
import { downloadBackup } from '@/admin/downloadDated';
import { UndoOffer } from '@/admin/resources/UndoOffer';
import type { UndoStack } from '@/admin/resources/useUndoStack';
import { Button } from '@/ui/Button';
import { FileOrText } from '@/ui/FileOrText';
import { BackupPreview } from './BackupPreview';
import { Card } from './Card';
import { isUnchanged } from './comparisonWords';
import { ConflictsDialog } from './ConflictsDialog';
import styles from './panels.module.css';
import type { RestoreUndo } from './restoring';
import { MERGE_LABEL, RESTORE_LABEL, useRestore } from './useRestore';

const RESTORING_WORDS = {
  note: 'Nothing is changed until you have answered each question. Changes that only one of you made are kept.',
  theirs: 'In the backup',
  takeTheirs: 'Use the backup for all',
  changedBy: () => 'Also changed in the backup',
  ask: "Keep yours or the backup's?",
  submit: 'Merge with these choices',
};

interface RestoreCardProps {
  readonly undo: UndoStack<RestoreUndo>;
  /** Changes whenever the lists are reloaded. */
  readonly lists: unknown;
  /** A file from elsewhere to preview, such as an earlier publication */
  readonly earlier?: File | null;
  /** Called once the preview has received that file. */
  readonly onTaken?: (() => void) | undefined;
  /** Called whenever a file is chosen. */
  readonly onChoose?: () => void;
  readonly onChanged: () => Promise<unknown>;
}

export function RestoreCard({ undo, lists, earlier = null, onTaken, onChoose, onChanged }: RestoreCardProps) {
  const { backups } = useMaintenance();
  const field = useRef<HTMLInputElement>(null);
  const restore = useRestore({ undo, lists, field, onChoose, onChanged });
  const { chosen, questions, isBusy } = restore;
  const file = chosen?.file ?? null;

  const takeEarlier = useEffectEvent((given: File) => {
    field.current?.focus();
    void restore.choose(given);
    onTaken?.();
  });
  useEffect(() => {
    if (earlier) takeEarlier(earlier);
  }, [earlier]);

  const handleDownload = () =>
    restore.attempt("The current state wasn't downloaded", () => {
      downloadBackup(backups);
      return 'The current state was downloaded as a backup.';
    });

  return (
    <Card heading="Restore">
      <p className={styles.note}>
        Restoring puts the lists back as they were in the file: later changes are replaced, for everybody once
        you publish. Merging adds what this browser hasn&apos;t seen: later changes and deletions stay.
        Unpublished signal updates are added. You see a preview before anything changes.
      </p>
      <FileOrText ref={field} label="Backup file" onChoose={(given) => void restore.choose(given)} />
      {chosen && (
        <>
          <BackupPreview backup={chosen} />
          <div className={styles.actions}>
            {!isUnchanged(chosen.preview.comparison) && (
              <>
                <Button disabled={isBusy} onClick={() => void restore.restore(chosen)}>
                  {isBusy ? 'Restoring...' : RESTORE_LABEL}
                </Button>
                {file && (
                  <Button
                    variant="secondary"
                    disabled={isBusy}
                    onClick={() => void restore.merge(chosen, file)}
                  >
                    {MERGE_LABEL}
                  </Button>
                )}
                <Button variant="secondary" disabled={isBusy} onClick={() => void handleDownload()}>
                  Download the current state first
                </Button>
              </>
            )}
            <Button variant="secondary" disabled={isBusy} onClick={restore.leave}>
              Leave everything as it is
            </Button>
          </div>
        </>
      )}
      {chosen && file && questions.length > 0 && (
        <ConflictsDialog
          words={RESTORING_WORDS}
          questions={questions}
          fallbackFocus={field}
          onAnswer={(answers) => void restore.merge(chosen, file, answers)}
          onCancel={restore.cancelMerge}
        />
      )}
      {undo.latest && (
        <UndoOffer
          verb="restoring"
          subject={`“${undo.latest.fileName}”`}
          earlier={undo.earlier}
          isBusy={isBusy}
          onUndo={() => void (undo.latest && restore.undoRestore(undo.latest))}
          onDismiss={undo.clear}
        />
      )}
      <p className={styles.notice} role="status">
        {restore.notice}
      </p>
    </Card>
  );
}
