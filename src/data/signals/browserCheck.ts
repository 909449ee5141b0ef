import { parseList } from '@/data/storage/json';
import { fetchPublishedCatalogue } from '@/data/catalogue/publishedCatalogue';
import { browserEnvironment } from '@/data/storage/environment';
import { storageKeys } from '@/data/storage/storageKeys';
import { builtInRecord } from './builtInRecord';
import { checkRecord, type RecordCheckResult } from './checkRecord';
import { readSeenHead } from './seenHead';

/** Checks the published record, and what this browser has stored of it. Never rejects. */
export function checkInBrowser(onProgress: (checked: number) => void): Promise<RecordCheckResult> {
  const { store, digest } = browserEnvironment;
  const stored = parseList(store.read(storageKeys.signals));
  return checkRecord({
    ask: fetchPublishedCatalogue,
    digest,
    seen: readSeenHead(store),
    copy: stored === 'corrupt' ? null : stored,
    builtIn: builtInRecord.head,
    onProgress,
  });
}
