import type { EntryKind } from '@/domain/signals/entry';
import { entryLack } from '@/domain/signals/entryLack';
import { isoTime } from '@/domain/entity';
import { RefusedEntryError } from '@/domain/signals/refusal';
import { replayRecord, type Replay } from '@/domain/signals/replay';
import { createListReader } from '@/data/catalogue/storedList';
import { type Environment, simulatedDelays, type Digest } from '@/data/storage/environment';
import { keepAside, quarantineKeyFor } from '@/data/storage/keepAside';
import { formatJson, isJsonObject, asEntered, type JsonObject } from '@/data/storage/json';
import { PUBLISHING_LOCK } from '@/data/storage/lock';
import { StorageError, type StorageErrorKind, writeFailure } from '@/data/storage/storageError';
import { storageKeys } from '@/data/storage/storageKeys';
import type { KeyedText } from '@/data/storage/keyValueStore';
import { knownRecords, takenRevision, type Seed } from '@/data/catalogue/seed';
import { readUnsettled } from '@/data/catalogue/unsettled';
import { headOf, isSampleRecord, seal, SealError } from './chain';
import {
  arranged,
  isSameEntry,
  keptSeals,
  knownBefore,
  mergeRecord,
  recordValues,
  RenumberedError,
  renumberedIn,
  withBackup,
  withoutAside,
  withoutKnown,
  withSettledNumbers,
  type MergedRecord,
  type RenumberedSignal,
} from './mergeRecord';
import { noteHead, readSeenHead } from './seenHead';

/*
 * The record of signals under one storage key: the published entries first, then those that wait for their
 * publication. It can be added to, and what waits can be taken back; there is no way to change or remove anything
 * that is published. The published entries are stored as soon as the dashboard knows them: an older file on the host
 * must neither remove them nor give them other seals.
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
  /** Runs tasks of all tabs one after another: a draft is read, issued and removed as one. */
  readonly whileIssuing: <T>(task: () => Promise<T>) => Promise<T>;
  /**
   * Records an update of a signal, and gives its number.
   * @param issued the entry that issued it: the number may have become another one since it was shown
   * @throws RefusedEntryError, StorageError when nothing was written
   */
  readonly append: (signal: number, entry: NewEntry, issued?: JsonObject) => Promise<number>;
  /**
   * Takes back the newest waiting entry of a signal, and gives it; null where none waits.
   * @param shown the entry that was asked about: any other one stays
   * @throws RefusedEntryError when the whole signal is published or the latest update is another one than `shown`,
   *   StorageError when nothing was written
   */
  readonly takeBack: (signal: number, shown?: JsonObject) => Promise<JsonObject | null>;
  /**
   * Removes values that are set aside; with the first entry of a signal, its later ones. What is no entry is kept as
   * other damaged texts are. @throws StorageError when nothing was written
   */
  readonly removeAside: (values: readonly unknown[]) => Promise<void>;
  /**
   * The record to publish: the site's with the waiting entries sealed behind it, and how many were set aside. With
   * `keep` the seals are stored, so that a later file gives the same entries the same hashes.
   * @param digest null where browsers compute no hashes: then nothing that waits can be published
   * @param options.numbers the new numbers of signals that were confirmed
   * @param options.older the record in an older file on the site: it follows what this browser has, which must be whole
   * @throws RenumberedError with nothing done while others are not, SealError, StorageError
   */
  readonly prepare: (
    digest: Digest | null,
    options?: {
      readonly keep?: boolean;
      readonly numbers?: readonly RenumberedSignal[];
      readonly older?: readonly JsonObject[] | undefined;
    },
  ) => Promise<{ readonly entries: readonly JsonObject[]; readonly setAside: number }>;
  /** Stores the published record where that is longer than what is stored. @throws StorageError when nothing was written */
  readonly keepPublished: () => Promise<void>;
  /**
   * The entries of a backup that would be added, and the texts to store for it; null where the backup belongs to
   * another record. @throws StorageError
   */
  readonly toRestore: (
    values: readonly unknown[],
  ) => { readonly added: readonly JsonObject[]; readonly texts: readonly KeyedText[] } | null;
  /**
   * How many waiting entries would go with these, the later ones of a signal with its first, and the texts to store
   * for it. @throws StorageError
   */
  readonly toWithdraw: (added: readonly JsonObject[]) => {
    readonly removed: number;
    readonly texts: readonly KeyedText[];
  };
  /** Leaves the samples behind; false once a real signal was issued. @throws StorageError */
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

/** The latest of some times as `toISOString()` gives them; their texts sort as they do. */
const latestOf = (times: readonly unknown[]): string =>
  times.reduce<string>((latest, time) => (typeof time === 'string' && time > latest ? time : latest), '');

