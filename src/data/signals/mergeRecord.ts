import { isoTime } from '@/domain/entity';
import { readHead } from '@/domain/signals/entry';
import { createReplay, type Refusal } from '@/domain/signals/replay';
import { canonical } from '@/domain/canonicalJson';
import { isJsonObject, type JsonObject } from '@/data/storage/json';
import { isSampleRecord, contains, headOf, unsealed, type NotedHead, isSealable } from './chain';
import { isOvertaken } from './overtaken';

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

/** A stored value that is neither shown nor published, and why. */
export interface SetAside {
  /** As it is stored. */
  readonly value: unknown;
  /** The number of its signal; null for what belongs to none. */
  readonly signal: number | null;
  readonly reason:
    | Refusal
    /** It is no entry of any signal. */
    | { readonly kind: 'noEntry' }
    /** It holds a text or number that not every browser reads alike. */
    | { readonly kind: 'broken' }
    /** By this computer's clock, it was made in the future. */
    | { readonly kind: 'clock' };
}

export interface MergedRecord {
  /** What everybody sees. */
  readonly sealed: readonly JsonObject[];
  /** What only this browser shows. Those that were downloaded in a file have their seals still. */
  readonly waiting: readonly JsonObject[];
  readonly aside: readonly SetAside[];
  /** The number of the next signal. */
  readonly next: number;
  readonly syncState: SyncState;
}

const isSealed = ({ hash }: JsonObject) => typeof hash === 'string' && hash !== '';

/** Whether two entries are the one that was entered at that time. Its number may change until it is published. */
export const isSameEntry = (a: JsonObject, b: JsonObject): boolean =>
  a.createdAt === b.createdAt && a.kind === b.kind && a.by === b.by;

/** How many entries two records have in common, from the first. */
export function sharedLength(mine: readonly JsonObject[], theirs: readonly JsonObject[]): number {
  const index = mine.findIndex(({ hash }, place) => theirs[place]?.hash !== hash);
  return index === -1 ? mine.length : index;
}

const isJunk = (value: unknown) => !isJsonObject(value) || (!isSealed(value) && readHead(value) === null);

/** What is published in it first, then what waits; what is no entry comes last, wherever it was. */
function splitStored(values: readonly unknown[]) {
  const entries = values.filter((value) => !isJunk(value)) as JsonObject[];
  const firstWaiting = entries.findIndex((entry) => !isSealed(entry));
  const length = firstWaiting === -1 ? entries.length : firstWaiting;
  return {
    sealed: entries.slice(0, length),
    waiting: entries.slice(length),
    junk: values.filter(isJunk),
  };
}

/** When the updates of a signal that come before another one were entered. */
export const knownBefore = (entries: readonly JsonObject[], signal: unknown): readonly unknown[] =>
  entries.filter((entry) => entry.signal === signal).map(({ createdAt }) => createdAt);

/**
 * The entries from `start` on, to be published again. Their ids change, so a correction of one of them is set aside:
 * it must not correct another entry.
 */
const waitingAgain = (entries: readonly JsonObject[], start: number): readonly JsonObject[] =>
  entries.slice(start).map((entry, index) => ({
    ...unsealed(entry),
    ...(Number(entry.entry) > start && { entry: '' }),
    known: knownBefore(entries.slice(0, start + index), entry.signal),
  }));

/** What an entry says, whatever its number and its seal. */
const contentOf = (entry: JsonObject): string =>
  canonical({ ...withoutKnown(unsealed(entry)), signal: null, formerNumber: null });

/** The entries of one record that the other doesn't have, under any number. */
function missingFrom(theirs: readonly JsonObject[], mine: readonly JsonObject[]): readonly JsonObject[] {
  const there = new Set(theirs.map(contentOf));
  return mine.filter((entry) => !there.has(contentOf(entry)));
}

interface PublishedAndWaiting extends Pick<MergedRecord, 'sealed' | 'waiting' | 'syncState'> {
  /** Entries that were published on an older build, which follow the others under numbers of their own. */
  readonly fork: readonly JsonObject[];
}

function taken(
  mine: readonly JsonObject[],
  theirs: readonly JsonObject[],
  known: number,
  isOlder: () => boolean,
): PublishedAndWaiting {
  const shared = sharedLength(mine, theirs);
  if (shared === mine.length) return { sealed: theirs, waiting: [], fork: [], syncState: { kind: 'same' } };
  const published = Math.max(shared, known);
  if (shared === theirs.length) {
    const sealed = mine.slice(0, published);
    const isBehind = sealed.length > theirs.length;
    return {
      sealed,
      waiting: mine.slice(published),
      fork: [],
      syncState: isBehind ? { kind: 'behind', shown: shared, held: sealed.length } : { kind: 'same' },
    };
  }
  const isMissing = missingFrom(theirs.slice(shared), mine.slice(shared, known)).length > 0;
  if (isMissing && isOlder())
    return {
      sealed: mine.slice(0, known),
      waiting: waitingAgain(mine, known),
      fork: waitingAgain(theirs, shared),
      syncState: { kind: 'behind', shown: shared, held: known },
    };
  // The site continued without these: with a file that was downloaded here, or with what was published before.
  const waiting = waitingAgain(mine, shared);
  return {
    sealed: theirs,
    waiting,
    fork: [],
    syncState: isMissing ? { kind: 'apart', place: shared + 1 } : { kind: 'same' },
  };
}

