import * as v from 'valibot';
import {
  nextNumericId,
  onlyActive,
  onlyInactive,
  uniqueId,
  type CatalogueDraft,
  type Stored,
} from '@/domain/entity';
import { simulatedDelays, type Environment } from '@/data/storage/environment';
import {
  formatJson,
  isJsonObject,
  parseList,
  readableValues,
  type JsonObject,
  type ParsedList,
} from '@/data/storage/json';
import { copyToQuarantine } from '@/data/storage/copyToQuarantine';
import { writeAll, type KeyValueStore } from '@/data/storage/keyValueStore';
import { writeFailure } from '@/data/storage/storageError';
import { baseCopiesText } from './baseCopies';
import type { Seed } from './seeds';
import type { ListRules } from './lists';
import type { ListDamage, Listing } from './ports';
import { UnpublishedError } from './publishedCatalogue';
import { EMPTY_LEDGER, readLedger, serialiseLedger } from './ledger';
import { seededList, type SeededList } from './seededList';

/** An unreadable value has no record, but every write keeps it. */
export interface Entry<D> {
  readonly value: unknown;
  readonly record: Stored<D> | null;
}

const idIn = (stored: unknown): string =>
  typeof stored === 'string' || typeof stored === 'number' ? String(stored) : '';

const timeIn = (stored: unknown): string => (typeof stored === 'string' ? stored : '');

/** Missing and duplicate ids are replaced deterministically. */
export function readEntries<D extends CatalogueDraft>(
  values: readonly unknown[],
  draftSchema: v.GenericSchema<unknown, D>,
): Entry<D>[] {
  const drafts = values.map((value) => {
    const parsed = isJsonObject(value) ? v.safeParse(draftSchema, value) : null;
    return { value, draft: parsed?.success ? parsed.output : null };
  });
  const storedIds = drafts.map(({ value, draft }) => (draft && isJsonObject(value) ? idIn(value.id) : ''));
  const reserved = new Set(storedIds);
  const seen = new Set(['']);
  let replacement = nextNumericId(reserved);
  return drafts.map(({ value, draft }, index) => {
    if (!draft || !isJsonObject(value)) return { value, record: null };
    let id = storedIds[index] ?? '';
    if (seen.has(id)) {
      id = uniqueId(replacement, reserved);
      replacement = Number(id) + 1;
      reserved.add(id);
    }
    seen.add(id);
    const createdAt = timeIn(value.createdAt);
    const updatedAt = timeIn(value.updatedAt);
    return { value, record: { ...draft, id, createdAt, updatedAt } };
  });
}

export const recordsOf = <D>(entries: readonly Entry<D>[]): Stored<D>[] =>
  entries.flatMap(({ record }) => (record === null ? [] : [record]));

/** Replaces the id if necessary, and keeps everything else as stored. */
export const toValue = <D>({ value, record }: Entry<D>): unknown =>
  record !== null && isJsonObject(value) && value.id !== record.id ? { ...value, id: record.id } : value;

/** Replaces unreadable values with their published version, so that they aren't deleted from the site. */
export function publishableValues<D>(
  entries: readonly Entry<D>[],
  published: readonly JsonObject[],
): readonly JsonObject[] {
  const held = new Set(recordsOf(entries).map(({ id }) => id));
  const byId = new Map(published.map((record) => [record.id, record]));
  return entries
    .map((entry) => {
      if (entry.record !== null) return toValue(entry);
      const id = isJsonObject(entry.value) ? idIn(entry.value.id) : '';
      return held.has(id) ? undefined : byId.get(id);
    })
    .filter(isJsonObject);
}

/**
 * Parses the list again only if its text has changed.
 * @throws StorageError
 */
export function createListReader(
  store: KeyValueStore,
  key: string,
): () => { readonly text: string | null; readonly values: ParsedList } {
  let last: { readonly text: string | null; readonly values: ParsedList } | undefined;
  return () => {
    const text = store.read(key);
    if (last?.text !== text) last = { text, values: parseList(text) };
    return last;
  };
}

