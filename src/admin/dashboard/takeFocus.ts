import { useEffect, useEffectEvent, useRef } from 'react';

/** A ref that focuses the text of a question, because the pressed button has been disabled or removed. */
export const takeFocus = (text: HTMLElement | null) => text?.focus();

interface FocusTargets {
  /** Where the outcome is announced */
  readonly outcome: () => HTMLElement | null | undefined;
  /** The button that led to the question */
  readonly opener: () => HTMLElement | null | undefined;
}

/**
 * Moves the focus once an attempt ends or its question is cancelled, because the pressed button has been disabled or
 * removed.
 */
export function useFocusAfterAttempt(
  isBusy: boolean,
  hasQuestion: boolean,
  { outcome, opener }: FocusTargets,
): void {
  const now = hasQuestion ? 'asking' : isBusy ? 'busy' : 'idle';
  const before = useRef<string>(now);
  const move = useEffectEvent((ended: string) => (ended === 'busy' ? outcome() : opener())?.focus());
  useEffect(() => {
    if (now === 'idle' && before.current !== 'idle') move(before.current);
    before.current = now;
  }, [now]);
}
