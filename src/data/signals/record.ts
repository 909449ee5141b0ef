import type { EntryKind } from '@/domain/signals/entry';
import { entryLack } from '@/domain/signals/entryLack';
import { isoTime } from '@/domain/entity';
import { RefusedEntryError } from '@/domain/signals/refusal';
import { replayRecord, type Replay } from '@/domain/signals/replay';
import { parseList } from '@/data/catalogue/parseList';
import type { CatalogueEnvironment } from '@/data/catalogue/environment';
import { quarantineKeyFor } from '@/data/storage/keepAside';
import { simulatedDelays } from '@/data/catalogue/simulatedDelays';
import { formatJson, isJsonObject, asEntered, type JsonObject } from '@/data/storage/json';
import { StorageError, type StorageErrorKind } from '@/data/storage/storageError';
import { storageKeys } from '@/data/storage/storageKeys';
import type { KeyedText } from '@/data/storage/writeAll';
import { writeFailure } from '@/data/storage/writeFailure';
import { isSealable } from './sealable';
import { headOf, seal, type Digest } from './chain';
import { isSampleRecord } from './isSampleRecord';
import {
  isSameEntry,
  keptSeals,
  mergeRecord,
  misfitsIn,
  renumbered,
  withBackup,
  type MergedRecord,
  type Misfit,
} from './mergeRecord';
import { noteHead, readSeenHead } from './seenHead';

/*
 * The record of signals under one storage key: the published entries first, then those that wait for their
 * publication. It can be added to, and what waits can be taken back; there is no way to change or remove anything
 * that is published. The key is written only where somebody has recorded something.
 */

const KEY = storageKeys.signals;

/** The record as this browser shows it, with what it adds up to. */
interface RecordView extends MergedRecord {
  readonly replay: Replay;
}

/** What is recorded of a signal: everything but its number and the clock. */
export interface NewEntry extends JsonObject {
  readonly kind: EntryKind;
  /** When it happened; the moment it is recorded where that is left out. */
  readonly at?: string;
  readonly by: string;
}

export interface SignalRecord {
  /** @throws StorageError when storage cannot be read */
  readonly read: () => RecordView;
  /**
   * Issues a signal under the next number; a market order with its `triggered`. Gives the number.
   * @throws RefusedEntryError, StorageError when nothing was written
   */
  readonly issue: (entries: readonly NewEntry[]) => Promise<number>;
  /** Records what became of a signal. @throws RefusedEntryError, StorageError when nothing was written */
  readonly append: (signal: number, entry: NewEntry) => Promise<void>;
  /**
   * Takes back the newest waiting entry of a signal, and gives it; null where none waits.
   * @param shown the entry that was asked about: any other one stays
   * @throws RefusedEntryError when the whole signal is published or the newest entry is another one than `shown`,
   *   StorageError when nothing was written
   */
  readonly takeBack: (signal: number, shown?: JsonObject) => Promise<JsonObject | null>;
  /**
   * The record to publish: the site's with the waiting entries sealed behind it, or the first of them that no longer
   * fits. With `keep` the seals are stored, so that a later file gives the same entries the same hashes.
   * @throws SealError, StorageError
   */
  readonly prepare: (
    digest: Digest,
    options?: { readonly keep: boolean },
  ) => Promise<
    | { readonly entries: readonly JsonObject[] }
    /** And how many entries others have published since this browser wrote its record. */
    | { readonly misfit: Misfit; readonly published: number }
  >;
  /**
   * How many entries that wait in a backup would be added, and the texts to store for it; null where the backup
   * belongs to another record. @throws StorageError
   */
  readonly toRestore: (
    values: readonly unknown[],
  ) => { readonly added: number; readonly texts: readonly KeyedText[] } | null;
  /** Leaves the samples behind; false once a signal was issued that is none. @throws StorageError */
  readonly beginOwnRecord: () => Promise<boolean>;
  /** Whether the text under the key is no list; it is kept aside before the next write. @throws StorageError */
  readonly isCorrupt: () => boolean;
  /** Calls back when another tab may have recorded something; returns the way to stop. */
  readonly watch: (onChange: () => void) => () => void;
}

function failedWrite(kind: StorageErrorKind): string {
  if (kind === 'serialize') return 'Failed to serialize signal data';
  return kind === 'verify' ? 'Signal was not properly saved to storage' : 'Failed to save signal to storage';
}

const refuse = (sentence: string): never => {
  throw new RefusedEntryError(sentence);
};

