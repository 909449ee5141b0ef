import { signalPriceText } from '@/domain/signals/plan';
import { closedResult, formatR, isLate } from '@/domain/signals/results';
import type { Signal } from '@/domain/signals/signal';
import { formatGmtDay } from '@/domain/signals/times';
import { entryText, sideLabel, stateWords } from './signalWords';

export const RECORD_COLUMNS = [
  'Signal',
  'Published',
  'Direction',
  'Entry',
  'Stop loss',
  'State',
  'R',
  'R after costs',
] as const;

/** A signal's value for each of {@link RECORD_COLUMNS}. */
export function recordRow(signal: Signal): readonly string[] {
  const { issued, plan, number } = signal;
  const result = closedResult(signal);
  return [
    `${String(number)} ${issued.instrument}${issued.sample ? ' (sample)' : ''}`,
    issued.publishedAt === '' ? 'not published' : formatGmtDay(issued.publishedAt),
    sideLabel(issued),
    entryText(signal),
    signalPriceText(signal, plan.stopLoss),
    `${stateWords(signal)}${isLate(signal) ? ', late' : ''}${signal.state === 'expired' && signal.ending === null ? ', not recorded yet' : ''}`,
    result === null ? '–' : formatR(result.beforeCosts),
    result === null ? '–' : formatR(result.afterCosts),
  ];
}

/** The headings of the CSV export, in which results are numbers. */
export const RECORD_SHEET_COLUMNS = [
  ...RECORD_COLUMNS.slice(0, -2),
  'Result (R)',
  'Result after costs (R)',
] as const;

export function recordSheetRow(signal: Signal): readonly (string | number)[] {
  const result = closedResult(signal);
  const results = result ? [result.beforeCosts / 100, result.afterCosts / 100] : ['', ''];
  return [...recordRow(signal).slice(0, -2), ...results];
}
