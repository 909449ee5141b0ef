import type { ListVersions } from '@/domain/merge/list';
import { isSameJson } from '@/domain/merge/same';
import { catalogueLists, type ListName } from '@/data/catalogue/lists';
import {
  downloadsIn,
  idOf,
  isSameVersion,
  isUnsettledIn,
  readBaseCopies,
  untouchedSince,
  type SeedLedger,
} from '@/data/catalogue/seed';
import { isJsonObject, type JsonObject } from '@/data/storage/json';
import type { KeyValueStore } from '@/data/storage/keyValueStore';
import { byId, type Records } from './forkVersions';

/** Whether the order was changed here and changed back. */
export function isMovedBack({ isMoved, records }: SeedLedger, mine: Records): boolean {
  if (!isMoved) return false;
  const [here, there] = [mine.map(idOf), records.map(([id]) => id)];
  const before = there.filter((id) => here.includes(id));
  return isSameJson(
    before,
    here.filter((id) => there.includes(id)),
  );
}

/** Returns what both sides last agreed on, as far as it's known. */
export function knownBase(
  store: KeyValueStore,
  name: ListName,
  ledger: SeedLedger,
  mine: Records,
  theirs: Records,
): ListVersions['base'] {
  const isUntouched = untouchedSince(ledger);
  const isUnsettled = isUnsettledIn(ledger);
  const copies = readBaseCopies(store, catalogueLists[name].baseKey);
  const hasDownloads = downloadsIn(store).length > 0;
  const [here, there] = [byId(mine), byId(theirs)];
  const ifUntouched = (record: JsonObject | undefined) =>
    record && isUntouched(record) ? record : undefined;
  function baseFor(id: string): JsonObject | null {
    const copy = copies.get(id);
    // Changed here and changed back, so the other side may be based on a download from in between.
    if (copy && hasDownloads && isSameVersion(here.get(id), copy))
      return isSameVersion(there.get(id), copy) ? copy : null;
    return ifUntouched(here.get(id)) ?? copy ?? ifUntouched(there.get(id)) ?? null;
  }
  const base = new Map<string, JsonObject | null>(
    ledger.records.map(([id]) => [id, isUnsettled(id) ? null : baseFor(id)]),
  );
  // Added and deleted here
  for (const [id, copy] of copies)
    if (!base.has(id) && !here.has(id) && there.get(id)?.createdAt === copy.createdAt) base.set(id, copy);
  return base;
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
