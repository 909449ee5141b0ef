import { onlyActive } from '@/domain/entity';
import { findActiveBySlug, inSortOrder, type Platform, type PlatformDraft } from '@/domain/platform';
import type { Reading } from './reading';

/** Trading platforms as visitors read them, by sortOrder. Every read can throw a StorageError. */
export interface PlatformListing {
  readonly listActive: () => Promise<Platform[]>;
  /** The active ones of the seed, whatever is stored: for pages that are read without scripts. */
  readonly publishedActive: () => Platform[];
  /** The active platform that a Learn More address means; null where there is none. */
  readonly getActiveBySlug: (slug: string) => Promise<Platform | null>;
  readonly watch: (onChange: () => void) => () => void;
}

export const createPlatformListing = (platforms: Reading<PlatformDraft>): PlatformListing => ({
  listActive: async () => onlyActive(inSortOrder(await platforms.list())),
  publishedActive: () => onlyActive(inSortOrder(platforms.published())),
  getActiveBySlug: async (slug) =>
    (await platforms.one((records) => findActiveBySlug(records, slug))) ?? null,
  watch: platforms.watch,
});
