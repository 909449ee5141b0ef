import { canonicalJson } from './canonicalJson';
import { authorOf, bySide, decide, otherSide, type MergeContext, type VersionedRecord } from './decide';
import { compareDots, FLOOR, includesDot, isSameDot, type DotOrFloor } from './dots';
import { isSameJson } from './same';
import { identitiesIn, sortOrderOf, UNORDERED } from './versionedList';
import type { ListRecord, OrderedBy } from './versions';

interface MergedOrder {
  readonly identities: readonly string[];
  readonly dot: DotOrFloor;
  /** A sort order for each record; null if both sides have the same order with different numbers */
  readonly numbers: readonly number[] | null;
}

/** Adds to the prevailing order the records that only the other side has. */
function withOthers(
  frame: readonly string[],
  others: readonly string[],
  bornIn: (identity: string) => DotOrFloor,
  isKnown: (born: DotOrFloor) => boolean,
): string[] {
  const identities = [...frame];
  const placed = new Set(frame);
  others.forEach((identity, index) => {
    if (placed.has(identity)) return;
    const born = bornIn(identity);
    // Records that the author of the order didn't know go after the last older record, all others after their
    // predecessor on the other side.
    const before = isKnown(born)
      ? identities.indexOf(others[index - 1] ?? '')
      : identities.findLastIndex((one) => compareDots(bornIn(one), born) <= 0);
    identities.splice(before + 1, 0, identity);
    placed.add(identity);
  });
  return identities;
}

/** Merges the order of the records as a single value. */
export function mergeOrder(
  merging: MergeContext,
  merged: ReadonlyMap<string, VersionedRecord>,
  orderedBy: OrderedBy,
): MergedOrder {
  const orders = bySide((side) =>
    identitiesIn(merging[side].list, orderedBy).filter((identity) => merged.has(identity)),
  );
  const shared = bySide((side) =>
    orders[side].filter((identity) => merging[otherSide(side)].records.has(identity)),
  );
  const dots = bySide((side) => merging[side].list.versions.order ?? FLOOR);
  // Equal dots mean the same last change of the order. Restored records may still have different places.
  const isOneOrder = isSameDot(dots.mine, dots.theirs);
  const first = canonicalJson(orders.mine) >= canonicalJson(orders.theirs) ? 'mine' : 'theirs';
  const verdict = isOneOrder
    ? first
    : decide(
        merging,
        bySide((side) => [dots[side]]),
        isSameJson(shared.mine, shared.theirs),
      );
  const ids = bySide((side) => shared[side].map((identity) => merged.get(identity)?.record.id ?? ''));
  const about = authorOf(merging.theirs, [dots.theirs]);
  const { side, answered } = merging.settle(verdict, { kind: 'order', id: '', unit: '', ...ids, about });
  const other = otherSide(side);
  const identities = withOthers(
    orders[side],
    orders[other],
    (identity) => merged.get(identity)?.entry.born ?? FLOOR,
    (born) => born === FLOOR || includesDot(merging[side].list.versions.seen, born),
  );
  const placeAt = (one: typeof side, identity: string) => {
    const version = merging[one].records.get(identity);
    return version && sortOrderOf(version.record);
  };
  const isOneNumbering = shared.mine.every(
    (identity) => placeAt('mine', identity) === placeAt('theirs', identity),
  );
  const numbers = identities.map((one) => placeAt(side, one) ?? placeAt(other, one) ?? UNORDERED);
  return { identities, dot: answered ?? dots[side], numbers: isOneOrder && !isOneNumbering ? null : numbers };
}

/** Keeps the sort orders if they increase; otherwise numbers the records from 1. */
export function withNumbers(records: readonly ListRecord[], numbers: MergedOrder['numbers']): ListRecord[] {
  const rises = numbers?.every((place, index) => {
    const before = numbers[index - 1] ?? -Infinity;
    return before < place || (before === place && place === UNORDERED);
  });
  return records.map((record, index) => ({ ...record, sortOrder: rises ? numbers?.[index] : index + 1 }));
}
