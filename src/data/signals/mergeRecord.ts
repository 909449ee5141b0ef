import { readEntryHead } from '@/domain/signals/entry';
import { canonicalJson } from '@/domain/merge/canonicalJson';
import { isJsonObject, type JsonObject } from '@/data/storage/json';
import {
  containsHead,
  headOf,
  isSampleRecord,
  isSealed,
  entriesNotIn,
  nameOf,
  type RecordHead,
} from './chain';
import type { Fork, ForkAnswer } from './fork';
import { numberPending, rulesAfter, type SetAsideEntry } from './numberPending';
import { isOlderEntry, withEntryNames } from './olderEntries';
import { reopenedEntries, withoutDroppedSamples } from './pending';

/*
 * Published entries form a chain, which only grows. Of two chains, the one that continues the other prevails;
 * if neither does, the site's prevails unless somebody chooses this browser's. Entries that only the losing
 * chain contains wait to be published again, with a new number and time but as the same entries.
 */

export interface HeldRecord {
  /** Published entries, then those sealed for a downloaded file that nobody has seen on the site yet */
  readonly chain: readonly JsonObject[];
  /** The number of chain entries that have been seen on the site */
  readonly shown: number;
  /** Entries without a place in the chain; those that don't fit come last */
  readonly pending: readonly JsonObject[];
}

export interface StoredRecord extends HeldRecord {
  /** Values that aren't entries */
  readonly junk: readonly unknown[];
  /** Whether anything was stored, even an empty record */
  readonly isBegun: boolean;
}

/** How the site's record relates to the published part of this browser's copy */
type SyncState =
  | { readonly kind: 'same' }
  /** An older file on the site shows less than this browser knows to be published. */
  | { readonly kind: 'behind'; readonly shown: number; readonly held: number }
  /** Neither record continues the other, and visitors have seen both; the site's is shown. */
  | { readonly kind: 'apart'; readonly fork: Fork };

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

/** Returns the number of leading entries that both chains share. */
export function sharedLength(mine: readonly JsonObject[], theirs: readonly JsonObject[]): number {
  const index = mine.findIndex(({ hash }, place) => theirs[place]?.hash !== hash);
  return index === -1 ? mine.length : index;
}

const isJunk = (value: unknown) =>
  !isJsonObject(value) || (!isSealed(value) && readEntryHead(value) === null);

/**
 * Reads stored values, or those of a backup.
 * @param seen the length and head of the last record this browser was shown
 */
export function readRecord(values: readonly unknown[] | null, seen: RecordHead | null): StoredRecord {
  const junk = (values ?? []).filter(isJunk);
  const entries = (values ?? []).filter((value) => !isJunk(value)) as JsonObject[];
  const firstOpen = entries.findIndex(
    (entry, place) =>
      !isSealed(entry) || entry.previous !== headOf(entries.slice(Math.max(0, place - 1), place)),
  );
  const length = firstOpen === -1 ? entries.length : firstOpen;
  const chain = entries.slice(0, length);
  const pending: JsonObject[] = [];
  for (const [index, entry] of entries.slice(length).entries()) {
    const earlier = entries.slice(0, length + index);
    const [waiting] = isSealed(entry)
      ? reopenedEntries([entry], entries)
      : [isOlderEntry(entry) ? withEntryNames(entry, earlier) : entry];
    if (waiting) pending.push(...entriesNotIn([waiting], pending));
  }
  return {
    chain,
    // Sealed entries beyond those seen on the site are from downloaded files that aren't in place yet.
    shown: seen !== null && containsHead(chain, seen) ? seen.length : 0,
    pending,
    junk,
    isBegun: values !== null && (values.length === 0 || junk.length < values.length),
  };
}

export interface MergedChains extends HeldRecord {
  readonly syncState: SyncState;
}

/**
 * Merges this browser's record with the site's chain.
 * @param side which of two published records to continue
 */
