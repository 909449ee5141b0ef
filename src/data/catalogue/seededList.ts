import { sortByIds } from '@/domain/listOrder';
import { mergeOrder } from '@/domain/merge/order';
import type { JsonObject, ParsedList } from '@/data/storage/json';
import type { KeyValueStore } from '@/data/storage/keyValueStore';
import { storageKeys } from '@/data/storage/storageKeys';
import { copiesAfterTaking, hasOpenDownload, isOwnDownload } from './downloads';
import { catalogueLists } from './lists';
import {
  EMPTY_LEDGER,
  hashOf,
  idOf,
  isSameRecord,
  ledgerIn,
  ledgerOf,
  readBaseCopies,
  relationTo,
  UNKNOWN_HASH,
  unknownLedger,
  UNSETTLED_HASH,
  untouchedSince,
  type Seed,
  type SeedLedger,
} from './seed';

/**
 * Creates the ledger for these values after taking `seed`. If both sides changed a record, its hash is
 * unknown: with the seed's hash, publishing would treat the record as changed only here, and not ask.
 * @param order ids in the order both sides last agreed on, if it isn't the seed's
 */
function ledgerAfterTaking(
  values: readonly unknown[],
  before: SeedLedger,
  seed: Seed,
  order: readonly string[],
): SeedLedger {
  const ledger = ledgerOf(seed, before);
  const [agreed, published] = [new Map(before.records), new Map(ledger.records)];
  const here = new Map(values.toReversed().map((value) => [idOf(value), hashOf(value)]));
  const unknown = (id: string) => (agreed.get(id) === UNSETTLED_HASH ? UNSETTLED_HASH : UNKNOWN_HASH);
  const records = ledger.records.map(([id, hash]) => ({
    id,
    hash: [here.get(id), agreed.get(id)].includes(hash) ? hash : unknown(id),
  }));
  const kept = [...agreed.keys()].filter((id) => here.has(id) && !published.has(id));
  const unasked = seed.records
    .filter((_record, index) => records[index]?.hash === UNKNOWN_HASH)
    .map((record) => [idOf(record), record] as const);
  return {
    ...ledger,
    ...(unasked.length + kept.length > 0 && {
      unasked: Object.fromEntries([...unasked, ...kept.map((id) => [id, null] as const)]),
    }),
    records: [
      ...sortByIds(records, order).map(({ id, hash }) => [id, hash] as const),
      ...kept.map((id) => [id, unknown(id)] as const),
    ],
  };
}

/**
 * Merges a later seed into the stored values. Untouched records follow the seed, new ones are added, changed
 * ones stay, and deleted ones stay deleted. The order is the seed's unless it was changed here; values
 * without an id come last.
 */
function takeSeed(
  values: readonly unknown[],
  ledger: SeedLedger,
  seed: Seed,
  store: Pick<KeyValueStore, 'read'>,
  baseKey: string,
): Omit<SeededList, 'isReplacement'> {
  const published = new Set(ledger.records.map(([id]) => id));
  // As in lists, the first record with an id wins.
  const stored = new Map(values.toReversed().map((value) => [idOf(value), value]));
  const isAsTaken = untouchedSince(ledger);
  // Others may have them in another version, though they were changed back here.
  const changed = hasOpenDownload(store, ledger)
    ? readBaseCopies(store, baseKey)
    : new Map<string, JsonObject>();
  const isUntouched = (value: unknown) => isAsTaken(value) && !changed.has(idOf(value));

  const seeded: unknown[] = seed.records.flatMap((record) => {
    const id = idOf(record);
    const mine = stored.get(id);
    if (published.has(id) || isSameRecord(changed.get(id), record))
      return mine === undefined ? [] : [isUntouched(mine) ? record : mine];
    // The id may belong to a record published from here, or to an unrelated one.
    return [isSameRecord(mine, record) ? mine : record];
  });
  const taken = new Set(seeded);
  const others = values.filter((value) => !taken.has(value) && !isUntouched(value));
  const taking = [...seeded, ...others];
  const kept = new Set(taking.map(idOf).filter((id) => id !== ''));
  const [base, mine, theirs] = [[...published], [...new Set(values.map(idOf))], seed.records.map(idOf)];
  const before = ledger.isMoved ? null : base;
  const { ids, isConflict } = mergeOrder(before, mine, theirs, kept, undefined);
  const order = isConflict ? mergeOrder(before, mine, theirs, kept, 'mine').ids : ids;
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = (value: unknown) => places.get(idOf(value)) ?? order.length;
  return {
    values: taking.toSorted((a, b) => placeOf(a) - placeOf(b)),
    ledger() {
      const after = ledgerAfterTaking(taking, ledger, seed, isConflict ? base : []);
      return {
        ...after,
        isMoved: isConflict || hasOpenDownload(store, after) ? ledger.isMoved : undefined,
        replaced: wasAdministered(store) ? after.replaced : undefined,
      };
    },
  };
}

