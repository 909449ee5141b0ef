import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Answers } from '@/domain/merge/mergeAll';
import { useCatalogue, useMaintenance } from '@/admin/contexts';
import { foreignTextWords } from '@/content/foreignTextWords';
import { textOf } from '@/runtime/textOf';
import { explainReported } from '@/admin/explainFailure';
import type { UndoStack } from '@/admin/resources/useUndoStack';
import { isSamePreview, requestOf, StalePreviewError, type RestorePreview } from '@/data/maintenance/backups';
import { MAX_FILE_BYTES } from '@/data/catalogue/publishedCatalogue';
import { parseCatalogueFile, RefusedFileError, type CatalogueFile } from '@/data/merge/catalogueFile';
import type { CatalogueQuestion } from '@/data/merge/localCatalogue';
import { comparisonWords, isUnchanged } from './comparisonWords';
import { useNotice } from './useNotice';

/** A restore that can still be undone. */
export interface RestoreUndo {
  readonly fileName: string;
  readonly preview: RestorePreview;
}

export interface ChosenBackup extends RestoreUndo {
  readonly exportedAt: string;
  /** Null for the lists before a restore */
  readonly file: CatalogueFile | null;
}

export const RESTORE_LABEL = 'Restore this backup';
export const MERGE_LABEL = 'Merge this file';

interface RestoreOptions {
  readonly undo: UndoStack<RestoreUndo>;
  /** Changes whenever the lists are reloaded. */
  readonly lists: unknown;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onChoose?: (() => void) | undefined;
  readonly onChanged: () => Promise<unknown>;
}

/** Reads a backup, previews it, and restores or merges it. */
export function useRestore({ undo, lists, field, onChoose, onChanged }: RestoreOptions) {
  const catalogue = useCatalogue();
  const { activity, backups } = useMaintenance();
  const [chosen, setChosen] = useState<ChosenBackup | null>(null);
  const [questions, setQuestions] = useState<readonly CatalogueQuestion[]>([]);
  const { notice, say, refuse, attempt } = useNotice(lists);
  const [isBusy, setBusy] = useState(false);

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

  async function choose(file: File) {
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

  /** Writes what the preview showed. If the result would differ, it updates the preview and writes nothing. */
  async function write(
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

  const restore = (backup: ChosenBackup) =>
    write(
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
  async function merge(backup: ChosenBackup, file: CatalogueFile, answers?: Answers) {
    setQuestions([]);
    setBusy(true);
    try {
      const merged = backups.preview(requestOf(file, 'merge', answers));
      if (merged.questions.length === 0)
        await write(
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

  const undoRestore = (restored: RestoreUndo) =>
    write(
      {
        fileName: `The lists before “${restored.fileName}”`,
        exportedAt: '',
        file: null,
        preview: restored.preview,
      },
      () => {
        void activity.add('Undid restoring a backup');
        undo.drop(restored);
        say(`The lists are as they were before. ${comparisonWords(restored.preview.comparison)}`);
        close();
      },
      'Nothing was undone',
    );

  return {
    chosen,
    questions,
    notice,
    isBusy,
    attempt,
    choose,
    restore,
    merge,
    undoRestore,
    leave: () => {
      say('Nothing was changed.');
      close();
    },
    cancelMerge: () => {
      setQuestions([]);
      say('Nothing was merged or changed.');
    },
  };
}
