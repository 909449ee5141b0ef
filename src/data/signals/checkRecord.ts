import type { MissingPart } from './shownRecord';
import { fetchPublishedCatalogue } from '@/data/catalogue/publishedCatalogue';
import { isJsonObject, parseJsonFile, parseList } from '@/data/storage/json';
import { storageKeys } from '@/data/storage/storageKeys';
import { checkChain, type ChainCheck } from './chain';
import { browserEnvironment, type Digest } from '@/data/storage/environment';
import { builtInRecord } from './builtInRecord';
import { isConsistentWith, missingPart, readSeenHead, type KnownHead, type SeenHead } from './seenHead';

export type RecordCheckResult =
  | { readonly kind: 'insecure' }
  | { readonly kind: 'unreachable' }
  | {
      readonly kind: 'checked';
      readonly chain: ChainCheck;
      /** When the known head was first stored; '' if there is none, or the record doesn't contain it */
      readonly since: string;
      readonly missing: MissingPart | null;
      /** The check of this browser's own copy; null if it has none */
      readonly copy: ChainCheck | null;
    };

interface RecordCheckSources {
  readonly ask: () => Promise<string>;
  readonly digest: Digest | null;
  readonly seen: SeenHead | null;
  readonly builtIn: KnownHead;
  /** Values stored in this browser, if something was recorded in it */
  readonly copy?: readonly unknown[] | null;
  readonly onProgress?: (checked: number) => void;
}

/** Returns the values before the first that is unpublished or set aside. */
function publishedPart(values: readonly unknown[]): readonly unknown[] {
  const end = values.findIndex((value) => !isJsonObject(value) || value.hash === undefined);
  return end === -1 ? values : values.slice(0, end);
}

/** Never rejects. */
export async function checkRecord({
  ask,
  digest,
  seen,
  builtIn,
  copy = null,
  onProgress,
}: RecordCheckSources): Promise<RecordCheckResult> {
  if (digest === null) return { kind: 'insecure' };
  let entries: unknown;
  try {
    const file = parseJsonFile(await ask());
    entries = isJsonObject(file) ? file.signals : null;
  } catch {
    return { kind: 'unreachable' };
  }
  if (!Array.isArray(entries)) return { kind: 'unreachable' };
  const values: readonly unknown[] = entries;
  const objects = values.filter(isJsonObject);
  const chain = await checkChain(values, digest, onProgress);
  return {
    kind: 'checked',
    chain,
    since: seen !== null && isConsistentWith(objects, seen) ? seen.at : '',
    missing: missingPart(objects, seen, builtIn),
    copy: copy === null ? null : await checkChain(publishedPart(copy), digest),
  };
}

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
