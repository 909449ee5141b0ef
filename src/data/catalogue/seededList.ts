import { sortByIds } from '@/domain/listOrder';
import { mergeOrder } from '@/domain/merge/order';
import type { JsonObject, ParsedList } from '@/data/storage/json';
import type { KeyValueStore } from '@/data/storage/keyValueStore';
import { storageKeys } from '@/data/storage/storageKeys';
import { AMBIGUOUS_HASH, commonVersion, contentsIn } from './commonVersion';
import {
  ledgerOf,
  readLedger,
  UNKNOWN_HASH,
  unknownLedger,
  withTaken,
  type SeedLedger,
  hashOf,
  idOf,
  isSameRecord,
} from './ledger';
import { readBaseCopies } from './baseCopies';
import { relationTo, type Seed } from './seeds';
import { catalogueLists } from './lists';

/** What the list holds after a later seed was merged into it, and what it's based on */
interface Taken {
  readonly values: readonly unknown[];
  readonly ledger: () => SeedLedger;
  readonly copies?: ReadonlyMap<string, JsonObject> | undefined;
}

/**
 * Merges a later seed into the stored values. Untouched records follow the seed, new ones are added, changed
 * ones stay, and deleted ones stay deleted. The order is the seed's unless it was changed here; values
 * without an id come last.
 */
function takeSeed(
  values: readonly unknown[],
  before: SeedLedger,
  seed: Seed,
  store: Pick<KeyValueStore, 'read'>,
  baseKey: string,
): Taken {
  const common = commonVersion(store, before, seed) ?? { records: before.records, isOrderKnown: true };
  const agreed = new Map(common.records);
  // As in lists, the first record with an id wins.
  const stored = new Map(values.toReversed().map((value) => [idOf(value), value]));
  const isUntouched = (value: unknown) => agreed.get(idOf(value)) === hashOf(value);

  const seeded: unknown[] = seed.records.flatMap((record) => {
    const id = idOf(record);
    const mine = stored.get(id);
    if (agreed.has(id)) return mine === undefined ? [] : [isUntouched(mine) ? record : mine];
    // The id may belong to a record published from here, or to an unrelated one.
    return [isSameRecord(mine, record) ? mine : record];
  });
  const taken = new Set(seeded);
  const others = values.filter((value) => !taken.has(value) && !isUntouched(value));
  const taking = [...seeded, ...others];
  const kept = new Set(taking.map(idOf).filter((id) => id !== ''));
  const base = common.isOrderKnown ? [...agreed.keys()] : null;
  const [mine, theirs] = [[...new Set(values.map(idOf))], seed.records.map(idOf)];
  const { ids, isConflict } = mergeOrder(base, mine, theirs, kept, undefined);
  const order = isConflict ? mergeOrder(base, mine, theirs, kept, 'mine').ids : ids;
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = (value: unknown) => places.get(idOf(value)) ?? order.length;

  const here = new Map(taking.toReversed().map((value) => [idOf(value), hashOf(value)]));
  const published = new Map(seed.records.map((record) => [idOf(record), record]));
  const deletedThere = [...agreed.keys()].filter((id) => here.has(id) && !published.has(id));
  const changed = seed.records.filter((record) => here.get(idOf(record)) !== hashOf(record));
  const isChangedThere = (record: JsonObject) => agreed.get(idOf(record)) !== hashOf(record);
  const conflicts = changed.filter(isChangedThere);
  const unknown = [...conflicts.map(idOf), ...deletedThere];
  return {
    values: taking.toSorted((a, b) => placeOf(a) - placeOf(b)),
    ledger() {
      const { records, ...mark } = ledgerOf(seed, before);
      const isUnknown = new Set(unknown);
      const hashes = records.map(([id, hash]) => ({ id, hash: isUnknown.has(id) ? UNKNOWN_HASH : hash }));
      // If both sides changed the order, the ledger keeps the one they last agreed on.
      const ordered = sortByIds(hashes, isConflict ? (base ?? mine) : []);
      const after = {
        ...mark,
        ...(unknown.length > 0 && {
          unasked: Object.fromEntries(unknown.map((id) => [id, published.get(id) ?? null])),
        }),
        ...(isConflict && { unaskedOrder: theirs }),
        records: [
          ...ordered.map(({ id, hash }) => [id, hash] as const),
          ...deletedThere.map((id) => [id, UNKNOWN_HASH] as const),
        ],
      };
      return wasAdministered(store)
        ? withTaken(after, before, seed, [...readBaseCopies(store, baseKey).values()])
        : after;
    },
    get copies() {
      const contentOf = contentsIn(store, baseKey, before, seed.records);
      const copies = [
        ...changed
          .filter((record) => !isChangedThere(record))
          .map((record) => [idOf(record), record] as const),
        ...unknown.map((id) => [id, contentOf(id, agreed.get(id) ?? AMBIGUOUS_HASH)] as const),
      ];
      return new Map(copies.flatMap(([id, copy]) => (copy ? [[id, copy] as const] : [])));
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

export interface SeededList extends Taken {
  /** Whether the stored text is replaced, so that it must be copied first */
  readonly isReplacement: boolean;
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
  const ledger = readLedger(store.read(seedKey));
  if (stored === null)
    return { values: seed.records, isReplacement: false, ledger: () => ledgerOf(seed, ledger ?? undefined) };
  if (ledger !== null) {
    const relation = relationTo(ledger, seed);
    // Publishing asks about a fork. Browsers that don't publish follow it.
    const isTaken = relation === 'later' || (relation === 'fork' && !wasAdministered(store));
    return isTaken ? { ...takeSeed(stored, ledger, seed, store, baseKey), isReplacement: false } : null;
  }
  if (stored.length === 0) return null;
  if (!wasAdministered(store))
    return { values: seed.records, isReplacement: true, ledger: () => ledgerOf(seed) };
  const unknown = unknownLedger(stored, readBaseCopies(store, baseKey).keys(), seed);
  return { ...takeSeed(stored, unknown, seed, store, baseKey), isReplacement: false };
}
