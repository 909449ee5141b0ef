import { browserStore } from '@/data/storage/keyValueStore';
import { browserWatch } from '@/data/storage/storageChanges';
import { storageKeys } from '@/data/storage/storageKeys';
import type { Watchable } from '@/data/storage/watched';

const { practice: KEY } = storageKeys;

/** Whether this browser has a practice account, for pages that don't load its rules. */
export const practiceAccountPresence: Watchable<boolean> = {
  read() {
    try {
      return browserStore.read(KEY) !== null;
    } catch {
      return false;
    }
  },
  watch: (onChange) => browserWatch(KEY, onChange),
};
