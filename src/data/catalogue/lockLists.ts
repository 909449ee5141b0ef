import { isLockTimeout, lockAll } from '@/data/storage/lock';
import { StorageError } from '@/data/storage/storageError';
import { storageKeys } from '@/data/storage/storageKeys';
import type { CatalogueEnvironment } from './environment';
import { storedLists } from './storedLists';
import { simulatedDelays } from './simulatedDelays';

/**
 * Runs `task`, which writes all lists and the record of signals at once, as every write runs: with their locks, and after the wait.
 * @throws StorageError where another tab held a list for too long, and whatever `task` throws
 */
export async function lockLists<T>({ lock, wait }: CatalogueEnvironment, task: () => T): Promise<T> {
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
