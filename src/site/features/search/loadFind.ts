import type { FindEntries } from '@/domain/siteSearch';
import { loadChunk } from '@/runtime/loadChunk';
import { listEntries } from './listEntries';

/** Loads the search engine and its index. */
export async function loadFind(): Promise<FindEntries> {
  const { loadSearch } = await loadChunk(() => import('@/data/search/loadSearch'));
  return loadSearch(listEntries);
}
