import { parseList } from '@/data/catalogue/parseList';
import { fetchPublishedCatalogue } from '@/data/catalogue/publishedCatalogue';
import { browserStore } from '@/data/storage/browserStore';
import { storageKeys } from '@/data/storage/storageKeys';
import { builtInRecord } from './builtInRecord';
import { checkRecord, type RecordCheckResult } from './checkRecord';
import { readSeenHead } from './seenHead';

/** Checks the published record, and what this browser has stored of it. Never rejects. */
export function checkInBrowser(onProgress: (checked: number) => void): Promise<RecordCheckResult> {
  // Over plain http, browsers have none.
  const { subtle } = globalThis.crypto as Partial<Crypto>;
  const stored = parseList(browserStore.read(storageKeys.signals));
  return checkRecord({
    ask: fetchPublishedCatalogue,
    digest: subtle && ((bytes) => subtle.digest('SHA-256', bytes)),
    seen: readSeenHead(browserStore),
    copy: stored === 'corrupt' ? null : stored,
    builtIn: builtInRecord.head,
    onProgress,
  });
}
