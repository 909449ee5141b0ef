import type { Environment } from '@/data/storage/environment';
import type { ListRules } from './lists';
import { isSameJson } from '@/domain/merge/same';
import { copyAfterChange, hasOpenDownload, isReordered } from './downloads';
import { EMPTY_LEDGER, idOf, readBaseCopies, readLedger, serialiseLedger, untouchedSince } from './seed';
import { formatJson, isJsonObject, type JsonObject } from '@/data/storage/json';
import { type KeyValueStore, writeAll, type KeyedText } from '@/data/storage/keyValueStore';
import { StorageError } from '@/data/storage/storageError';

/*
 * Each record is copied before its first local change. Without the copy, the change couldn't be merged field
 * by field with somebody else's later publication. While a download may still be uploaded, records added here are
 * copied, too, so that they don't come back with it once they are deleted; a copy loses the fields of which
 * others may have any of several values; and it's noted that an order which a download may contain has changed
 * again.
 */

type LedgerKeys = Pick<ListRules, 'seedKey' | 'baseKey'>;

export const baseCopiesText = (copies: ReadonlyMap<string, JsonObject>): string =>
  formatJson(Object.fromEntries(copies));

/** Skips published values that had already changed here. */
function copiesFor(
  store: KeyValueStore,
  { seedKey, baseKey }: LedgerKeys,
  values: readonly unknown[],
  next: readonly unknown[],
): readonly KeyedText[] {
  const ledger = readLedger(store.read(seedKey)) ?? EMPTY_LEDGER;
  const published = new Set(ledger.records.map(([id]) => id));
  const isUntouched = untouchedSince(ledger);
  const isOpen = hasOpenDownload(store, ledger);
  const copies = readBaseCopies(store, baseKey);
  const after = new Map(next.filter(isJsonObject).map((value) => [idOf(value), value]));
  const before = baseCopiesText(copies);
  for (const value of values.filter(isJsonObject)) {
    const id = idOf(value);
    const copy = copies.get(id);
    const changed = after.get(id);
    if (changed && isSameJson(changed, value)) continue;
    const isCopied = isOpen && copy?.createdAt === value.createdAt;
    if (isCopied && copy && changed) copies.set(id, copyAfterChange(copy, value, changed));
    else if (!isCopied && (isUntouched(value) || (isOpen && !published.has(id)))) copies.set(id, value);
  }
  const text = baseCopiesText(copies);
  const ids = values.map(idOf);
  const isMoved = isOpen && isReordered([...published], ids) && isReordered(ids, next.map(idOf));
  return [
    ...(text === before ? [] : [[baseKey, text] as const]),
    ...(isMoved ? serialiseLedger(store, seedKey, { ...ledger, isMoved }) : []),
  ];
}

type ReplacedValues = readonly (readonly [
  keys: LedgerKeys,
  values: readonly unknown[],
  next: readonly unknown[],
])[];

/**
 * Stores copies, or reports why it can't.
 * @returns the replaced values by key
 */
function storeCopies(
  { store, report }: Pick<Environment, 'store' | 'report'>,
  replacing: ReplacedValues,
): Map<string, string | null> {
  try {
    const copies = replacing.flatMap(([keys, values, next]) => copiesFor(store, keys, values, next));
    const replaced = new Map(copies.map(([key]) => [key, store.read(key)]));
    writeAll(store, copies);
    return replaced;
  } catch (error) {
    report(error);
    return new Map();
  }
}

/**
 * Copies the values that `write` changes or removes, then calls it. If there's no room for the copies,
 * reports that and writes without them.
 * @throws StorageError if `write` does
 */
export function writeKeepingBase(
  environment: Pick<Environment, 'store' | 'report'>,
  replacing: ReplacedValues,
  write: () => void,
): void {
  const { store, report } = environment;
  const replaced = storeCopies(environment, replacing);
  try {
    write();
  } catch (error) {
    const [key] = replaced.keys();
    if (key === undefined || !(error instanceof StorageError) || error.kind !== 'quota') throw error;
    for (const [place, text] of replaced) {
      if (text === null) store.remove(place);
      else store.write(place, text);
    }
    write();
    report(new StorageError('quota', key, 'No space to keep the published version of a record.', error));
  }
}
