import { inSortOrder, UNORDERED, type Platform } from './platform';

/** The place behind every platform that has one. */
export const nextSortOrder = (platforms: readonly Platform[]): number =>
  platforms.reduce((last, { sortOrder }) => (sortOrder < UNORDERED ? Math.max(last, sortOrder) : last), 0) +
  1;

/** The place of each platform, 1 to n, by its id: those named first, in that order, then the others in their order. */
export function placesInOrder(
  platforms: readonly Platform[],
  ids: readonly string[],
): ReadonlyMap<string, number> {
  const current = inSortOrder(platforms).map((platform) => platform.id);
  const known = new Set(current);
  const order = new Set([...ids.filter((id) => known.has(id)), ...current]);
  return new Map([...order].map((id, index) => [id, index + 1]));
}

/** The ids in order once `id` comes right behind `behind`, or first for null; undefined where either is not there. */
export function orderWithMoved(
  platforms: readonly Platform[],
  id: string,
  behind: string | null,
): readonly string[] | undefined {
  const current = inSortOrder(platforms).map((platform) => platform.id);
  const others = current.filter((other) => other !== id);
  const place = behind === null ? 0 : others.indexOf(behind) + 1;
  if (others.length === current.length || (behind !== null && place === 0)) return undefined;
  return others.toSpliced(place, 0, id);
}
