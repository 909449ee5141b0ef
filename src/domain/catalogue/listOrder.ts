interface Identified {
  readonly id: string;
}

/** The named records in the given order, then the others in their existing order. */
export function sortByIds<R extends Identified>(records: readonly R[], ids: readonly string[]): R[] {
  const left = new Map(records.map((record) => [record.id, record]));
  const first = ids.flatMap((id) => {
    const record = left.get(id);
    left.delete(id);
    return record ?? [];
  });
  return [...first, ...left.values()];
}

/** Moves `id` after `behind`, or to the start if `behind` is null; undefined if either record is missing. */
export function orderWithMovedRecord(
  records: readonly Identified[],
  id: string,
  behind: string | null,
): readonly string[] | undefined {
  const others = records.map((record) => record.id).filter((other) => other !== id);
  const place = behind === null ? 0 : others.indexOf(behind) + 1;
  if (others.length === records.length || (behind !== null && place === 0)) return undefined;
  return others.toSpliced(place, 0, id);
}
