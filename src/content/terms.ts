import type { glossary } from '@/content/glossary/glossary';

type KeysOfEach<T> = T extends unknown ? keyof T : never;

/** The terms of the trade that a text may mark: those of the glossary. */
export type TermId = KeysOfEach<(typeof glossary)[number]['terms']>;
