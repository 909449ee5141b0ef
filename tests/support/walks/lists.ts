import { aBroker, aPlatform } from '../records';

/**
 * A list as shown: records in display order. `website` names a record for the oracle, and is never edited.
 */
export type Shown = readonly ShownRecord[];

export interface ShownRecord {
  readonly id: string;
  readonly website: string;
  readonly [field: string]: unknown;
}

export type Lists = Readonly<Record<Name, Shown>>;

export const names = ['brokers', 'platforms'] as const;
export type Name = (typeof names)[number];

const fieldsOfBoth = ['name', 'leverage', 'minDeposit', 'isActive'];

/** The fields and boxes that the walks edit */
export const fields: Readonly<Record<Name, readonly string[]>> = {
  brokers: fieldsOfBoth,
  platforms: [...fieldsOfBoth, 'supported/mac', 'supported/windows'],
};

export const websitesIn = (list: Shown): string[] => list.map(({ website }) => website);

/** The value of a field; for `alive`, whether the record is in the list; for `order`, the order of all records */
export function valueIn(list: Shown, website: string, field: string): unknown {
  const record = list.find((one) => one.website === website);
  if (field === 'order') return websitesIn(list);
  if (field === 'alive') return record !== undefined;
  const [group = '', box] = field.split('/');
  return box === undefined
    ? record?.[group]
    : (record?.[group] as Record<string, unknown> | undefined)?.[box];
}

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export function aRecord(name: Name, serial: number, id: string, time: string, place = serial): ShownRecord {
  const own = { name: `New ${String(serial)}`, website: `https://${name}-${String(serial)}.example/` };
  const draft = name === 'brokers' ? aBroker(own) : aPlatform({ ...own, sortOrder: place });
  return { ...draft, id, createdAt: time, updatedAt: time };
}

/** Platforms are shown in the order of their sort numbers. */
export const inOrder = (name: Name, list: Shown): Shown =>
  name === 'brokers' ? list : list.toSorted((a, b) => Number(a.sortOrder) - Number(b.sortOrder));

export function listsIn(text: string): Lists {
  const { brokers, platforms } = JSON.parse(text) as Lists;
  return { brokers, platforms: inOrder('platforms', platforms) };
}

export const contentOf = (name: Name, list: Shown) =>
  list.map(({ id, website }) => [id, website, ...fields[name].map((field) => valueIn(list, website, field))]);
