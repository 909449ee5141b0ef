import * as v from 'valibot';
import { onlyActive, type Stored } from './entity';
import { sortByIds } from './listOrder';
import { slugOf } from '@/domain/text/slug';
import {
  flag,
  limitedName,
  limitedText,
  MAX_LENGTHS,
  number,
  text,
  stringList,
  wholeNumberWithin,
} from './fields';

/** The sort order of a platform without one: after all others. */
export const NO_SORT_ORDER = Number.MAX_SAFE_INTEGER;

/** The systems a platform can run on, in display order. */
export const DEVICES = [
  { key: 'windows', label: 'Windows' },
  { key: 'mac', label: 'Mac' },
  { key: 'android', label: 'Android' },
  { key: 'ios', label: 'iOS' },
  { key: 'webTrader', label: 'Web trader' },
] as const;

export const perDevice = <T>(value: T) =>
  Object.fromEntries(DEVICES.map(({ key }) => [key, value])) as Record<(typeof DEVICES)[number]['key'], T>;

export const MAX_INSTRUMENTS = 1_000_000;

/** A trading platform as entered by an administrator; its type is inferred from this schema. */
export const platformDraftSchema = v.object({
  name: limitedName(MAX_LENGTHS.name),
  description: limitedText(MAX_LENGTHS.description),
  detailedDescription: limitedText(MAX_LENGTHS.detailed),
  logo: text,
  website: text,
  downloadLink: text,
  features: stringList,
  supported: v.fallback(v.object(perDevice(flag(false))), () => perDevice(false)),
  minDeposit: text,
  spreads: text,
  leverage: text,
  /** The number of tradable instruments; 0 if it isn't known. */
  instruments: wholeNumberWithin(number(0), [0, MAX_INSTRUMENTS], 0),
  languages: stringList,
  isActive: flag(true),
  sortOrder: number(NO_SORT_ORDER),
});

export type PlatformDraft = v.InferOutput<typeof platformDraftSchema>;
export type Platform = Stored<PlatformDraft>;

/** Sorts a copy by sortOrder; ties keep their stored order. */
export const sortPlatforms = (platforms: readonly Platform[]): Platform[] =>
  platforms.toSorted((a, b) => a.sortOrder - b.sortOrder);

/** The platform for a Learn More URL: if names repeat, the first active one. */
export const findActiveBySlug = (platforms: readonly Platform[], slug: string): Platform | undefined =>
  sortPlatforms(onlyActive(platforms)).find((platform) => slugOf(platform.name) === slug.toLowerCase());

/** The sort order that puts a platform after all others that have one. */
export const nextSortOrder = (platforms: readonly Platform[]): number =>
  platforms.reduce(
    (last, { sortOrder }) => (sortOrder < NO_SORT_ORDER ? Math.max(last, sortOrder) : last),
    0,
  ) + 1;

/** The sort order of each platform by id, 1 to n: those given first, in that order, then the others. */
export const sortOrdersById = (
  platforms: readonly Platform[],
  ids: readonly string[],
): ReadonlyMap<string, number> =>
  new Map(sortByIds(sortPlatforms(platforms), ids).map(({ id }, index) => [id, index + 1]));

export const platformSearchTexts = ({ name, description }: PlatformDraft): string[] => [name, description];
