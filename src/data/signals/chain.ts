import type { Digest } from '@/data/storage/environment';
import { isTime } from '@/domain/signals/entry';
import { replayRecord } from '@/domain/signals/replay';
import { isJsonObject, type JsonObject } from '@/data/storage/json';
import { canonical } from '@/domain/canonicalJson';

/*
 * The record as a hash chain: each entry holds the hash of the one before it, so that whoever noted the last hash
 * notices when anything before it is changed, removed or put elsewhere.
 */

// Encoders write the same bytes for every lone surrogate, so that different texts would have one hash.
const isWellFormed = (text: string) => !/\p{Surrogate}/u.test(text);

// Beyond ASCII, languages sort keys differently.
const isPlainKey = (key: string) => /^[ -~]*$/.test(key);

/** Whether every implementation makes the same hash of a value: whole numbers, well-formed texts, ASCII keys. */
export function isSealable(value: unknown): boolean {
  if (typeof value === 'string') return isWellFormed(value);
  if (typeof value === 'number') return Number.isSafeInteger(value);
  if (Array.isArray(value)) return value.every(isSealable);
  if (isJsonObject(value))
    return Object.entries(value).every(([key, inner]) => isPlainKey(key) && isSealable(inner));
  return value === null || typeof value === 'boolean';
}

/** What the first entry holds for the hash before it. */
const NO_HASH = '0'.repeat(64);

/** The 64 hex digits of an entry's SHA-256, all its fields but `hash` counted, also those this version does not know. */
export async function hashOf({ hash: _hash, ...entry }: JsonObject, digest: Digest): Promise<string> {
  const bytes = new Uint8Array(await digest(new TextEncoder().encode(canonical(entry))));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The hash of the latest update, which identifies the whole record; 64 zeros for an empty one. */
export const headOf = (entries: readonly JsonObject[]): string => textIn(entries.at(-1)?.hash) || NO_HASH;

/** Thrown where waiting updates cannot be sealed. */
export class SealError extends Error {
  override readonly name = 'SealError';
  /**
   * `broken`: a text could not be checked by others; `insecure`: without https there are no hashes; `missing`:
   * published updates are neither here nor on the site, so nothing fits after them
   */
  readonly reason: 'broken' | 'insecure' | 'missing';

  constructor(reason: SealError['reason']) {
    super(`Updates of signals cannot be sealed: ${reason}.`);
    this.reason = reason;
  }
}

/**
 * The entries as they are to be published behind the sealed ones. Their fields of an earlier seal are replaced.
 * @param publishedAt when the file with them is made, as `toISOString()` gives it; no earlier than any of their times
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

/** An entry without what sealing gave it: it waits for its publication again. */
export const unsealed = ({
  id: _id,
  publishedAt: _publishedAt,
  previous: _previous,
  hash: _hash,
  ...entry
}: JsonObject): JsonObject => entry;

/**
 * - `form`: it is not an update, or holds a text or number that not everyone reads alike
 * - `place`: its id is not its place, or it does not hold the hash before it
 * - `hash`: what it says and its hash differ
 * - `time`: it was published before the entry before it, before it was typed, or typed before it happened
 * - `rule`: the rules of the record do not allow it there
 */
type BreakKind = 'form' | 'place' | 'hash' | 'time' | 'rule';

/** A record's length and head as somebody noted them. */
export interface NotedHead {
  readonly length: number;
  readonly head: string;
}

/** Whether a record still holds what it held when this was noted. */
export const contains = (entries: readonly JsonObject[], { length, head }: NotedHead): boolean =>
  length === 0 || entries[length - 1]?.hash === head;

/** Whether a record holds sample signals only, which an owner may leave behind once. */
export const isSampleRecord = (entries: readonly JsonObject[]): boolean =>
  entries.length > 0 && entries.every(({ kind, sample }) => kind !== 'issued' || sample === true);

export interface ChainCheck {
  readonly length: number;
  readonly head: string;
  /** When the latest update was published; '' for an empty record. */
  readonly newest: string;
  /** The first entry that does not fit, counted from 1; for `rule` with the sentence. Null for an unbroken record. */
  readonly broken: { readonly place: number; readonly kind: BreakKind; readonly sentence?: string } | null;
}

const isInOrder = (entry: JsonObject, before: JsonObject | undefined): boolean => {
  const at = textIn(entry.at);
  const createdAt = textIn(entry.createdAt);
  const publishedAt = textIn(entry.publishedAt);
  return (
    [at, createdAt, publishedAt].every(isTime) &&
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

/**
 * Checks a record from its first entry to its last.
 * @param onProgress called with how many entries have been checked, after each 500
 */
export async function checkChain(
  entries: readonly unknown[],
  digest: Digest,
  onProgress: (checked: number) => void = () => undefined,
): Promise<ChainCheck> {
  const objects = entries.filter(isJsonObject);
  const report = {
    length: entries.length,
    head: headOf(objects),
    newest: textIn(objects.at(-1)?.publishedAt),
  };
  const [refused] = replayRecord(entries).refusals;
  for (const [index, entry] of entries.entries()) {
    const place = index + 1;
    const kind = await breakOf(entry, objects[index - 1], place, digest);
    if (kind !== null) return { ...report, broken: { place, kind } };
    if (refused?.index === index)
      return { ...report, broken: { place, kind: 'rule', sentence: refused.sentence } };
    if (place % 500 === 0) onProgress(place);
  }
  return { ...report, broken: null };
}
