import type { JsonObject } from '@/data/storage/json';
import { isSealed, entriesNotIn, nameOf, withoutSeal } from './chain';

/*
 * Entries that wait to be published aren't in the chain yet, and may get another number. So they refer to
 * others by name: `of` names the entry that issued their signal, `about` the one that they correct, and `known`
 * those of the signal that their author had seen. A new signal records the `number` that people may already know.
 */

/**
 * Makes sealed entries wait again. The time of their publication is recorded, because a later time of
 * publication can make trades count as late.
 */
export function reopenedEntries(
  entries: readonly JsonObject[],
  chain: readonly JsonObject[],
): readonly JsonObject[] {
  return entries.map((sealed) => {
    const { signal, entry: id, ...entry } = withoutSeal(sealed);
    const waiting = { ...entry, ...(isSealed(sealed) && { formerTime: sealed.publishedAt }) };
    if (entry.kind === 'issued') return { ...waiting, number: signal };
    const before = chain.slice(0, chain.indexOf(sealed)).filter((one) => one.signal === signal);
    const issue = before.find(({ kind }) => kind === 'issued');
    const target = before.find((one) => one.id === id);
    return {
      ...waiting,
      of: issue ? nameOf(issue) : '',
      known: before.map(nameOf),
      ...(target && { about: nameOf(target) }),
    };
  });
}

/** A signal's later entries are removed with its first. */
export function withoutNamedEntries(
  pending: readonly JsonObject[],
  names: ReadonlySet<unknown>,
): readonly JsonObject[] {
  return pending.filter((entry) => !names.has(nameOf(entry)) && !names.has(entry.of));
}

/** Samples that a record has dropped aren't restored with the other record's entries. */
export function withoutDroppedSamples(
  entries: readonly JsonObject[],
  record: readonly JsonObject[],
  chain: readonly JsonObject[],
): readonly JsonObject[] {
  if (entries.length === 0) return entries;
  const samples = record.filter(({ kind, sample }) => kind === 'issued' && sample === true);
  const left = new Set(entriesNotIn(samples, chain).map(({ signal }) => signal));
  return entries.filter(({ signal }) => !left.has(signal));
}

/** Describes each signal that somebody else published under a different number from the one it has in this browser. */
export function signalsRenumberedElsewhere(
  mine: readonly JsonObject[],
  chain: readonly JsonObject[],
): string[] {
  const own = mine.filter(({ kind }) => kind === 'issued');
  if (own.length === 0) return [];
  const there = new Map(chain.map((entry) => [nameOf(entry), entry]));
  return own.flatMap((entry) => {
    const published = there.get(nameOf(entry));
    const before = entry.number ?? entry.signal;
    if (!published || published.signal === before) return [];
    const [number, next, instrument] = [before, published.signal, published.instrument].map(String);
    return [`Signal ${number}, ${instrument}, was published by somebody else, as signal ${next}`];
  });
}
