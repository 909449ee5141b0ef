import { refuse } from '@/domain/signals/refusal';
import { replayRecord } from '@/domain/signals/replay';
import type { Digest, Environment } from '@/data/storage/environment';
import { copyToQuarantine } from '@/data/storage/copyToQuarantine';
import { formatJson, isJsonObject, type JsonObject } from '@/data/storage/json';
import { PUBLISHING_LOCK } from '@/data/storage/lock';
import type { Seed } from '@/data/catalogue/seeds';
import { readUnsettledPublication } from '@/data/catalogue/unsettled';
import { isSameEntry, isSampleRecord, nameOf } from './chain';
import { createEditedUpdateReader, createCopyCorrector } from './editedUpdate';
import { recordValues, type RecordView, type StoredRecord } from './mergeRecord';
import { withoutNamedEntries } from './pending';
import { planRestore, planWithdrawal } from './recordBackup';
import { findEntry, withEntries, withoutEntry, type NewEntry } from './recordChanges';
import { prepareRecordFile, type RecordFileOptions } from './recordFile';
import { createRecordStore, type RecordStore } from './recordStore';

export type { NewEntry } from './recordChanges';

export type TrackRecord = ReturnType<typeof createSignalRecord>;

/**
 * Returns a signal's latest entry, which can be taken back; null if there isn't one or `shown` no longer exists.
 * @throws RefusedEntryError if the signal is published or its latest entry isn't `shown`
 */
function lastWaiting(
  view: RecordView,
  shownNumber: number,
  shown: JsonObject | undefined,
  published: readonly JsonObject[],
  store: Environment['store'],
): JsonObject | null {
  const { sealed, waiting, held } = view;
  const here = findEntry(view, shown);
  if (shown && !here) return null;
  const signal = Number(here?.signal ?? shownNumber);
  const entry = waiting.findLast((one) => one.signal === signal);
  const visible = [...published, ...held.chain.slice(0, held.shown)];
  const isPublished = entry
    ? visible.some((one) => isSameEntry(one, entry))
    : sealed.some((one) => one.signal === signal);
  if (isPublished) refuse({ code: 'alreadyPublished', signal });
  if (entry === undefined) return null;
  if (isUnsettled(store, published)) refuse({ code: 'publicationUnknown' });
  if (shown && !isSameEntry(entry, shown)) refuse({ code: 'latestChanged' });
  return entry;
}

/** Whether updates were sent to the host with an unknown outcome */
function isUnsettled(store: Environment['store'], published: readonly JsonObject[]): boolean {
  const head = readUnsettledPublication(store)?.head ?? '';
  return head !== '' && !published.some((entry) => entry.hash === head);
}

/** Returns the stored record without the set-aside values, and the set-aside values that aren't entries. */
function withoutAside({ aside, held }: RecordView, values: readonly unknown[]) {
  const texts = values.map((value) => formatJson(value));
  const gone = aside.filter(({ value }) => texts.includes(formatJson(value))).map(({ value }) => value);
  const junk = held.junk.filter((value) => gone.includes(value));
  const names = new Set(gone.filter(isJsonObject).map(nameOf));
  const left: StoredRecord = {
    ...held,
    pending: withoutNamedEntries(held.pending, names),
    junk: held.junk.filter((value) => !junk.includes(value)),
  };
  return { left, junk };
}

/** Discards the samples; once a real signal has been issued, returns false and discards nothing. */
function beginOwn(record: RecordStore, store: Environment['store'], view: RecordView): boolean {
  const { sealed, waiting, aside, held } = view;
  if (!isSampleRecord([...sealed, ...waiting, ...held.pending])) return false;
  const text = record.storedText();
  if (text !== null && aside.length > 0) copyToQuarantine(store, record.KEY, text);
  record.write(view, { chain: [], shown: 0, pending: [], junk: [], isBegun: true });
  return true;
}