/** @param published gives the newest record of the site that is known */
export function createSignalRecord(
  { store, now, wait, lock, watch, report }: CatalogueEnvironment,
  published: () => readonly JsonObject[],
): SignalRecord {
  function stored() {
    const text = store.read(KEY);
    const values = parseList(text);
    return { text, values: values === 'corrupt' ? null : values, isCorrupt: values === 'corrupt' };
  }

  function merged(): MergedRecord {
    return mergeRecord(stored().values, published(), readSeenHead(store));
  }

  function read(): RecordView {
    const record = merged();
    return { ...record, replay: replayRecord([...record.sealed, ...record.waiting]) };
  }

  /** What is kept aside of what is about to be written over: a text that is no list, or another record than the site's. */
  function copyToKeep(): KeyedText[] {
    const { text, isCorrupt } = stored();
    if (text === null || !(isCorrupt || merged().syncState.kind === 'apart')) return [];
    const copyKey = quarantineKeyFor(store, KEY, text);
    return copyKey === null ? [] : [[copyKey, text]];
  }

  function write(sealed: readonly JsonObject[], waiting: readonly JsonObject[]): void {
    let text: string;
    try {
      text = formatJson([...sealed, ...waiting]);
    } catch (error) {
      throw new StorageError('serialize', KEY, failedWrite('serialize'), error);
    }
    for (const [key, kept] of copyToKeep()) store.write(key, kept);
    store.write(KEY, text);
    try {
      noteHead(store, published(), isoTime(now()));
    } catch (error) {
      report(error);
    }
  }

  /** How many of the site's entries are not in what is stored here. */
  function unknownHere(sealed: readonly JsonObject[]): number {
    const held = (stored().values ?? []).filter(isJsonObject);
    return sealed.filter((entry) => !held.some((own) => isSameEntry(own, entry))).length;
  }

  /** As every write: the lock, the wait inside it, and then nothing asynchronous from reading to writing. */
  async function mutate<T>(change: (record: MergedRecord) => T): Promise<T> {
    try {
      return await lock(KEY, async () => {
        await wait(simulatedDelays.write);
        return change(merged());
      });
    } catch (error) {
      throw writeFailure(KEY, error, failedWrite);
    }
  }

  /** The entry with its stamps, later than any other of its signal and kind that was typed in the same moment. */
  function stamped(entry: NewEntry, signal: number, all: readonly JsonObject[]): JsonObject {
    const isTaken = (createdAt: string) =>
      all.some(
        (other) => other.signal === signal && other.kind === entry.kind && other.createdAt === createdAt,
      );
    let clock = now();
    while (isTaken(isoTime(clock))) clock += 1;
    const createdAt = isoTime(clock);
    return asEntered({ signal, at: createdAt, ...entry, createdAt }) as JsonObject;
  }

  function add({ sealed, waiting }: MergedRecord, signal: number, entries: readonly NewEntry[]): void {
    const all = [...sealed, ...waiting];
    const added: JsonObject[] = [];
    for (const entry of entries) added.push(stamped(entry, signal, [...all, ...added]));
    const misfit = misfitsIn([...waiting, ...added], sealed).find(({ entry }) => added.includes(entry));
    if (misfit) refuse(misfit.sentence);
    const lack = added.map(entryLack).find((sentence) => sentence !== '');
    if (lack !== undefined) refuse(lack);
    if (replayRecord(all).unreadable.includes(signal))
      refuse(
        `Signal ${String(signal)} holds an entry that does not fit. Take that entry back, or reload this page if the site was renewed.`,
      );
    if (!added.every(isSealable))
      refuse('A text holds a broken character, half of a pair. Type it again, then save.');
    write(sealed, [...waiting, ...added]);
  }

  return {
    read,
    issue: (entries) =>
      mutate((record) => {
        const number =
          1 + [...record.sealed, ...record.waiting].filter(({ kind }) => kind === 'issued').length;
        add(record, number, entries);
        return number;
      }),
    append: (signal, entry) =>
      mutate((record) => {
        add(record, signal, [entry]);
      }),
    takeBack: (signal, shown) =>
      mutate(({ sealed, waiting }) => {
        const index = waiting.findLastIndex((entry) => entry.signal === signal);
        const entry = waiting[index];
        if (entry === undefined) {
          if (sealed.some((held) => held.signal === signal))
            refuse(
              `Signal ${String(signal)} is published. What is published is never edited or removed: record the change as an amendment.`,
            );
          return null;
        }
        if (shown && !isSameEntry(entry, shown))
          refuse(
            'The newest entry is another one by now: nothing was taken back. Look at it, then press again if that is what you want.',
          );
        write(sealed, renumbered(waiting.toSpliced(index, 1), sealed));
        return entry;
      }),
    prepare: async (digest, { keep } = { keep: false }) => {
      const {
        sealed,
        waiting,
        misfit,
        published: news,
      } = await mutate((record) => {
        const next = { ...record, waiting: renumbered(record.waiting, record.sealed) };
        const [misfit] = misfitsIn(next.waiting, next.sealed);
        if (misfit) return { ...next, misfit, published: unknownHere(record.sealed) };
        // Stored before it is published, so that the site's entries are known again as the ones that waited here.
        if (next.waiting.length > 0) write(next.sealed, next.waiting);
        return { ...next, misfit: null, published: 0 };
      });
      if (misfit) return { misfit, published: news };
      const kept = keptSeals(waiting, sealed);
      const before = [...sealed, ...waiting.slice(0, kept)];
      const entries = [...before, ...(await seal(waiting.slice(kept), before, isoTime(now()), digest))];
      if (keep && waiting.length > 0)
        await mutate((record) => {
          if (headOf(record.sealed) !== headOf(sealed)) return;
          write(
            entries,
            record.waiting.filter((entry) => !entries.some((held) => isSameEntry(held, entry))),
          );
        });
      return { entries };
    },
    toRestore(values) {
      const record = merged();
      const waiting = withBackup(record, values);
      if (waiting === null) return null;
      const added = waiting.length - record.waiting.length;
      return {
        added,
        texts: added === 0 ? [] : [...copyToKeep(), [KEY, formatJson([...record.sealed, ...waiting])]],
      };
    },
    beginOwnRecord: () =>
      mutate(({ sealed, waiting }) => {
        if (!isSampleRecord([...sealed, ...waiting])) return false;
        write([], []);
        return true;
      }),
    isCorrupt: () => stored().isCorrupt,
    watch: (onChange) => watch(KEY, onChange),
  };
}
