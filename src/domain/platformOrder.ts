import { sortByIds } from './listOrder';
import { sortPlatforms, NO_SORT_ORDER, type Platform } from './platform';

/** The sort order after all platforms that have one. */
export const nextSortOrder = (platforms: readonly Platform[]): number =>
  platforms.reduce(
    (last, { sortOrder }) => (sortOrder < NO_SORT_ORDER ? Math.max(last, sortOrder) : last),
    0,
  ) + 1;

/** The sort order of each platform by id, 1 to n: the named ones first in the given order, then the others. */
export const placesInOrder = (
  platforms: readonly Platform[],
  ids: readonly string[],
): ReadonlyMap<string, number> =>
  new Map(sortByIds(sortPlatforms(platforms), ids).map(({ id }, index) => [id, index + 1]));
