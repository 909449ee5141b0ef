import type * as v from 'valibot';
import { brokerDraftSchema, type BrokerDraft } from '@/domain/broker';
import type { CatalogueDraft } from '@/domain/entity';
import type { OrderedBy } from '@/domain/merge/list';
import { platformDraftSchema, type PlatformDraft } from '@/domain/platform';
import { webinarDraftSchema, type WebinarDraft } from '@/domain/webinar';
import { listKeys, type ListName, type PerList } from './listNames';

/** Where a list is stored, what its records are, and how it is treated wherever all lists are. */
export interface ListRules<D extends CatalogueDraft = CatalogueDraft> {
  readonly key: string;
  /** Where it is noted which seed the list has taken. */
  readonly seedKey: string;
  /** Where records are kept as they were before they were first changed in this browser. */
  readonly baseKey: string;
  readonly draftSchema: v.GenericSchema<unknown, D>;
  /** `Platforms`, where the lists are told apart. */
  readonly title: string;
  /** One of its records in the middle of a sentence: `platform`. */
  readonly noun: string;
  readonly orderedBy: OrderedBy;
}

export const platformList: ListRules<PlatformDraft> = {
  ...listKeys.platforms,
  draftSchema: platformDraftSchema,
  title: 'Platforms',
  noun: 'platform',
  orderedBy: 'sortOrder',
};

export const brokerList: ListRules<BrokerDraft> = {
  ...listKeys.brokers,
  draftSchema: brokerDraftSchema,
  title: 'Brokers',
  noun: 'broker',
  orderedBy: 'place',
};

const webinarList: ListRules<WebinarDraft> = {
  ...listKeys.webinars,
  draftSchema: webinarDraftSchema,
  title: 'Webinars',
  noun: 'webinar',
  orderedBy: 'place',
};

const lists = {
  platforms: platformList,
  brokers: brokerList,
  webinars: webinarList,
} satisfies PerList<ListRules>;

/** What the records of each list are. */
export type ListDrafts = {
  readonly [N in ListName]: (typeof lists)[N] extends ListRules<infer D> ? D : never;
};

/** The rules of every list of the catalogue. */
export const catalogueLists: PerList<ListRules> = lists;
