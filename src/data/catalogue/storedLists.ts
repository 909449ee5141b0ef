import { storageKeys } from '@/data/storage/storageKeys';
import { signalDraftSchema, type SignalDraft } from '@/domain/signals/draft';
import { storedUnder, type PerStored } from './listNames';
import { catalogueLists, type ListRules } from './lists';

/** Signals that are being worked on: in this browser and its backups only. */
export const signalDraftList: ListRules<SignalDraft> = {
  ...storedUnder('upm_signal_drafts'),
  draftSchema: signalDraftSchema,
  title: 'Drafts of signals',
  noun: 'signal draft',
  orderedBy: 'place',
};

/** The rules of every list that a browser keeps. */
export const storedLists: PerStored<ListRules> = { ...catalogueLists, signalDrafts: signalDraftList };

/** Every key of this site. */
export const allKeys: readonly string[] = [
  ...Object.values(storageKeys),
  ...Object.values(storedLists).flatMap(({ key, seedKey, baseKey }) => [key, seedKey, baseKey]),
];
