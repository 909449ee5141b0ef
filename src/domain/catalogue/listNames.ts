/** Older files may not have the later lists. */
export const FIRST_LISTS = ['platforms', 'brokers'] as const;
export const LATER_LISTS = ['webinars'] as const;

export const listNames = [...FIRST_LISTS, ...LATER_LISTS] as const;

export type ListName = (typeof listNames)[number];

/** The storage keys of a published list: its records, and the versions of their values. */
export const listKeys = (name: ListName) => ({ key: `upm_${name}`, versionsKey: `upm_${name}_versions` });
