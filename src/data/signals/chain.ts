import type { Digest } from '@/data/storage/environment';
import { isIsoTime } from '@/domain/signals/entry';
import type { EntryProblem } from '@/domain/signals/refusal';
import { replayRecord } from '@/domain/signals/replay';
import { isJsonObject, type JsonObject } from '@/data/storage/json';
import { canonicalJson } from '@/domain/merge/canonicalJson';

/*
 * Each entry contains the hash of the previous one, so anyone who knows the last hash notices if an earlier
 * entry is changed, removed or moved.
 */

// Encoders turn every lone surrogate into the same bytes, so different strings would have the same hash.
const isWellFormed = (text: string) => !/\p{Surrogate}/u.test(text);

// Languages differ in how they sort other keys.
const isPlainKey = (key: string) => /^[ -~]*$/.test(key);

/** Whether every implementation computes the same hash: integers, well-formed strings, ASCII keys */
export function isSealable(value: unknown): boolean {
  if (typeof value === 'string') return isWellFormed(value);
  if (typeof value === 'number') return Number.isSafeInteger(value);
  if (Array.isArray(value)) return value.every(isSealable);
  if (isJsonObject(value))
    return Object.entries(value).every(([key, inner]) => isPlainKey(key) && isSealable(inner));
  return value === null || typeof value === 'boolean';
}

const NO_HASH = '0'.repeat(64);

/** SHA-256 as 64 hex digits, over all fields except `hash`, even unknown ones */
export async function hashOf({ hash: _hash, ...entry }: JsonObject, digest: Digest): Promise<string> {
  const bytes = new Uint8Array(await digest(new TextEncoder().encode(canonicalJson(entry))));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the latest update's hash, which identifies the entire record; 64 zeros if it's empty. */
export const headOf = (entries: readonly JsonObject[]): string => textIn(entries.at(-1)?.hash) || NO_HASH;

export class SealError extends Error {
  override readonly name = 'SealError';
  /**
   * - `broken`: contains a value that others couldn't verify
   * - `changed`: a published update doesn't match its hash, because somebody edited the file
   * - `fork`: the site's record and this browser's were both published, and only publishing can join them
   * - `insecure`: browsers don't compute hashes without HTTPS
   * - `missing`: published updates are neither in this browser nor on the site, so there's nothing to continue from
   */
  readonly reason: 'broken' | 'changed' | 'fork' | 'insecure' | 'missing';

  constructor(reason: SealError['reason']) {
    super(`Signal updates cannot be sealed: ${reason}.`);
    this.reason = reason;
  }
}

/**
 * Seals entries for publication, replacing earlier seals.
 * @param publishedAt as `toISOString()` returns it; no earlier than any of the entries' times
 * @throws SealError `broken`
 */
export async function seal(
  entries: readonly JsonObject[],
  sealed: readonly JsonObject[],
  publishedAt: string,
  digest: Digest,
): Promise<JsonObject[]> {
  const result: JsonObject[] = [];
  let previous = headOf(sealed);
  for (const entry of entries) {
    const id = String(sealed.length + result.length + 1);
    const next: JsonObject = { ...entry, id, publishedAt, previous };
    if (!isSealable(next)) throw new SealError('broken');
    previous = await hashOf(next, digest);
    result.push({ ...next, hash: previous });
  }
  return result;
}

export const isSealed = ({ hash }: JsonObject): boolean => typeof hash === 'string' && hash !== '';

/**
 * The name of an entry, wherever it is and whatever its number: the dot it got when recorded. Entries from
 * older versions of the site have no dot, so their creation time, kind and author serve as the name.
 */
export const nameOf = ({ dot, createdAt, kind, by }: JsonObject): string =>
  Array.isArray(dot) ? dot.join('.') : [createdAt, kind, by].join(' ');

export const isSameEntry = (a: JsonObject, b: JsonObject): boolean => nameOf(a) === nameOf(b);

/** Returns the entries that the other list doesn't contain. */
export function entriesNotIn(
  entries: readonly JsonObject[],
  others: readonly JsonObject[],
): readonly JsonObject[] {
  if (entries.length === 0) return entries;
  const names = new Set(others.map(nameOf));
  return entries.filter((entry) => !names.has(nameOf(entry)));
}

export const withoutSeal = ({
  id: _id,
  publishedAt: _publishedAt,
  previous: _previous,
  hash: _hash,
  ...entry
}: JsonObject): JsonObject => entry;

/** Removes the fields that aren't published. */
export const withoutNotes = ({
  number: _number,
  of: _of,
  about: _about,
  known: _known,
  formerTime: _formerTime,
  ...entry
}: JsonObject): JsonObject => entry;

/**
 * - `form`: not an update, or a string or number that not every implementation reads identically
 * - `place`: wrong id or previous hash
 * - `hash`: doesn't match the contents
 * - `time`: published before the previous entry or before it was entered, or entered before it happened
 * - `rule`: not allowed there by the rules of the record
 */
type BreakKind = 'form' | 'place' | 'hash' | 'time' | 'rule';

export interface RecordHead {
  readonly length: number;
  readonly head: string;
}

export const containsHead = (entries: readonly JsonObject[], { length, head }: RecordHead): boolean =>
  length === 0 || entries[length - 1]?.hash === head;

export const isSampleRecord = (entries: readonly JsonObject[]): boolean =>
  entries.length > 0 && entries.every(({ kind, sample }) => kind !== 'issued' || sample === true);

export interface ChainCheck {
  readonly length: number;
  /** The first invalid entry, counted from 1; `problem` only for `rule` */
  readonly broken: {
    readonly place: number;
    readonly kind: BreakKind;
    readonly problem?: EntryProblem;
  } | null;
}

const isInOrder = (entry: JsonObject, before: JsonObject | undefined): boolean => {
  const at = textIn(entry.at);
  const createdAt = textIn(entry.createdAt);
  const publishedAt = textIn(entry.publishedAt);
  return (
    [at, createdAt, publishedAt].every(isIsoTime) &&
    at <= createdAt &&
    createdAt <= publishedAt &&
    textIn(before?.publishedAt) <= publishedAt
  );
};

async function breakOf(
  value: unknown,
  before: JsonObject | undefined,
  place: number,
  digest: Digest,
): Promise<BreakKind | null> {
  if (!isJsonObject(value) || !isSealable(value)) return 'form';
  if (value.id !== String(place) || value.previous !== headOf(before ? [before] : [])) return 'place';
  if (value.hash !== (await hashOf(value, digest))) return 'hash';
  return isInOrder(value, before) ? null : 'time';
}

/** @param onProgress called with the number of entries checked, after every 500 */
export async function checkChain(
  entries: readonly unknown[],
  digest: Digest,
  onProgress: (checked: number) => void = () => undefined,
): Promise<ChainCheck> {
  const objects = entries.filter(isJsonObject);
  const { length } = entries;
  const [refused] = replayRecord(entries).refusals;
  for (const [index, entry] of entries.entries()) {
    const place = index + 1;
    const kind = await breakOf(entry, objects[index - 1], place, digest);
    if (kind !== null) return { length, broken: { place, kind } };
    if (refused?.index === index)
      return { length, broken: { place, kind: 'rule', problem: refused.problem } };
    if (place % 500 === 0) onProgress(place);
  }
  return { length, broken: null };
}