/** @param site the latest record of the site that is known */
export function createSignalRecord(
  { store, now, wait, lock, watch, report }: Environment,
  site: Seed,
): SignalRecord {
  const readList = createListReader(store, KEY);
  const published = () => knownRecords(site);

  function stored() {
    const { text, values } = readList();
    return { text, values: values === 'corrupt' ? null : values, isCorrupt: values === 'corrupt' };
  }

  function merged(older?: readonly JsonObject[]): MergedRecord {
    const isOlder = () => older !== undefined || site.revision < takenRevision(store);
    return mergeRecord(stored().values, older ?? published(), readSeenHead(store), now(), isOlder);
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

  function write(record: Pick<MergedRecord, 'sealed' | 'waiting' | 'aside'>): void {
    let text: string;
    try {
      text = formatJson(recordValues(record));
    } catch (error) {
      throw new StorageError('serialize', KEY, failedWrite('serialize'), error);
    }
    for (const [key, kept] of copyToKeep()) store.write(key, kept);
    store.write(KEY, text);
    noteShown();
  }

  function noteShown(): void {
    try {
      noteHead(store, published() ?? [], isoTime(now()));
    } catch (error) {
      report(error);
    }
  }

  /** As every write: the lock, the wait inside it, and then nothing asynchronous from reading to writing. */
  async function mutate<T>(change: (record: MergedRecord) => T, older?: readonly JsonObject[]): Promise<T> {
    try {
      return await lock(KEY, async () => {
        await wait(simulatedDelays.write);
        return change(merged(older));
      });
    } catch (error) {
      throw writeFailure(KEY, error, failedWrite);
    }
  }

  /** Whether updates were sent to the host, and nobody knows whether they arrived. */
  function isUnsettled(): boolean {
    const head = readUnsettled(store)?.head ?? '';
    return head !== '' && !(published() ?? []).some((entry) => entry.hash === head);
  }

  /** A change that must not happen while what it takes away is being published. */
  const afterPublishing = <T>(change: (record: MergedRecord) => T) =>
    lock(PUBLISHING_LOCK, () => mutate(change));

  /**
   * The entry with its stamps, later than any other of its kind that was entered in the same moment, and when the
   * updates of its signal that are known here were entered.
   */
  function stamped(entry: NewEntry, signal: number, all: readonly JsonObject[]): JsonObject {
    const isTaken = (createdAt: string) =>
      all.some((other) => other.kind === entry.kind && other.createdAt === createdAt);
    let clock = now();
    while (isTaken(isoTime(clock))) clock += 1;
    const createdAt = isoTime(clock);
    const known = knownBefore(all, signal);
    return asEntered({ signal, at: createdAt, ...entry, createdAt, known }) as JsonObject;
  }

  function add({ sealed, waiting, aside }: MergedRecord, signal: number, entries: readonly NewEntry[]): void {
    const all = [...sealed, ...waiting, ...aside.map(({ value }) => value).filter(isJsonObject)];
    const added: JsonObject[] = [];
    for (const entry of entries) added.push(stamped(entry, signal, [...all, ...added]));
    const next = arranged([...waiting, ...added], sealed, now());
    for (const { reason } of next.aside) if (reason.kind === 'rule') refuse(reason.sentence);
    const lack = added.map(entryLack).find((sentence) => sentence !== '');
    if (lack !== undefined) refuse(lack);
    for (const { reason } of next.aside) {
      if (reason.kind === 'unknown')
        refuse(
          `Signal ${String(signal)} has a published update that this version cannot follow. Reload this page to get the latest version, then record it.`,
        );
      if (reason.kind === 'broken')
        refuse('A text holds a broken character, half of a pair. Enter it again, then save.');
    }
    write({ sealed, waiting: next.waiting, aside });
  }

  return {
    read,
    whileIssuing: (task) => lock(`${KEY}_issuing`, task),
    issue: (entries) =>
      mutate((record) => {
        const number = record.next;
        add(record, number, entries);
        return number;
      }),
    append: (shownNumber, entry, issued) =>
      mutate((record) => {
        const held = issued && [...record.sealed, ...record.waiting].find((one) => isSameEntry(one, issued));
        if (issued && !held)
          refuse(`Signal ${String(shownNumber)} was taken back in another tab: nothing was recorded.`);
        const signal = Number(held?.signal ?? shownNumber);
        add(record, signal, [entry]);
        return signal;
      }),
    takeBack: (shownNumber, shown) =>
      afterPublishing(({ sealed, waiting, aside }) => {
        const held = shown && [...sealed, ...waiting].find((entry) => isSameEntry(entry, shown));
        const signal = Number(held?.signal ?? shownNumber);
        const index = waiting.findLastIndex((entry) => entry.signal === signal);
        const entry = waiting[index];
        if (entry === undefined) {
          if (sealed.some((held) => held.signal === signal))
            refuse(
              `Signal ${String(signal)} is published. What is published is never edited or removed: record the change as an amendment.`,
            );
          return null;
        }
        if (isUnsettled())
          refuse(
            'It is not known yet whether this update was published. Press Publish on the System tab to find out: nothing is published twice.',
          );
        if (shown && !isSameEntry(entry, shown))
          refuse(
            'The latest update is another one by now: nothing was taken back. Look at it, then press again if that is what you want.',
          );
        write({
          sealed,
          waiting: waiting.toSpliced(index, 1),
          aside: withoutAside([{ value: entry, signal, reason: { kind: 'behind' } }, ...aside], [entry]),
        });
        return entry;
      }),
    removeAside: (values) =>
      afterPublishing(({ sealed, waiting, aside }) => {
        const texts = values.map((value) => formatJson(value));
        const gone = aside.filter(({ value }) => texts.includes(formatJson(value)));
        const junk = gone.filter(({ signal }) => signal === null).map(({ value }) => value);
        if (junk.length > 0) keepAside(store, KEY, formatJson(junk));
        const left = withoutAside(
          aside,
          gone.map(({ value }) => value),
        );
        write({ sealed, waiting, aside: left });
      }),
    prepare: async (digest, { keep = false, numbers = [], older } = {}) => {
      const { sealed, waiting, aside } = await mutate((record) => {
        if (older && record.sealed.length < (readSeenHead(store)?.length ?? 0))
          throw new SealError('missing');
        const renumbered = renumberedIn(record);
        const isConfirmed = ({ before, now: next }: RenumberedSignal) =>
          numbers.some((confirmed) => confirmed.before === before && confirmed.now === next);
        if (!renumbered.every(isConfirmed)) throw new RenumberedError(renumbered);
        const settled = { ...record, waiting: withSettledNumbers(record.waiting) };
        // Stored before it is published, so that the site's entries are known again as the ones that waited here.
        if (record.waiting.length > 0) write(settled);
        return settled;
      }, older);
      if (waiting.length === 0) return { entries: sealed, setAside: aside.length };
      if (digest === null) throw new SealError('insecure');
      const kept = keptSeals(waiting, sealed);
      const before = [...sealed, ...waiting.slice(0, kept)];
      const publishedAt = latestOf([
        isoTime(now()),
        before.at(-1)?.publishedAt,
        ...waiting.map(({ createdAt }) => createdAt),
      ]);
      const entries = [
        ...before,
        ...(await seal(waiting.slice(kept).map(withoutKnown), before, publishedAt, digest)),
      ];
      if (keep)
        await mutate((record) => {
          if (headOf(record.sealed) !== headOf(sealed)) return;
          write({
            sealed: entries,
            waiting: record.waiting.filter((entry) => !entries.some((held) => isSameEntry(held, entry))),
            aside: record.aside,
          });
        });
      return { entries, setAside: aside.length };
    },
    keepPublished: () =>
      mutate((record) => {
        const { text, values, isCorrupt } = stored();
        const isKeptAside =
          record.syncState.kind === 'apart' && !isSampleRecord((values ?? []).filter(isJsonObject));
        if (isCorrupt || isKeptAside || published() === null) return;
        if (text === formatJson(recordValues(record))) noteShown();
        else write(record);
      }),
    toRestore(values) {
      const record = merged();
      const restored = withBackup(record, values, now());
      if (restored === null) return null;
      const { waiting } = restored;
      const aside = [...restored.aside, ...record.aside];
      const added = waiting.filter((entry) => !record.waiting.some((held) => isSameEntry(held, entry)));
      const text = formatJson(recordValues({ ...record, waiting, aside }));
      return { added, texts: added.length === 0 ? [] : [...copyToKeep(), [KEY, text]] };
    },
    toWithdraw(added) {
      const record = merged();
      const going = record.waiting.filter((entry) => added.some((one) => isSameEntry(one, entry)));
      const signals = going.filter(({ kind }) => kind === 'issued').map(({ signal }) => signal);
      const waiting = record.waiting.filter(
        (entry) => !going.includes(entry) && !signals.includes(entry.signal),
      );
      const removed = record.waiting.length - waiting.length;
      const text = formatJson(recordValues({ ...record, waiting }));
      return { removed, texts: removed === 0 ? [] : [[KEY, text]] };
    },
    beginOwnRecord: () =>
      afterPublishing((record) => {
        if (!isSampleRecord(recordValues(record).filter(isJsonObject))) return false;
        const { text } = stored();
        if (text !== null && record.aside.length > 0) keepAside(store, KEY, text);
        write({ sealed: [], waiting: [], aside: [] });
        return true;
      }),
    isCorrupt: () => stored().isCorrupt,
    watch: (onChange) => watch(KEY, onChange),
  };
}
