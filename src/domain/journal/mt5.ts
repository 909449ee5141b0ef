import {
  closeReasonOf,
  checkFigure,
  movementKind,
  buildStatement,
  tradeFromParts,
  warn,
  type KeylessTrade,
  type Warnings,
} from './build';
import { decimalText, minDecimalPlaces, decimalPlacesOf, sumIfAllKnown, sumMoney, toUnits } from './decimals';
import { checkBalanceChain, flowOf, sortFlows, isCredit, type Flow } from './mt5Balance';
import { tradesFromDeals, closingDealsOf, indexDeals } from './mt5Deals';
import { checkAgainstDeals, checkAgainstNearestDeal, haveTotalVolume } from './mt5Positions';
import { isMt5Row, mt5RowsOf, type Deal, type Mt5Rows, type Position } from './mt5Rows';
import { mt5Results, type Mt5Results } from './mt5Results';
import { StatementRefusedError } from './refused';
import type { TableRow } from './table';
import type {
  FigureCheck,
  Encoding,
  StatementFormat,
  IgnoredCounts,
  Money,
  Movement,
  Statement,
  StatementAccount,
} from './types';

/* MetaTrader 5: History > Report, as HTML, as a workbook, or as a table saved from that workbook. */

/** The account's number and, in brackets, its currency, server, kind and mode, which no language changes. */
const ACCOUNT = /(\d{4,}) ?\(([A-Z]{3}),[^)]*/;

const accountText = (rows: readonly TableRow[]): RegExpExecArray | null =>
  ACCOUNT.exec(
    rows
      .slice(0, 10)
      .map(({ cells }) => cells.join(' '))
      .join('\n'),
  );

function accountOf(rows: readonly TableRow[]): Omit<StatementAccount, 'places'> {
  const match = accountText(rows);
  const words = (match?.[0] ?? '').toLowerCase();
  const mode = words.includes('netting') ? 'netting' : words.includes('hedg') ? 'hedging' : 'unknown';
  const kind = /, ?(?:demo|contest)\b/.test(words) ? 'demo' : /, ?real\b/.test(words) ? 'real' : 'unknown';
  return { number: match?.[1] ?? null, currency: match?.[2] ?? null, mode, kind };
}

export const isMt5 = (rows: readonly TableRow[]): boolean =>
  rows.some(isMt5Row) || accountText(rows) !== null;

interface Trades {
  readonly trades: readonly KeylessTrade[];
  readonly checks: readonly FigureCheck[];
}

/** The trades in the table of positions, with the details from orders and deals. */
function tradesOfPositions(found: Mt5Rows, places: number, warnings: Warnings): Trades {
  const { positions, orders, deals } = found;
  const closings = indexDeals(deals.filter(({ direction }) => direction === 'out' || direction === 'out by'));
  const openings = new Map<string, Deal[]>();
  for (const deal of deals)
    if (deal.direction === 'in' || deal.direction === 'in/out')
      openings.set(deal.order, [...(openings.get(deal.order) ?? []), deal]);
  const used = new Set<Deal>();
  const [inPositions, inDeals]: [Money[], Money[]] = [[], []];
  const contradictions: FigureCheck[] = [];
  const unmatched: Position[] = [];
  const trades = positions
    .toSorted((a, b) => Number(a.closeTime > b.closeTime) - Number(a.closeTime < b.closeTime))
    .map((position) => {
      const order = orders.get(position.id);
      const closed = closingDealsOf(position, closings, used, places);
      const opened = openings.get(position.id) ?? [];
      for (const deal of closed) used.add(deal);
      if (deals.length > 0 && !order) warn(warnings, 'opened-before-file');
      if (order?.stop === null && position.stop !== null) warn(warnings, 'stop-set-later');
      const commission = toUnits(position.commission, places);
      const found = checkAgainstDeals(position, opened, closed);
      contradictions.push(...found);
      if (closed.length === 0 && found.length === 0) unmatched.push(position);
      const isComplete = closed.length > 0 && haveTotalVolume(opened, position.volume);
      const all = [...opened, ...closed];
      if (isComplete) {
        inPositions.push(commission);
        inDeals.push(sumMoney(all.map((deal) => toUnits(deal.commission, places))));
      }
      const hasFees = deals.length > 0 && deals.every(({ fee }) => fee !== null);
      const part = {
        ...position,
        commission,
        fees: hasFees ? sumIfAllKnown(all.map(({ fee }) => toUnits(fee ?? '0', places))) : null,
        swap: toUnits(position.swap, places),
        profit: toUnits(position.profit, places),
      };
      return tradeFromParts([part], {
        stopFirst: order?.stop ?? null,
        stopLast: position.stop,
        target: position.target,
        closeReason: closed[0] ? closeReasonOf(closed[0].comment) : 'unknown',
        comment: position.comment || (order?.comment ?? ''),
        rows: Math.max(closed.length, 1),
      });
    });
  const checks =
    inPositions.length === 0
      ? []
      : checkFigure('commissionOfPositions', sumMoney(inPositions), sumMoney(inDeals));
  const left = deals.filter((deal) => deal.direction.startsWith('out') && !used.has(deal));
  const nearest = unmatched.flatMap((position) => checkAgainstNearestDeal(position, left, places));
  return { trades, checks: [...checks, ...contradictions, ...nearest] };
}

function movementsOf(flows: readonly Flow[]): Movement[] {
  return flows.flatMap(({ deal, all }) => {
    if (deal.direction !== '') return [];
    const kind = isCredit(deal)
      ? 'credit'
      : deal.type === 'balance'
        ? movementKind(all, deal.comment)
        : 'adjustment';
    return [{ time: deal.time, kind, amount: all, comment: deal.comment.slice(0, 200) }];
  });
}

