import type { Signal } from '@/domain/signals/signal';

/** The line above a list that contains samples; '' if it has none. */
export function samplesLine(signals: readonly Signal[]) {
  const count = signals.filter(({ issued }) => issued.sample).length;
  const isMixed = count > 0 && count < signals.length;
  const line = isMixed
    ? `${String(count)} of them ${count === 1 ? 'is a sample' : 'are samples'}, with invented prices.`
    : 'Sample signals, invented prices.';
  return { isMixed, line: count === 0 ? '' : line };
}
