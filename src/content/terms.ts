import type { glossary } from '@/content/glossary/glossary';

type KeysOfUnion<T> = T extends unknown ? keyof T : never;

/** The glossary terms that a sentence may mark. */
export type TermId = KeysOfUnion<(typeof glossary)[number]['terms']>;
