import { entryProblems, type EntryKind } from '@/domain/signals/entry';
import { isoTime } from '@/domain/catalogue/entity';
import { refuse, RefusedEntryError } from '@/domain/signals/refusal';
import { replayRecord } from '@/domain/signals/replay';
import { type Digest, type Environment, simulatedDelays } from '@/data/storage/environment';
import { copyToQuarantine, quarantineKeyFor } from '@/data/storage/copyToQuarantine';
import { formatJson, isJsonObject, parseList, sanitise, type JsonObject } from '@/data/storage/json';
import { PUBLISHING_LOCK } from '@/data/storage/lock';
import { createTextReader } from '@/data/storage/textReader';
import { type StorageErrorKind, writeFailure } from '@/data/storage/storageError';
import { storageKeys } from '@/data/storage/storageKeys';
import type { KeyedText } from '@/data/storage/keyValueStore';
import { knownRecords, type Seed } from '@/data/catalogue/seeds';
import { createRevisionReader } from '@/data/catalogue/storedVersions';
import { readUnsettled } from '@/data/catalogue/unsettled';
import { containsHead, headOf, isSameEntry, isSampleRecord, seal, SealError, withoutNotes } from './chain';
import {
  validateEntries,
  countKeptSeals,
  mergeRecord,
  recordValues,
  RenumberedError,
  renumberedSignals,
  withBackup,
  withoutSetAside,
  withConfirmedNumbers,
  type MergedRecord,
  type NewNumber,
} from './mergeRecord';
import { knownBefore, publishedElsewhere, retarget } from './unpublished';
import { isConsistentWith, isMissingSeen, rememberHead, readSeenHead } from './seenHead';

/*
 * Signals under one storage key: first the published entries, then the unpublished ones. Unpublished entries
 * can be taken back, but nothing published can be changed or removed. Published entries are stored as soon as
 * the dashboard knows them, so that an older file on the host can neither remove nor reseal them.
 */

const KEY = storageKeys.signals;

export interface NewEntry extends JsonObject {
  readonly kind: EntryKind;
  /** Defaults to when it's recorded */
  readonly at?: string;
  readonly by: string;
}

interface FileOptions {
  /** Stores the seals, so that a later file has the same hashes */
  readonly keep?: boolean;
  /** Confirmed new numbers of signals */
  readonly numbers?: readonly NewNumber[];
  /** The record in an older file on the site, to follow this browser's */
  readonly older?: readonly JsonObject[] | undefined;
  /** Refuses if entries that this browser has seen are missing here */
  readonly mustBeComplete?: boolean;
  /** Seals nothing, and refuses if that leaves out what `older` shows */
  readonly onlyPublished?: boolean;
}

export type SignalRecord = ReturnType<typeof createSignalRecord>;

const writeErrorMessage = (kind: StorageErrorKind): string =>
  kind === 'verify' ? 'Signal was not properly saved to storage' : 'Failed to save signal to storage';

/** `toISOString()` times sort as text. */
const latestOf = (times: readonly unknown[]): string =>
  times.reduce<string>((latest, time) => (typeof time === 'string' && time > latest ? time : latest), '');

