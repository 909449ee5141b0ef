import { inSortOrder, UNORDERED, type Platform } from './platform';

/** The place behind every platform that has one. */
export const nextSortOrder = (platforms: readonly Platform[]): number =>
  platforms.reduce((last, { sortOrder }) => (sortOrder < UNORDERED ? Math.max(last, sortOrder) : last), 0) +
  1;

/** The place of each platform, 1 to n, by its id: those named first, in that order, then the others as they stand. */
export function placesInOrder(
  platforms: readonly Platform[],
  ids: readonly string[],
): ReadonlyMap<string, number> {
  const standing = inSortOrder(platforms).map((platform) => platform.id);
  const known = new Set(standing);
  const order = new Set([...ids.filter((id) => known.has(id)), ...standing]);
  return new Map([...order].map((id, index) => [id, index + 1]));
}
