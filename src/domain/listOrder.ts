interface Identified {
  readonly id: string;
}

/** The records named first, in that order, then the others in theirs. */
export function inOrderOf<R extends Identified>(records: readonly R[], ids: readonly string[]): R[] {
  const left = new Map(records.map((record) => [record.id, record]));
  const first = ids.flatMap((id) => {
    const record = left.get(id);
    left.delete(id);
    return record ?? [];
  });
  return [...first, ...left.values()];
}

/** The ids once `id` comes right behind `behind`, or first for null; undefined where either is not there. */
export function orderWithMoved(
  records: readonly Identified[],
  id: string,
  behind: string | null,
): readonly string[] | undefined {
  const others = records.map((record) => record.id).filter((other) => other !== id);
  const place = behind === null ? 0 : others.indexOf(behind) + 1;
  if (others.length === records.length || (behind !== null && place === 0)) return undefined;
  return others.toSpliced(place, 0, id);
}
