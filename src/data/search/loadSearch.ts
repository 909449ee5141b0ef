import type { Listings } from '@/data/catalogue/ports';
import { report } from '@/data/report';
import type { BrokerDraft } from '@/domain/broker';
import type { PlatformDraft } from '@/domain/platform';
import { readSearchFile } from '@/domain/searchFile';
import { indexEntries, type FindEntries, type SearchEntry } from '@/domain/siteSearch';

export type SearchableRecord = Pick<BrokerDraft & PlatformDraft, 'name' | 'description' | 'features'>;

export type SearchableLists = Readonly<Record<'brokers' | 'platforms', readonly SearchableRecord[]>>;

const TIMEOUT_MS = 10_000;

async function fetchSearchFile(): Promise<readonly SearchEntry[]> {
  const response = await fetch(`${import.meta.env.BASE_URL}search.json`, {
    // The file name doesn't change with its contents.
    cache: 'no-cache',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The search file returned status ${String(response.status)}.`);
  return readSearchFile(await response.text());
}

/** For a list that can't be read: pages can still be found. */
function reportAsEmpty(error: unknown): readonly SearchableRecord[] {
  report.failure(error);
  return [];
}

let pendingFile: Promise<readonly SearchEntry[]> | undefined;
let lastIndex: { readonly listed: string; readonly find: FindEntries } | undefined;

/**
 * Loads the file once, but the lists on every call.
 * @throws if the file can't be loaded; the next call tries again
 */
export async function loadSearch(
  listings: Pick<Listings, 'brokers' | 'platforms'>,
  entriesOf: (lists: SearchableLists) => readonly SearchEntry[],
): Promise<FindEntries> {
  pendingFile ??= fetchSearchFile();
  try {
    const [entries, brokers, platforms] = await Promise.all([
      pendingFile,
      listings.brokers.peekActive().catch(reportAsEmpty),
      listings.platforms.peekActive().catch(reportAsEmpty),
    ]);
    const lists = { brokers, platforms };
    const text = JSON.stringify(lists);
    if (lastIndex?.listed !== text)
      lastIndex = { listed: text, find: indexEntries([...entries, ...entriesOf(lists)]) };
    return lastIndex.find;
  } catch (error) {
    pendingFile = undefined;
    throw error;
  }
}
