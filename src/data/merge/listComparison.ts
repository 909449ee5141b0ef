import type { CatalogueDraft } from '@/domain/catalogue/entity';
import { differences } from '@/domain/merge/differences';
import { valueAt } from '@/domain/merge/units';
import type { ListRecord } from '@/domain/merge/versions';
import { readEntries, toStoredValue, type ListEntry } from '@/data/catalogue/entries';
import type { ListRules, PartName } from '@/data/catalogue/lists';
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
  readonly isReordered: boolean;
  /** The changes by name; none for signals */
  readonly changes: readonly NamedChange[];
}

export type NamedChange =
  | { readonly kind: 'added' | 'removed'; readonly name: string }
  | {
      readonly kind: 'changed';
      readonly name: string;
      readonly fields: readonly {
        readonly unit: string;
        readonly before: unknown;
        readonly after: unknown;
        /** Whether it was edited by hand in a file */
        readonly isManualEdit?: boolean | undefined;
      }[];
    };

export type CatalogueComparison = Partial<Readonly<Record<PartName, ListComparison>>>;

/** Compares contents: who saved a record, and when, doesn't matter. */
export function compareLists<D extends CatalogueDraft>(
  before: readonly unknown[],
  after: readonly unknown[],
  { draftSchema, orderedBy }: Pick<ListRules<D>, 'draftSchema' | 'orderedBy'>,
  isManualEdit?: (id: string, unit: string) => boolean,
): ListComparison {
  const [old, next] = [before, after].map((values) => readEntries(values, draftSchema));
  const readable = (entries: readonly ListEntry<D>[] = []) =>
    entries.filter(({ record }) => record !== null).map(toStoredValue) as ListRecord[];
  const unreadable = (entries: readonly ListEntry<D>[] = []) =>
    entries.flatMap(({ value, record }) => (record === null ? [formatJson(value)] : []));
  const records = readable(next);
  const { added, changed, removed, isReordered } = differences({ records }, readable(old), orderedBy);
  const [lost, kept] = [unreadable(old), unreadable(next)];
  return {
    added: added.length + kept.filter((text) => !lost.includes(text)).length,
    changed: changed.length,
    removed: removed.length + lost.filter((text) => !kept.includes(text)).length,
    unchanged:
      records.length - added.length - changed.length + kept.filter((text) => lost.includes(text)).length,
    unreadable: kept.length,
    isReordered,
    changes: [
      ...added.map(({ name }) => ({ kind: 'added', name: String(name) }) as const),
      ...changed.map(
        ({ record, published, units }) =>
          ({
            kind: 'changed',
            name: String(record.name),
            fields: units.map((unit) => ({
              unit,
              before: valueAt(published, unit),
              after: valueAt(record, unit),
              isManualEdit: isManualEdit?.(record.id, unit),
            })),
          }) as const,
      ),
      ...removed.map(({ name }) => ({ kind: 'removed', name: String(name) }) as const),
    ],
  };
}

/** Entries are never edited, and only samples are removed. */
export const entryComparison = (added: number, unchanged: number, removed = 0): ListComparison => ({
  added,
  changed: 0,
  removed,
  unchanged,
  unreadable: 0,
  isReordered: false,
  changes: [],
});

/** @param shown the record on the site */
export function unpublishedComparison(
  { sealed, waiting }: Pick<MergedRecord, 'sealed' | 'waiting'>,
  shown: readonly JsonObject[],
): ListComparison {
  const unchanged = sharedLength(shown, sealed);
  const here = [...sealed, ...waiting].slice(unchanged);
  const others = shown.slice(unchanged);
  const again = others.filter((entry) => here.some((one) => isSameEntry(one, entry))).length;
  return entryComparison(here.length - again, unchanged + again, others.length - again);
}
