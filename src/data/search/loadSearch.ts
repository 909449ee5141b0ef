import { readSearchFile } from '@/domain/searchFile';
import { indexEntries, type FindEntries } from '@/domain/siteSearch';

const GIVE_UP_MS = 10_000;

async function askSite(): Promise<FindEntries> {
  const response = await fetch(`${import.meta.env.BASE_URL}search.json`, {
    // The file keeps its name when its contents change.
    cache: 'no-cache',
    signal: AbortSignal.timeout(GIVE_UP_MS),
  });
  if (!response.ok) throw new Error(`The search file answered ${String(response.status)}.`);
  return indexEntries(readSearchFile(await response.text()));
}

let loading: Promise<FindEntries> | undefined;

/**
 * What finds entries, loaded once.
 * @throws where the file does not come or is no search file; the next call asks again
 */
export async function loadSearch(): Promise<FindEntries> {
  loading ??= askSite();
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}
