import { signalFigures } from '@/domain/signals/figures';
import {
  closedResult,
  countedSignals,
  realSignalsOrSamples,
  isLate,
  type SignalResult,
} from '@/domain/signals/results';
import type { Signal } from '@/domain/signals/signal';
import { formatGmtDay } from '@/domain/signals/times';
import { MARKET_LABELS } from '@/content/signalWords';
import { formatMonth } from '@/domain/time/days';

interface CountedSignal {
  readonly signal: Signal;
  readonly result: SignalResult;
}

const closedAt = ({ signal }: CountedSignal): string => signal.ending?.at ?? '';

/** Groups results by name, in order of first occurrence. */
function groupResults(counted: readonly CountedSignal[], nameOf: (one: CountedSignal) => string) {
  const names = [...new Set(counted.map(nameOf))];
  return names.map((name) => {
    const results = counted.filter((one) => nameOf(one) === name).map(({ result }) => result);
    return { name, figures: signalFigures(results) };
  });
}

/** The start of the same day a number of years later, in GMT. */
function yearsAfter(time: string, years: number): Date {
  const date = new Date(time.slice(0, 10));
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date;
}

/** The name of a year, counted from the first entry; an incomplete one is marked. */
function yearName(time: string, { from, to }: { readonly from: string; readonly to: string }): string {
  let years = 0;
  while (yearsAfter(from, years + 1).toISOString() <= time) years += 1;
  const end = yearsAfter(from, years + 1);
  const lastDay = new Date(end.getTime() - 86_400_000).toISOString();
  const name = `${formatGmtDay(yearsAfter(from, years).toISOString())} to ${formatGmtDay(lastDay)}`;
  return end.toISOString() > to ? `${name}, so far` : name;
}

export function recordSummary(all: readonly Signal[]) {
  const signals = realSignalsOrSamples(all);
  const counted = countedSignals(signals).flatMap((signal) => {
    const result = closedResult(signal);
    return result === null ? [] : [{ signal, result }];
  });
  const times = signals.flatMap(({ entries }) => entries.map(({ at }) => at)).toSorted();
  const [from] = times;
  const to = times.at(-1);
  const period = from === undefined || to === undefined ? null : { from, to };
  return {
    /** Either real signals or samples, because they are never counted together. */
    signals,
    /** The number of samples among real signals; 0 if all are samples. */
    samplesLeftOut: all.length - signals.length,
    /** The closed signals that count, in order of closing. */
    counted,
    figures: signalFigures(counted.map(({ result }) => result)),
    /** The number of closed signals left out because nobody could have followed them. */
    late: signals.filter((signal) => signal.state === 'closed' && isLate(signal)).length,
    isSample: signals.length > 0 && signals.every(({ issued }) => issued.sample),
    /** The times of the first and the latest entry; null for an empty record. */
    period,
    byYear: period ? groupResults(counted, (one) => yearName(closedAt(one), period)) : [],
    byMonth: groupResults(counted, (one) => formatMonth(closedAt(one).slice(0, 10))),
    byMarket: groupResults(counted, ({ signal }) => MARKET_LABELS[signal.issued.market]),
  };
}

export type RecordSummary = ReturnType<typeof recordSummary>;
