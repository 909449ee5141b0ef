import { nextNumericId } from '@/domain/entity';
import { orderWithMoved } from '@/domain/listOrder';
import {
  findActiveBySlug,
  nextSortOrder,
  NO_SORT_ORDER,
  placesInOrder,
  sortPlatforms,
  type Platform,
} from '@/domain/platform';
import { brokerSearchTexts, searchIn } from '@/domain/search';
import type { Environment } from '@/data/storage/environment';
import { createCollection, writeMessage } from './collection';
import { brokerList, platformList } from './lists';
import { NotFoundError, type BrokerRepository, type PlatformRepository } from './ports';
import type { Seed } from './seed';

export function createBrokerRepository(environment: Environment, seed: Seed): BrokerRepository {
  const message = writeMessage(brokerList.noun);
  const brokers = createCollection(brokerList, seed, environment, {
    message: (operation, kind) =>
      operation === 'add' && kind === 'verify'
        ? 'Broker was not properly saved to storage'
        : message(operation, kind),
  });
  return {
    ...brokers,
    search: async (query) => [...searchIn(await brokers.list(), brokerSearchTexts)(query)],
  };
}

function orThrowNotFound<T>(platform: T | null | undefined | false): T {
  if (!platform) throw new NotFoundError('Platform not found');
  return platform;
}

export function createPlatformRepository(environment: Environment, seed: Seed): PlatformRepository {
  const platforms = createCollection(platformList, seed, environment, { inOrder: sortPlatforms });

  /** Renumbers `sortOrder` to match the ids from `orderOf`. */
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
    ...platforms,
    getActiveBySlug: (slug) => platforms.one((records) => findActiveBySlug(records, slug)),
    add: (draft, idRule = 'highest-plus-one') =>
      platforms.admit(draft, (records) => ({
        proposedId:
          idRule === 'timestamp' ? environment.now() : nextNumericId(records.map((record) => record.id)),
        ...(!(draft.sortOrder < NO_SORT_ORDER) && { fields: { sortOrder: nextSortOrder(records) } }),
      })),
    update: async (id, changes) => orThrowNotFound(await platforms.update(id, changes)),
    toggleActive: async (id, isActive) => orThrowNotFound(await platforms.toggleActive(id, isActive)),
    remove: async (id) => orThrowNotFound(await platforms.remove(id)),
    reorder: (ids) => arrange(ids, () => ids),
    move: (id, behind) =>
      arrange([id, ...(behind === null ? [] : [behind])], (records) =>
        orThrowNotFound(orderWithMoved(sortPlatforms(records), id, behind)),
      ),
  };
}
