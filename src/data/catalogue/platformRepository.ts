import { nextNumericId } from '@/domain/entity';
import { inSortOrder, UNORDERED, type Platform } from '@/domain/platform';
import { orderWithMoved } from '@/domain/listOrder';
import { nextSortOrder, placesInOrder } from '@/domain/platformOrder';
import { createCollection } from './collection';
import type { CatalogueEnvironment } from './environment';
import { createPlatformListing } from './listings';
import { platformList } from './lists';
import { NotFoundError } from './notFoundError';
import type { PlatformRepository } from './ports';
import { repositoryOf, writeMessage } from './repository';
import type { Seed } from './seed';

function found<T>(platform: T | null | undefined): T {
  if (platform === null || platform === undefined) throw new NotFoundError('Platform not found');
  return platform;
}

export function createPlatformRepository(environment: CatalogueEnvironment, seed: Seed): PlatformRepository {
  const platforms = createCollection(platformList, seed, writeMessage(platformList.noun), environment);
  const repository = repositoryOf(platforms, environment);

  /** Numbers the platforms as the ids say that `orderOf` gives for them as they are stored by then. */
  async function arrange(
    ids: readonly string[],
    orderOf: (records: readonly Platform[]) => readonly string[],
  ): Promise<void> {
    await platforms.updateEach(ids, (records) => {
      const places = placesInOrder(records, orderOf(records));
      return ({ id, sortOrder }) => {
        const place = places.get(id);
        return place === undefined || place === sortOrder ? null : { sortOrder: place };
      };
    });
  }

  return {
    ...repository,
    ...createPlatformListing(platforms),
    list: async () => inSortOrder(await platforms.list()),
    add: (draft, idRule = 'highest-plus-one') =>
      platforms.add(draft, (records) => ({
        proposedId:
          idRule === 'timestamp' ? environment.now() : nextNumericId(records.map((record) => record.id)),
        ...(!(draft.sortOrder < UNORDERED) && { fields: { sortOrder: nextSortOrder(records) } }),
      })),
    update: async (id, changes) => found(await repository.update(id, changes)),
    toggleActive: async (id, isActive) => found(await repository.toggleActive(id, isActive)),
    async remove(id) {
      found((await platforms.removeMany([id]))[0]);
    },
    reorder: (ids) => arrange(ids, () => ids),
    move: (id, behind) =>
      arrange([id, ...(behind === null ? [] : [behind])], (records) =>
        found(orderWithMoved(inSortOrder(records), id, behind)),
      ),
  };
}
