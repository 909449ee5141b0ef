/** What every stored record has besides its editable fields. Times are ISO 8601 in UTC, or '' if unknown. */
export interface Stamps {
  readonly id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export type Stored<Draft> = Draft & Stamps;

export interface CatalogueDraft {
  readonly name: string;
  readonly isActive: boolean;
}

export const onlyActive = <R extends CatalogueDraft>(records: readonly R[]): R[] =>
  records.filter((record) => record.isActive);

export const onlyInactive = <R extends CatalogueDraft>(records: readonly R[]): R[] =>
  records.filter((record) => !record.isActive);

/**
 * The only allocator of ids: the proposed number, increased until it is free. An invalid proposal starts from
 * 1.
 */
export function uniqueId(proposed: number, taken: ReadonlySet<string>): string {
  let id = Number.isSafeInteger(proposed) && proposed > 0 ? proposed : 1;
  while (taken.has(String(id))) id = id < Number.MAX_SAFE_INTEGER ? id + 1 : 1;
  return String(id);
}

/** One more than the highest numeric id; other ids don't count. */
export function nextNumericId(ids: Iterable<string>): number {
  let highest = 0;
  for (const id of ids) {
    const value = /^\d+$/.test(id) ? Number(id) : 0;
    if (Number.isSafeInteger(value) && value > highest) highest = value;
  }
  return highest + 1;
}

const LAST_INSTANT_MS = 8.64e15;

/** An ISO 8601 time for any number of milliseconds, even outside the range of dates. */
export function isoTime(ms: number): string {
  const inRange = Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, -LAST_INSTANT_MS), LAST_INSTANT_MS);
  return new Date(inRange).toISOString();
}
