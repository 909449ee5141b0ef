import { useEffect, useEffectEvent, useReducer, type RefObject } from 'react';
import type { Answers } from '@/domain/merge/mergeAll';
import { useCatalogue, useMaintenance } from '@/admin/contexts';
import { foreignTextWords } from '@/content/foreignTextWords';
import { readFileText } from '@/runtime/readFileText';
import { reportAndExplainFailure } from '@/admin/explainFailure';
import type { UndoStack } from '@/admin/resources/useUndoStack';
import {
  isSamePreview,
  restoreRequestOf,
  StalePreviewError,
  type RestorePreview,
} from '@/data/maintenance/backups';
import type { Maintenance } from '@/data/maintenance/maintenance';
import { MAX_FILE_BYTES } from '@/data/catalogue/publishedCatalogue';
import { parseCatalogueFile, RefusedFileError, type CatalogueFile } from '@/data/merge/catalogueFile';
import { comparisonWords, isUnchanged } from './comparisonWords';
import {
  listsBeforeRestore,
  NOTHING_CHOSEN,
  restoreReducer,
  type ChosenBackup,
  type RestoreUndo,
} from './restoring';
import { useNotice } from './useNotice';

export const RESTORE_LABEL = 'Restore this backup';
export const MERGE_LABEL = 'Merge this file';

/** The wording for each way to apply a backup: in the activity list, in messages and on its button. */
const WRITES = {
  restore: {
    logged: 'Restored a backup',
    done: 'Backup restored.',
    notDone: 'Nothing was restored',
    label: RESTORE_LABEL,
  },
  merge: {
    logged: 'Merged a backup',
    done: 'Changes merged.',
    notDone: 'Nothing was merged',
    label: MERGE_LABEL,
  },
  undo: {
    logged: 'Undid restoring a backup',
    done: 'The lists are as they were before.',
    notDone: 'Nothing was undone',
    label: RESTORE_LABEL,
  },
} as const;

/** Reads and previews a backup, or says why that isn't possible. */
async function readBackup(
  file: File,
  backups: Maintenance['backups'],
): Promise<{ readonly backup: ChosenBackup } | { readonly refusal: string }> {
  let text = '{}';
  try {
    if (file.size > MAX_FILE_BYTES) throw new RefusedFileError('size');
    text = await readFileText(file);
    const parsed = parseCatalogueFile(text);
    const preview = backups.preview(restoreRequestOf(parsed, 'restore'));
    return { backup: { fileName: file.name, exportedAt: parsed.exportedAt, file: parsed, preview } };
  } catch (error) {
    const what = `“${file.name}” wasn't read, and nothing was changed`;
    const reason = error instanceof RefusedFileError ? foreignTextWords(text) : '';
    return { refusal: reason === '' ? reportAndExplainFailure(what, error) : `${what}: ${reason}` };
  }
}

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
  const [restoring, dispatch] = useReducer(restoreReducer, NOTHING_CHOSEN);
  const { chosen, isBusy } = restoring;
  const { notice, say, refuse, attempt } = useNotice(lists);

  const show = (backup: ChosenBackup) => dispatch({ type: 'previewed', backup });

  const handleListsChanged = useEffectEvent(() => {
    if (chosen === null || isBusy) return;
    const preview = backups.preview(chosen.preview.request);
    if (isSamePreview(preview, chosen.preview)) return;
    show({ ...chosen, preview });
    say('The lists have just been changed elsewhere. The preview is up to date again.');
  });

  useEffect(() => catalogue.watch(() => handleListsChanged()), [catalogue]);

  /** Closes the preview and moves the focus, which was on one of its buttons. */
  function close() {
    dispatch({ type: 'closed' });
    field.current?.focus();
  }

  async function choose(file: File) {
    dispatch({ type: 'closed' });
    say('');
    onChoose?.();
    const read = await readBackup(file, backups);
    if ('refusal' in read) {
      refuse(read.refusal);
      return;
    }
    show(read.backup);
    say(`“${file.name}” has been read. Nothing has been changed yet.`);
  }

  /**
   * Writes what the preview showed. If the result would differ, it updates the preview and writes nothing.
   * @param remember receives what is needed to undo the change
   */
  async function write(
    backup: ChosenBackup,
    way: keyof typeof WRITES,
    remember: (undone: RestorePreview) => void,
  ) {
    const { logged, done, notDone, label } = WRITES[way];
    dispatch({ type: 'writing' });
    try {
      const undone = await backups.restore(backup.preview);
      void activity.add(logged);
      remember(undone);
      say(`${done} ${comparisonWords(backup.preview.comparison)}`);
      close();
      await onChanged();
    } catch (error) {
      if (error instanceof StalePreviewError) {
        show({ ...backup, preview: backups.preview(backup.preview.request) });
        say(
          `${notDone}: the lists have changed since. The preview is up to date again; to go ahead, press “${label}”.`,
        );
      } else refuse(reportAndExplainFailure(`${notDone}, and nothing was changed`, error));
    }
    dispatch({ type: 'written' });
  }

  /** Merges a backup into the lists, once all questions have answers. */
  async function merge(backup: ChosenBackup, file: CatalogueFile, answers?: Answers) {
    dispatch({ type: 'writing' });
    try {
      const preview = backups.preview(restoreRequestOf(file, 'merge', answers));
      if (preview.questions.length === 0)
        await write({ ...backup, preview }, 'merge', (undone) => {
          if (!isUnchanged(preview.comparison)) undo.push({ fileName: backup.fileName, preview: undone });
        });
      else dispatch({ type: 'asked', questions: preview.questions });
    } catch (error) {
      refuse(reportAndExplainFailure('Nothing was merged or changed', error));
    }
    dispatch({ type: 'written' });
  }

  return {
    ...restoring,
    notice,
    attempt,
    choose,
    restore: (backup: ChosenBackup) =>
      write(backup, 'restore', (preview) => undo.push({ fileName: backup.fileName, preview })),
    merge,
    undoRestore: (restored: RestoreUndo) =>
      write(listsBeforeRestore(restored), 'undo', () => undo.drop(restored)),
    leave: () => {
      say('Nothing was changed.');
      close();
    },
    cancelMerge: () => {
      dispatch({ type: 'mergeCancelled' });
      say('Nothing was merged or changed.');
    },
  };
}
