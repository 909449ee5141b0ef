import { createKeyValueStore } from './keyValueStore';
import { storageKeys } from './storageKeys';

const tabStore = createKeyValueStore(
  () => globalThis.sessionStorage,
  () => undefined,
);

/**
 * Marks that this tab has reloaded by itself for a build of the site.
 * @returns false when it has done so before, or where it could not be remembered: then it must not reload
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
