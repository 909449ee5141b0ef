import { checkFigure, buildStatement, tradeFromParts, warn, type Warnings } from './build';
import {
  accountIn,
  blocksOf,
  ignoredCountsOf,
  movementsOf,
  pageRows,
  summaryOf,
  type Block,
} from './ctraderBlocks';
import {
  columnIndexes,
  isCtraderHead,
  RowReader,
  type Column,
  type ColumnIndexes,
  type CtraderRow,
} from './ctraderRows';
import { decimalText, decimalPlacesOf, sumIfAllKnown, sumMoney, toUnits } from './decimals';
import { StatementRefusedError } from './refused';
import { cellAt, type TableRow } from './table';
import { offsetIn } from './times';
import type {
  FigureCheck,
  Encoding,
  StatementFormat,
  Money,
  Movement,
  ReportedFigures,
  Statement,
  StatementAccount,
} from './types';

/*
 * cTrader: the history as a table or a statement of several tables, as CSV, HTML or a workbook. The columns
 * are those the visitor switched on, in their order.
 */

export const isCtrader = (rows: readonly TableRow[]): boolean =>
  rows.some(({ cells }) => isCtraderHead(cells));

const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', '¥': 'JPY' };

/** The currency in the heading of the results: `Net USD`, `Net (USD)`, `Net €`. */
function currencyIn(heading: string): string | null {
  const unit = heading
    .replace(/^\s*net\s*/i, '')
    .replace(/[()]/g, '')
    .trim();
  return SIGNS[unit] ?? (/^[A-Z]{3}$/.test(unit) ? unit : null);
}

/** Rows grouped by position: those with the same number, or with the same opening. */
function groupsOf(rows: readonly CtraderRow[], warnings: Warnings): CtraderRow[][] {
  const groups = new Map<string, CtraderRow[]>();
  for (const row of rows) {
    const opening =
      row.openTime === null ? null : [row.symbol, row.side, row.openTime, row.openPrice].join('|');
    const key = row.position ?? opening ?? `row ${row.row}`;
    const group = groups.get(key);
    if (!group) groups.set(key, [row]);
    else {
      group.push(row);
      if (row.position === null) warn(warnings, 'grouped-without-position-id');
    }
  }
  return [...groups.values()].map((group) =>
    group.toSorted((a, b) => Number(a.closeTime > b.closeTime) - Number(a.closeTime < b.closeTime)),
  );
}

/** Follows the balance column in closing order, with the movements in between. */
function balanceCheck(rows: readonly CtraderRow[], movements: readonly Movement[]): FigureCheck[] {
  const withBalance = rows.filter(({ balance }) => balance !== null);
  const checks = withBalance.slice(1).flatMap((row, index): FigureCheck[] => {
    const before = withBalance[index];
    const moved = movements.filter(
      ({ time }) => before !== undefined && time > before.closeTime && time <= row.closeTime,
    );
    const own = (before?.balance ?? 0) + (row.net ?? 0) + sumMoney(moved.map(({ amount }) => amount));
    const check = {
      figure: 'balanceColumn' as const,
      unit: 'money' as const,
      reported: row.balance ?? 0,
      own,
    };
    return [own === check.reported ? check : { ...check, row: row.row }];
  });
  const broken = checks.find(({ reported, own }) => reported !== own) ?? checks.at(-1);
  return broken ? [broken] : [];
}

/**
 * Rows in closing order; those closed at the same time keep the file's order, or its reverse if the newest come first.
 */
function chronological(rows: readonly CtraderRow[]): CtraderRow[] {
  const isNewestFirst = (rows[0]?.closeTime ?? '') > (rows.at(-1)?.closeTime ?? '');
  return (isNewestFirst ? rows.toReversed() : rows).toSorted(
    (a, b) => Number(a.closeTime > b.closeTime) - Number(a.closeTime < b.closeTime),
  );
}

export interface CtraderFile {
  readonly rows: readonly TableRow[];
  readonly format: StatementFormat & `ctrader-${string}`;
  readonly encoding: Encoding;
  /** False for a page whose end is missing. */
  readonly isWhole?: boolean;
}

const known = <K extends keyof ReportedFigures>(
  figure: K,
  value: Money | null | undefined,
): ReportedFigures => (value === null || value === undefined ? {} : { [figure]: value });

/** The contents of the tables other than the history. */
function figuresOf(blocks: readonly Block[], offset: number | null, places: number) {
  const named = (title: string) => blocks.find((block) => block.title.toLowerCase() === title);
  const summary = summaryOf(named('summary'));
  const summaryMoney = (...labels: string[]): Money | null => {
    const texts = labels.flatMap((label) => decimalText(summary.get(label) ?? '') ?? []);
    return texts[0] === undefined ? null : toUnits(texts[0], places);
  };
  return {
    hasTransactions: named('transactions') !== undefined,
    movements: movementsOf(named('transactions'), offset, places),
    realisedPL: summaryMoney('realisedpandl', 'realizedpandl'),
    balance: summaryMoney('balance'),
    ignored: ignoredCountsOf(named('positions'), named('orders')),
  };
}