/** Signs that an administrator has used this browser */
const ADMINISTRATOR_KEYS: readonly string[] = [
  storageKeys.activity,
  storageKeys.adminToken,
  storageKeys.adminData,
  ...Object.values(catalogueLists).map(({ baseKey }) => baseKey),
];

/** @throws StorageError */
const wasAdministered = (store: Pick<KeyValueStore, 'read'>): boolean =>
  ADMINISTRATOR_KEYS.some((key) => store.read(key) !== null);

export interface SeededList {
  readonly values: readonly unknown[];
  /** Whether the stored text is replaced, so that it must be copied first */
  readonly isReplacement: boolean;
  /** If both sides changed the order, the ledger keeps the one they last agreed on. */
  readonly ledger: () => SeedLedger;
  /** The base copies to store, if they change */
  readonly copies?: ReadonlyMap<string, JsonObject> | undefined;
}

/**
 * Returns null if there is nothing to change. Without a ledger, the list is replaced if no administrator has
 * used this browser; otherwise, any difference is treated as a change made here. An empty list is never
 * refilled.
 * @throws StorageError
 */
export function seededList(
  stored: ParsedList,
  { seedKey, baseKey }: { readonly seedKey: string; readonly baseKey: string },
  seed: Seed,
  store: Pick<KeyValueStore, 'read'>,
): SeededList | null {
  if (seed.revision === 0 || stored === 'corrupt') return null;
  const ledger = ledgerIn(store, seedKey);
  const isOwn = isOwnDownload(store, seed);
  function keptOver(values: readonly unknown[], before: SeedLedger): SeededList {
    const taken = ledgerOf(seed, before);
    const isOpen = hasOpenDownload(store, taken);
    return {
      values,
      isReplacement: false,
      ledger: () => ({ ...taken, ...(isOpen && { isMoved: before.isMoved }) }),
      copies: copiesAfterTaking(store, baseKey, values, seed, !isOpen),
    };
  }
  if (stored === null)
    return { values: seed.records, isReplacement: false, ledger: () => ledgerOf(seed, ledger ?? undefined) };
  if (ledger !== null) {
    const relation = relationTo(ledger, seed);
    // Publishing asks about a fork. Browsers that don't publish follow it.
    const isTaken = relation === 'later' || (relation === 'fork' && !wasAdministered(store));
    if (!isTaken) return null;
    if (isOwn) return keptOver(stored, ledger);
    return { ...takeSeed(stored, ledger, seed, store, baseKey), isReplacement: false };
  }
  if (stored.length === 0) return null;
  if (isOwn) return keptOver(stored, EMPTY_LEDGER);
  if (!wasAdministered(store))
    return { values: seed.records, isReplacement: true, ledger: () => ledgerOf(seed) };
  const unknown = unknownLedger(stored, readBaseCopies(store, baseKey).keys(), seed);
  return { ...takeSeed(stored, unknown, seed, store, baseKey), isReplacement: false };
}
