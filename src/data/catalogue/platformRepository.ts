import { nextNumericId } from '@/domain/entity';
import { inSortOrder, UNORDERED, type Platform, type PlatformDraft } from '@/domain/platform';
import { nextSortOrder, placesInOrder } from '@/domain/platformOrder';
import { createCollection, type ManyRecords, type WriteOperation } from './collection';
import type { CatalogueEnvironment } from './environment';
import { platformList } from './lists';
import { NotFoundError } from './notFoundError';
import { createPlatformListing, type PlatformListing } from './platformListing';
import type { Seed } from './seed';
import type { StorageErrorKind } from '@/data/storage/storageError';

const FAILED: Record<WriteOperation, string> = {
  add: 'Failed to save platform to storage',
  update: 'Failed to update platform in storage',
  remove: 'Failed to delete platform from storage',
};

const message = (operation: WriteOperation, kind: StorageErrorKind): string =>
  kind === 'serialize' ? 'Failed to serialize platform data' : FAILED[operation];

function found<T>(platform: T | undefined): T {
  if (platform === undefined) throw new NotFoundError('Platform not found');
  return platform;
}

/** Which id a new platform tries first: the specification gives each of its two makers a rule of its own. */
export type PlatformIdRule = 'highest-plus-one' | 'timestamp';

/** Trading platforms by sortOrder. Every write can throw a StorageError, every read too. */
export interface PlatformRepository extends PlatformListing, ManyRecords {
  readonly list: () => Promise<Platform[]>;
  readonly get: (id: string) => Promise<Platform | null>;
  /** UNORDERED as sortOrder means: behind all others. */
  readonly add: (draft: PlatformDraft, idRule?: PlatformIdRule) => Promise<Platform>;
  /** @throws NotFoundError 'Platform not found' for an unknown id; so do toggleActive and remove */
  readonly update: (id: string, changes: Partial<PlatformDraft>) => Promise<Platform>;
  readonly toggleActive: (id: string) => Promise<Platform>;
  readonly remove: (id: string) => Promise<void>;
  /** Numbers the platforms 1 to n: those named first, in that order, then the others as they stood. */
  readonly reorder: (ids: readonly string[]) => Promise<void>;
  readonly isCorrupt: () => boolean;
}

export function createPlatformRepository(environment: CatalogueEnvironment, seed: Seed): PlatformRepository {
  const platforms = createCollection(platformList, seed, message, environment);
  return {
    ...createPlatformListing(platforms),
    list: async () => inSortOrder(await platforms.list()),
    get: async (id) => (await platforms.get(id)) ?? null,
    add: (draft, idRule = 'highest-plus-one') =>
      platforms.add(draft, (records) => ({
        proposedId:
          idRule === 'timestamp' ? environment.now() : nextNumericId(records.map((record) => record.id)),
        ...(!(draft.sortOrder < UNORDERED) && { fields: { sortOrder: nextSortOrder(records) } }),
      })),
    update: async (id, changes) => found(await platforms.update(id, () => changes)),
    toggleActive: async (id) =>
      found(await platforms.update(id, ({ isActive }) => ({ isActive: !isActive }))),
    async remove(id) {
      found((await platforms.removeMany([id]))[0]);
    },
    setActive: platforms.setActive,
    removeMany: platforms.removeMany,
    restore: platforms.restore,
    async reorder(ids) {
      await platforms.updateEach((records) => {
        const places = placesInOrder(records, ids);
        return ({ id, sortOrder }) => {
          const place = places.get(id);
          return place === undefined || place === sortOrder ? null : { sortOrder: place };
        };
      });
    },
    isCorrupt: platforms.isCorrupt,
  };
}
