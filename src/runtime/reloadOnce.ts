import { markReload } from '@/data/storage/reloadMark';
import { isSiteReachable } from '@/data/isSiteReachable';
import { hasUnsavedChanges } from '@/ui/unsavedChanges';

/** This script's URL contains a hash of the build. */
const BUILD_URL = import.meta.url;

/**
 * Reloads the page when a chunk is missing, because a newer build may have replaced it: once for each build,
 * never with unsaved input, and only if the host responds.
 */
export async function reloadOnce(): Promise<void> {
  if (hasUnsavedChanges() || !(await isSiteReachable())) return;
  if (!hasUnsavedChanges() && markReload(BUILD_URL)) globalThis.location.reload();
}
