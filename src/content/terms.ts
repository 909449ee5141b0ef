import type { glossary } from '@/content/glossary/glossary';

type KeysOfEach<T> = T extends unknown ? keyof T : never;

/** The glossary terms that a text may mark. */
export type TermId = KeysOfEach<(typeof glossary)[number]['terms']>;
