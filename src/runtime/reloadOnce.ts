import { markReload } from '@/data/storage/reloadMark';
import { siteAnswers } from '@/data/siteReach';
import { hasUnsavedChanges } from '@/ui/unsavedChanges';

/** The address of this script has a hash of the build in its name. */
const BUILD = import.meta.url;

/**
 * Reloads the page when a part of it is missing, as a newer build of the site may have taken its place: once for a
 * build, never over typing that is not saved, and only when the host answers.
 */
export async function reloadOnce(): Promise<void> {
  if (hasUnsavedChanges() || !(await siteAnswers())) return;
  if (!hasUnsavedChanges() && markReload(BUILD)) globalThis.location.reload();
}
