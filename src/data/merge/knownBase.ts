import type { ListVersions } from '@/domain/merge/list';
import { catalogueLists, type ListName } from '@/data/catalogue/lists';
import { hasOpenDownload, isSameVersion, unknownFields } from '@/data/catalogue/downloads';
import { idOf, isUnsettledIn, readBaseCopies, untouchedSince, type SeedLedger } from '@/data/catalogue/seed';
import { isJsonObject, type JsonObject } from '@/data/storage/json';
import type { KeyValueStore } from '@/data/storage/keyValueStore';
import { byId, type Records } from './forkVersions';

/** Whether others may have another order than what was last taken here, or this one. */
export function isOrderUnknown(
  store: KeyValueStore,
  name: ListName,
  ledger: SeedLedger,
  mine: Records,
): boolean {
  if (ledger.isMoved) return true;
  if (!hasOpenDownload(store, ledger)) return false;
  const copies = readBaseCopies(store, catalogueLists[name].baseKey);
  const isUnknown = (record: JsonObject) => {
    const copy = copies.get(idOf(record));
    return copy !== undefined && unknownFields(copy, record).includes('sortOrder');
  };
  return mine.some(isUnknown);
}

/** Returns whether others may have any of several versions of a record. */
export function openRecords(
  store: KeyValueStore,
  name: ListName,
  ledger: SeedLedger,
): (id: string) => boolean {
  const copies = readBaseCopies(store, catalogueLists[name].baseKey);
  const isOpen = hasOpenDownload(store, ledger);
  return (id) => isOpen && copies.has(id);
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
  const isOpen = hasOpenDownload(store, ledger);
  const [here, there] = [byId(mine), byId(theirs)];
  const ifUntouched = (record: JsonObject | undefined) =>
    record && isUntouched(record) ? record : undefined;
  function baseFor(id: string): JsonObject | null {
    const copy = copies.get(id);
    const their = ifUntouched(there.get(id));
    if (copy && isOpen && their) return their;
    // Deleted and restored, so the other side may be based on a download from in between.
    if (copy && isOpen && isSameVersion(here.get(id), copy))
      return isSameVersion(there.get(id), copy) ? copy : null;
    if (copy && isOpen) return copy;
    return ifUntouched(here.get(id)) ?? copy ?? their ?? null;
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
