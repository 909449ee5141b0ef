import { isoTime } from '@/domain/catalogue/entity';
import { readHead } from '@/domain/signals/entry';
import { createReplay, type Refusal } from '@/domain/signals/replay';
import { canonicalJson } from '@/domain/merge/canonicalJson';
import { isJsonObject, type JsonObject } from '@/data/storage/json';
import {
  isSampleRecord,
  containsHead,
  headOf,
  isSameEntry,
  isSealed,
  withoutNotes,
  withoutSeal,
  type RecordHead,
  isSealable,
} from './chain';
import { keepFittingSeals, retarget, unpublishFrom, unseal } from './unpublished';
import { isOfAnotherSignal, isStaleUpdate } from './staleUpdate';

/*
 * Published entries exist in one version, so merging needs no questions: the site's come first, then this
 * browser's unpublished ones.
 */

/** How the site's record relates to the published part of this browser's copy */
type SyncState =
  | { readonly kind: 'same' }
  /** An old build on the site shows less than this browser knows to be published. */
  | { readonly kind: 'behind'; readonly shown: number; readonly held: number }
  /** They differ from this place on, counted from 1; the site's is shown. */
  | { readonly kind: 'apart'; readonly place: number };

/** A stored value that is neither shown nor published */
export interface SetAsideEntry {
  readonly value: unknown;
  /** Null if it doesn't belong to a signal */
  readonly signal: number | null;
  readonly reason:
    | Refusal
    | { readonly kind: 'noEntry' }
    | { readonly kind: 'otherSignal' }
    /** Contains a string or number that isn't read the same everywhere. */
    | { readonly kind: 'broken' }
    /** Created in the future, by this computer's clock. */
    | { readonly kind: 'clock' };
}

export interface MergedRecord {
  /** Visible to everybody */
  readonly sealed: readonly JsonObject[];
  /** Visible only in this browser; downloaded entries still have their seals */
  readonly waiting: readonly JsonObject[];
  readonly aside: readonly SetAsideEntry[];
  /** Number of the next signal */
  readonly next: number;
  readonly syncState: SyncState;
}

/** Returns the number of entries that both have in common from the start. */
export function sharedLength(mine: readonly JsonObject[], theirs: readonly JsonObject[]): number {
  const index = mine.findIndex(({ hash }, place) => theirs[place]?.hash !== hash);
  return index === -1 ? mine.length : index;
}

const isJunk = (value: unknown) => !isJsonObject(value) || (!isSealed(value) && readHead(value) === null);

/** Everything after the first unsealed entry is unpublished. */
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

/** Ignores what changes if an entry is published again: its seal, the number and the id of what it corrects. */
const contentOf = (entry: JsonObject): string =>
  canonicalJson({ ...withoutNotes(withoutSeal(entry)), signal: null, formerNumber: null, entry: null });

/** Returns the entries that the site's record doesn't have under any number. */
function missingFrom(theirs: readonly JsonObject[], mine: readonly JsonObject[]): readonly JsonObject[] {
  const there = new Set(theirs.map(contentOf));
  return mine.filter((entry) => !there.has(contentOf(entry)));
}

/** @param record contains the samples that the entries may belong to */
function withoutSamples(entries: readonly JsonObject[], record = entries): readonly JsonObject[] {
  const samples = new Set(record.filter(({ sample }) => sample === true).map(({ signal }) => signal));
  return entries.filter(({ signal }) => !samples.has(signal));
}

interface PublishedAndWaiting extends Pick<MergedRecord, 'sealed' | 'waiting' | 'syncState'> {
  /** Entries that were published on an old build, to be added under numbers of their own */
  readonly fork: readonly JsonObject[];
}

function takePublished(
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
      waiting: mine.slice(known),
      fork: unpublishFrom(theirs, shared),
      syncState: { kind: 'behind', shown: shared, held: known },
    };
  // The site has continued without these, either with a file downloaded here or with an earlier publication.
  const waiting = unpublishFrom(mine, shared);
  return {
    sealed: theirs,
    waiting,
    fork: [],
    syncState: isMissing ? { kind: 'apart', place: shared + 1 } : { kind: 'same' },
  };
}

/**
 * @param stored sealed entries first, then unpublished ones
 * @param published null if unknown
 * @param seen the length and head of the last record this browser was shown
 * @param now milliseconds since 1970
 * @param isOlder whether the site's revision is older than the one known here, for example after an old build
 * was uploaded
 */