/** Every function can throw a StorageError, in which case nothing was written. */
export function createSignalRecord({ store, now, wait, lock, watch, report, log }: Environment, site: Seed) {
  const readList = createTextReader(store, KEY, parseList);
  const knownRevision = createRevisionReader(store);
  const published = () => knownRecords(site);

  function stored() {
    const { text, parsed } = readList();
    return { text, values: parsed === 'corrupt' ? null : parsed, isCorrupt: parsed === 'corrupt' };
  }

  function merged(older?: readonly JsonObject[]): MergedRecord {
    const isOlder = () => older !== undefined || isBehind(site);
    return mergeRecord(stored().values, older ?? published(), readSeenHead(store), now(), isOlder);
  }

  /** Whether the file is an old one, or was made from one, so that it is missing what visitors have seen. */
  function isBehind(file: Seed): boolean {
    if (file.revision === 0) return false;
    const mine = (stored().values ?? []).filter(isJsonObject);
    return file.revision < knownRevision() || isMissingSeen(file, mine, readSeenHead(store));
  }

  /** @param older the record in an older file on the site */
  function read(older?: readonly JsonObject[]) {
    const record = merged(older);
    return { ...record, replay: replayRecord([...record.sealed, ...record.waiting]) };
  }

  /** Copies text that is unreadable or belongs to a different record. */
  function copyToKeep(syncState = merged().syncState): KeyedText[] {
    const { text, isCorrupt } = stored();
    if (text === null || !(isCorrupt || syncState.kind === 'apart')) return [];
    const copyKey = quarantineKeyFor(store, KEY, text);
    return copyKey === null ? [] : [[copyKey, text]];
  }

  function write(record: Pick<MergedRecord, 'sealed' | 'waiting' | 'aside'>): void {
    const text = formatJson(recordValues(record));
    const { syncState } = merged();
    for (const [key, kept] of copyToKeep(syncState)) store.write(key, kept);
    const seen = readSeenHead(store);
    const entries = (stored().values ?? []).filter(isJsonObject);
    // The site may have the entire known record, but with other seals.
    const isShown = seen !== null && containsHead(entries, seen) && syncState.kind === 'same';
    store.write(KEY, text);
    for (const action of publishedElsewhere(entries, record.sealed)) log?.(action);
    noteShown(isShown);
  }

  function noteShown(isShown: boolean): void {
    try {
      rememberHead(store, published() ?? [], isoTime(now()), isShown);
    } catch (error) {
      report(error);
    }
  }

  /** Everything from reading to writing must stay synchronous. */
  async function mutate<T>(change: (record: MergedRecord) => T, older?: readonly JsonObject[]): Promise<T> {
    try {
      return await lock(KEY, async () => {
        await wait(simulatedDelays.write);
        return change(merged(older));
      });
    } catch (error) {
      throw writeFailure(KEY, error, writeErrorMessage);
    }
  }

  /** Whether updates were sent to the host with an unknown outcome */
  function isUnsettled(): boolean {
    const head = readUnsettled(store)?.head ?? '';
    return head !== '' && !(published() ?? []).some((entry) => entry.hash === head);
  }

  /** Waits for publishing, because the change could remove what is being published. */
  const afterPublishing = <T>(change: (record: MergedRecord) => T) =>
    lock(PUBLISHING_LOCK, () => mutate(change));

  /**
   * Adds a creation time that is unique for the kind of entry, and the creation times of the signal's known
   * updates.
   */
  function stamped(entry: NewEntry, signal: number, all: readonly JsonObject[]): JsonObject {
    const isTaken = (createdAt: string) =>
      all.some((other) => other.kind === entry.kind && other.createdAt === createdAt);
    let clock = now();
    while (isTaken(isoTime(clock))) clock += 1;
    const createdAt = isoTime(clock);
    const known = knownBefore(all, signal);
    return sanitise({ signal, at: createdAt, ...entry, createdAt, known }) as JsonObject;
  }

  function add({ sealed, waiting, aside }: MergedRecord, signal: number, entries: readonly NewEntry[]): void {
    const all = [...sealed, ...waiting, ...aside.map(({ value }) => value).filter(isJsonObject)];
    const added: JsonObject[] = [];
    for (const entry of entries) added.push(stamped(entry, signal, [...all, ...added]));
    const next = validateEntries([...waiting, ...added], sealed, now());
    const [problem] = [
      ...next.aside.flatMap(({ reason }) => (reason.kind === 'rule' ? [reason.problem] : [])),
      ...added.flatMap(entryProblems),
    ];
    if (problem !== undefined) throw new RefusedEntryError(problem);
    for (const { reason } of next.aside) {
      if (reason.kind === 'unknown') refuse({ code: 'laterVersion', signal });
      if (reason.kind === 'broken') refuse({ code: 'brokenCharacter' });
    }
    write({ sealed, waiting: next.waiting, aside });
  }

  return {
    read,
    isBehind,
    /** Runs the tasks of all tabs one after another, so that a draft is issued only once. */
    whileIssuing: <T>(task: () => Promise<T>) => lock(`${KEY}_issuing`, task),
    /**
     * Returns the signal's number. A market order includes its `triggered` entry.
     * @throws RefusedEntryError
     */
    issue: (entries: readonly NewEntry[]) =>
      mutate((record) => {
        const number = record.next;
        add(record, number, entries);
        return number;
      }),
    /**
     * Returns the signal's number.
     * @param issued identifies the signal, because its number may have changed
     * @throws RefusedEntryError
     */
    append: (shownNumber: number, entry: NewEntry, issued?: JsonObject) =>
      mutate((record) => {
        const held = issued && [...record.sealed, ...record.waiting].find((one) => isSameEntry(one, issued));
        if (issued && !held) refuse({ code: 'takenBack', signal: shownNumber });
        const signal = Number(held?.signal ?? shownNumber);
        add(record, signal, [entry]);
        return signal;
      }),
    /**
     * Returns the latest unpublished entry, or null if there isn't one or `shown` is gone.
     * @param shown the entry to take back; no other is removed
     * @throws RefusedEntryError if the signal is published or its latest entry isn't `shown`
     */
    takeBack: (shownNumber: number, shown?: JsonObject) =>
      afterPublishing(({ sealed, waiting, aside }) => {
        const held = shown && [...sealed, ...waiting].find((entry) => isSameEntry(entry, shown));
        if (shown && !held) return null;
        const signal = Number(held?.signal ?? shownNumber);
        const index = waiting.findLastIndex((entry) => entry.signal === signal);
        const entry = waiting[index];
        const isPublished = entry
          ? (published() ?? []).some((one) => isSameEntry(one, entry))
          : sealed.some((held) => held.signal === signal);
        if (isPublished) refuse({ code: 'alreadyPublished', signal });
        if (entry === undefined) return null;
        if (isUnsettled()) refuse({ code: 'publicationUnknown' });
        if (shown && !isSameEntry(entry, shown)) refuse({ code: 'latestChanged' });
        write({
          sealed,
          waiting: waiting.toSpliced(index, 1),
          aside: withoutSetAside([{ value: entry, signal, reason: { kind: 'behind' } }, ...aside], [entry]),
        });
        return entry;
      }),
    /** A signal's first entry takes its later ones with it. Copies values that aren't entries first. */
    removeAside: (values: readonly unknown[]) =>
      afterPublishing(({ sealed, waiting, aside }) => {
        const texts = values.map((value) => formatJson(value));
        const gone = aside.filter(({ value }) => texts.includes(formatJson(value)));
        const junk = gone.filter(({ signal }) => signal === null).map(({ value }) => value);
        if (junk.length > 0) copyToQuarantine(store, KEY, formatJson(junk));
        const left = withoutSetAside(
          aside,
          gone.map(({ value }) => value),
        );
        write({ sealed, waiting, aside: left });
      }),
    /**
     * Seals the unpublished entries.
     * @param digest null if the browser can't compute hashes
     * @throws RenumberedError, having changed nothing, if new numbers need confirmation; SealError
     */
    prepare: async (
      digest: Digest | null,
      { keep, numbers = [], older, mustBeComplete, onlyPublished }: FileOptions = {},
    ) => {
      const started = now();
      const { sealed, waiting, aside } = await mutate((record) => {
        const seen = readSeenHead(store);
        if (
          mustBeComplete &&
          older &&
          record.sealed.length < (seen?.length ?? 0) &&
          !isConsistentWith(record.sealed, seen)
        )
          throw new SealError('missing');
        if (onlyPublished) {
          const isShown = (entry: JsonObject) => older?.some((shown) => isSameEntry(shown, entry));
          if (record.waiting.some(isShown)) throw new SealError('fork');
          return record;
        }
        const renumbered = renumberedSignals(record);
        const isConfirmed = ({ before, now: next, instrument }: NewNumber) =>
          numbers.some((one) => one.before === before && one.now === next && one.instrument === instrument);
        if (!renumbered.every(isConfirmed)) throw new RenumberedError(renumbered);
        const settled = { ...record, waiting: withConfirmedNumbers(record.waiting) };
        // Stored first, so that these entries are recognised in the site's record.
        if (record.waiting.length + record.aside.length > 0) write(settled);
        for (const { before, now: next, instrument } of renumbered)
          log?.(`Signal ${String(before)}, ${instrument}, became signal ${String(next)}`);
        return settled;
      }, older);
      if (onlyPublished || waiting.length === 0)
        return { entries: sealed, setAside: aside.length, waiting: waiting.length, republished: 0 };
      if (digest === null) throw new SealError('insecure');
      const kept = countKeptSeals(waiting, sealed);
      let entries: readonly JsonObject[] = [...sealed, ...waiting.slice(0, kept)];
      let open: readonly JsonObject[] = waiting.slice(kept);
      let republished = 0;
      const values = aside.map(({ value }) => value).filter(isJsonObject);
      while (open.length > 0) {
        const times = open.map(({ createdAt }) => createdAt);
        const publishedAt = latestOf([isoTime(now()), entries.at(-1)?.publishedAt, ...times]);
        entries = [...entries, ...(await seal(open.map(withoutNotes), entries, publishedAt, digest))];
        republished += open.filter(({ hash, formerTime = hash }) => formerTime !== undefined).length;
        // Corrections that were waiting for the id of their update
        open = validateEntries(retarget(values, sealed, entries), entries, started).waiting;
      }
      const setAside = aside.length - (entries.length - sealed.length - waiting.length);
      if (keep)
        await mutate((record) => {
          if (headOf(record.sealed) !== headOf(sealed)) return;
          const isLeft = (value: unknown) =>
            !isJsonObject(value) || !entries.some((held) => isSameEntry(held, value));
          write({
            sealed: entries,
            waiting: record.waiting.filter(isLeft),
            aside: record.aside.filter(({ value }) => isLeft(value)),
          });
        });
      return {
        entries,
        setAside,
        /** Number of unpublished entries left out */
        waiting: 0,
        /** Number of entries that were published or downloaded before, and have a new time of publication */
        republished,
      };
    },
    /** Stores the published record if it's longer than the stored one. */
    keepPublished: () =>
      mutate((record) => {
        const { text, values, isCorrupt } = stored();
        const isKeptAside =
          record.syncState.kind === 'apart' && !isSampleRecord((values ?? []).filter(isJsonObject));
        if (isCorrupt || isKeptAside || published() === null) return;
        if (text === formatJson(recordValues(record))) noteShown(false);
        else write(record);
      }),
    /** Returns the entries to add, those that no longer fit, and what to store; null for another record. */
    toRestore(values: readonly unknown[]) {
      const record = merged();
      const restored = withBackup(record, values, now());
      if (restored === null) return null;
      const { waiting } = restored;
      const aside = [...restored.aside, ...record.aside];
      const added = waiting.filter((entry) => !record.waiting.some((held) => isSameEntry(held, entry)));
      const text = formatJson(recordValues({ ...record, waiting, aside }));
      const asideHere = new Set(record.aside.map(({ value }) => formatJson(value)));
      const texts: KeyedText[] = added.length === 0 ? [] : [...copyToKeep(), [KEY, text]];
      return {
        added,
        leftOut: restored.leftOut.filter(({ value }) => !asideHere.has(formatJson(value))),
        texts,
      };
    },
    /** Returns what to store. A signal's first entry takes its later ones with it. */
    toWithdraw(added: readonly JsonObject[]) {
      const record = merged();
      const going = record.waiting.filter((entry) => added.some((one) => isSameEntry(one, entry)));
      const signals = going.filter(({ kind }) => kind === 'issued').map(({ signal }) => signal);
      const waiting = record.waiting.filter(
        (entry) => !going.includes(entry) && !signals.includes(entry.signal),
      );
      const removed = record.waiting.length - waiting.length;
      const text = formatJson(recordValues({ ...record, waiting }));
      const texts: KeyedText[] = removed === 0 ? [] : [[KEY, text]];
      return { removed, texts };
    },
    /** Discards the samples; returns false once a real signal has been issued. */
    beginOwnRecord: () =>
      afterPublishing((record) => {
        if (!isSampleRecord(recordValues(record).filter(isJsonObject))) return false;
        const { text } = stored();
        if (text !== null && record.aside.length > 0) copyToQuarantine(store, KEY, text);
        write({ sealed: [], waiting: [], aside: [] });
        return true;
      }),
    isCorrupt: () => stored().isCorrupt,
    watch: (onChange: () => void) => watch(KEY, onChange),
  };
}
