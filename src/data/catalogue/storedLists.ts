import { storageKeys } from '@/data/storage/storageKeys';
import { signalDraftSchema, type SignalDraft } from '@/domain/signals/draft';
import { simulatedDelays, type Environment } from '@/data/storage/environment';
import { isLockTimeout, lockAll } from '@/data/storage/lock';
import { StorageError } from '@/data/storage/storageError';
import { catalogueLists, type ListRules, type PerStoredList } from './lists';
import { OLD_KEYS } from './olderStorage';

/** Signal drafts exist only in this browser and its backups. */
export const signalDraftList: ListRules<SignalDraft> = {
  key: 'upm_signal_drafts',
  versionsKey: null,
  draftSchema: signalDraftSchema,
  title: 'Signal drafts',
  noun: 'signal draft',
  orderedBy: 'place',
};

export const storedLists: PerStoredList<ListRules> = { ...catalogueLists, signalDrafts: signalDraftList };

export const allStorageKeys: readonly string[] = [
  ...Object.values(storageKeys),
  signalDraftList.key,
  ...Object.values(catalogueLists).flatMap(({ key, versionsKey }) => [key, versionsKey ?? []].flat()),
  ...OLD_KEYS,
];

/**
 * Locks all lists and the signals, waits as usual, and runs `task`.
 * @throws StorageError if another tab held a lock for too long, and anything that `task` throws
 */
export async function lockLists<T>({ lock, wait }: Environment, task: () => T): Promise<T> {
  const keys = [...Object.values(storedLists).map(({ key }) => key), storageKeys.signals];
  try {
    return await lockAll(lock, keys, async () => {
      await wait(simulatedDelays.write);
      return task();
    });
  } catch (error) {
    throw isLockTimeout(error)
      ? new StorageError('busy', keys[0] ?? '', 'Another tab held the lists for too long.', error)
      : error;
  }
}
