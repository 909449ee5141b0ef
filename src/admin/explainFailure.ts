import { entryProblemWords } from '@/content/entryProblemWords';
import { NotFoundError } from '@/data/catalogue/ports';
import { storedLists } from '@/data/catalogue/storedLists';
import { RefusedFileError, type RefusalReason } from '@/data/merge/catalogueFile';
import { DamagedListError } from '@/data/merge/localCatalogue';
import { UnknownRevisionError } from '@/data/publishing/publication';
import { report } from '@/data/report';
import { SealError } from '@/data/signals/chain';
import { HalfWrittenError } from '@/data/storage/keyValueStore';
import { isLockTimeout } from '@/data/storage/lock';
import { StorageError, type StorageErrorKind } from '@/data/storage/storageError';
import { RefusedEntryError } from '@/domain/signals/refusal';

const STORAGE_ERROR_MESSAGES: Record<StorageErrorKind, string> = {
  unreadable:
    'the browser refused to read its storage. Check that this site is allowed to store data, then reload the page.',
  serialize: "it contains something that can't be stored. Check the text pasted into its fields.",
  quota:
    "the browser's storage is full. The Storage card on the System tab shows what takes up space and how to free some.",
  write: 'the browser refused to store it. Check that this site is allowed to store data, then try again.',
  verify: "the browser didn't keep it. Try again; if it happens again, restart the browser.",
  busy: 'another tab is still saving. Close other tabs of the admin area or wait a moment, then try again.',
};

const REFUSED_FILE_MESSAGES: Record<RefusalReason, string> = {
  size: "it is larger than a browser's storage. Choose a backup made by this dashboard.",
  foreign: "it isn't a complete backup of this site. Choose a file made by Backup Data or Publish.",
  newer: 'it was made by a later version of this site. Open that version to restore it.',
};

const SEAL_ERROR_MESSAGES: Record<SealError['reason'], string> = {
  broken: 'an update contains an invalid character or number. Take it back and record it again.',
  changed:
    "a published update doesn't match its hash, because somebody has edited the file. Publish from a browser that has the right record, or put an earlier file back.",
  fork: 'the record of signals on the site and the one here were both published, and only Publish can join them. Press Publish first.',
  insecure:
    "this page was opened over http, where browsers can't compute hashes. Open the dashboard over https.",
  missing:
    "the site shows an older file, and this browser doesn't have all the signal updates published since then. Put the latest file back from the browser that published it, then try again.",
};

function reasonWords(error: unknown): string {
  if (error instanceof StorageError) return STORAGE_ERROR_MESSAGES[error.kind];
  if (isLockTimeout(error)) return STORAGE_ERROR_MESSAGES.busy;
  if (error instanceof NotFoundError) return `it was ${error.how} elsewhere and is no longer in the list.`;
  if (error instanceof RefusedFileError) return REFUSED_FILE_MESSAGES[error.reason];
  if (error instanceof SealError) return SEAL_ERROR_MESSAGES[error.reason];
  if (error instanceof DamagedListError)
    return `the stored list of ${storedLists[error.list].title.toLowerCase()} can't be read. Download it under Damaged Data, then restore a backup.`;
  if (error instanceof UnknownRevisionError)
    return "the site didn't report its current revision. Check the connection, then try again.";
  return 'something unexpected happened. Reload the page and try again.';
}

/**
 * Explains a failure to the administrator: what didn't happen, why, and what to do.
 * @param what the part before the reason, such as `“Harbour” was not saved`
 */
export function explainFailure(what: string, error: unknown): string {
  if (error instanceof RefusedEntryError) return entryProblemWords(error.problem);
  if (error instanceof HalfWrittenError)
    return 'Writing the lists failed halfway, and the browser refused to restore the earlier ones. Try again, or restore an earlier backup.';
  return `${what}: ${reasonWords(error)}`;
}

/** Also reports the failure, unless it is the refusal of an entry or a file. */
export function reportAndExplainFailure(what: string, error: unknown): string {
  const isExpected = error instanceof RefusedEntryError || error instanceof RefusedFileError;
  if (!isExpected) report.failure(error);
  return explainFailure(what, error);
}
