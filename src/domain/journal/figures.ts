import { columnFigures, type ColumnFigures } from '@/domain/signals/figures';
import { likelyRun, meanInterval, type Interval } from '@/domain/numbers/statistics';
import { sumIfAllKnown, sumMoney } from './decimals';
import { sortByClosing } from './order';
import { resultsInR, type BalanceAt, type RiskSettings } from './risk';
import type { JournalTrade, Money, Movement, RiskBasis, Trade, TradeR } from './types';

/** A trade with its result in R. */
export interface MeasuredTrade<T extends Trade = Trade> {
  readonly trade: T;
  readonly r: TradeR;
}

interface Account<T extends Trade> {
  readonly trades: readonly T[];
  readonly movements: readonly Movement[];
  readonly openingBalance: Money | null;
}

const isInBalance = ({ kind }: Movement): boolean => kind !== 'credit';

/** The balance of an account over time; null if the file doesn't state the opening balance. */
export function balanceOverTime({ trades, movements, openingBalance }: Account<Trade>): BalanceAt {
  if (openingBalance === null) return () => null;
  const events = [
    ...trades.map(({ closeTime, net }) => ({ time: closeTime, amount: net })),
    ...movements.filter(isInBalance).map(({ time, amount }) => ({ time, amount })),
  ].toSorted((a, b) => Number(a.time > b.time) - Number(a.time < b.time));
  let balance = openingBalance;
  const balances = events.map(({ amount }) => (balance += amount));
  return (time) => {
    let [from, to] = [0, events.length];
    while (from < to) {
      const middle = Math.floor((from + to) / 2);
      if ((events[middle]?.time ?? '') <= time) from = middle + 1;
      else to = middle;
    }
    return from === 0 ? openingBalance : (balances[from - 1] ?? openingBalance);
  };
}

/** The trades of an account in order of closing, each with its result in R. */
export function measuredTrades<T extends Trade & Partial<Pick<JournalTrade, 'notes'>>>(
  account: Account<T>,
  settings: RiskSettings,
): readonly MeasuredTrade<T>[] {
  const trades = sortByClosing(account.trades);
  const results = resultsInR(trades, settings, balanceOverTime(account));
  return trades.map((trade, index) => ({
    trade,
    r: results[index] ?? { basis: 'none', gross: null, net: null },
  }));
}

/** The statistics of a column, and how far chance could explain them. */
export interface ColumnStatistics extends ColumnFigures {
  /** The 95% interval of the expectancy; null for few trades. */
  readonly expectancyInterval: Interval | null;
  /** The longest losing run that chance alone makes likely at this share of losses. */
  readonly likelyLosingRun: number;
}

function columnOf(results: readonly number[]): ColumnStatistics {
  const figures = columnFigures(results);
  const { trades, losses } = figures;
  return {
    ...figures,
    expectancyInterval: meanInterval(results),
    likelyLosingRun: trades === 0 ? 0 : likelyRun(trades, losses / trades),
  };
}

export interface TradingCosts {
  /** Each is null unless the file gives it for every trade. */
  readonly commission: Money | null;
  readonly fees: Money | null;
  readonly swap: Money | null;
  /** Costs and income booked separately from trades. */
  readonly adjustments: Money;
  /** The known costs of trades as a share of their absolute results before costs; null without any. */
  readonly share: number | null;
  /** The average difference between results before and after costs, in hundredths of R; null without any. */
  readonly averageR: number | null;
}

function costsOf(measured: readonly MeasuredTrade[], movements: readonly Movement[]): TradingCosts {
  const total = (field: 'commission' | 'fees' | 'swap') =>
    sumIfAllKnown(measured.map(({ trade }) => trade[field]));
  const withProfit = measured.flatMap(({ trade: { profit, net } }) =>
    profit === null ? [] : [{ profit, net }],
  );
  const turnover = sumMoney(withProfit.map(({ profit }) => Math.abs(profit)));
  const costs = sumMoney(withProfit.map(({ profit, net }) => profit - net));
  const inR = measured.flatMap(({ r: { gross, net } }) =>
    gross === null || net === null ? [] : [gross - net],
  );
  return {
    commission: total('commission'),
    fees: total('fees'),
    swap: total('swap'),
    adjustments: sumMoney(movements.filter(({ kind }) => kind === 'adjustment').map(({ amount }) => amount)),
    share: turnover === 0 ? null : costs / turnover,
    averageR: inR.length === 0 ? null : sumMoney(inR) / inR.length,
  };
}

/** Bases of risk that count as R; the last stop is a column of its own. */
const COUNTED: readonly RiskBasis[] = ['typed', 'first', 'default'];

