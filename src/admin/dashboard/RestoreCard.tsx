import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react';
import type { Answers } from '@/domain/merge/mergeAll';
import { useCatalogue, useMaintenance } from '@/admin/contexts';
import { downloadBackup } from '@/admin/downloadDated';
import { explainReported } from '@/admin/explainFailure';
import {
  isSamePreview,
  requestOf,
  StalePreviewError,
  type RestorePreview,
} from '@/data/maintenance/backups';
import { MAX_FILE_BYTES } from '@/data/catalogue/publishedCatalogue';
import { parseCatalogueFile, RefusedFileError, type CatalogueFile } from '@/data/merge/catalogueFile';
import type { CatalogueQuestion } from '@/data/merge/localCatalogue';
import { foreignTextWords } from '@/content/foreignTextWords';
import { addedWords, leftOutWords } from '@/admin/signals/setAsideWords';
import { FOREIGN_BACKUP_MESSAGE } from '@/admin/signals/signalQuestions';
import { UndoOffer } from '@/admin/resources/UndoOffer';
import type { UndoStack } from '@/admin/resources/useUndoStack';
import { textOf } from '@/runtime/textOf';
import { Button } from '@/ui/Button';
import { FileOrText } from '@/ui/FileOrText';
import { LocalTime } from '@/ui/LocalTime';
import { Card } from './Card';
import { ComparisonTable } from './ComparisonTable';
import { comparisonWords, isUnchanged } from './comparisonWords';
import { ConflictsDialog } from './ConflictsDialog';
import styles from './panels.module.css';
import { useNotice } from './useNotice';

/** A restore that can still be undone. */
export interface RestoreUndo {
  readonly fileName: string;
  readonly preview: RestorePreview;
}

interface ChosenBackup extends RestoreUndo {
  readonly exportedAt: string;
  /** Null for the lists before a restore */
  readonly file: CatalogueFile | null;
}

const RESTORING_WORDS = {
  note: 'Nothing is changed until you have answered each question. Changes that only one of you made are kept.',
  theirs: 'In the backup',
  takeTheirs: 'Use the backup for all',
  submit: 'Merge with these choices',
};

const RESTORE_LABEL = 'Restore this backup';
const MERGE_LABEL = 'Merge this file';

export interface RestoreHandle {
  readonly preview: (file: File) => void;
}

interface RestoreCardProps {
  readonly undo: UndoStack<RestoreUndo>;
  /** Changes whenever the lists are reloaded. */
  readonly lists: unknown;
  /** Accepts a file from elsewhere, such as an earlier publication. */
  readonly ref?: Ref<RestoreHandle>;
  readonly onChoose?: () => void;
  readonly onChanged: () => Promise<unknown>;
}

