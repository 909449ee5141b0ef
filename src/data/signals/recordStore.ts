import { isoTime } from '@/domain/catalogue/entity';
import { type Environment, simulatedDelays } from '@/data/storage/environment';
import { quarantineKeyFor } from '@/data/storage/copyToQuarantine';
import { formatJson, parseList } from '@/data/storage/json';
import type { KeyedText } from '@/data/storage/keyValueStore';
import { createTextReader } from '@/data/storage/textReader';
import { type StorageErrorKind, writeFailure } from '@/data/storage/storageError';
import { storageKeys } from '@/data/storage/storageKeys';
import { knownRecords, type Seed } from '@/data/catalogue/seeds';
import type { ForkAnswer } from './fork';
import {
  haveSamplesReturned,
  mergeRecord,
  readRecord,
  recordValues,
  type RecordView,
  type StoredRecord,
} from './mergeRecord';
import { signalsRenumberedElsewhere } from './pending';
import { readSeenHead, rememberHead } from './seenHead';

/*
 * Signals under one storage key: first the chain, then what waits. Waiting entries can be taken back, but nothing
 * published can be changed or removed. Published entries are stored as soon as the dashboard knows them, so that an
 * older file on the host can neither remove nor reseal them.
 */

const KEY = storageKeys.signals;

const writeErrorMessage = (kind: StorageErrorKind): string =>
  kind === 'verify' ? 'Signal was not properly saved to storage' : 'Failed to save signal to storage';

export type RecordStore = ReturnType<typeof createRecordStore>;

/** Every function can throw a StorageError, in which case nothing was written. */
export function createRecordStore({ store, now, wait, lock, report, log }: Environment, site: Seed) {
  const readList = createTextReader(store, KEY, parseList);
  const published = () => knownRecords(site);

  function stored(): StoredRecord {
    const { parsed } = readList();
    return readRecord(parsed === 'corrupt' ? null : parsed, readSeenHead(store));
  }

  const isCorrupt = () => readList().parsed === 'corrupt';

  const merged = (answer?: ForkAnswer): RecordView => mergeRecord(stored(), published(), now(), answer);

  /** The texts to store, with a copy of the stored text if that is unreadable */
  function texts(held: StoredRecord, chain: RecordView['chain'] = held.chain): readonly KeyedText[] {
    const { text } = readList();
    const copyKey = text !== null && isCorrupt() ? quarantineKeyFor(store, KEY, text) : null;
    const copies: KeyedText[] = text !== null && copyKey !== null ? [[copyKey, text]] : [];
    return [...copies, [KEY, formatJson(recordValues(held, now(), chain))]];
  }

  /** Notes the record that visitors see; `hasAll` if it includes everything noted before, even with different seals. */
  function noteShown(hasAll: boolean): void {
    try {
      rememberHead(store, published() ?? [], isoTime(now()), hasAll);
    } catch (error) {
      report(error);
    }
  }

  /**
   * @param view the record before the change
   * @param held the record after the change
   */
  function write({ syncState, chain }: RecordView, held: StoredRecord): void {
    const before = stored();
    const isOfSite = syncState.kind === 'same' && chain === published();
    for (const [key, text] of texts(held, syncState.kind === 'apart' ? chain : held.chain))
      store.write(key, text);
    const mine = [...before.chain.slice(before.shown), ...before.pending];
    // The record that visitors last saw stays as noted until somebody has chosen the record to continue.
    if (syncState.kind === 'apart') return;
    for (const action of signalsRenumberedElsewhere(mine, chain)) log?.(action);
    if (haveSamplesReturned(before, chain))
      log?.('The sample signals are back, because somebody published a signal after them');
    noteShown(isOfSite && before.shown > 0);
  }

  /** Everything from reading to writing must stay synchronous. */
  async function mutate<T>(change: (record: RecordView) => T, answer?: ForkAnswer): Promise<T> {
    try {
      return await lock(KEY, async () => {
        await wait(simulatedDelays.write);
        return change(merged(answer));
      });
    } catch (error) {
      throw writeFailure(KEY, error, writeErrorMessage);
    }
  }

  return {
    KEY,
    isCorrupt,
    published,
    stored,
    storedText: () => readList().text,
    merged,
    texts,
    write,
    mutate,
    noteShown,
  };
}
