import type { Ending } from './signal';

const OVER: Readonly<Record<Ending['kind'], string>> = {
  closed: 'is closed',
  expired: 'has expired',
  cancelled: 'was cancelled',
  notTriggered: 'was not triggered',
};

/** Whether an entry of this kind ends a signal: nothing but a correction can follow it. */
export const isEnding = (kind: unknown): kind is Ending['kind'] =>
  typeof kind === 'string' && Object.hasOwn(OVER, kind);

/** What is said beside the numbers of a signal that can no longer be traded. */
export const practiceWords = (number: number, ending: Ending['kind']): string =>
  `Signal ${String(number)} ${OVER[ending]}. The numbers are for practice.`;
