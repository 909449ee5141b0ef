const DISCARD_QUESTION = 'Discard your unsaved changes?';

/** Discards the unsaved input of each form. */
const discardCallbacks = new Set<() => void>();

/** Marks unsaved input until the returned function is called. */
export function registerUnsavedChanges(discard: () => void): () => void {
  discardCallbacks.add(discard);
  return () => discardCallbacks.delete(discard);
}

/** Whether there is unsaved input, so nothing may reload or leave the page without asking. */
export const hasUnsavedChanges = (): boolean => discardCallbacks.size > 0;

/** Returns true if there is no unsaved input, or if the user agrees to discard it; it is then discarded. */
export function confirmDiscard(): boolean {
  if (!hasUnsavedChanges()) return true;
  if (!globalThis.confirm(DISCARD_QUESTION)) return false;
  for (const discard of [...discardCallbacks]) discard();
  return true;
}
