import { isJsonObject, type JsonObject } from '@/data/storage/json';
import { headOf, isSameEntry, isSealed, withoutSeal } from './chain';

/*
 * Entries that aren't published, or must be published again. They get their ids when they are sealed, so a
 * correction can only refer to an update by its id while that update is sealed.
 */

/** Returns the creation times of a signal's updates. */
export const knownBefore = (entries: readonly JsonObject[], signal: unknown): readonly unknown[] =>
  entries.filter((entry) => entry.signal === signal).map(({ createdAt }) => createdAt);

/** Notes when the entry was published: a new time of publication can make trades late. */
export const unseal = (entry: JsonObject): JsonObject =>
  isSealed(entry) ? { ...withoutSeal(entry), formerTime: entry.publishedAt } : entry;

/** Notes which update a correction refers to, because its id may change. */
const withTarget = (
  correction: JsonObject,
  target: JsonObject | undefined,
  id: unknown = '',
): JsonObject => ({
  ...correction,
  entry: id,
  ...(target && { target: { createdAt: target.createdAt, kind: target.kind, by: target.by } }),
});

/** Makes the entries from `start` on unpublished again. */
export const unpublishFrom = (entries: readonly JsonObject[], start: number): readonly JsonObject[] =>
  entries.slice(start).map((entry, index) => {
    const known = knownBefore(entries.slice(0, start + index), entry.signal);
    const unsealed = { ...unseal(entry), known };
    if (entry.kind !== 'corrected') return unsealed;
    const place = entries.findIndex(({ id }) => id === entry.entry);
    return withTarget(unsealed, entries[place], place < start ? entries[place]?.id : '');
  });

/** Unseals the entries whose seals don't continue the chain of `sealed`. */
export function keepFittingSeals(
  entries: readonly JsonObject[],
  sealed: readonly JsonObject[],
): readonly JsonObject[] {
  const kept = [...sealed];
  let isBroken = false;
  return entries.map((entry) => {
    if (!isBroken && isSealed(entry) && entry.previous === headOf(kept)) {
      kept.push(entry);
      return entry;
    }
    // Duplicates will be left out.
    isBroken ||= !kept.some((one) => isSameEntry(one, entry));
    return unseal(entry);
  });
}

/**
 * Makes unpublished corrections refer to the same updates by their ids in `after`.
 * @param before the record that their ids are from, unless they note their update
 */
export const retarget = (
  entries: readonly JsonObject[],
  before: readonly JsonObject[],
  after: readonly JsonObject[],
): readonly JsonObject[] =>
  entries.map((entry) => {
    if (entry.kind !== 'corrected' || isSealed(entry)) return entry;
    const target = isJsonObject(entry.target) ? entry.target : before.find(({ id }) => id === entry.entry);
    const found = target && after.find((one) => isSealed(one) && isSameEntry(one, target));
    return withTarget(entry, target, found?.id);
  });

/** Describes each signal that somebody else published under another number than it has here. */
export function publishedElsewhere(before: readonly JsonObject[], sealed: readonly JsonObject[]): string[] {
  const hashes = new Set(sealed.map(({ hash }) => hash));
  return before.flatMap((entry) => {
    if (entry.kind !== 'issued' || hashes.has(entry.hash)) return [];
    const published = sealed.find((one) => isSameEntry(one, entry));
    if (!published || published.signal === entry.signal) return [];
    const { signal, instrument } = published;
    return [
      `Signal ${String(entry.signal)}, ${String(instrument)}, was published by somebody else, as signal ${String(signal)}`,
    ];
  });
}
