import { checkFigure } from './build';
import { sumMoney, toUnits } from './decimals';
import type { Deal } from './mt5Rows';
import type { FigureCheck, Money } from './types';

/* The balance column in the deals of a MetaTrader 5 report. */

export interface Flow {
  readonly commission: Money;
  readonly fee: Money | null;
  readonly swap: Money;
  readonly profit: Money;
  readonly balance: Money;
  readonly all: Money;
  readonly deal: Deal;
}

export function flowOf(deal: Deal, places: number): Flow {
  const units = (text: string) => toUnits(text, places);
  const [commission, fee, swap, profit] = [
    units(deal.commission),
    deal.fee === null ? null : units(deal.fee),
    units(deal.swap),
    units(deal.profit),
  ];
  const all = commission + (fee ?? 0) + swap + profit;
  return { commission, fee, swap, profit, balance: units(deal.balance), all, deal };
}

export const isCredit = ({ type }: Deal): boolean => type === 'credit' || type === 'bonus';

/** The first row whose balance isn't the previous one plus its own amounts; −1 for none. */
const brokenLink = (flows: readonly Flow[], hasCredits: boolean): number =>
  flows.findIndex(({ all, balance, deal }, index) => {
    const before = flows[index - 1];
    return before !== undefined && before.balance + (isCredit(deal) && !hasCredits ? 0 : all) !== balance;
  });

interface Chain {
  readonly check: FigureCheck[];
  readonly opening: Money | null;
}

/** Follows the balance column; some builds leave credits out of it. */
export function checkBalanceChain(flows: readonly Flow[]): Chain {
  const [first, last] = [flows[0], flows.at(-1)];
  if (!first || !last) return { check: [], opening: null };
  const hasCredits = brokenLink(flows, true) === -1 || brokenLink(flows, false) !== -1;
  const counted = (flow: Flow): Money => (isCredit(flow.deal) && !hasCredits ? 0 : flow.all);
  const opening = first.balance - counted(first);
  const place = brokenLink(flows, hasCredits);
  const [broken, before] = [flows[place], flows[place - 1]];
  if (!broken || !before)
    return {
      check: checkFigure('balanceColumn', last.balance, opening + sumMoney(flows.map(counted))),
      opening,
    };
  const check: FigureCheck = {
    figure: 'balanceColumn',
    unit: 'money',
    reported: broken.balance,
    own: before.balance + counted(broken),
    row: broken.deal.row,
  };
  return { check: [check], opening };
}

/** Takes the deals in the file's order, or by time if that makes a chain of balances. */
export function sortFlows(flows: readonly Flow[]): readonly Flow[] {
  if (brokenLink(flows, true) === -1 || brokenLink(flows, false) === -1) return flows;
  const sorted = flows.toSorted(
    (a, b) =>
      Number(a.deal.time > b.deal.time) - Number(a.deal.time < b.deal.time) ||
      a.deal.id.length - b.deal.id.length ||
      Number(a.deal.id > b.deal.id) - Number(a.deal.id < b.deal.id),
  );
  return brokenLink(sorted, true) === -1 || brokenLink(sorted, false) === -1 ? sorted : flows;
}
