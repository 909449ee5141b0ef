import type * as v from 'valibot';
import { brokerDraftSchema, type BrokerDraft } from '@/domain/broker';
import type { CatalogueDraft } from '@/domain/entity';
import { platformDraftSchema, type PlatformDraft } from '@/domain/platform';
import { storageKeys } from '@/data/storage/storageKeys';

/** Where a list is stored, and what its records are. */
export interface ListRules<D extends CatalogueDraft = CatalogueDraft> {
  readonly key: string;
  /** Where it is noted which seed the list has taken. */
  readonly seedKey: string;
  readonly draftSchema: v.GenericSchema<unknown, D>;
}

export const platformList: ListRules<PlatformDraft> = {
  key: storageKeys.platforms,
  seedKey: storageKeys.platformsSeed,
  draftSchema: platformDraftSchema,
};

export const brokerList: ListRules<BrokerDraft> = {
  key: storageKeys.brokers,
  seedKey: storageKeys.brokersSeed,
  draftSchema: brokerDraftSchema,
};
