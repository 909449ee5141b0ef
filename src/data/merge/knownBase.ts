import type { ListVersions } from '@/domain/merge/list';
import { commonVersion, contentsIn } from '@/data/catalogue/commonVersion';
import { catalogueLists, type ListName } from '@/data/catalogue/lists';
import { readBaseCopies } from '@/data/catalogue/baseCopies';
import { untouchedSince, type SeedLedger } from '@/data/catalogue/ledger';
import type { Seed } from '@/data/catalogue/seeds';
import { isJsonObject, type JsonObject } from '@/data/storage/json';
import type { KeyValueStore } from '@/data/storage/keyValueStore';
import { byId, type Records } from './forkVersions';

/** Returns what was last taken here, as far as it's known. */
export function takenBase(
  store: KeyValueStore,
  name: ListName,
  ledger: SeedLedger,
  ...lists: readonly Records[]
): ListVersions['base'] {
  const isUntouched = untouchedSince(ledger);
  const copies = readBaseCopies(store, catalogueLists[name].baseKey);
  const records = lists.map(byId);
  function baseFor(id: string): JsonObject | null {
    const candidates = records.map((list) => list.get(id)).filter((record) => record !== undefined);
    return candidates.find(isUntouched) ?? copies.get(id) ?? null;
  }
  return new Map(ledger.records.map(([id]) => [id, baseFor(id)]));
}

/** Returns the last version that this browser and a published file have in common, or null if it isn't known. */
export function commonBase(
  store: KeyValueStore,
  name: ListName,
  ledger: SeedLedger,
  seed: Seed,
  mine: Records,
): Pick<ListVersions, 'base' | 'isOrderUnknown'> | null {
  const common = commonVersion(store, ledger, seed);
  if (!common) return null;
  const contentOf = contentsIn(store, catalogueLists[name].baseKey, ledger, mine, seed.records);
  return {
    base: new Map(common.records.map(([id, hash]) => [id, contentOf(id, hash)])),
    isOrderUnknown: !common.isOrderKnown,
  };
}

/** Returns undefined if the backup doesn't say what it's based on. */
export function baseIn(basis: unknown, name: ListName, records: Records): ListVersions['base'] | undefined {
  const of = isJsonObject(basis) ? basis[name] : null;
  if (!isJsonObject(of) || !Array.isArray(of.ids)) return undefined;
  const changed = isJsonObject(of.changed) ? of.changed : {};
  const there = byId(records);
  return new Map(
    of.ids.map(String).map((id) => {
      const before = Object.hasOwn(changed, id) ? changed[id] : there.get(id);
      return [id, isJsonObject(before) ? before : null];
    }),
  );
}
