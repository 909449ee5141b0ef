import { checksumOf } from './checks';
import { ownValue } from './same';

/*
 * Dotted version vectors: each change has a dot, and everybody keeps one number for each author, which says what
 * they have seen. {@link merge} explains the rule.
 */

/** The author of a change, and a number above every number that the author had seen. */
export type Dot = readonly [author: string, n: number];

/** Each author's changes up to n are included, or were replaced by somebody who had seen them. */
export type VersionVector = Readonly<Record<string, number>>;

/** The dot of a value that has no other: the value belongs to its list's floor. */
export const FLOOR = null;

export type DotOrFloor = Dot | typeof FLOOR;

const HAND = 'hand-';
const HAND_CHECK_CHARACTERS = 4;

/** Somebody who edited a file by hand; `edit` identifies the file's current contents */
export const manualEditAuthor = (publication: string, edit: string): string =>
  `${anyManualEditAuthor(publication)}-${checksumOf(edit, HAND_CHECK_CHARACTERS)}`;

export const isManualEdit = (author: string): boolean => author.startsWith(HAND);

/** Stands for everybody who edited a file of this publication by hand. */
export const anyManualEditAuthor = (publication: string): string => `${HAND}${publication}`;

const reaches = (seen: VersionVector, author: string, n: number) => (ownValue(seen, author) ?? 0) >= n;

export const includesDot = (seen: VersionVector, [author, n]: Dot): boolean =>
  reaches(seen, author, n) ||
  (isManualEdit(author) && reaches(seen, author.slice(0, -HAND_CHECK_CHARACTERS - 1), n));

export const includesVector = (seen: VersionVector, vector: VersionVector): boolean =>
  Object.entries(vector).every((dot) => includesDot(seen, dot));

/** The higher number for each author */
export function joinVectors(a: VersionVector, b: VersionVector): Record<string, number> {
  const all = { ...a };
  for (const [author, n] of Object.entries(b)) all[author] = Math.max(ownValue(all, author) ?? 0, n);
  return all;
}

/** Sorts a change after every change that its author had seen. */
export function compareDots(a: DotOrFloor, b: DotOrFloor): number {
  if (a === FLOOR || b === FLOOR) return (a === FLOOR ? 0 : 1) - (b === FLOOR ? 0 : 1);
  if (a[1] !== b[1]) return a[1] - b[1];
  return a[0] < b[0] ? -1 : Number(a[0] > b[0]);
}

export const laterDot = <T extends DotOrFloor>(a: T, b: T): T => (compareDots(a, b) >= 0 ? a : b);

export const isSameDot = (a: DotOrFloor, b: DotOrFloor): boolean => compareDots(a, b) === 0;
