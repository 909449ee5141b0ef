import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { confirmDiscard, registerUnsavedChanges } from './unsavedChanges';

/** Asks before anything moves, so that a refusal leaves nothing to undo. */
const mustStay = () => !confirmDiscard();

const askBeforeUnload = (event: BeforeUnloadEvent) => {
  event.preventDefault();
};

/**
 * Guards typing that is not saved: links, the back button and closing the page ask before they throw it away.
 * @param discard throws it away, once the person has agreed to that
 */
export function useUnsavedChanges(isUnsaved: boolean, discard: () => void): void {
  const handleDiscard = useEffectEvent(discard);

  useEffect(() => {
    if (!isUnsaved) return;
    const unregister = registerUnsavedChanges(() => {
      handleDiscard();
    });
    globalThis.addEventListener('beforeunload', askBeforeUnload);
    return () => {
      unregister();
      globalThis.removeEventListener('beforeunload', askBeforeUnload);
    };
  }, [isUnsaved]);

  const blocker = useBlocker(mustStay);
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
}