/**
 * The record as this browser shows it.
 * @param stored what it holds: sealed entries first, then those that wait; null for nothing
 * @param published the record of the site; null while it is not known
 * @param seen what this browser noted of the record it was shown last
 * @param now the clock, in milliseconds since 1970
 * @param isOlder whether the site has an older revision than this browser knows, as after the upload of an old build
 */
export function mergeRecord(
  stored: readonly unknown[] | null,
  published: readonly JsonObject[] | null,
  seen: NotedHead | null,
  now: number,
  isOlder: () => boolean = () => false,
): MergedRecord {
  const mine = splitStored(stored ?? []);
  const isEmpty = stored === null || (mine.junk.length > 0 && mine.junk.length === stored.length);
  // Sealed entries beyond those once seen on the site are of files that were downloaded and not yet put in place.
  const known = seen !== null && contains(mine.sealed, seen) ? seen.length : 0;
  // A record that begins without the samples has left them for good, whether it is this browser's or the site's.
  const hasLeftSamples = !isEmpty && isSampleRecord(published ?? []) && mine.sealed[0]?.sample !== true;
  const held = mine.sealed.slice(0, known || undefined);
  const areSamplesGone = published !== null && isSampleRecord(held) && published[0]?.sample !== true;
  const { sealed, waiting, fork, syncState } = areSamplesGone
    ? {
        sealed: published,
        waiting: mine.sealed.slice(held.length).map(unsealed),
        fork: [],
        syncState: { kind: 'same' as const },
      }
    : taken(mine.sealed, hasLeftSamples ? [] : (published ?? []), known, isOlder);
  const values = [...waiting, ...mine.waiting, ...fork, ...mine.junk];
  return { sealed, ...arranged(values, sealed, now, fork), syncState };
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** How far the clocks of two administrators may differ. */
const CLOCK_TOLERANCE_MS = 60_000;

/**
 * The entry with the number its signal has here. One that issues it keeps the number under which somebody may know
 * it, until the new one is confirmed.
 */
function numbered(entry: JsonObject, number: number): JsonObject {
  if (number === entry.signal) return entry;
  const { formerNumber = entry.signal, ...rest } = unsealed(entry);
  const isKnownAsOther = entry.kind === 'issued' && formerNumber !== number;
  return { ...rest, signal: number, ...(isKnownAsOther && { formerNumber }) };
}

/** A signal that gets another number than it had when it was issued here, as others published first. */
export interface RenumberedSignal {
  readonly before: number;
  readonly now: number;
  /** Whether the number belongs to a sample: the samples had been left behind here, and are back. */
  readonly isOfSample?: true;
}

/** Thrown, with nothing done, where signals get other numbers than they had, which must be confirmed first. */
export class RenumberedError extends Error {
  override readonly name = 'RenumberedError';
  readonly signals: readonly RenumberedSignal[];

  constructor(signals: readonly RenumberedSignal[]) {
    super('Others published signals first.');
    this.signals = signals;
  }
}

/** The waiting signals that were issued under other numbers than they have by now. */
export const renumberedIn = ({
  sealed,
  waiting,
}: Pick<MergedRecord, 'sealed' | 'waiting'>): readonly RenumberedSignal[] => {
  const samples = new Set(sealed.filter(({ sample }) => sample === true).map(({ signal }) => signal));
  return waiting.flatMap(({ formerNumber: before, signal }) =>
    typeof before === 'number'
      ? [{ before, now: Number(signal), ...(samples.has(before) && { isOfSample: true as const }) }]
      : [],
  );
};

/** The same entries, known by the numbers they have. */
export const withSettledNumbers = (waiting: readonly JsonObject[]): readonly JsonObject[] =>
  waiting.map((entry) => {
    if (entry.formerNumber === undefined) return entry;
    const { formerNumber: _formerNumber, ...settled } = entry;
    return settled;
  });

/** A waiting entry as it is published: without the updates that were known when it was recorded. */
export const withoutKnown = ({ known: _known, ...entry }: JsonObject): JsonObject => entry;

/**
 * What of the waiting values fits behind the sealed entries, under the numbers that the signals get there: nobody's
 * number is taken twice, and no entry is there twice. What does not fit is set aside with the later entries of its
 * signal, and bars nothing else.
 * @param ofBackup the values of another browser's record, whose numbers mean its own signals
 */
export function arranged(
  values: readonly unknown[],
  sealed: readonly JsonObject[],
  now: number,
  ofBackup: readonly unknown[] = [],
): Pick<MergedRecord, 'waiting' | 'aside' | 'next'> {
  const replay = createReplay();
  for (const entry of sealed) if (replay.add(entry)) replay.cutShort(entry);
  const cutShort = new Set<unknown>(replay.cutShortNumbers());
  /** The new numbers of signals issued here, by the old ones; null for one that is set aside. */
  const [numbersHere, numbersInBackup] = [new Map<number, number | null>(), new Map<number, number | null>()];
  const latest = isoTime(now + CLOCK_TOLERANCE_MS);
  const waiting: JsonObject[] = [];
  const aside: SetAside[] = [];

  for (const value of values) {
    const head = readHead(value);
    if (!isJsonObject(value) || head === null) {
      aside.push({ value, signal: null, reason: { kind: 'noEntry' } });
      continue;
    }
    const isIssue = head.kind === 'issued';
    const numbers = ofBackup.includes(value) ? numbersInBackup : numbersHere;
    const isSame = (entry: JsonObject) => isSameEntry(entry, value);
    const same = sealed.find(isSame) ?? waiting.find(isSame);
    if (same) {
      if (isIssue) numbers.set(head.signal, Number(same.signal));
      continue;
    }
    const number = isIssue ? replay.next() : numbers.get(head.signal);
    const entry = numbered(value, number ?? head.signal);
    const refusal = (): SetAside['reason'] | null => {
      if (number === null) return { kind: 'behind' };
      if (!isIssue && cutShort.has(entry.signal)) return { kind: 'unknown' };
      if (!isSealable(entry)) return { kind: 'broken' };
      if (textIn(entry.createdAt) > latest) return { kind: 'clock' };
      if (isOvertaken(entry, sealed)) return { kind: 'overtaken' };
      return replay.add(entry);
    };
    const reason = refusal();
    if (isIssue) numbers.set(head.signal, reason === null ? replay.next() - 1 : null);
    // Seals of an earlier download continue no chain once something before them is left out.
    if (reason === null) waiting.push(aside.length === 0 ? entry : unsealed(entry));
    else {
      aside.push({ value: isIssue ? value : entry, signal: head.signal, reason });
      if (!isIssue && number !== null) replay.cutShort(entry);
    }
  }
  return { waiting, aside, next: replay.next() };
}

/** All that is stored of a record: what is set aside comes last, so that it stays behind what its numbers mean. */
export const recordValues = ({
  sealed,
  waiting,
  aside,
}: Pick<MergedRecord, 'sealed' | 'waiting' | 'aside'>): unknown[] => [
  ...sealed,
  ...waiting,
  ...aside.map(({ value }) => value),
];

/** What is left of set-aside values without these, and without the later entries of a signal that goes with its first. */
export function withoutAside(aside: readonly SetAside[], gone: readonly unknown[]): readonly SetAside[] {
  const goneSignals = new Set<number>();
  return aside.filter(({ value, signal }) => {
    const isIssue = isJsonObject(value) && value.kind === 'issued';
    const isGone = gone.includes(value);
    if (signal !== null && isIssue) {
      if (isGone) goneSignals.add(signal);
      else goneSignals.delete(signal);
    }
    return !isGone && (signal === null || !goneSignals.has(signal));
  });
}

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
 * What waits with the entries of a backup that are neither here nor published and still fit, and what of it has to be
 * set aside for them; null where the backup's published part contradicts the record. An entry that was published
 * keeps its seal.
 */
export function withBackup(
  { sealed, waiting }: Pick<MergedRecord, 'sealed' | 'waiting'>,
  values: readonly unknown[],
  now: number,
): Pick<MergedRecord, 'waiting' | 'aside'> | null {
  const backup = splitStored(values);
  const shared = sharedLength(backup.sealed, sealed);
  const isOther = shared < sealed.length && missingFrom(sealed, backup.sealed.slice(shared)).length > 0;
  if (isOther || (isSampleRecord(backup.sealed) && sealed[0]?.sample !== true)) return null;
  const published = backup.sealed.slice(shared);
  const ofBackup = [...published, ...backup.waiting];
  const next = arranged([...published, ...waiting, ...backup.waiting], sealed, now, ofBackup);
  const isHere = ({ value }: SetAside) =>
    isJsonObject(value) && waiting.some((entry) => isSameEntry(entry, value));
  return { waiting: next.waiting, aside: next.aside.filter(isHere) };
}