export function mergeRecord(
  stored: readonly unknown[] | null,
  published: readonly JsonObject[] | null,
  seen: RecordHead | null,
  now: number,
  isOlder: () => boolean = () => false,
): MergedRecord {
  const mine = splitStored(stored ?? []);
  const isEmpty = stored === null || (mine.junk.length > 0 && mine.junk.length === stored.length);
  // Sealed entries beyond those seen on the site are from downloaded files that aren't in place yet.
  const known = seen !== null && containsHead(mine.sealed, seen) ? seen.length : 0;
  // A record without samples at its start has discarded them, whether here or on the site.
  const hasLeftSamples =
    !isEmpty &&
    published?.[0]?.sample === true &&
    mine.sealed[0]?.sample !== true &&
    (isSampleRecord(published) || isOlder());
  const areSamplesGone =
    published !== null && mine.sealed[0]?.sample === true && published[0]?.sample !== true && !isOlder();
  const { sealed, waiting, fork, syncState } = areSamplesGone
    ? {
        sealed: published,
        waiting: unpublishFrom(withoutSamples(mine.sealed), 0),
        fork: [],
        syncState: { kind: 'same' as const },
      }
    : takePublished(mine.sealed, hasLeftSamples ? [] : (published ?? []), known, isOlder);
  const unpublished = keepFittingSeals([...waiting, ...mine.waiting], sealed);
  const after = [...sealed, ...unpublished];
  const others = retarget(hasLeftSamples ? unpublishFrom(withoutSamples(published), 0) : fork, [], after);
  const values = [...retarget(unpublished, mine.sealed, after), ...others, ...mine.junk];
  return { sealed, ...validateEntries(values, sealed, now, others), syncState };
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Allowed difference between the clocks of two administrators */
const CLOCK_TOLERANCE_MS = 60_000;

/** An issued signal keeps its former number, which people may know, until the new one is confirmed. */
function renumber(entry: JsonObject, number: number): JsonObject {
  if (number === entry.signal) return entry;
  const { formerNumber = entry.signal, ...rest } = unseal(entry);
  const isKnownAsOther = entry.kind === 'issued' && formerNumber !== number;
  return { ...rest, signal: number, ...(isKnownAsOther && { formerNumber }) };
}

export interface NewNumber {
  readonly before: number;
  readonly now: number;
  readonly instrument: string;
}

/** A signal whose number has changed because others published first; it may be theirs, from an old build. */
export interface RenumberedSignal extends NewNumber {
  readonly by: string;
  /** Whether the old number belongs to a sample again */
  readonly isOfSample?: true;
  /** Whether it was published or downloaded under the old number */
  readonly wasInFile?: true;
}

/** Thrown, before anything is changed, if new numbers must be confirmed first. */
export class RenumberedError extends Error {
  override readonly name = 'RenumberedError';
  readonly signals: readonly RenumberedSignal[];

  constructor(signals: readonly RenumberedSignal[]) {
    super('Others published signals first.');
    this.signals = signals;
  }
}

export const renumberedSignals = ({
  sealed,
  waiting,
}: Pick<MergedRecord, 'sealed' | 'waiting'>): readonly RenumberedSignal[] => {
  const samples = new Set(sealed.filter(({ sample }) => sample === true).map(({ signal }) => signal));
  return waiting.flatMap(({ formerNumber: before, formerTime, signal, instrument, by }) =>
    typeof before === 'number'
      ? [
          {
            before,
            now: Number(signal),
            instrument: textIn(instrument),
            by: textIn(by),
            ...(samples.has(before) && { isOfSample: true as const }),
            ...(formerTime !== undefined && { wasInFile: true as const }),
          },
        ]
      : [],
  );
};

/** Confirms the new numbers. */
export const withConfirmedNumbers = (waiting: readonly JsonObject[]): readonly JsonObject[] =>
  waiting.map((entry) => {
    if (entry.formerNumber === undefined) return entry;
    const { formerNumber: _formerNumber, ...settled } = entry;
    return settled;
  });

/**
 * Validates values after the sealed entries, under numbers that are still free and without duplicates. An
 * invalid value is set aside with the later entries of its signal, without affecting others.
 * @param ofBackup values from another browser, whose numbers refer to its own signals
 */
export function validateEntries(
  values: readonly unknown[],
  sealed: readonly JsonObject[],
  now: number,
  ofBackup: readonly unknown[] = [],
): Pick<MergedRecord, 'waiting' | 'aside' | 'next'> {
  const replay = createReplay();
  for (const entry of sealed) if (replay.add(entry)) replay.cutShort(entry);
  const cutShort = new Set<unknown>(replay.cutShortNumbers());
  /** Old numbers to new ones; null if the signal is set aside */
  const [numbersHere, numbersInBackup] = [new Map<number, number | null>(), new Map<number, number | null>()];
  const latest = isoTime(now + CLOCK_TOLERANCE_MS);
  const accepted = [...sealed];
  const aside: SetAsideEntry[] = [];

  for (const value of values) {
    const head = readHead(value);
    if (!isJsonObject(value) || head === null) {
      aside.push({ value, signal: null, reason: { kind: 'noEntry' } });
      continue;
    }
    const isIssue = head.kind === 'issued';
    const numbers = ofBackup.includes(value) ? numbersInBackup : numbersHere;
    const isSame = (entry: JsonObject) => isSameEntry(entry, value);
    const same = accepted.find(isSame);
    const isAside = aside.some(({ value: other }) => isJsonObject(other) && isSame(other));
    if (same || isAside) {
      if (isIssue) numbers.set(head.signal, same ? Number(same.signal) : null);
      continue;
    }
    const number = isIssue ? replay.next() : numbers.get(head.signal);
    // Once an entry before it is left out, a seal no longer fits the chain.
    const entry = renumber(aside.length === 0 ? value : unseal(value), number ?? head.signal);
    const refusal = (): SetAsideEntry['reason'] | null => {
      if (number === null) return { kind: 'behind' };
      if (!isIssue && cutShort.has(entry.signal)) return { kind: 'unknown' };
      if (!isSealable(entry)) return { kind: 'broken' };
      if (textIn(entry.createdAt) > latest) return { kind: 'clock' };
      if (!isIssue && isOfAnotherSignal(entry, accepted)) return { kind: 'otherSignal' };
      if (isStaleUpdate(entry, accepted)) return { kind: 'stale' };
      return replay.add(entry);
    };
    const reason = refusal();
    if (isIssue) numbers.set(head.signal, reason === null ? replay.next() - 1 : null);
    if (reason === null) accepted.push(entry);
    else {
      aside.push({ value: isIssue ? value : entry, signal: head.signal, reason });
      if (!isIssue && number !== null) replay.cutShort(entry);
    }
  }
  return { waiting: accepted.slice(sealed.length), aside, next: replay.next() };
}

/** Values set aside come last, after the entries that their numbers refer to. */
export const recordValues = ({
  sealed,
  waiting,
  aside,
}: Pick<MergedRecord, 'sealed' | 'waiting' | 'aside'>): unknown[] => [
  ...sealed,
  ...waiting,
  ...aside.map(({ value }) => value),
];

/** If a signal's first entry is removed, its later ones are removed with it. */
export function withoutSetAside(
  aside: readonly SetAsideEntry[],
  gone: readonly unknown[],
): readonly SetAsideEntry[] {
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

/** Returns how many entries continue the chain with the seals of an earlier download. */
export function countKeptSeals(waiting: readonly JsonObject[], sealed: readonly JsonObject[]): number {
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
 * Adds the entries of a backup that are missing here and still valid; sets aside unpublished ones that no
 * longer fit, and leaves out those of the backup. Returns null if the backup belongs to a different record.
 * Published entries keep their seals, unless the record has continued without them.
 */
export function withBackup(
  { sealed, waiting }: Pick<MergedRecord, 'sealed' | 'waiting'>,
  values: readonly unknown[],
  now: number,
): (Pick<MergedRecord, 'waiting' | 'aside'> & { readonly leftOut: MergedRecord['aside'] }) | null {
  const backup = splitStored(values);
  const shared = sharedLength(backup.sealed, sealed);
  const isOther = shared === 0 && backup.sealed.length > 0 && sealed.length > 0;
  const haveSamplesLeft = backup.sealed[0]?.sample === true && sealed[0]?.sample !== true;
  if (haveSamplesLeft ? isSampleRecord(backup.sealed) : isOther) return null;
  const isFork = shared < sealed.length;
  // This browser's record has left the samples out, but real signals were published after them on an old build.
  const entries = isOther ? withoutSamples(backup.sealed) : backup.sealed;
  const published = isFork ? unpublishFrom(entries, shared) : entries.slice(shared);
  const pending = isOther ? withoutSamples(backup.waiting, backup.sealed) : backup.waiting;
  const all = keepFittingSeals([...published, ...waiting, ...pending], sealed);
  const after = [...sealed, ...all];
  const [own, end] = [published.length, published.length + waiting.length];
  const [first, last] = [all.slice(0, own), all.slice(end)].map((part) =>
    retarget(part, backup.sealed, after),
  ) as [readonly JsonObject[], readonly JsonObject[]];
  const here = retarget(all.slice(own, end), [...sealed, ...waiting], after);
  const next = validateEntries([...first, ...here, ...last], sealed, now, [...first, ...last]);
  const isHere = ({ value }: SetAsideEntry) =>
    isJsonObject(value) && waiting.some((entry) => isSameEntry(entry, value));
  return {
    waiting: next.waiting,
    aside: next.aside.filter(isHere),
    leftOut: next.aside.filter((entry) => !isHere(entry)),
  };
}
