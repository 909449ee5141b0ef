import { replayRecord } from '@/domain/signals/replay';
import { isJsonObject, type JsonObject } from '@/data/storage/json';
import { contains, headOf, unsealed, type NotedHead } from './chain';
import { isSampleRecord } from './isSampleRecord';

/*
 * The record that the site shows and what a browser holds of it. Published entries have one version, so that both
 * are put together without a question: the site's first, then those that wait here for their publication.
 */

/** How the site's record and the published part of this browser's copy relate to each other. */
type SyncState =
  | { readonly kind: 'same' }
  /** An older build is on the site: it shows less than this browser knows to be published. */
  | { readonly kind: 'behind'; readonly shown: number; readonly held: number }
  /** They differ from this place on, counted from 1: the site's is shown. */
  | { readonly kind: 'apart'; readonly place: number };

export interface MergedRecord {
  /** What everybody sees. */
  readonly sealed: readonly JsonObject[];
  /** What only this browser shows. Those that were downloaded in a file have their seals still. */
  readonly waiting: readonly JsonObject[];
  readonly syncState: SyncState;
}

const isSealed = ({ hash }: JsonObject) => typeof hash === 'string' && hash !== '';

/** Whether two entries are the one that was typed at that time. */
export const isSameEntry = (a: JsonObject, b: JsonObject): boolean =>
  a.createdAt === b.createdAt && a.signal === b.signal && a.kind === b.kind;

function sharedLength(mine: readonly JsonObject[], theirs: readonly JsonObject[]): number {
  const index = mine.findIndex(({ hash }, place) => theirs[place]?.hash !== hash);
  return index === -1 ? mine.length : index;
}

function splitStored(values: readonly unknown[]) {
  const objects = values.filter(isJsonObject);
  const firstWaiting = objects.findIndex((entry) => !isSealed(entry));
  const length = firstWaiting === -1 ? objects.length : firstWaiting;
  return { sealed: objects.slice(0, length), waiting: objects.slice(length) };
}

function taken(mine: readonly JsonObject[], theirs: readonly JsonObject[], known: number): MergedRecord {
  const shared = sharedLength(mine, theirs);
  if (shared === mine.length) return { sealed: theirs, waiting: [], syncState: { kind: 'same' } };
  const published = Math.max(shared, known);
  if (shared === theirs.length) {
    const sealed = mine.slice(0, published);
    const isBehind = sealed.length > theirs.length;
    return {
      sealed,
      waiting: mine.slice(published),
      syncState: isBehind ? { kind: 'behind', shown: shared, held: sealed.length } : { kind: 'same' },
    };
  }
  // Files that were downloaded here and never put in place have been overtaken: their entries wait again.
  const waiting = mine.slice(published).map(unsealed);
  if (shared >= known) return { sealed: theirs, waiting, syncState: { kind: 'same' } };
  return { sealed: theirs, waiting, syncState: { kind: 'apart', place: shared + 1 } };
}

/**
 * The record as this browser shows it.
 * @param stored what it holds: sealed entries first, then those that wait; null for nothing
 * @param published the record of the site
 * @param seen what this browser noted of the record it was shown last
 */
export function mergeRecord(
  stored: readonly unknown[] | null,
  published: readonly JsonObject[],
  seen: NotedHead | null,
): MergedRecord {
  if (stored === null) return { sealed: published, waiting: [], syncState: { kind: 'same' } };
  const mine = splitStored(stored);
  // A list begins with the record it was written behind: one without the samples has left them for good.
  const theirs = isSampleRecord(published) && mine.sealed[0]?.sample !== true ? [] : published;
  // Sealed entries beyond those once seen on the site are of files that were downloaded and not yet put in place.
  const known = seen !== null && contains(mine.sealed, seen) ? seen.length : 0;
  const { sealed, waiting, syncState } = taken(mine.sealed, theirs, known);
  return {
    sealed,
    waiting: [...waiting, ...mine.waiting].filter(
      (entry) => !sealed.some((held) => isSameEntry(held, entry)),
    ),
    syncState,
  };
}

/** An entry that no longer fits behind what was published meanwhile, and why. */
export interface Misfit {
  readonly entry: JsonObject;
  readonly sentence: string;
}

const highestNumber = (entries: readonly JsonObject[]): number =>
  entries.reduce(
    (highest, { kind, signal }) => (kind === 'issued' ? Math.max(highest, Number(signal)) : highest),
    0,
  );

/** The waiting entries with the numbers their signals get behind the sealed ones: nobody's number is taken twice. */
export function renumbered(waiting: readonly JsonObject[], sealed: readonly JsonObject[]): JsonObject[] {
  const numbers = new Map<unknown, number>();
  let next = highestNumber(sealed);
  return waiting.map((entry) => {
    if (entry.kind === 'issued') numbers.set(entry.signal, (next += 1));
    const number = numbers.get(entry.signal) ?? entry.signal;
    return number === entry.signal ? entry : unsealed({ ...entry, signal: number });
  });
}

/** The waiting entries that the rules do not allow behind the sealed ones, in order. */
export const misfitsIn = (waiting: readonly JsonObject[], sealed: readonly JsonObject[]): Misfit[] =>
  replayRecord([...sealed, ...waiting]).refusals.flatMap(({ index, sentence }) => {
    const entry = waiting[index - sealed.length];
    return entry === undefined ? [] : [{ entry, sentence }];
  });

/** How many waiting entries continue the chain with the seals of an earlier download, which are then kept. */
export function keptSeals(waiting: readonly JsonObject[], sealed: readonly JsonObject[]): number {
  let before = headOf(sealed);
  const index = waiting.findIndex((entry, place) => {
    const fits =
      isSealed(entry) && entry.id === String(sealed.length + place + 1) && entry.previous === before;
    before = headOf([entry]);
    return !fits;
  });
  return index === -1 ? waiting.length : index;
}

/**
 * The waiting entries with those of a backup that are neither here nor published and still fit; null where the
 * backup's published part contradicts the record.
 */
export function withBackup(
  { sealed, waiting }: Pick<MergedRecord, 'sealed' | 'waiting'>,
  values: readonly unknown[],
): JsonObject[] | null {
  const backup = splitStored(values);
  const shared = sharedLength(backup.sealed, sealed);
  if (shared < backup.sealed.length && shared < sealed.length) return null;
  const here = [...sealed, ...waiting];
  const missing = [...backup.sealed.slice(shared), ...backup.waiting].filter(
    (entry) => !here.some((held) => isSameEntry(held, entry)),
  );
  let joined = [...waiting];
  for (const entry of missing) {
    const next = [...joined, unsealed(entry)];
    const numbers = renumbered(next, sealed);
    if (!misfitsIn(numbers, sealed).some((misfit) => misfit.entry === numbers.at(-1))) joined = next;
  }
  return renumbered(joined, sealed);
}
