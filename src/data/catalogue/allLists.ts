import type { CatalogueDraft, Stored } from '@/domain/entity';
import { stopAll } from '@/data/storage/storageChanges';
import { listNames, type ListName, type PerList } from './listNames';
import type { Catalogue } from './ports';

/** Reads every list, and gives what `of` makes of each. @throws StorageError */
export async function listAll<T>(
  catalogue: Catalogue,
  of: (records: readonly Stored<CatalogueDraft>[], name: ListName) => T,
): Promise<PerList<T>> {
  const results = await Promise.all(
    listNames.map(async (name) => [name, of(await catalogue[name].list(), name)] as const),
  );
  return Object.fromEntries(results) as PerList<T>;
}

/** Calls back when any list may have changed elsewhere; returns the way to stop. */
export const watchAll = (catalogue: Catalogue, onChange: () => void): (() => void) =>
  stopAll(...listNames.map((name) => catalogue[name].watch(onChange)));
