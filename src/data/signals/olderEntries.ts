import type { JsonObject } from '@/data/storage/json';
import { isSealed, nameOf } from './chain';

/*
 * Reads unpublished entries stored by site versions from before December 2026, which some tabs may still have open.
 * The entries refer to others by number, id and creation time. See `catalogue/olderStorage.ts` for when this file
 * may be deleted.
 */

/** @param earlier the values stored before the entry, with the numbers they had then */
export function withEntryNames(entry: JsonObject, earlier: readonly JsonObject[]): JsonObject {
  const { signal, formerNumber, target, known, ...rest } = entry;
  if (entry.kind === 'issued') return { ...rest, signal, number: formerNumber ?? signal };
  const hasKnown = (one: JsonObject) => !Array.isArray(known) || known.includes(one.createdAt);
  const isOfSignal = (one: JsonObject) => one.signal === signal && hasKnown(one);
  const issue = earlier.findLast((one) => one.kind === 'issued' && isOfSignal(one));
  const named = target as JsonObject | undefined;
  const corrected =
    earlier.find((one) => named && one.kind === named.kind && one.createdAt === named.createdAt) ??
    earlier.find((one) => isSealed(one) && one.id === entry.entry) ??
    named;
  return {
    ...rest,
    signal,
    of: issue ? nameOf(issue) : '',
    ...(Array.isArray(known) && { known: earlier.filter(isOfSignal).map(nameOf) }),
    ...(entry.kind === 'corrected' && corrected && { about: nameOf(corrected) }),
  };
}

export const isOlderEntry = ({ kind, number, of }: JsonObject): boolean =>
  kind === 'issued' ? number === undefined : of === undefined;