/** Compares the summary with the trades. Charges and corrections may be part of the net profit. */
function summaryChecks(
  results: Mt5Results,
  trades: readonly KeylessTrade[],
  flows: readonly Flow[],
  isBuilt: boolean,
) {
  const nets = trades.map(({ net }) => net);
  const net = sumMoney(nets);
  const adjustments = movementsOf(flows)
    .filter(({ kind }) => kind === 'adjustment')
    .map(({ amount }) => amount);
  const gains = (amounts: readonly Money[]) => sumMoney(amounts.filter((amount) => amount > 0));
  const losses = (amounts: readonly Money[]) => sumMoney(amounts.filter((amount) => amount < 0));
  const isWithAdjustments = results.totalNetProfit === net + sumMoney(adjustments);
  const all = isWithAdjustments ? [...nets, ...adjustments] : nets;
  const column = (pick: (flow: Flow) => Money | null) => sumIfAllKnown(flows.map(pick)) ?? 0;
  const [commission, fee, swap, profit] = results.columns;
  const checks = [
    ...checkFigure('totalNetProfit', results.totalNetProfit, sumMoney(all)),
    ...checkFigure('balance', results.balance, flows.at(-1)?.balance ?? 0),
    ...checkFigure('balance', results.finalBalance, flows.at(-1)?.balance ?? 0),
    ...checkFigure(
      'commissionColumn',
      commission,
      column((flow) => flow.commission),
    ),
    ...checkFigure(
      'feesColumn',
      fee,
      column((flow) => flow.fee),
    ),
    ...checkFigure(
      'swapColumn',
      swap,
      column((flow) => flow.swap),
    ),
    ...checkFigure(
      'profitColumn',
      profit,
      column((flow) => flow.profit),
    ),
  ];
  // How a terminal without a table of positions counts trades is unknown.
  if (isBuilt) return checks;
  return [
    ...checks,
    ...checkFigure('grossProfit', results.grossProfit, gains(all)),
    ...checkFigure('grossLoss', results.grossLoss, losses(all)),
    ...checkFigure('totalTrades', results.totalTrades, nets.length, 'count'),
    ...checkFigure('profitTrades', results.profitTrades, nets.filter((one) => one >= 0).length, 'count'),
    ...checkFigure('lossTrades', results.lossTrades, nets.filter((one) => one < 0).length, 'count'),
  ];
}

export interface Mt5File {
  readonly rows: readonly TableRow[];
  readonly format: StatementFormat & `mt5-${string}`;
  readonly encoding: Encoding;
  /** False for a page whose end is missing. */
  readonly isWhole?: boolean;
}

export function readMt5({ rows, format, encoding, isWhole = true }: Mt5File): Statement {
  const found = mt5RowsOf(rows);
  const { positions, deals } = found;
  const details = accountOf(rows);
  const amounts = [
    ...positions.flatMap(({ commission, swap, profit }) => [commission, swap, profit]),
    ...deals.flatMap(({ commission, fee, swap, profit, balance }) => [
      commission,
      fee ?? '0',
      swap,
      profit,
      balance,
    ]),
  ].flatMap((text) => decimalText(text) ?? []);
  const places = decimalPlacesOf(amounts, format === 'mt5-report' ? 0 : minDecimalPlaces(details.currency));
  const results = mt5Results(found.rest, places);
  if (!isWhole || (deals.length > 0 && results.totalNetProfit === undefined))
    throw new StatementRefusedError({ code: 'truncated', rows: positions.length });
  const warnings: Warnings = new Map();
  const flows = sortFlows(deals.map((deal) => flowOf(deal, places)));
  const chain = checkBalanceChain(flows);
  const isBuilt = positions.length === 0 && deals.length > 0;
  const built = isBuilt
    ? tradesFromDeals(
        flows.map(({ deal }) => deal),
        found.orders,
        places,
        details.mode === 'hedging',
      )
    : null;
  if (built) {
    warn(warnings, 'built-from-deals', built.trades.length);
    warn(warnings, 'opened-before-file', built.withoutOpening);
  }
  const { trades, checks } = built
    ? { trades: built.trades, checks: [] }
    : tradesOfPositions(found, places, warnings);
  if (chain.opening !== null && chain.opening !== 0) warn(warnings, 'history-before-file');
  const { columns: _, finalBalance: __, ...figures } = results;
  const { balance, totalNetProfit } = figures;
  const reported = isBuilt
    ? {
        ...(balance === undefined ? {} : { balance }),
        ...(totalNetProfit === undefined ? {} : { totalNetProfit }),
      }
    : figures;
  return buildStatement({
    format,
    encoding,
    account: { ...details, places },
    zone: { kind: 'server', minutes: null },
    stopsIn: deals.length > 0 || found.orders.size > 0 ? 'first-and-last' : 'last',
    trades,
    movements: movementsOf(flows),
    ignored: ignoredOf(found),
    reported: deals.length > 0 ? reported : {},
    checks:
      deals.length > 0 ? [...summaryChecks(results, trades, flows, isBuilt), ...chain.check, ...checks] : [],
    openingBalance: chain.opening,
    warnings,
    hasIds: true,
  });
}

const ignoredOf = ({ cancelledOrders, openPositions, workingOrders }: Mt5Rows): IgnoredCounts => ({
  ...(cancelledOrders > 0 ? { cancelledOrders } : {}),
  ...(openPositions > 0 ? { openTrades: openPositions } : {}),
  ...(workingOrders > 0 ? { workingOrders } : {}),
});