export function mergeChains(
  mine: HeldRecord,
  theirs: readonly JsonObject[],
  side: ForkAnswer['side'] = 'theirs',
): MergedChains {
  const shared = sharedLength(mine.chain, theirs);
  // The site's record may have dropped its samples, and contain nothing else yet.
  const isBehind = shared === theirs.length && (theirs.length > 0 || mine.chain[0]?.sample !== true);
  const published = mine.chain.slice(shared, mine.shown);
  const gone = isBehind ? [] : entriesNotIn(withoutDroppedSamples(published, mine.chain, theirs), theirs);
  const isApart = gone.length > 0;
  const isMine = isBehind || (isApart && side === 'mine');
  const [chain, other] = isMine ? [mine.chain, theirs] : [theirs, mine.chain];
  const missing = entriesNotIn(other.slice(shared), chain);
  const back = reopenedEntries(withoutDroppedSamples(missing, other, chain), other);
  const shown = isMine ? Math.max(mine.shown, isBehind ? shared : 0) : theirs.length;
  return {
    chain,
    shown,
    pending: entriesNotIn([...entriesNotIn(back, mine.pending), ...mine.pending], chain),
    syncState: isApart
      ? {
          kind: 'apart',
          fork: {
            place: shared + 1,
            mine: gone.map(nameOf),
            theirs: entriesNotIn(theirs.slice(shared), mine.chain).map(nameOf),
          },
        }
      : isBehind && shown > shared
        ? { kind: 'behind', shown: shared, held: shown }
        : { kind: 'same' },
  };
}

export interface RecordView extends MergedRecord {
  /** What to store: the merged record, or the previous one while the question about a fork is still unanswered */
  readonly held: StoredRecord;
  /** The chain that the waiting entries follow */
  readonly chain: readonly JsonObject[];
}

/** Shows waiting entries after a chain. */
export function shownRecord(
  { chain, shown, pending, junk }: Omit<StoredRecord, 'isBegun'>,
  now: number,
): Omit<MergedRecord, 'syncState'> {
  const { accepted, aside, next } = numberPending(chain, pending, rulesAfter(chain, now));
  const noEntries = junk.map((value): SetAsideEntry => ({
    value,
    signal: null,
    reason: { kind: 'noEntry' },
  }));
  return {
    sealed: chain.slice(0, shown),
    waiting: [...chain.slice(shown), ...accepted],
    aside: [...aside, ...noEntries],
    next,
  };
}

/** Whether the samples have been discarded here, and nothing after them has been published. */
const hasDiscardedSamples = ({ isBegun, chain, shown }: StoredRecord): boolean =>
  isBegun && shown === 0 && chain[0]?.sample !== true;

/** Whether the discarded samples return, because somebody else has since published a signal after them. */
export const haveSamplesReturned = (before: StoredRecord, chain: readonly JsonObject[]): boolean =>
  hasDiscardedSamples(before) && chain[0]?.sample === true && !isSampleRecord(chain);

/**
 * @param published null if unknown
 * @param now milliseconds since 1970
 */
export function mergeRecord(
  stored: StoredRecord,
  published: readonly JsonObject[] | null,
  now: number,
  answer?: ForkAnswer,
): RecordView {
  // A record without samples at its start has discarded them, whether here or on the site.
  const hasLeftSamples =
    stored.isBegun && isSampleRecord(published ?? []) && stored.chain[0]?.sample !== true;
  const theirs = hasLeftSamples ? [] : published;
  let merged: MergedChains = theirs
    ? mergeChains(stored, theirs)
    : { ...stored, syncState: { kind: 'same' } };
  const { syncState } = merged;
  const isAnswered =
    theirs && syncState.kind === 'apart' && canonicalJson(answer?.fork) === canonicalJson(syncState.fork);
  if (isAnswered) merged = { ...mergeChains(stored, theirs, answer?.side), syncState: { kind: 'same' } };
  const { junk, isBegun } = stored;
  const shown = shownRecord({ ...merged, junk }, now);
  const isOpen = merged.syncState.kind === 'apart';
  const isInRecord = (value: unknown) =>
    isOpen && isJsonObject(value) && entriesNotIn([value], stored.chain).length === 0;
  return {
    ...shown,
    aside: shown.aside.map((one) => (isInRecord(one.value) ? { ...one, isInRecord: true } : one)),
    syncState: merged.syncState,
    held: isOpen ? stored : { ...merged, junk, isBegun },
    chain: merged.chain,
  };
}

/** The stored form of a record: waiting entries also have the numbers and ids that they would get now. */
export function recordValues(
  { chain, pending, junk }: Pick<StoredRecord, 'chain' | 'pending' | 'junk'>,
  now: number,
  after = chain,
): unknown[] {
  const { accepted, aside } = numberPending(after, entriesNotIn(pending, after), rulesAfter(after, now));
  const numbered = [...accepted, ...aside.map(({ value }) => value)];
  return [...chain, ...numbered, ...entriesNotIn(pending, numbered), ...junk];
}
