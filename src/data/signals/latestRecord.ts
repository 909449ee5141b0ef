import { isoTime } from '@/domain/catalogue/entity';
import { replayRecord } from '@/domain/signals/replay';
import { parseList, isJsonObject, type JsonObject } from '@/data/storage/json';
import { fetchPublishedCatalogue, parsePublishedCatalogue } from '@/data/catalogue/publishedCatalogue';
import { browserEnvironment, type Environment } from '@/data/storage/environment';
import { storageKeys } from '@/data/storage/storageKeys';
import { builtInRecord } from './builtInRecord';
import { headOf, isSameEntry } from './chain';
import { mergeRecord, readRecord } from './mergeRecord';
import { missingPart, readSeenHead, rememberHead, type KnownHead } from './seenHead';
import type { RecordState } from './shownRecord';

interface LatestRecordSources extends Pick<Environment, 'store' | 'now' | 'report'> {
  readonly ask: () => Promise<string>;
  readonly builtIn: { readonly entries: readonly JsonObject[]; readonly head: KnownHead };
}

/** Returns the record in a file; null if an older version of the site wrote a file without one. */
function recordIn(text: string): readonly JsonObject[] | null {
  const { signals } = parsePublishedCatalogue(text) as { readonly signals?: unknown };
  return Array.isArray(signals) ? signals.filter(isJsonObject) : null;
}

/** Remembers the record's head, so that a rewritten record is noticed on the next visit. Never rejects. */
export async function readLatestRecord({
  ask,
  store,
  now,
  report,
  builtIn,
}: LatestRecordSources): Promise<Partial<RecordState>> {
  /** Returns nulls if storage can't be read. */
  function stored() {
    try {
      const values = parseList(store.read(storageKeys.signals));
      return { values: values === 'corrupt' ? null : values, seen: readSeenHead(store) };
    } catch (error) {
      report(error);
      return { values: null, seen: null };
    }
  }

  function note(published: readonly JsonObject[]): void {
    try {
      rememberHead(store, published, isoTime(now()));
    } catch (error) {
      report(error);
    }
  }

  let published: readonly JsonObject[] | null = null;
  let status: RecordState['status'] = 'loaded';
  try {
    published = recordIn(await ask());
  } catch {
    status = 'unreachable';
  }
  const { values, seen } = stored();
  // Nothing was recorded in this browser and the site doesn't respond, so the built-in record remains in use.
  if (published === null && values === null) return { status };
  const { sealed, waiting } = mergeRecord(readRecord(values, seen), published, now());
  const entries = [...sealed, ...waiting];
  const isBuiltIn =
    entries.length === builtIn.head.length &&
    waiting.length === 0 &&
    (entries.length === 0 || headOf(entries) === builtIn.head.head);
  const [first] = builtIn.entries;
  const isAnother = first !== undefined && !(entries[0] && isSameEntry(entries[0], first));
  if (published !== null) note(published);
  const { signals: latest, cutShort } = replayRecord(entries);
  return {
    status,
    ...(cutShort.length > 0 && { cutShort }),
    ...(!isBuiltIn && {
      latest,
      // A link to a signal of another record must not show one from the build with the same number.
      ...(isAnother
        ? { signals: latest }
        : {
            offered: entries.filter((entry) => !builtIn.entries.some((known) => isSameEntry(known, entry)))
              .length,
          }),
    }),
    ...(published !== null && { alarm: missingPart(published, seen, builtIn.head) }),
  };
}

export const readLatestRecordInBrowser = () =>
  readLatestRecord({ ...browserEnvironment, ask: fetchPublishedCatalogue, builtIn: builtInRecord });
