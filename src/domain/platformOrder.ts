import { inOrderOf } from './listOrder';
import { inSortOrder, UNORDERED, type Platform } from './platform';

/** The place behind every platform that has one. */
export const nextSortOrder = (platforms: readonly Platform[]): number =>
  platforms.reduce((last, { sortOrder }) => (sortOrder < UNORDERED ? Math.max(last, sortOrder) : last), 0) +
  1;

/** The place of each platform, 1 to n, by its id: those named first, in that order, then the others in their order. */
export const placesInOrder = (
  platforms: readonly Platform[],
  ids: readonly string[],
): ReadonlyMap<string, number> =>
  new Map(inOrderOf(inSortOrder(platforms), ids).map(({ id }, index) => [id, index + 1]));
