import type { MergeSide } from './decide';
import { mergeLists, type MergeOptions, type MergeResult } from './merge';
import type { VersionedList } from './versions';

/** The chosen sides by `questionKey` */
export type Answers = ReadonlyMap<string, MergeSide>;

/** Merges a list with others, one after another, skipping those that don't exist. */
export function mergeAll(
  own: VersionedList,
  others: readonly (VersionedList | undefined)[],
  options: MergeOptions,
): MergeResult {
  let result: MergeResult = { list: own, questions: [], renamed: [] };
  for (const other of others) {
    if (other === undefined || result.list === null) continue;
    const before: readonly (readonly [string, string])[] = result.renamed;
    const next = mergeLists(result.list, other, options);
    result = next.list === null ? next : { ...next, renamed: [...before, ...next.renamed] };
  }
  return result;
}
