import type * as v from 'valibot';
import { brokerDraftSchema, type BrokerDraft } from '@/domain/broker';
import type { CatalogueDraft } from '@/domain/entity';
import type { OrderedBy } from '@/domain/merge/list';
import { platformDraftSchema, type PlatformDraft } from '@/domain/platform';
import { webinarDraftSchema, type WebinarDraft } from '@/domain/webinar';

/** The lists that every file of ours holds, and those a file may be older than. */
const FIRST_LISTS = ['platforms', 'brokers'] as const;
const LATER_LISTS = ['webinars'] as const;

/** The lists of the catalogue, by their names in published files and backups. */
export const listNames = [...FIRST_LISTS, ...LATER_LISTS] as const;

export type ListName = (typeof listNames)[number];

/** The lists that a browser keeps: those of the catalogue, and the drafts of signals, which are never published. */
export const storedNames = [...listNames, 'signalDrafts'] as const;

export type StoredName = (typeof storedNames)[number];

/** Everything a file may hold: the lists, and the record of signals, whose entries are only ever added to. */
export const partNames = [...storedNames, 'signals'] as const;

export type PartName = (typeof partNames)[number];

/** Everything a published file holds. */
export const publishedParts = [...listNames, 'signals'] as const;

/** Something for each list. */
export type PerList<T> = Readonly<Record<ListName, T>>;
export type PerStored<T> = Readonly<Record<StoredName, T>>;
export type PerPart<T> = Readonly<Record<PartName, T>>;

/** Something for each part that a file holds: it says nothing about one that it is older than. */
export type PerPartInFile<T> = Readonly<Record<(typeof FIRST_LISTS)[number], T>> & Partial<PerPart<T>>;

const perName =
  <N extends string>(names: readonly N[]) =>
  <T>(of: (name: N) => T) =>
    Object.fromEntries(names.map((name) => [name, of(name)])) as Readonly<Record<N, T>>;

export const perList = perName(listNames);
export const perStored = perName(storedNames);
export const perPart = perName(partNames);

export const storedUnder = (key: string) => ({ key, seedKey: `${key}_seed`, baseKey: `${key}_base` });

const LATER_PARTS = [...LATER_LISTS, 'signalDrafts', 'signals'] as const;

/** Whether `file` holds the lists that it must, and each part that it holds is a list. */
export const holdsLists = (file: Readonly<Record<string, unknown>>, isList: (value: unknown) => boolean) =>
  FIRST_LISTS.every((name) => isList(file[name])) &&
  LATER_PARTS.every((name) => file[name] === undefined || isList(file[name]));

/** The parts that a file holds, each with its name. */
export const namedPartsIn = <T>(file: PerPartInFile<T>): (readonly [name: PartName, list: T])[] =>
  partNames.flatMap((name) => (file[name] === undefined ? [] : [[name, file[name]] as const]));

/** The parts that a file holds, one after another. */
export const partsIn = <T>(file: PerPartInFile<T>): T[] => namedPartsIn(file).map(([, list]) => list);

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
  ...storedUnder('upm_platforms'),
  draftSchema: platformDraftSchema,
  title: 'Platforms',
  noun: 'platform',
  orderedBy: 'sortOrder',
};

export const brokerList: ListRules<BrokerDraft> = {
  ...storedUnder('upm_brokers'),
  draftSchema: brokerDraftSchema,
  title: 'Brokers',
  noun: 'broker',
  orderedBy: 'place',
};

export const webinarList: ListRules<WebinarDraft> = {
  ...storedUnder('upm_webinars'),
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
