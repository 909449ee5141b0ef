import type { Environment } from '@/data/storage/environment';
import type { ListRules } from './lists';
import { EMPTY_LEDGER, readLedger, serialiseLedger, untouchedSince, withCopies, idOf } from './ledger';
import { formatJson, isJsonObject, parseJson, type JsonObject } from '@/data/storage/json';
import { type KeyValueStore, writeAll, type KeyedText } from '@/data/storage/keyValueStore';
import { StorageError } from '@/data/storage/storageError';

/*
 * Each record is copied before its first local change after it was published or downloaded. Without the copy, the
 * change couldn't be merged field by field with somebody else's later publication.
 */

type LedgerKeys = Pick<ListRules, 'seedKey' | 'baseKey'>;

export const baseCopiesText = (copies: ReadonlyMap<string, JsonObject>): string =>
  formatJson(Object.fromEntries(copies));

/** Returns an empty map if the copies can't be read. */
export function readBaseCopies(store: Pick<KeyValueStore, 'read'>, baseKey: string): Map<string, JsonObject> {
  const text = store.read(baseKey);
  try {
    const copies = text === null ? {} : parseJson(text);
    const records = isJsonObject(copies) ? Object.entries(copies) : [];
    return new Map(records.flatMap(([id, record]) => (isJsonObject(record) ? [[id, record] as const] : [])));
  } catch {
    return new Map();
  }
}

/** Skips published values that had already changed here. */
function copiesFor(
  store: KeyValueStore,
  { seedKey, baseKey }: LedgerKeys,
  values: readonly unknown[],
): readonly KeyedText[] {
  const ledger = readLedger(store.read(seedKey)) ?? EMPTY_LEDGER;
  const isUntouched = untouchedSince(ledger);
  const leaving = values.filter(isJsonObject);
  const untouched = leaving.filter(isUntouched);
  const changed = leaving.filter((value) => !isUntouched(value));
  const copied = withCopies(ledger, changed);
  return [
    ...(untouched.length === 0
      ? []
      : [
          [
            baseKey,
            baseCopiesText(
              new Map([
                ...readBaseCopies(store, baseKey),
                ...untouched.map((value) => [idOf(value), value] as const),
              ]),
            ),
          ] as const,
        ]),
    ...(copied.copies === undefined || changed.length === 0 ? [] : serialiseLedger(store, seedKey, copied)),
  ];
}

type LeavingValues = readonly (readonly [keys: LedgerKeys, values: readonly unknown[]])[];

/**
 * Stores copies, or reports why it can't.
 * @returns the replaced values by key
 */
function storeCopies(
  { store, report }: Pick<Environment, 'store' | 'report'>,
  leaving: LeavingValues,
): Map<string, string | null> {
  try {
    const copies = leaving.flatMap(([keys, values]) => copiesFor(store, keys, values));
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
  leaving: LeavingValues,
  write: () => void,
): void {
  const { store, report } = environment;
  const replaced = storeCopies(environment, leaving);
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
