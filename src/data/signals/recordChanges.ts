import type { EntryKind } from '@/domain/signals/entry';
import { isoTime } from '@/domain/catalogue/entity';
import { entryProblems, refuse, RefusedEntryError } from '@/domain/signals/refusal';
import type { Environment } from '@/data/storage/environment';
import { isJsonObject, sanitise, type JsonObject } from '@/data/storage/json';
import { isSameEntry, nameOf } from './chain';
import { shownRecord, type RecordView, type StoredRecord } from './mergeRecord';
import { reopenedEntries, withoutNamedEntries } from './pending';

export interface NewEntry extends JsonObject {
  readonly kind: EntryKind;
  /** Defaults to the time at which the entry is recorded */
  readonly at?: string;
  readonly by: string;
}

const AUTHOR_CHARACTERS = 8;

const highestDot = (entries: readonly JsonObject[]): number =>
  entries.reduce((highest, { dot }) => Math.max(highest, Array.isArray(dot) ? Number(dot[1]) : 0), 0);

/**
 * Gives an entry a name, a creation time that is unique for its kind, and the names of the entries it refers
 * to. @param all the entries that the new one may refer to
 */
function stamped(
  entry: NewEntry,
  signal: number,
  all: readonly JsonObject[],
  { now, newPublicationId }: Pick<Environment, 'now' | 'newPublicationId'>,
): JsonObject {
  const isTaken = (createdAt: string) =>
    all.some((other) => other.kind === entry.kind && other.createdAt === createdAt);
  let clock = now();
  while (isTaken(isoTime(clock))) clock += 1;
  const createdAt = isoTime(clock);
  const dot = [newPublicationId().slice(-AUTHOR_CHARACTERS), highestDot(all) + 1];
  const before = all.filter((one) => one.signal === signal);
  const issue = before.findLast(({ kind }) => kind === 'issued');
  const target = before.find(({ id }) => id !== undefined && id === entry.entry);
  return sanitise({
    signal,
    at: createdAt,
    ...entry,
    createdAt,
    dot,
    ...(entry.kind === 'issued'
      ? { number: signal }
      : { of: issue ? nameOf(issue) : '', known: before.map(nameOf) }),
    ...(target && { about: nameOf(target) }),
  }) as JsonObject;
}

/**
 * Returns the stored record with new entries for a signal.
 * @throws RefusedEntryError
 */
export function withEntries(
  { sealed, waiting, aside, chain, held }: RecordView,
  signal: number,
  entries: readonly NewEntry[],
  environment: Pick<Environment, 'now' | 'newPublicationId'>,
): StoredRecord {
  const all = [...sealed, ...waiting, ...aside.map(({ value }) => value).filter(isJsonObject)];
  const added: JsonObject[] = [];
  for (const entry of entries) added.push(stamped(entry, signal, [...all, ...added], environment));
  const shown = waiting.slice(chain.length - sealed.length);
  const after = shownRecord(
    { chain, shown: sealed.length, pending: [...shown, ...added], junk: [] },
    environment.now(),
  );
  const [problem] = [
    ...after.aside.flatMap(({ reason }) => (reason.kind === 'rule' ? [reason.problem] : [])),
    ...added.flatMap(entryProblems),
  ];
  if (problem !== undefined) throw new RefusedEntryError(problem);
  for (const { reason } of after.aside) {
    if (reason.kind === 'unknown') refuse({ code: 'laterVersion', signal });
    if (reason.kind === 'broken') refuse({ code: 'brokenCharacter' });
  }
  return { ...held, pending: [...held.pending, ...added] };
}

/** Finds an entry that was shown; its signal may have another number by now. */
export const findEntry = (
  { sealed, waiting }: Pick<RecordView, 'sealed' | 'waiting'>,
  shown: JsonObject | undefined,
): JsonObject | undefined => shown && [...sealed, ...waiting].find((entry) => isSameEntry(entry, shown));

/** Returns the stored record without an unpublished entry; those sealed after it wait again. */
export function withoutEntry(held: StoredRecord, entry: JsonObject): StoredRecord {
  const { chain, pending } = held;
  const place = chain.findIndex((one) => isSameEntry(one, entry));
  if (place === -1) return { ...held, pending: withoutNamedEntries(pending, new Set([nameOf(entry)])) };
  const back = reopenedEntries(chain.slice(place + 1), chain);
  return {
    ...held,
    chain: chain.slice(0, place),
    pending: withoutNamedEntries([...back, ...pending], new Set([nameOf(entry)])),
  };
}
