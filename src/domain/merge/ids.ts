import type { VersionedRecord } from './decide';
import { compareDots, FLOOR } from './dots';

const numberOf = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : -1);

/** The later of a record's two ids: an id only ever increases, and only if two records share it. */
export function laterId(a: string, b: string): string {
  const difference = numberOf(a) - numberOf(b) || (a < b ? -1 : 1);
  return difference >= 0 ? a : b;
}

/**
 * Of two records that were added independently under the same id, the earlier keeps it; the other gets the next number.
 */
export function withUniqueIds(records: ReadonlyMap<string, VersionedRecord>): Map<string, VersionedRecord> {
  const unique = new Map(records);
  const byAge = [...records].sort(
    ([a, x], [b, y]) => compareDots(x.entry.born ?? FLOOR, y.entry.born ?? FLOOR) || (a < b ? -1 : 1),
  );
  let last = byAge.reduce((highest, [, { record }]) => Math.max(highest, numberOf(record.id)), 0);
  const taken = new Set<string>();
  for (const [identity, { record, entry }] of byAge) {
    const id = taken.has(record.id) ? String((last += 1)) : record.id;
    taken.add(id);
    if (id !== record.id)
      unique.set(identity, {
        record: { ...record, id },
        entry: { ...entry, first: entry.first ?? record.id },
      });
  }
  return unique;
}
