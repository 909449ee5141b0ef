import { useTextAtRest } from './useTextAtRest';

/** Whether a text has stayed the same for so many milliseconds; the first one counts as settled. */
export const useIsSettled = (text: string, ms: number): boolean => useTextAtRest(text, ms) === text;
