import { tabStore } from './keyValueStore';
import { storageKeys } from './storageKeys';

/**
 * Records that this tab has reloaded itself for a new build.
 * @returns false if it must not reload, because it already has or this can't be recorded
 */
export function markReload(build: string): boolean {
  try {
    if (!tabStore.isPersistent() || tabStore.read(storageKeys.reload) === build) return false;
    tabStore.write(storageKeys.reload, build);
    return true;
  } catch {
    return false;
  }
}
