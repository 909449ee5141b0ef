import type { FindEntries } from '@/domain/siteSearch';
import { loadChunk } from '@/runtime/loadChunk';
import { listEntries } from './listEntries';

/** Loads the engine of the search and what it knows. */
export async function loadFind(): Promise<FindEntries> {
  const { loadSearch } = await loadChunk(() => import('@/data/search/loadSearch'));
  return loadSearch(listEntries);
}
