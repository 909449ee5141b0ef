import { isJsonObject, type JsonObject } from '@/data/storage/json';
import { isSameEntry, isSealed } from './chain';

/**
 * Makes unpublished corrections refer to the same updates by their ids in `after`. A correction whose update
 * has no id there notes which one it was, so that it finds it later.
 */
export const retarget = (
  corrections: readonly JsonObject[],
  before: readonly JsonObject[],
  after: readonly JsonObject[],
): readonly JsonObject[] =>
  corrections.map((entry) => {
    if (entry.kind !== 'corrected') return entry;
    const { target: noted, ...correction } = entry;
    const target = before.find(({ id }) => id === entry.entry) ?? noted;
    if (!isJsonObject(target)) return { ...entry, entry: '' };
    const found = after.find((one) => isSealed(one) && isSameEntry(one, target));
    if (found?.id === entry.entry) return entry;
    const { createdAt, kind, by } = target;
    return found
      ? { ...correction, entry: found.id }
      : { ...correction, entry: '', target: { createdAt, kind, by } };
  });
