import { canonicalJson } from './canonicalJson';
import { compareDots, FLOOR, includesDot, laterDot, type Dot, type DotOrFloor } from './dots';
import { ownValue } from './same';
import type { ListRecord, RecordVersions, VersionedList } from './versions';

export type MergeSide = 'mine' | 'theirs';

export type BySide<T> = Readonly<Record<MergeSide, T>>;

export const otherSide = (side: MergeSide): MergeSide => (side === 'mine' ? 'theirs' : 'mine');

export const bySide = <T>(of: (side: MergeSide) => T): BySide<T> => ({
  mine: of('mine'),
  theirs: of('theirs'),
});

/**
 * Two people changed the same thing, neither having seen the other's change:
 * - `field`: to different values
 * - `deletedHere`, `deletedThere`: one deleted the record, for which the value is null, and one changed it
 * - `order`: to different orders, given as ids
 */
export interface MergeQuestion {
  readonly list: string;
  readonly kind: 'field' | 'deletedHere' | 'deletedThere' | 'order';
  /** The record's id, as in this browser if it has the record; empty for the order */
  readonly id: string;
  /** The name of the field, such as `leverage` or `supported/mac`; otherwise empty */
  readonly unit: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** How the other side's value came about */
  readonly about?: {
    /** Undefined if it isn't known */
    readonly author?: string | undefined;
    /** What the author wants to be called */
    readonly name?: string | undefined;
    /** When the record was last saved there; undefined if it's deleted there */
    readonly savedAt?: unknown;
    /** For a deletion: the units that were changed since, on the side that has the record */
    readonly changed?: readonly string[];
  };
}

/** Changes when either side does, so that an old answer no longer applies. */
export const questionKey = ({ list, kind, id, unit, mine, theirs }: MergeQuestion): string =>
  canonicalJson([list, kind, id, unit, mine ?? null, theirs ?? null]);

/** A record with its versions */
export interface VersionedRecord {
  readonly record: ListRecord;
  readonly entry: RecordVersions;
}

/** One of the lists of a merge */
export interface Party {
  readonly list: VersionedList;
  /** Keyed by identity, like the next map */
  readonly records: ReadonlyMap<string, VersionedRecord>;
  readonly lost: ReadonlyMap<string, readonly [id: string, entry: RecordVersions]>;
  /** Whether this list has seen the entire floor of the other list */
  readonly sawFloor: boolean;
}

/** The side that prevails, and the dot of whoever chose it */
export interface Verdict {
  readonly side: MergeSide;
  readonly answered?: Dot | undefined;
}

export interface MergeContext extends BySide<Party> {
  /** Returns a side, even for an open question. */
  readonly settle: (verdict: MergeSide | 'ask', question: Omit<MergeQuestion, 'list'>) => Verdict;
}

/** Whether a side has seen a dot of the other list. */
export const hasSeen = ({ list, sawFloor }: Party, dot: DotOrFloor): boolean =>
  dot === FLOOR ? sawFloor : includesDot(list.versions.seen, dot);

/** Who made the latest of these changes */
export function authorOf({ list }: Party, dots: readonly DotOrFloor[]) {
  const author = dots.reduce(laterDot)?.[0];
  const name: unknown = author === undefined ? author : ownValue(list.versions.names ?? {}, author);
  return { author, ...(typeof name === 'string' && { name }) };
}

/** The one rule: a side is later if it has seen the other side's change and its own change hasn't been seen. */
export function decide(
  { mine, theirs }: BySide<Party>,
  dots: BySide<readonly DotOrFloor[]>,
  isSame: boolean,
): MergeSide | 'ask' {
  const iSaw = dots.theirs.every((dot) => hasSeen(mine, dot));
  const theySaw = dots.mine.every((dot) => hasSeen(theirs, dot));
  if (iSaw !== theySaw) return iSaw ? 'mine' : 'theirs';
  // Neither side has seen the other's change, or both have, because a dot was used twice: somebody must answer.
  if (!isSame) return 'ask';
  return compareDots(dots.mine.reduce(laterDot), dots.theirs.reduce(laterDot)) >= 0 ? 'mine' : 'theirs';
}
