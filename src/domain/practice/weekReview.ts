import { dayOf, DAYS_PER_WEEK, weekOf } from './clock';
import { INITIAL_DEPOSIT, type Session } from './session';
import {
  netOf,
  openLots,
  PRACTICE_RULES,
  resultOf,
  ruleTally,
  type PracticeRule,
  type PracticeTrade,
} from './trades';

const sum = <T>(values: readonly T[], of: (value: T) => number): number =>
  values.reduce((total, value) => total + of(value), 0);

/** The rule that was broken most often; null if none was. */
function mostBroken(tally: ReturnType<typeof ruleTally>): PracticeRule | null {
  const [worst] = PRACTICE_RULES.map((rule) => ({ rule, broken: tally[rule].of - tally[rule].kept }))
    .filter(({ broken }) => broken > 0)
    .toSorted((one, other) => other.broken - one.broken);
  return worst?.rule ?? null;
}

/** Without a stop, no loss was planned, so none can exceed the plan. */
const plannedRisk = ({ plan }: PracticeTrade): number => plan.risk ?? Number.POSITIVE_INFINITY;

/** The equity at the end of each week, in cents. */
export const weeklyEquity = (dayEnds: readonly number[]): readonly number[] =>
  dayEnds.filter((_, day) => (day + 1) % DAYS_PER_WEEK === 0);

/**
 * The most recent completed week, judged by the trades closed in it; null before the first week has ended. Money is in
 * cents.
 */
export function weekReview({ dayEnds }: Pick<Session, 'dayEnds'>, trades: readonly PracticeTrade[]) {
  const weekEnds = weeklyEquity(dayEnds);
  const equity = weekEnds.at(-1);
  if (equity === undefined) return null;
  const week = weekEnds.length;
  const closed = trades.filter((trade) => {
    const last = trade.parts.at(-1);
    return last && openLots(trade) === 0 && weekOf(dayOf(last.minute)) === week - 1;
  });
  const open = trades.filter(({ lots, fill, parts }) => {
    const closedByThen = parts.filter(({ minute }) => weekOf(dayOf(minute)) < week);
    return weekOf(dayOf(fill.minute)) < week && sum(closedByThen, (part) => part.lots) < lots;
  });
  const tally = ruleTally(closed);
  const results = closed.map(resultOf);
  return {
    /** Counted from 1 */
    week,
    trades: closed.length,
    /** How often each rule was kept in those trades */
    tally,
    kept: sum(PRACTICE_RULES, (rule) => tally[rule].kept),
    of: sum(PRACTICE_RULES, (rule) => tally[rule].of),
    mostBroken: mostBroken(tally),
    /** What the plans put at risk, the trades without a stop, and those that lost more than planned */
    planned: sum(closed, ({ plan }) => plan.risk ?? 0),
    unplanned: closed.filter(({ plan }) => plan.risk === null).length,
    beyondPlan: closed.filter((trade) => plannedRisk(trade) < -netOf(resultOf(trade))).length,
    /** The trades still open at the end of the week, and those of them that began without a stop */
    open: open.length,
    openUnplanned: open.filter(({ plan }) => plan.risk === null).length,
    net: sum(results, netOf),
    commission: sum(results, ({ commission }) => commission),
    overnight: sum(results, ({ overnight }) => overnight),
    before: weekEnds.at(-2) ?? INITIAL_DEPOSIT,
    equity,
    /** The equity at the end of each day of the week */
    days: dayEnds.slice((week - 1) * DAYS_PER_WEEK, week * DAYS_PER_WEEK),
  };
}

export type WeekReview = NonNullable<ReturnType<typeof weekReview>>;
