import { columnFigures, type ColumnFigures } from '@/domain/signals/figures';
import {
  balanceDrawdown,
  balanceOverTime,
  groupTradesBy,
  journalFigures,
  measuredTrades,
  openingHour,
  openingWeekday,
  type TradeGroup,
  type JournalFigures,
  type MeasuredTrade,
} from './figures';
import type { ConfiguredAccount } from './journal';
import { risksTaken } from './risk';
import { brokenRules, type BrokenRules } from './rules';
import type { JournalTrade, Money, RiskBasis, Side, Trade, TradeR } from './types';

/** A count out of the trades for which it is known. */
export interface Proportion {
  readonly count: number;
  readonly of: number;
}

/** How often each rule was broken, out of the trades for which the file shows it. */
export type BrokenRuleCounts = Readonly<Record<keyof BrokenRules, Proportion>>;

/** Statistics of the trades to which the visitor has given the same verdict. */
export interface VerdictStatistics {
  readonly money: ColumnFigures;
  readonly r: ColumnFigures;
}

export interface WeekStatistics {
  /** The Monday, as `2026-06-01`. */
  readonly monday: string;
  readonly trades: number;
  readonly wins: number;
  readonly losses: number;
  readonly net: Money;
  /** The total R in hundredths, and how many trades it covers. */
  readonly r: number;
  readonly withR: number;
  /** Null if any trade's costs are unknown. */
  readonly costs: Money | null;
  readonly kept: number;
  readonly broken: number;
  readonly withoutStop: number;
}

/** Everything the journal shows about an account, calculated off the main thread. */
export interface AccountMeasures {
  /** In order of closing, as {@link measuredTrades} sorts the trades. */
  readonly results: readonly TradeR[];
  /** The results in R that count, and the results in money, in the same order. */
  readonly inR: readonly number[];
  readonly inMoney: readonly Money[];
  readonly figures: JournalFigures;
  readonly drawdownPercent: number | null;
  readonly kept: VerdictStatistics;
  readonly broken: VerdictStatistics;
  readonly facts: BrokenRuleCounts;
  readonly byInstrument: readonly TradeGroup<string>[];
  readonly bySide: readonly TradeGroup<Side>[];
  readonly byWeekday: readonly TradeGroup<number>[];
  readonly byHour: readonly TradeGroup<number>[];
  /** Latest first. */
  readonly weeks: readonly WeekStatistics[];
}

type Measured = MeasuredTrade<JournalTrade>;

/** R based on the last stop isn't counted. */
const COUNTED: readonly RiskBasis[] = ['typed', 'first', 'default'];

const countedR = ({ r: { basis, net } }: Measured): number[] =>
  net !== null && COUNTED.includes(basis) ? [net] : [];

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const DAY_MS = 86_400_000;

/** The Monday of a time's week by the file's clock. Trading weeks begin on Sunday evening. */
export function mondayOf(time: string): string {
  const day = Date.parse(`${time.slice(0, 10)}T00:00:00Z`);
  return new Date(day - (new Date(day).getUTCDay() - 1) * DAY_MS).toISOString().slice(0, 10);
}

function factsOf(account: ConfiguredAccount, trades: readonly JournalTrade[]): BrokenRuleCounts {
  const stopsIn = trades.some(({ stopFirst }) => stopFirst !== null) ? 'first-and-last' : 'last';
  const risks = risksTaken(trades, account.defaultRisk, balanceOverTime(account));
  const judgements = brokenRules(trades, stopsIn, account.limits, risks);
  const share = (rule: keyof BrokenRules): Proportion => {
    const known = judgements.flatMap((broken) => broken[rule] ?? []);
    return { count: known.filter(Boolean).length, of: known.length };
  };
  return {
    noStopAtOpening: share('noStopAtOpening'),
    stopMovedAway: share('stopMovedAway'),
    tooLarge: share('tooLarge'),
    soonAfterLoss: share('soonAfterLoss'),
    tooManyThatDay: share('tooManyThatDay'),
    closedOutsideHours: share('closedOutsideHours'),
    heldOverWeekend: share('heldOverWeekend'),
  };
}

function judged(measured: readonly Measured[], kept: 'yes' | 'no'): VerdictStatistics {
  const alike = measured.filter(({ trade }) => trade.notes.kept === kept);
  return {
    money: columnFigures(alike.map(({ trade }) => trade.net)),
    r: columnFigures(alike.flatMap(countedR)),
  };
}

function costOf({ profit, net }: Trade): Money | null {
  return profit === null ? null : profit - net;
}

function weeksOf(measured: readonly Measured[]): readonly WeekStatistics[] {
  const weeks = new Map<string, Measured[]>();
  for (const one of measured) {
    const monday = mondayOf(one.trade.closeTime);
    const week = weeks.get(monday);
    if (week) week.push(one);
    else weeks.set(monday, [one]);
  }
  return [...weeks]
    .map(([monday, all]) => {
      const trades = all.map(({ trade }) => trade);
      const results = all.flatMap(countedR);
      const costs = trades.map(costOf);
      const count = (is: (trade: JournalTrade) => boolean) => trades.filter(is).length;
      return {
        ...{ monday, trades: trades.length, r: sumOf(results), withR: results.length },
        net: sumOf(trades.map(({ net }) => net)),
        wins: count(({ net }) => net > 0),
        losses: count(({ net }) => net < 0),
        costs: costs.includes(null) ? null : sumOf(costs.map((cost) => cost ?? 0)),
        kept: count(({ notes }) => notes.kept === 'yes'),
        broken: count(({ notes }) => notes.kept === 'no'),
        withoutStop: count(({ stopFirst, stopLast }) => stopFirst === null && stopLast === null),
      };
    })
    .toSorted((a, b) => (a.monday < b.monday ? 1 : -1));
}

const byCount = <K>(groups: readonly TradeGroup<K>[]): readonly TradeGroup<K>[] =>
  groups.toSorted((a, b) => b.trades - a.trades);

const byKey = <K extends number>(groups: readonly TradeGroup<K>[]): readonly TradeGroup<K>[] =>
  groups.toSorted((a, b) => a.key - b.key);

export function measureAccount(account: ConfiguredAccount): AccountMeasures {
  const measured = measuredTrades(account, account);
  return {
    results: measured.map(({ r }) => r),
    inR: measured.flatMap(countedR),
    inMoney: measured.map(({ trade }) => trade.net),
    figures: journalFigures(measured, account.movements),
    drawdownPercent: balanceDrawdown(account),
    kept: judged(measured, 'yes'),
    broken: judged(measured, 'no'),
    facts: factsOf(
      account,
      measured.map(({ trade }) => trade),
    ),
    byInstrument: byCount(groupTradesBy(measured, ({ instrument }) => instrument)),
    bySide: byCount(groupTradesBy(measured, ({ side }) => side)),
    byWeekday: byKey(groupTradesBy(measured, openingWeekday)),
    byHour: byKey(groupTradesBy(measured, openingHour)),
    weeks: weeksOf(measured),
  };
}
