import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useBlocker, type BlockerFunction } from 'react-router-dom';
import { confirmDiscard, registerUnsavedChanges } from './unsavedChanges';

/** Code that replaces the URL has already asked, or stays on the page. */
const shouldBlock: BlockerFunction = ({ historyAction }) =>
  historyAction !== NavigationType.Replace && !confirmDiscard();

const promptBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** Asks before the page is closed, reloaded or left. */
export function useBeforeUnloadPrompt(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    globalThis.addEventListener('beforeunload', promptBeforeUnload);
    return () => globalThis.removeEventListener('beforeunload', promptBeforeUnload);
  }, [isActive]);
}

/**
 * Asks before unsaved input is lost to a link, the back button or closing the page.
 * @param discard clears the input once the user has agreed
 */
export function useUnsavedChanges(isUnsaved: boolean, discard: () => void): void {
  const handleDiscard = useEffectEvent(discard);

  useEffect(() => {
    if (!isUnsaved) return;
    return registerUnsavedChanges(() => handleDiscard());
  }, [isUnsaved]);
  useBeforeUnloadPrompt(isUnsaved);

  const blocker = useBlocker(shouldBlock);
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
}
