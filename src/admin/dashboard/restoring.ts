import type { RestorePreview } from '@/data/maintenance/backups';
import type { CatalogueFile } from '@/data/merge/catalogueFile';
import type { CatalogueQuestion } from '@/data/merge/localCatalogue';

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

/** What undoes a restore: the lists as they were. */
export const listsBeforeRestore = ({ fileName, preview }: RestoreUndo): ChosenBackup => ({
  fileName: `The lists before restoring “${fileName}”`,
  exportedAt: '',
  file: null,
  preview,
});

/** The progress of restoring a backup. */
export interface RestoreState {
  readonly chosen: ChosenBackup | null;
  /** The questions to answer before it can be merged. */
  readonly questions: readonly CatalogueQuestion[];
  readonly isBusy: boolean;
}

export type RestoreEvent =
  | { readonly type: 'previewed'; readonly backup: ChosenBackup }
  | { readonly type: 'asked'; readonly questions: readonly CatalogueQuestion[] }
  | { readonly type: 'writing' | 'written' | 'mergeCancelled' | 'closed' };

export const NOTHING_CHOSEN: RestoreState = { chosen: null, questions: [], isBusy: false };

export function restoreReducer(restoring: RestoreState, event: RestoreEvent): RestoreState {
  switch (event.type) {
    case 'previewed':
      return { ...restoring, chosen: event.backup };
    case 'asked':
      return { ...restoring, questions: event.questions };
    case 'writing':
      return { ...restoring, questions: [], isBusy: true };
    case 'written':
      return { ...restoring, isBusy: false };
    case 'mergeCancelled':
      return { ...restoring, questions: [] };
    case 'closed':
      return { ...restoring, chosen: null };
  }
}
