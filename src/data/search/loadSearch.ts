import { browserListings } from '@/data/catalogue/browserLists';
import type { Listings } from '@/data/catalogue/ports';
import { report } from '@/data/report';
import { readSearchFile } from '@/domain/searchFile';
import { indexEntries, type FindEntries, type SearchEntry } from '@/domain/siteSearch';

export interface ListedRecord {
  readonly name: string;
  readonly description: string;
  readonly features: readonly string[];
}

export interface ListedHere {
  readonly brokers: readonly ListedRecord[];
  readonly platforms: readonly ListedRecord[];
}

const GIVE_UP_MS = 10_000;

async function askSite(): Promise<readonly SearchEntry[]> {
  const response = await fetch(`${import.meta.env.BASE_URL}search.json`, {
    // The file name doesn't change with its contents.
    cache: 'no-cache',
    signal: AbortSignal.timeout(GIVE_UP_MS),
  });
  if (!response.ok) throw new Error(`The search file returned status ${String(response.status)}.`);
  return readSearchFile(await response.text());
}

/** Returns an empty list if it can't be read: pages can still be found. */
async function listed(name: keyof ListedHere & keyof Listings): Promise<readonly ListedRecord[]> {
  try {
    return await browserListings[name].peekActive();
  } catch (error) {
    report.failure(error);
    return [];
  }
}

let asking: Promise<readonly SearchEntry[]> | undefined;
let last: { readonly listed: string; readonly find: FindEntries } | undefined;

/**
 * Loads the file once, but the lists on every call.
 * @throws if the file can't be loaded; the next call tries again
 */
export async function loadSearch(
  entriesOf: (lists: ListedHere) => readonly SearchEntry[],
): Promise<FindEntries> {
  asking ??= askSite();
  try {
    const [entries, brokers, platforms] = await Promise.all([asking, listed('brokers'), listed('platforms')]);
    const lists = { brokers, platforms };
    const text = JSON.stringify(lists);
    if (last?.listed !== text) last = { listed: text, find: indexEntries([...entries, ...entriesOf(lists)]) };
    return last.find;
  } catch (error) {
    asking = undefined;
    throw error;
  }
}
