import { browserEnvironment, latestSeeds } from '@/data/catalogue/browserEnvironment';
import { readSearchFile } from '@/domain/searchFile';
import { indexEntries, type FindEntries, type SearchEntry } from '@/domain/siteSearch';
import { readListedHere, type ListedHere } from './listedHere';

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

/** The lists as they are stored now; none where they cannot be read, as pages are found without them. */
function listedNow(): ListedHere {
  try {
    return readListedHere(browserEnvironment.store, latestSeeds);
  } catch (error) {
    browserEnvironment.report(error);
    return { brokers: [], platforms: [] };
  }
}

let asking: Promise<readonly SearchEntry[]> | undefined;
let last: { readonly listed: string; readonly find: FindEntries } | undefined;

/**
 * What finds entries: those of the file, which is loaded once, and those made of this browser's lists, which are read
 * afresh by each call.
 * @throws where the file does not come or is no search file; the next call asks again
 */
export async function loadSearch(
  entriesOf: (lists: ListedHere) => readonly SearchEntry[],
): Promise<FindEntries> {
  asking ??= askSite();
  try {
    const [entries] = await Promise.all([asking, latestSeeds.load()]);
    const lists = listedNow();
    const listed = JSON.stringify(lists);
    if (last?.listed !== listed) last = { listed, find: indexEntries([...entries, ...entriesOf(lists)]) };
    return last.find;
  } catch (error) {
    asking = undefined;
    throw error;
  }
}
