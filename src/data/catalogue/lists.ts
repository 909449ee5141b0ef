import type * as v from 'valibot';
import { brokerDraftSchema, type BrokerDraft } from '@/domain/catalogue/broker';
import type { CatalogueDraft } from '@/domain/catalogue/entity';
import { FIRST_LISTS, LATER_LISTS, listKeys, listNames, type ListName } from '@/domain/catalogue/listNames';
import type { OrderedBy } from '@/domain/merge/versions';
import { platformDraftSchema, type PlatformDraft } from '@/domain/catalogue/platform';
import { webinarDraftSchema, type WebinarDraft } from '@/domain/catalogue/webinar';

export { listNames, type ListName };

export const isListName = (name: string): name is ListName => listNames.some((one) => one === name);

/** Signal drafts are never published. */
export const storedListNames = [...listNames, 'signalDrafts'] as const;

export type StoredListName = (typeof storedListNames)[number];

export const partNames = [...storedListNames, 'signals'] as const;

export type PartName = (typeof partNames)[number];

export const publishedParts = [...listNames, 'signals'] as const;

export type PerList<T> = Readonly<Record<ListName, T>>;
export type PerStoredList<T> = Readonly<Record<StoredListName, T>>;
export type PerPart<T> = Readonly<Record<PartName, T>>;

/** Older files don't contain every part. */
export type PerPartInFile<T> = Readonly<Record<(typeof FIRST_LISTS)[number], T>> & Partial<PerPart<T>>;

const perName =
  <N extends string>(names: readonly N[]) =>
  <T>(of: (name: N) => T) =>
    Object.fromEntries(names.map((name) => [name, of(name)])) as Readonly<Record<N, T>>;

export const perList = perName(listNames);
export const perStoredList = perName(storedListNames);
export const perPart = perName(partNames);

const LATER_PARTS = [...LATER_LISTS, 'signalDrafts', 'signals'] as const;

export const hasValidLists = (file: Readonly<Record<string, unknown>>, isList: (value: unknown) => boolean) =>
  FIRST_LISTS.every((name) => isList(file[name])) &&
  LATER_PARTS.every((name) => file[name] === undefined || isList(file[name]));

export const namedPartsIn = <T>(file: PerPartInFile<T>): (readonly [name: PartName, list: T])[] =>
  partNames.flatMap((name) => (file[name] === undefined ? [] : [[name, file[name]] as const]));

export const partsIn = <T>(file: PerPartInFile<T>): T[] => namedPartsIn(file).map(([, list]) => list);

export interface ListRules<D extends CatalogueDraft = CatalogueDraft> {
  readonly key: string;
  /** Key of the versions of its values; null if the list is never published */
  readonly versionsKey: string | null;
  readonly draftSchema: v.GenericSchema<unknown, D>;
  /** Plural, for headings */
  readonly title: string;
  /** `platform` */
  readonly noun: string;
  readonly orderedBy: OrderedBy;
}

export const platformList: ListRules<PlatformDraft> = {
  ...listKeys('platforms'),
  draftSchema: platformDraftSchema,
  title: 'Platforms',
  noun: 'platform',
  orderedBy: 'sortOrder',
};

export const brokerList: ListRules<BrokerDraft> = {
  ...listKeys('brokers'),
  draftSchema: brokerDraftSchema,
  title: 'Brokers',
  noun: 'broker',
  orderedBy: 'place',
};

export const webinarList: ListRules<WebinarDraft> = {
  ...listKeys('webinars'),
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

export type ListDrafts = {
  readonly [N in ListName]: (typeof lists)[N] extends ListRules<infer D> ? D : never;
};

export const catalogueLists: PerList<ListRules> = lists;