/** Reads the list again on every call. */
export interface StoredList<D extends CatalogueDraft> extends Listing<D> {
  /** Waits for the first seed if necessary. */
  readonly ready: () => Promise<void>;
  /** @throws StorageError */
  readonly read: () => { readonly text: string | null; readonly values: ParsedList };
  readonly toEntries: (values: readonly unknown[]) => Entry<D>[];
  /**
   * Records with a pending seed applied; empty if there isn't one.
   * @throws StorageError
   */
  readonly pendingRecords: () => Stored<D>[];
  /**
   * Takes 500 ms.
   * @throws StorageError, UnpublishedError if nothing is known of the list yet
   */
  readonly list: () => Promise<Stored<D>[]>;
  /**
   * Takes 200 ms.
   * @throws StorageError
   */
  readonly one: (find: (records: Stored<D>[]) => Stored<D> | undefined) => Promise<Stored<D> | null>;
  /** @throws StorageError */
  readonly damage: () => Promise<ListDamage>;
  /** Why the displayed seed couldn't be stored */
  readonly seedFailure: () => Error | null;
}

export type SortRecords<D> = (records: readonly Stored<D>[]) => Stored<D>[];

export function createStoredList<D extends CatalogueDraft>(
  { key, seedKey, baseKey, draftSchema }: ListRules<D>,
  seed: Seed,
  { store, wait, lock, watch, report }: Environment,
  inOrder: SortRecords<D> = (records) => [...records],
): StoredList<D> {
  const read = createListReader(store, key);
  const toEntries = (values: readonly unknown[]) => readEntries(values, draftSchema);
  const toRecords = (values: readonly unknown[]) => recordsOf(toEntries(values));
  let seeding: Promise<void> | undefined;
  let seedFailure: Error | null = null;

  const takesItsFirstSeed = () =>
    store.read(key) === null ||
    (readLedger(store.read(seedKey)) ?? EMPTY_LEDGER).revision === EMPTY_LEDGER.revision;

  async function ready(): Promise<void> {
    if (seed.arrives && takesItsFirstSeed()) await seed.arrives();
  }

  /** @throws StorageError */
  const pendingSeed = (): SeededList | null => seededList(read().values, { seedKey, baseKey }, seed, store);

  /** Until the seed is stored, lists show its values from memory. */
  async function storeSeed(): Promise<void> {
    try {
      await lock(key, async () => {
        await wait(simulatedDelays.write);
        const { text } = read();
        const seeded = pendingSeed();
        if (seeded === null) return;
        const newText = formatJson(seeded.values);
        if (seeded.isReplacement && text !== null && text !== newText) copyToQuarantine(store, key, text);
        const { copies } = seeded;
        const writeLedger = () =>
          writeAll(store, [
            ...serialiseLedger(store, seedKey, seeded.ledger()),
            ...(copies && (copies.size > 0 || store.read(baseKey) !== null)
              ? [[baseKey, baseCopiesText(copies)] as const]
              : []),
          ]);
        // A new list is written after its ledger: without one, it would never follow a later seed. An
        // existing list is written before its ledger: otherwise, after a failed write it would seem up to
        // date.
        if (text === null) writeLedger();
        store.write(key, newText);
        if (text !== null) writeLedger();
      });
      seedFailure = null;
    } catch (error) {
      seedFailure = error instanceof Error ? error : new Error(String(error));
      report(writeFailure(key, error, () => `The seed of ${key} was not stored.`));
    }
  }

  function shown(): { readonly values: readonly unknown[]; readonly isSeeded: boolean } {
    const { text, values } = read();
    if (text === null && seed.arrives && seed.revision === 0) throw new UnpublishedError('unreachable');
    const seeded = pendingSeed();
    return { values: seeded?.values ?? readableValues(values), isSeeded: seeded !== null };
  }

  function current(): Stored<D>[] {
    const { values, isSeeded } = shown();
    if (isSeeded)
      seeding ??= storeSeed().finally(() => {
        seeding = undefined;
      });
    return toRecords(values);
  }

  async function list(): Promise<Stored<D>[]> {
    await Promise.all([wait(simulatedDelays.list), ready()]);
    return inOrder(current());
  }

  return {
    ready,
    read,
    toEntries,
    pendingRecords: () => toRecords(pendingSeed()?.values ?? []),
    list,
    listActive: async () => onlyActive(await list()),
    listInactive: async () => onlyInactive(await list()),
    async peekActive() {
      await seed.arrives?.();
      return onlyActive(inOrder(toRecords(shown().values)));
    },
    publishedActive: () => onlyActive(inOrder(toRecords(seed.records))),
    async one(find) {
      await Promise.all([wait(simulatedDelays.one), ready()]);
      return find(current()) ?? null;
    },
    async damage() {
      await ready();
      const { values } = read();
      return {
        isCorrupt: values === 'corrupt',
        unreadable: toEntries(readableValues(values)).filter(({ record }) => record === null).length,
      };
    },
    seedFailure: () => seedFailure,
    watch: (onChange) => watch(key, onChange),
  };
}
