import { markReload } from '@/data/storage/reloadMark';
import { siteAnswers } from '@/data/siteReach';
import { hasUnsavedChanges } from '@/ui/unsavedChanges';

/** This script's URL contains a hash of the build. */
const BUILD = import.meta.url;

/**
 * Reloads the page when a chunk is missing, because a newer build may have replaced it: once for each build,
 * never with unsaved input, and only if the host responds.
 */
export async function reloadOnce(): Promise<void> {
  if (hasUnsavedChanges() || !(await siteAnswers())) return;
  if (!hasUnsavedChanges() && markReload(BUILD)) globalThis.location.reload();
}
