import { entryProblemWords } from '@/content/entryProblemWords';
import { NotFoundError } from '@/data/catalogue/ports';
import { report } from '@/data/report';
import { StorageError, type StorageErrorKind } from '@/data/storage/storageError';
import { RefusedEntryError } from '@/domain/signals/refusal';

const STORAGE_ERROR_MESSAGES: Record<StorageErrorKind, string> = {
  unreadable:
    'the browser refused to read its storage. Check that this site is allowed to store data, then reload the page.',
  serialize: 'it contains something that cannot be stored. Check the text pasted into its fields.',
  quota:
    "the browser's storage is full. Storage on the System tab shows what takes up space and how to free some.",
  write: 'the browser refused to store it. Check that this site is allowed to store data, then try again.',
  verify: 'the browser did not keep it. Try again; if it happens again, restart the browser.',
  busy: 'another tab is still saving. Close other tabs of the admin area or wait a moment, then try again.',
};

/**
 * Explains a failure to the administrator: what didn't happen, why, and what to do.
 * @param what the part before the reason, such as `“Harbour” was not saved`
 */
export function explainFailure(what: string, error: unknown): string {
  if (error instanceof StorageError) return `${what}: ${STORAGE_ERROR_MESSAGES[error.kind]}`;
  if (error instanceof NotFoundError)
    return `${what}: it was ${error.how} elsewhere and is no longer in the list.`;
  return `${what}: something unexpected happened. Reload the page and try again.`;
}

/**
 * Explains why the rules refuse an entry, or explains and reports any other failure.
 * @param what the part before the reason: `Nothing was recorded`
 */
export function explainReported(what: string, error: unknown): string {
  if (error instanceof RefusedEntryError) return entryProblemWords(error.problem);
  report.failure(error);
  return explainFailure(what, error);
}
