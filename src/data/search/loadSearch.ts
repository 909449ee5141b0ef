import type { CatalogueReaders } from '@/data/catalogue/ports';
import type { Seed } from '@/data/catalogue/seeds';
import { report } from '@/data/report';
import type { BrokerDraft } from '@/domain/catalogue/broker';
import type { PlatformDraft } from '@/domain/catalogue/platform';
import { readSearchFile } from '@/domain/search/searchFile';
import { indexEntries, type EntrySearch, type SearchEntry } from '@/domain/search/siteSearch';

export type SearchableRecord = Pick<BrokerDraft & PlatformDraft, 'name' | 'description' | 'features'>;

export type SearchableLists = Readonly<Record<'brokers' | 'platforms', readonly SearchableRecord[]>>;

const TIMEOUT_MS = 10_000;

async function fetchSearchFile() {
  const response = await fetch(`${import.meta.env.BASE_URL}search.json`, {
    // The file name doesn't change with its contents.
    cache: 'no-cache',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The search file returned status ${String(response.status)}.`);
  return readSearchFile(await response.text());
}

/** If a list can't be read, pages can still be found. */
function reportAsEmpty(error: unknown): readonly SearchableRecord[] {
  report.failure(error);
  return [];
}

let pendingFile: ReturnType<typeof fetchSearchFile> | undefined;
let lastIndex: { readonly listed: string; readonly find: EntrySearch } | undefined;

/** Whether the site's record isn't the one in the build: signals of both have the same URLs. */
const isAnotherRecord = (record: string, { revision, records: [first] }: Seed): boolean =>
  record !== '' && revision > 0 && first?.createdAt !== record;

/**
 * Loads the file once, but the lists on every call.
 * @param signals the published record, once the lists have arrived
 * @throws if the file can't be loaded; the next call tries again
 */
export async function loadSearch(
  readers: Pick<CatalogueReaders, 'brokers' | 'platforms'>,
  entriesOf: (lists: SearchableLists) => readonly SearchEntry[],
  signals: Seed,
): Promise<EntrySearch> {
  pendingFile ??= fetchSearchFile();
  try {
    const [{ entries, record }, brokers, platforms] = await Promise.all([
      pendingFile,
      readers.brokers.peekActive().catch(reportAsEmpty),
      readers.platforms.peekActive().catch(reportAsEmpty),
    ]);
    const lists = { brokers, platforms };
    const isAnother = isAnotherRecord(record, signals);
    const found = isAnother ? entries.filter(({ kind }) => kind !== 'signal') : entries;
    const text = JSON.stringify({ lists, isAnother });
    if (lastIndex?.listed !== text)
      lastIndex = { listed: text, find: indexEntries([...found, ...entriesOf(lists)]) };
    return lastIndex.find;
  } catch (error) {
    pendingFile = undefined;
    throw error;
  }
}
