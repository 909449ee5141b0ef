import { figuresOf, type Figures } from '@/domain/signals/figures';
import { closedResult, countedSignals, countedTogether, isLate, type Result } from '@/domain/signals/results';
import type { Signal } from '@/domain/signals/signal';
import { dayText } from '@/domain/signals/times';
import { MARKET_WORDS } from '@/content/signalWords';
import { monthWords } from '@/domain/days';

/** Some of the closed signals, with what they came to. */
export interface ResultGroup {
  readonly name: string;
  readonly trades: number;
  readonly won: number;
  readonly lost: number;
  /** In hundredths of R. */
  readonly beforeCosts: number;
  readonly afterCosts: number;
}

/** What the record page shows of all signals. */
export interface RecordSummary {
  /** The signals it is of: real ones and samples are never counted together. */
  readonly signals: readonly Signal[];
  /** How many samples are among real ones; 0 if all are samples. */
  readonly samplesLeftOut: number;
  /** The closed signals that count, in the order in which they were closed. */
  readonly counted: readonly { readonly signal: Signal; readonly result: Result }[];
  readonly figures: Figures;
  /** How many closed ones count in no figure, as nobody could have followed them. */
  readonly late: number;
  readonly isSample: boolean;
  /** The times of the first entry and the newest; null for an empty record. */
  readonly period: { readonly from: string; readonly to: string } | null;
  readonly byYear: readonly ResultGroup[];
  readonly byMonth: readonly ResultGroup[];
  readonly byMarket: readonly ResultGroup[];
}

type Counted = RecordSummary['counted'][number];

const closedAt = ({ signal }: Counted): string => signal.ending?.at ?? '';

/** In the order in which the names first occur. */
function grouped(counted: readonly Counted[], nameOf: (one: Counted) => string): ResultGroup[] {
  const names = [...new Set(counted.map(nameOf))];
  return names.map((name) => {
    const results = counted.filter((one) => nameOf(one) === name).map(({ result }) => result);
    const { trades, wins, losses, beforeCosts, afterCosts } = figuresOf(results);
    return {
      name,
      trades,
      won: wins,
      lost: losses,
      beforeCosts: beforeCosts.total,
      afterCosts: afterCosts.total,
    };
  });
}

/** The moment so many years after another, by Greenwich. */
function yearsAfter(time: string, years: number): Date {
  const date = new Date(time);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date;
}

/** The twelve months, counted from the first entry, that a moment lies in; the last are marked as not whole. */
function yearName(time: string, { from, to }: { readonly from: string; readonly to: string }): string {
  let years = 0;
  while (yearsAfter(from, years + 1).toISOString() <= time) years += 1;
  const end = yearsAfter(from, years + 1);
  const lastDay = new Date(end.getTime() - 86_400_000).toISOString();
  const name = `${dayText(yearsAfter(from, years).toISOString())} to ${dayText(lastDay)}`;
  return end.toISOString() > to ? `${name}, not a whole year` : name;
}

export function recordSummary(all: readonly Signal[]): RecordSummary {
  const signals = countedTogether(all);
  const counted = countedSignals(signals).flatMap((signal) => {
    const result = closedResult(signal);
    return result === null ? [] : [{ signal, result }];
  });
  const times = signals.flatMap(({ entries }) => entries.map(({ at }) => at)).toSorted();
  const [from] = times;
  const to = times.at(-1);
  const period = from === undefined || to === undefined ? null : { from, to };
  return {
    signals,
    samplesLeftOut: all.length - signals.length,
    counted,
    figures: figuresOf(counted.map(({ result }) => result)),
    late: signals.filter((signal) => signal.state === 'closed' && isLate(signal)).length,
    isSample: signals.length > 0 && signals.every(({ issued }) => issued.sample),
    period,
    byYear: period ? grouped(counted, (one) => yearName(closedAt(one), period)) : [],
    byMonth: grouped(counted, (one) => monthWords(closedAt(one).slice(0, 10))),
    byMarket: grouped(counted, ({ signal }) => MARKET_WORDS[signal.issued.market]),
  };
}