/** The balance before the first row and the movements up to it; null without a balance column. */
function openingOf(sorted: readonly CtraderRow[], movements: readonly Movement[]): Money | null {
  const first = sorted.find(({ balance }) => balance !== null);
  if (!first) return null;
  const before = movements.filter(({ time }) => time <= first.closeTime).map(({ amount }) => amount);
  return (first.balance ?? 0) - (first.net ?? 0) - sumMoney(before);
}

/** An export of the history alone doesn't describe the account. */
const accountOf = (
  { rows, format }: CtraderFile,
  blocks: readonly Block[],
): Pick<StatementAccount, 'number' | 'currency' | 'mode'> =>
  format === 'ctrader-html'
    ? accountIn(rows)
    : { number: null, currency: null, mode: blocks.length > 1 ? 'hedging' : 'unknown' };

function warnOfColumns({ openTime, commission }: ColumnIndexes, trades: number, warnings: Warnings) {
  if (openTime === undefined) warn(warnings, 'no-opening-times', trades);
  if (commission === undefined) warn(warnings, 'costs-unknown', trades);
}

export function readCtrader(file: CtraderFile): Statement {
  const { rows, format, encoding, isWhole = true } = file;
  const blocks = blocksOf(format === 'ctrader-html' ? pageRows(rows) : rows);
  const history = blocks.find(({ head }) => isCtraderHead(head));
  if (!history) throw new StatementRefusedError({ code: 'no-closed-trades' });
  const columns = columnIndexes(history.head);
  const heading = (column: Column) => history.head[columns[column] ?? -1] ?? '';
  const offset = offsetIn(heading('closeTime'));
  const amounts = history.rows.flatMap((row) => decimalText(cellAt(row, columns.net ?? -1)) ?? []);
  const places = decimalPlacesOf(amounts, 2);
  const reader = new RowReader(history.head, offset, places);
  const isTrade = (row: TableRow) => reader.text(row, 'symbol') !== '';
  const closed = history.rows.filter(isTrade);
  if (!isWhole) throw new StatementRefusedError({ code: 'truncated', rows: closed.length });
  const read = closed.map((row, index) => reader.read(row, index + 1));
  const footer = history.rows.findLast((row) => !isTrade(row));
  const total = (column: Column) => footer && reader.money(footer, column);
  const warnings: Warnings = new Map();
  const trades = groupsOf(read, warnings).flatMap(([first, ...others]) =>
    first ? [tradeFromParts([first, ...others], { volumeUnit: first.unit })] : [],
  );
  const sorted = chronological(read);
  const figures = figuresOf(blocks, offset, places);
  const { movements } = figures;
  const openingBalance = openingOf(sorted, movements);
  if (figures.hasTransactions && openingBalance !== null && openingBalance !== 0)
    warn(warnings, 'history-before-file');
  warnOfColumns(columns, trades.length, warnings);
  const account = accountOf(file, blocks);
  const net = sumMoney(read.map((row) => row.net ?? 0));
  const balance = sorted.findLast((row) => row.balance !== null)?.balance ?? null;
  const column = (field: 'commission' | 'swap' | 'profit') =>
    sumIfAllKnown(read.map((row) => row[field])) ?? 0;
  return buildStatement({
    format,
    encoding,
    account: {
      ...account,
      currency: account.currency ?? currencyIn(heading('net')),
      places,
      kind: 'unknown',
    },
    zone: offset === null ? { kind: 'server', minutes: null } : { kind: 'offset', minutes: offset },
    stopsIn: 'none',
    trades,
    movements,
    ignored: figures.ignored,
    reported: {
      ...known('netTotal', total('net')),
      ...known('realisedPL', figures.realisedPL),
      ...known('balance', balance),
    },
    checks: [
      ...checkFigure('netTotal', total('net'), net),
      ...checkFigure('swapColumn', total('swap'), column('swap')),
      ...checkFigure('commissionColumn', total('commission'), column('commission')),
      ...checkFigure('profitColumn', total('gross'), column('profit')),
      ...checkFigure('realisedPL', figures.realisedPL, net),
      ...checkFigure('balance', figures.balance, balance ?? 0),
      ...balanceCheck(sorted, movements),
    ],
    openingBalance,
    warnings,
    hasIds: columns.deal !== undefined || columns.position !== undefined,
  });
}
