import { priceOf } from '@/domain/signals/plan';
import type { Signal } from '@/domain/signals/signal';
import { entryText, signalName, signalTitle } from '@/domain/signals/words';
import type { PageWords } from './page';

/** The words of a signal's page: what was planned and why, never what came of it. */
export function signalWords(signal: Signal): PageWords {
  const { issued, plan } = signal;
  const plain = `${signalName(signal)} at ${entryText(signal)}, stop loss ${priceOf(signal, plan.stopLoss)}`;
  return {
    title: signalTitle(signal),
    description: `${issued.sample ? 'Sample: ' : ''}${plain}: the reason, what would prove it wrong, and every event with its time.`,
    // The number stays beside its noun where the heading takes two lines.
    heading: signalTitle(signal).replace(/ (?=\d+:)/, '\u00A0'),
    lead: plan.reason,
  };
}
