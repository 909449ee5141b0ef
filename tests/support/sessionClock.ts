import { sessionClock, type SessionName } from '@/domain/sessionClock';

/** @param text an instant such as `2026-01-14T12:00Z` */
export const clockAt = (text: string) => sessionClock(Date.parse(text));
export const openNames = (text: string) =>
  clockAt(text)
    .states.filter(({ isOpen }) => isOpen)
    .map(({ session }) => session.name);
/**
 * When the current session opened, or the next one opens, and when it closes.
 * @throws Error for an unknown session
 */
export const stateAt = (text: string, name: SessionName) => {
  const state = clockAt(text).states.find(({ session }) => session.name === name);
  if (state === undefined) throw new Error(`No session ${name}`);
  return { opens: new Date(state.opensAt).toISOString(), closes: new Date(state.closesAt).toISOString() };
};
