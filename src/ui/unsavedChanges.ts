const QUESTION = 'Discard what you have typed?';

/** How to throw away the typing of each form that holds some. */
const discards = new Set<() => void>();

/** Says that something is typed and not saved, until the returned function is called. */
export function registerUnsavedChanges(discard: () => void): () => void {
  discards.add(discard);
  return () => {
    discards.delete(discard);
  };
}

/** Whether anything is typed and not saved: then nothing may reload or leave the page unasked. */
export const hasUnsavedChanges = (): boolean => discards.size > 0;

/** Whether to go on: nothing is unsaved, or the person agrees to lose it, and then it is thrown away. */
export function confirmDiscard(): boolean {
  if (!hasUnsavedChanges()) return true;
  if (!globalThis.confirm(QUESTION)) return false;
  for (const discard of [...discards]) discard();
  return true;
}
