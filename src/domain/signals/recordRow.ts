import { priceOf } from './plan';
import { closedResult, inR, isLate } from './results';
import type { Signal } from './signal';
import { dayText } from './times';
import { entryText, sideWord, stateWords } from './words';

export const RECORD_COLUMNS = [
  'Signal',
  'Published',
  'Direction',
  'Entry',
  'Stop loss',
  'State',
  'R',
  'R after cost',
] as const;

/** What each of {@link RECORD_COLUMNS} says of a signal. */
export function recordRow(signal: Signal): readonly string[] {
  const { issued, plan, number } = signal;
  const result = closedResult(signal);
  return [
    `${String(number)} ${issued.instrument}${issued.sample ? ' (sample)' : ''}`,
    issued.publishedAt === '' ? 'not published' : dayText(issued.publishedAt),
    sideWord(issued),
    entryText(signal),
    priceOf(signal, plan.stopLoss),
    `${stateWords(signal)}${isLate(signal) ? ', late' : ''}`,
    result === null ? '–' : inR(result.beforeCosts),
    result === null ? '–' : inR(result.afterCosts),
  ];
}
