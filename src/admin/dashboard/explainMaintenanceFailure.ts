import { DamagedListError } from '@/data/merge/localCatalogue';
import { RefusedFileError, type RefusalReason } from '@/data/merge/catalogueFile';
import { explainFailure } from '@/admin/explainReported';
import { UnknownRevisionError } from '@/data/publishing/publication';
import { storedLists } from '@/data/catalogue/storedLists';
import { SealError } from '@/data/signals/chain';
import { HalfWrittenError } from '@/data/storage/keyValueStore';

const REFUSAL_MESSAGES: Record<RefusalReason, string> = {
  size: "it is larger than a browser's storage. Choose a backup made by this dashboard.",
  foreign: 'it is not a complete backup of this site. Choose a file made by Backup Data or Publish.',
  newer: 'it was made by a later version of this site. Open that version to restore it.',
};

const SEAL_ERROR_MESSAGES: Record<SealError['reason'], string> = {
  broken: 'an update contains an invalid character or number. Take it back and record it again.',
  fork: 'somebody has published signals on an old build, and only Publish can add them to the record. Press Publish first.',
  insecure:
    'this page was opened over http, where browsers cannot compute hashes. Open the dashboard over https.',
  missing:
    'the site shows an older file, and this browser does not have all the signal updates published since. Put the latest file back from the browser that published it, then try again.',
};

/**
 * Explains a failure on the System tab: what didn't happen, why, and what to do.
 * @param what the part before the reason, such as `Nothing was restored`
 */
export function explainMaintenanceFailure(what: string, error: unknown): string {
  if (error instanceof RefusedFileError) return `${what}: ${REFUSAL_MESSAGES[error.reason]}`;
  if (error instanceof DamagedListError)
    return `${what}: the stored list of ${storedLists[error.list].title.toLowerCase()} cannot be read. Download it under Damaged Data, then restore a backup.`;
  if (error instanceof SealError) return `${what}: ${SEAL_ERROR_MESSAGES[error.reason]}`;
  if (error instanceof UnknownRevisionError)
    return `${what}: the site did not report its current revision. Check the connection, then try again.`;
  if (error instanceof HalfWrittenError)
    return 'Writing the lists failed halfway, and the browser refused to restore the earlier ones. Try again, or restore an earlier backup.';
  return explainFailure(what, error);
}
