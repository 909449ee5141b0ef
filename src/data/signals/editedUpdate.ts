import { isSameJson } from '@/domain/merge/same';
import type { Digest } from '@/data/storage/environment';
import type { JsonObject } from '@/data/storage/json';
import { checkChain, hashOf } from './chain';
import { sharedLength } from './mergeRecord';
import type { RecordStore } from './recordStore';

/*
 * Records are compared by their hashes, so an update that somebody edited in a file looks like the published one until
 * its hash is computed.
 */

type Entries = readonly JsonObject[];

/** Returns a function that corrects a list: where the two records contain different copies of an entry, it uses the copy that matches its hash. */
export async function createCopyCorrector(
  mine: Entries,
  theirs: Entries,
  digest: Digest | null,
): Promise<(entries: Entries) => Entries> {
  const right = new Map<unknown, JsonObject>();
  for (const [place, their] of theirs.slice(0, sharedLength(mine, theirs)).entries()) {
    const my = mine[place] ?? their;
    if (digest === null || isSameJson(my, their)) continue;
    for (const copy of [my, their])
      if ((await hashOf(copy, digest)) === copy.hash) right.set(copy.hash, copy);
  }
  return (entries) => (right.size === 0 ? entries : entries.map((entry) => right.get(entry.hash) ?? entry));
}

/** Returns the number of the first update that doesn't match its hash, or null. */
export async function editedUpdatePosition(entries: Entries, digest: Digest): Promise<number | null> {
  const { broken } = await checkChain(entries, digest);
  return broken?.kind === 'hash' ? broken.place : null;
}

/** An update that somebody edited in a file after it was published */
export interface EditedUpdate {
  /** Counted from 1 */
  readonly place: number;
  /** Whether this browser has no correct copy, in which case it can't publish */
  readonly isHere: boolean;
}

/** Looks for an edited update on the site and in this browser, and looks again only if either has changed. */
export function createEditedUpdateReader(record: RecordStore, digest: Digest | null) {
  let checked: { readonly of: readonly unknown[]; readonly edited: Promise<EditedUpdate | null> } | undefined;
  async function check(): Promise<EditedUpdate | null> {
    if (digest === null) return null;
    const [{ held }, published] = [record.merged(), record.published() ?? []];
    const repaired = await createCopyCorrector(record.stored().chain, published, digest);
    const here = await editedUpdatePosition(repaired(held.chain), digest);
    const place = here ?? (await editedUpdatePosition(published, digest));
    return place === null ? null : { place, isHere: here !== null };
  }
  return async () => {
    const of = [record.storedText(), record.published()];
    if (!checked || checked.of.some((part, index) => part !== of[index])) checked = { of, edited: check() };
    return await checked.edited;
  };
}
