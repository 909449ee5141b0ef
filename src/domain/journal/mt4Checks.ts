import { checkFigure } from './build';
import { decimalText, sumMoney, toUnits } from './decimals';
import type { Mt4Row } from './mt4Groups';
import { byClosing } from './order';
import type { TableRow } from './table';
import type { FigureCheck, Money } from './types';

/* The figures that a MetaTrader 4 statement contains, and the same figures calculated from its rows. */

export const netOf = ({ commission, fees, swap, profit }: Mt4Row): Money =>
  (commission ?? 0) + (fees ?? 0) + (swap ?? 0) + (profit ?? 0);

/** The labels of the figures below the tables. */
const LABELS = {
  'Closed P/L:': 'closedPL',
  'Closed Trade P/L:': 'closedTradePL',
  'Deposit/Withdrawal:': 'depositWithdrawal',
  'Credit Facility:': 'credit',
  'Floating P/L:': 'floatingPL',
  'Balance:': 'balance',
  'Equity:': 'equity',
  'Gross Profit:': 'grossProfit',
  'Gross Loss:': 'grossLoss',
  'Total Net Profit:': 'totalNetProfit',
  'Total Trades:': 'totalTrades',
  'Profit Trades (% of total):': 'profitTrades',
  'Loss trades (% of total):': 'lossTrades',
  'Absolute Drawdown:': 'absoluteDrawdown',
  'Maximal Drawdown:': 'maximalDrawdown',
} as const;

type Mt4Figures = Partial<Record<Label, number>>;

type Label = (typeof LABELS)[keyof typeof LABELS];

const isLabel = (text: string): text is keyof typeof LABELS => Object.hasOwn(LABELS, text);

export function reportedFigures(rows: readonly TableRow[], places: number): Mt4Figures {
  const reported: Mt4Figures = {};
  for (const { cells } of rows)
    for (const [index, cell] of cells.entries()) {
      if (!isLabel(cell)) continue;
      const value = decimalText((cells[index + 1] ?? '').split(' (')[0] ?? '');
      const name = LABELS[cell];
      if (value !== null) reported[name] = name.endsWith('Trades') ? Number(value) : toUnits(value, places);
    }
  if (reported.grossLoss !== undefined) reported.grossLoss = 0 - Math.abs(reported.grossLoss);
  return reported;
}

/** The sums of the columns, in the row below the closed trades. */
export function columnTotals(rows: readonly TableRow[]): readonly string[] {
  const end = rows.findIndex(({ cells }) => cells.includes('Closed P/L:'));
  const totals = rows
    .slice(0, Math.max(end, 0))
    .findLast(
      ({ cells }) =>
        cells.length === 5 && cells[0] === '' && cells.slice(1).every((cell) => decimalText(cell) !== null),
    );
  return totals ? totals.cells.slice(1) : [];
}

/** Compares the file's figures with its rows, row by row: MetaTrader 4 counts each part, and a zero result as a win. */
export function checksOf(
  rows: readonly Mt4Row[],
  deposits: Money,
  reported: Mt4Figures,
  totals: readonly Money[],
): FigureCheck[] {
  const nets = rows.toSorted(byClosing).map(netOf);
  const closed = sumMoney(nets);
  let [running, highest, drawdown, lowest] = [0, 0, 0, 0];
  for (const net of nets) {
    running += net;
    highest = Math.max(highest, running);
    drawdown = Math.max(drawdown, highest - running);
    lowest = Math.min(lowest, running);
  }
  const column = (field: 'commission' | 'fees' | 'swap' | 'profit') =>
    sumMoney(rows.map((row) => row[field] ?? 0));
  return [
    ...checkFigure('closedPL', reported.closedPL, closed),
    ...checkFigure('closedPL', reported.closedTradePL, closed),
    ...checkFigure('depositWithdrawal', reported.depositWithdrawal, deposits),
    ...checkFigure('commissionColumn', totals[0], column('commission')),
    ...checkFigure('taxesColumn', totals[1], column('fees')),
    ...checkFigure('swapColumn', totals[2], column('swap')),
    ...checkFigure('profitColumn', totals[3], column('profit')),
    ...checkFigure('grossProfit', reported.grossProfit, sumMoney(nets.filter((net) => net > 0))),
    ...checkFigure('grossLoss', reported.grossLoss, sumMoney(nets.filter((net) => net < 0))),
    ...checkFigure('totalNetProfit', reported.totalNetProfit, closed),
    ...checkFigure('totalTrades', reported.totalTrades, nets.length, 'count'),
    ...checkFigure('profitTrades', reported.profitTrades, nets.filter((net) => net >= 0).length, 'count'),
    ...checkFigure('lossTrades', reported.lossTrades, nets.filter((net) => net < 0).length, 'count'),
    ...checkFigure('absoluteDrawdown', reported.absoluteDrawdown, 0 - lowest),
    ...checkFigure('maximalDrawdown', reported.maximalDrawdown, drawdown),
  ];
}
