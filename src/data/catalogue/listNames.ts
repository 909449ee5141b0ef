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

/** Where each list is stored: apart from its rules, which bring the schemas of all records along. */
export const listKeys = perList((name) => storedUnder(`upm_${name}`));

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
