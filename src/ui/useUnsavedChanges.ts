import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useBlocker, type BlockerFunction } from 'react-router-dom';
import { confirmDiscard, registerUnsavedChanges } from './unsavedChanges';

/** Whatever replaces an address has asked before, or keeps the page. */
const mustStay: BlockerFunction = ({ historyAction }) =>
  historyAction !== NavigationType.Replace && !confirmDiscard();

const askBeforeUnload = (event: BeforeUnloadEvent) => {
  event.preventDefault();
};

/** Asks before the page is closed, reloaded or left. */
export function useAskBeforeUnload(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return;
    globalThis.addEventListener('beforeunload', askBeforeUnload);
    return () => {
      globalThis.removeEventListener('beforeunload', askBeforeUnload);
    };
  }, [isAsked]);
}

/**
 * Asks before unsaved input is lost to a link, the back button or closing the page.
 * @param discard clears the input once the user has agreed
 */
export function useUnsavedChanges(isUnsaved: boolean, discard: () => void): void {
  const handleDiscard = useEffectEvent(discard);

  useEffect(() => {
    if (!isUnsaved) return;
    return registerUnsavedChanges(() => {
      handleDiscard();
    });
  }, [isUnsaved]);
  useAskBeforeUnload(isUnsaved);

  const blocker = useBlocker(mustStay);
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
}