export function RestoreCard({ undo, lists, ref, onChoose, onChanged }: RestoreCardProps) {
  const catalogue = useCatalogue();
  const { activity, backups } = useMaintenance();
  const [chosen, setChosen] = useState<ChosenBackup | null>(null);
  const [questions, setQuestions] = useState<readonly CatalogueQuestion[]>([]);
  const { notice, say, refuse, attempt } = useNotice(lists);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isSame = chosen !== null && isUnchanged(chosen.preview.comparison);

  const handleListsChanged = useEffectEvent(() => {
    if (chosen === null || isBusy) return;
    const preview = backups.preview(chosen.preview.request);
    if (isSamePreview(preview, chosen.preview)) return;
    setChosen({ ...chosen, preview });
    say('The lists have just been changed elsewhere. The preview is up to date again.');
  });

  useEffect(() => catalogue.watch(() => handleListsChanged()), [catalogue]);

  /** Closes the preview and moves the focus, which was on one of its buttons. */
  function close() {
    setChosen(null);
    field.current?.focus();
  }

  async function handleChoose(file: File) {
    setChosen(null);
    say('');
    onChoose?.();
    let text = '{}';
    try {
      if (file.size > MAX_FILE_BYTES) throw new RefusedFileError('size');
      text = await textOf(file);
      const parsed = parseCatalogueFile(text);
      const preview = backups.preview(requestOf(parsed, 'restore'));
      setChosen({ fileName: file.name, exportedAt: parsed.exportedAt, file: parsed, preview });
      say(`“${file.name}” has been read. Nothing has been changed yet.`);
    } catch (error) {
      const what = `“${file.name}” was not read, and nothing was changed`;
      const reason = error instanceof RefusedFileError ? foreignTextWords(text) : '';
      refuse(reason === '' ? explainReported(what, error) : `${what}: ${reason}`);
    }
  }

  useImperativeHandle(ref, () => ({
    preview: (file) => {
      field.current?.focus();
      void handleChoose(file);
    },
  }));

  /**
   * Restores what the preview showed. If the result would differ, it updates the preview and writes nothing.
   */
  async function restore(
    backup: ChosenBackup,
    done: (undone: RestorePreview) => void,
    what: string,
    action = RESTORE_LABEL,
  ) {
    setBusy(true);
    try {
      done(await backups.restore(backup.preview));
      await onChanged();
    } catch (error) {
      if (error instanceof StalePreviewError) {
        setChosen({ ...backup, preview: backups.preview(backup.preview.request) });
        say(
          `${what}: the lists have changed since. The preview is up to date again; to go ahead, press “${action}”.`,
        );
      } else refuse(explainReported(`${what}, and nothing was changed`, error));
    }
    setBusy(false);
  }

  const handleRestore = (backup: ChosenBackup) =>
    restore(
      backup,
      (preview) => {
        void activity.add('Restored a backup');
        undo.push({ fileName: backup.fileName, preview });
        say(`Backup restored. ${comparisonWords(backup.preview.comparison)}`);
        close();
      },
      'Nothing was restored',
    );

  /** Merges a backup into the lists, once all questions have answers. */
  async function handleMerge(backup: ChosenBackup, file: CatalogueFile, answers?: Answers) {
    setQuestions([]);
    setBusy(true);
    try {
      const merged = backups.preview(requestOf(file, 'merge', answers));
      if (merged.questions.length === 0)
        await restore(
          { ...backup, preview: merged },
          (undone) => {
            void activity.add('Merged a backup');
            if (!isUnchanged(merged.comparison)) undo.push({ fileName: backup.fileName, preview: undone });
            say(`Changes merged. ${comparisonWords(merged.comparison)}`);
            close();
          },
          'Nothing was merged',
          MERGE_LABEL,
        );
      else setQuestions(merged.questions);
    } catch (error) {
      refuse(explainReported('Nothing was merged or changed', error));
    }
    setBusy(false);
  }

  const handleUndo = (restored: RestoreUndo) =>
    restore(
      { fileName: `The lists before “${restored.fileName}”`, exportedAt: '', file: null, preview: restored.preview },
      () => {
        void activity.add('Undid restoring a backup');
        undo.drop(restored);
        say(`The lists are as they were before. ${comparisonWords(restored.preview.comparison)}`);
        close();
      },
      'Nothing was undone',
    );

  const handleDownload = () =>
    attempt('The current state was not downloaded', () => {
      downloadBackup(backups);
      return 'The current state was downloaded as a backup.';
    });

  return (
    <Card heading="Restore">
      <p className={styles.note}>
        A backup replaces the lists, or adds its changes to them. Its unpublished signal updates are added.
        You see a preview before anything changes.
      </p>
      <FileOrText ref={field} label="Backup file" onChoose={(file) => void handleChoose(file)} />
      {chosen && (
        <>
          <p className={styles.note}>
            <span>{chosen.fileName}</span>
            {chosen.exportedAt !== '' && (
              <>
                <span>, made on </span>
                <LocalTime iso={chosen.exportedAt} />
              </>
            )}
          </p>
          <ComparisonTable comparison={chosen.preview.comparison} />
          {chosen.preview.added.length > 0 && (
            <>
              <p>These signal updates are added, and published with the next publication:</p>
              <ul>
                {chosen.preview.added.map((entry, index) => (
                  <li key={index}>{addedWords(entry)}</li>
                ))}
              </ul>
            </>
          )}
          {chosen.preview.leftOut.length > 0 && (
            <>
              <p>Signal updates that no longer fit the record are left out:</p>
              <ul>
                {chosen.preview.leftOut.map((entry, index) => (
                  <li key={index}>{leftOutWords(entry)}</li>
                ))}
              </ul>
            </>
          )}
          {chosen.preview.isForeignRecord && <p>{FOREIGN_BACKUP_MESSAGE}</p>}
          {isSame && (
            <p>
              {chosen.preview.leftOut.length > 0
                ? 'Everything else in this backup matches the stored data, so there is nothing to restore.'
                : 'This backup matches the stored data, so there is nothing to restore.'}
            </p>
          )}
          <div className={styles.actions}>
            {!isSame && (
              <>
                <Button disabled={isBusy} onClick={() => void handleRestore(chosen)}>
                  {isBusy ? 'Restoring...' : RESTORE_LABEL}
                </Button>
                {chosen.file && (
                  <Button
                    look="secondary"
                    disabled={isBusy}
                    onClick={() => chosen.file && void handleMerge(chosen, chosen.file)}
                  >
                    {MERGE_LABEL}
                  </Button>
                )}
                <Button look="secondary" disabled={isBusy} onClick={() => void handleDownload()}>
                  Download the current state first
                </Button>
              </>
            )}
            <Button
              look="secondary"
              disabled={isBusy}
              onClick={() => {
                say('Nothing was changed.');
                close();
              }}
            >
              Leave everything as it is
            </Button>
          </div>
        </>
      )}
      {chosen?.file && questions.length > 0 && (
        <ConflictsDialog
          words={RESTORING_WORDS}
          questions={questions}
          fallbackFocus={field}
          onAnswer={(answers) => chosen.file && void handleMerge(chosen, chosen.file, answers)}
          onCancel={() => {
            setQuestions([]);
            say('Nothing was merged or changed.');
          }}
        />
      )}
      {undo.latest && (
        <UndoOffer
          verb="restoring"
          subject={`“${undo.latest.fileName}”`}
          earlier={undo.earlier}
          isBusy={isBusy}
          onUndo={() => void (undo.latest && handleUndo(undo.latest))}
          onDismiss={undo.clear}
        />
      )}
      <p className={styles.notice} role="status">
        {notice}
      </p>
    </Card>
  );
}
