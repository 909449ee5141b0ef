import { browserListings } from '@/data/catalogue/browserLists';
import type { Listings } from '@/data/catalogue/ports';
import { report } from '@/data/report';
import { readSearchFile } from '@/domain/searchFile';
import { indexEntries, type FindEntries, type SearchEntry } from '@/domain/siteSearch';

/** What the search knows of a broker or a platform. */
export interface ListedRecord {
  readonly name: string;
  readonly description: string;
  readonly features: readonly string[];
}

/** The active records of the lists that are searched. */
export interface ListedHere {
  readonly brokers: readonly ListedRecord[];
  readonly platforms: readonly ListedRecord[];
}

const GIVE_UP_MS = 10_000;

async function askSite(): Promise<readonly SearchEntry[]> {
  const response = await fetch(`${import.meta.env.BASE_URL}search.json`, {
    // The file keeps its name when its contents change.
    cache: 'no-cache',
    signal: AbortSignal.timeout(GIVE_UP_MS),
  });
  if (!response.ok) throw new Error(`The search file answered ${String(response.status)}.`);
  return readSearchFile(await response.text());
}

/** None where a list cannot be read, as pages are found without it. */
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
 * What finds entries: those of the file, which is loaded once, and those made of the lists, which are read again by
 * each call.
 * @throws where the file does not come or is no search file; the next call asks again
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
