import { DamagedListError } from '@/data/merge/localCatalogue';
import { RefusedFileError, type RefusalReason } from '@/data/merge/catalogueFile';
import { explainFailure } from '@/admin/explainReported';
import { UnknownRevisionError } from '@/data/publishing/publication';
import { storedLists } from '@/data/catalogue/storedLists';
import { SealError } from '@/data/signals/chain';
import { HalfWrittenError } from '@/data/storage/keyValueStore';

const REFUSALS: Record<RefusalReason, string> = {
  size: "it is larger than a browser's storage. Choose a backup that this dashboard has made.",
  foreign: 'it is not a complete backup of this site. Choose a file that Backup Data or Publish has made.',
  newer: 'it was made by a later version of this site. Open that version to restore it.',
};

const NOT_SEALED: Record<SealError['reason'], string> = {
  broken: 'an update holds a broken character or number. Take it back and record it again.',
  insecure:
    'this page was opened without encryption (http), where the browser computes no hashes. Open the dashboard over https.',
  missing:
    'the site shows an older file, and this browser does not hold all updates of signals that were published since. Put the latest file back from the browser that published it, then try again.',
};

/**
 * Explains a failure on the System tab: what didn't happen, why, and what to do.
 * @param what the part before the reason, such as `Nothing was restored`
 */
export function explainMaintenanceFailure(what: string, error: unknown): string {
  if (error instanceof RefusedFileError) return `${what}: ${REFUSALS[error.reason]}`;
  if (error instanceof DamagedListError)
    return `${what}: the stored list of ${storedLists[error.list].title.toLowerCase()} cannot be read. Download its text under Damaged Texts, then restore a backup.`;
  if (error instanceof SealError) return `${what}: ${NOT_SEALED[error.reason]}`;
  if (error instanceof UnknownRevisionError)
    return `${what}: the site did not say which revision visitors have. Check the connection, then try again.`;
  if (error instanceof HalfWrittenError)
    return 'Writing the lists broke off half-way, and the browser refused to put back what was there. Try again, or restore a backup of the earlier state.';
  return explainFailure(what, error);
}