const netsInR = (measured: readonly MeasuredTrade[], bases: readonly RiskBasis[]): number[] =>
  measured.flatMap(({ r: { basis, net } }) => (net !== null && bases.includes(basis) ? [net] : []));

/**
 * The statistics of measured trades of one account, in order of closing. Percentages of fewer than 30 trades
 * aren't shown, see `hasTooFewTrades`.
 */
export function journalFigures(measured: readonly MeasuredTrade[], movements: readonly Movement[] = []) {
  const profits = measured.flatMap(({ trade: { profit } }) => profit ?? []);
  const count = (isCounted: (one: MeasuredTrade) => boolean) => measured.filter(isCounted).length;
  const known = (basis: RiskBasis) => netsInR(measured, [basis]).length;
  return {
    /** Net results in money. */
    money: columnOf(measured.map(({ trade }) => trade.net)),
    /** The same results before costs; null if some results are only known after costs. */
    moneyBeforeCosts: profits.length === measured.length ? columnFigures(profits).totals : null,
    /** Net results in R where the risk is known. */
    r: columnOf(netsInR(measured, COUNTED)),
    /** Net results in R based on the last stop, if that is switched on. Never included in `r`. */
    rByLastStop: columnOf(netsInR(measured, ['last'])),
    /** The number of trades with a known R, by basis. */
    knownR: { typed: known('typed'), first: known('first'), default: known('default'), last: known('last') },
    costs: costsOf(measured, movements),
    /** The number of trades that the file shows with a stop. */
    withStop: count(({ trade: { stopFirst, stopLast } }) => stopFirst !== null || stopLast !== null),
  };
}

/**
 * The results in R of several accounts, in order of closing.
 * @param accounts trades with their results, in the same order
 */
export function combineResults(
  accounts: readonly { readonly trades: readonly Trade[]; readonly results: readonly TradeR[] }[],
) {
  const inR = accounts
    .flatMap(({ trades, results }) =>
      sortByClosing(trades).flatMap(({ closeTime }, index) => {
        const { basis = 'none', net = null } = results[index] ?? {};
        return net !== null && COUNTED.includes(basis) ? [{ closeTime, net }] : [];
      }),
    )
    .toSorted((a, b) => Number(a.closeTime > b.closeTime) - Number(a.closeTime < b.closeTime))
    .map(({ net }) => net);
  return { inR, figures: columnOf(inR), trades: sumMoney(accounts.map(({ trades }) => trades.length)) };
}

export type JournalFigures = Readonly<ReturnType<typeof journalFigures>>;

/**
 * The largest fall of the balance as a percentage of its peak. Movements don't count towards a fall; null without an
 * unbroken chain of balances, or if the balance at a peak isn't positive.
 */
export function balanceDrawdown(account: Account<Trade>): number | null {
  const balanceAt = balanceOverTime(account);
  const start = account.openingBalance;
  if (start === null) return null;
  const trades = sortByClosing(account.trades);
  let [running, highest, share] = [0, 0, 0];
  let atHigh = balanceAt(trades[0]?.openTime ?? trades[0]?.closeTime ?? '') ?? start;
  for (const { net, closeTime } of trades) {
    running += net;
    const balance = balanceAt(closeTime) ?? start;
    if (running > highest) [highest, atHigh] = [running, balance];
    if (atHigh <= 0) return null;
    share = Math.max(share, (highest - running) / atHigh);
  }
  return 100 * share;
}

export interface TradeGroup<K> {
  readonly key: K;
  readonly trades: number;
  /** The net result in money. */
  readonly money: Money;
  /** The net result in hundredths of R, and how many trades it covers. */
  readonly r: number;
  readonly withR: number;
}

/** Groups trades by anything, such as the instrument; trades with a key of null are left out. */
export function groupTradesBy<K extends string | number, T extends Trade>(
  measured: readonly MeasuredTrade<T>[],
  keyOf: (trade: T) => K | null,
): readonly TradeGroup<K>[] {
  const groups = new Map<K, MeasuredTrade<T>[]>();
  for (const one of measured) {
    const key = keyOf(one.trade);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups].map(([key, group]) => {
    const results = netsInR(group, COUNTED);
    const money = sumMoney(group.map(({ trade }) => trade.net));
    return { key, trades: group.length, money, r: sumMoney(results), withR: results.length };
  });
}

/** The day of the week a trade was opened on by the file's clock, 0 for Sunday; null if unknown. */
export const openingWeekday = ({ openTime }: Trade): number | null =>
  openTime === null ? null : new Date(`${openTime.slice(0, 10)}T00:00:00Z`).getUTCDay();

/** The hour a trade was opened in by the file's clock; null if unknown. */
export const openingHour = ({ openTime }: Trade): number | null =>
  openTime === null ? null : Number(openTime.slice(11, 13));
