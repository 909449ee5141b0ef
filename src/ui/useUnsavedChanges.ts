import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { confirmDiscard, registerUnsavedChanges } from './unsavedChanges';

/** Asks before anything moves, so that a refusal leaves nothing to undo. */
const mustStay = () => !confirmDiscard();

const askBeforeUnload = (event: BeforeUnloadEvent) => {
  event.preventDefault();
};

/** Lets the browser ask before this page is closed, reloaded or left for another one. */
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
 * Guards typing that is not saved: links, the back button and closing the page ask before they throw it away.
 * @param discard throws it away, once the person has agreed to that
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
