import type { CatalogueDraft } from '@/domain/entity';
import type { StorageErrorKind } from '@/data/storage/storageError';
import {
  activity,
  createCollection,
  type Collection,
  type WriteMessage,
  type WriteOperation,
} from './collection';
import type { CatalogueEnvironment } from './environment';
import { createListing } from './listings';
import { orderWithMoved } from '@/domain/listOrder';
import { NotFoundError } from './notFoundError';
import type { ListRules } from './lists';
import type { Repository } from './ports';
import type { Seed } from './seed';

const FAILED: Record<WriteOperation, (noun: string) => string> = {
  add: (noun) => `Failed to save ${noun} to storage`,
  update: (noun) => `Failed to update ${noun} in storage`,
  remove: (noun) => `Failed to delete ${noun} from storage`,
};

/** The sentences for failed writes of one entity. */
export const writeMessage =
  (noun: string): WriteMessage =>
  (operation: WriteOperation, kind: StorageErrorKind) =>
    kind === 'serialize' ? `Failed to serialize ${noun} data` : FAILED[operation](noun);

/** A collection as administrators use it, for an entity that has no rules of its own. */
export const repositoryOf = <D extends CatalogueDraft>(
  records: Collection<D>,
  { now }: Pick<CatalogueEnvironment, 'now'>,
) => ({
  ...createListing(records),
  list: records.list,
  get: async (id: string) => (await records.get(id)) ?? null,
  add: (draft: D) => records.add(draft, () => ({ proposedId: now() })),
  update: async (id: string, changes: Parameters<Repository<D>['update']>[1]) =>
    (await records.update(id, changes)) ?? null,
  toggleActive: async (id: string, isActive?: boolean) =>
    (await records.update(id, (stored) => activity(isActive)(stored) as Partial<D>)) ?? null,
  remove: async (id: string) => (await records.removeMany([id])).length > 0,
  setActive: records.setActive,
  removeMany: records.removeMany,
  restore: records.restore,
  move: (id: string, behind: string | null) =>
    records.arrange([id, ...(behind === null ? [] : [behind])], (stored) => {
      const order = orderWithMoved(stored, id, behind);
      if (!order) throw new NotFoundError('One of the records is no longer in the list.');
      return order;
    }),
  damage: records.damage,
});

export const createRepository = <D extends CatalogueDraft>(
  environment: CatalogueEnvironment,
  rules: ListRules<D>,
  seed: Seed,
): Repository<D> =>
  repositoryOf(createCollection(rules, seed, writeMessage(rules.noun), environment), environment);
