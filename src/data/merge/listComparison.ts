import type { CatalogueDraft } from '@/domain/entity';
import type { OrderedBy } from '@/domain/merge/list';
import { bySortOrder } from '@/domain/merge/order';
import { isSameContent, isSameJson } from '@/domain/merge/same';
import { readEntries, toValue, type Entry } from '@/data/catalogue/storedList';
import type { ListRules, PartName } from '@/data/catalogue/lists';
import { idOf } from '@/data/catalogue/ledger';
import { isSameEntry } from '@/data/signals/chain';
import { sharedLength, type MergedRecord } from '@/data/signals/mergeRecord';
import { formatJson, type JsonObject } from '@/data/storage/json';

export interface ListComparison {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly unchanged: number;
  /** Values in the later list that this version can't read */
  readonly unreadable: number;
  /** Always false if the list is ordered by a field */
  readonly isReordered: boolean;
}

export type CatalogueComparison = Partial<Readonly<Record<PartName, ListComparison>>>;

/** Unreadable entries are identified by their contents. */
const identityOf = <D>({ value, record }: Entry<D>): string =>
  record === null ? `unread ${formatJson(value)}` : `id ${record.id}`;

export function compareLists<D extends CatalogueDraft>(
  before: readonly unknown[],
  after: readonly unknown[],
  { draftSchema, orderedBy }: Pick<ListRules<D>, 'draftSchema' | 'orderedBy'>,
): ListComparison {
  const old = new Map(
    readEntries(before, draftSchema).map((entry) => [identityOf(entry), formatJson(toValue(entry))]),
  );
  const inBoth: string[] = [];
  const lost = new Set(old.keys());
  const counts = { added: 0, changed: 0, unchanged: 0, unreadable: 0 };
  for (const entry of readEntries(after, draftSchema)) {
    const identity = identityOf(entry);
    const text = old.get(identity);
    if (lost.delete(identity)) inBoth.push(identity);
    if (entry.record === null) counts.unreadable += 1;
    if (text === undefined) counts.added += 1;
    else if (text === formatJson(toValue(entry))) counts.unchanged += 1;
    else counts.changed += 1;
  }
  const orderBefore = [...old.keys()].filter((identity) => !lost.has(identity));
  const isReordered = orderedBy === 'place' && !isSameJson(inBoth, orderBefore);
  return { ...counts, removed: lost.size, isReordered };
}

/** The names of the records that differ between two versions of a list */
export interface NamedChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  readonly isReordered: boolean;
}

const nameOf = (record: JsonObject): string => (typeof record.name === 'string' ? record.name : idOf(record));

export function namedChanges(
  before: readonly JsonObject[],
  after: readonly JsonObject[],
  orderedBy: OrderedBy,
): NamedChanges {
  const byId = (list: typeof before) => new Map(list.map((record) => [idOf(record), record]));
  const [old, next] = [byId(before), byId(after)];
  const orderIn = (list: typeof old, other: typeof old) =>
    (orderedBy === 'place' ? [...list.keys()] : bySortOrder(list)).filter((id) => other.has(id));
  const isChanged = (record: JsonObject) => {
    const later = next.get(idOf(record));
    return later !== undefined && !isSameContent(record, later);
  };
  return {
    added: after.filter((record) => !old.has(idOf(record))).map(nameOf),
    changed: before.filter(isChanged).map(nameOf),
    removed: before.filter((record) => !next.has(idOf(record))).map(nameOf),
    isReordered: !isSameJson(orderIn(old, next), orderIn(next, old)),
  };
}

/** Entries are never edited, and only samples are removed. */
export const compareEntries = (added: number, unchanged: number, removed = 0): ListComparison => ({
  added,
  changed: 0,
  removed,
  unchanged,
  unreadable: 0,
  isReordered: false,
});

/** @param shown the record on the site */
export function countUnpublished(
  { sealed, waiting }: Pick<MergedRecord, 'sealed' | 'waiting'>,
  shown: readonly JsonObject[],
): ListComparison {
  const unchanged = sharedLength(shown, sealed);
  const here = [...sealed, ...waiting].slice(unchanged);
  const others = shown.slice(unchanged);
  const again = others.filter((entry) => here.some((one) => isSameEntry(one, entry))).length;
  return compareEntries(here.length - again, unchanged + again, others.length - again);
}