/** Stores the record merged with the published one, unless somebody must first choose the record to continue. */
async function keepPublished(record: RecordStore, { now, digest }: Pick<Environment, 'now' | 'digest'>) {
  const repaired = await createCopyCorrector(record.stored().chain, record.published() ?? [], digest);
  await record.mutate((view) => {
    if (record.isCorrupt() || view.syncState.kind === 'apart' || record.published() === null) return;
    const held = { ...view.held, chain: repaired(view.held.chain) };
    if (record.storedText() === formatJson(recordValues(held, now()))) record.noteShown(false);
    else record.write(view, held);
  });
}

/** Every function can throw a StorageError, in which case nothing was written. */
export function createSignalRecord(environment: Environment, site: Seed) {
  const { store, now, lock, watch, digest } = environment;
  const record = createRecordStore(environment, site);
  const { KEY, merged, mutate, write, isCorrupt } = record;
  const published = () => record.published() ?? [];

  /** Waits for publishing, because the change could remove what is being published. */
  const afterPublishing = <T>(change: (view: RecordView) => T) => lock(PUBLISHING_LOCK, () => mutate(change));

  return {
    read() {
      const view = merged();
      return { ...view, replay: replayRecord([...view.sealed, ...view.waiting]) };
    },
    /** The stored values, for a backup */
    values() {
      const { held, chain } = merged();
      return recordValues(held, now(), chain);
    },
    /** Runs the tasks of all tabs one after another, so that a draft is issued only once. */
    whileIssuing: <T>(task: () => Promise<T>) => lock(`${KEY}_issuing`, task),
    /**
     * Returns the signal's number. A market order includes its `triggered` entry.
     * @throws RefusedEntryError
     */
    issue: (entries: readonly NewEntry[]) =>
      mutate((view) => {
        write(view, withEntries(view, view.next, entries, environment));
        return view.next;
      }),
    /**
     * Returns the signal's number.
     * @param issued identifies the signal, because its number may have changed
     * @throws RefusedEntryError
     */
    append: (shownNumber: number, entry: NewEntry, issued?: JsonObject) =>
      mutate((view) => {
        const here = findEntry(view, issued);
        if (issued && !here) refuse({ code: 'takenBack', signal: shownNumber });
        const signal = Number(here?.signal ?? shownNumber);
        write(view, withEntries(view, signal, [entry], environment));
        return signal;
      }),
    /**
     * Takes back the latest unpublished entry and returns it; null if there isn't one or `shown` no longer exists.
     * @param shown the entry to take back; no other is removed
     * @throws RefusedEntryError if the signal is published or its latest entry isn't `shown`
     */
    takeBack: (shownNumber: number, shown?: JsonObject) =>
      afterPublishing((view) => {
        const entry = lastWaiting(view, shownNumber, shown, published(), store);
        if (entry) write(view, withoutEntry(view.held, entry));
        return entry;
      }),
    /**
     * Removes set-aside values, and a signal's later entries with its first. Makes a copy of values that aren't
     * entries.
     */
    removeAside: (values: readonly unknown[]) =>
      afterPublishing((view) => {
        const { left, junk } = withoutAside(view, values);
        if (junk.length > 0) copyToQuarantine(store, KEY, formatJson(junk));
        write(view, left);
      }),
    /**
     * Seals the unpublished entries.
     * @param digest null if the browser can't compute hashes
     * @throws ForkedRecordError, RenumberedError or SealError, having changed nothing
     */
    prepare: (digest: Digest | null, options: RecordFileOptions = {}) =>
      prepareRecordFile(environment, record, digest, options),
    keepPublished: () => keepPublished(record, environment),
    /** Returns null if there is no edited update, or if the browser can't compute hashes */
    edited: createEditedUpdateReader(record, digest),
    planRestore: (values: readonly unknown[]) => planRestore(record, now(), values),
    planWithdrawal: (added: readonly JsonObject[]) => planWithdrawal(record, added),
    /** Discards the samples; once a real signal has been issued, returns false and discards nothing. */
    beginOwnRecord: () => afterPublishing((view) => beginOwn(record, store, view)),
    isCorrupt,
    watch: (onChange: () => void) => watch(KEY, onChange),
  };
}
