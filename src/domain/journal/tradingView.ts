import { checkFigure, buildStatement, tradeFromParts, warn, type KeylessTrade, type Warnings } from './build';
import { decimalText, minDecimalPlaces, decimalPlacesOf, plainDecimal, sumMoney, toUnits } from './decimals';
import { badRowError, StatementRefusedError } from './refused';
import { cellAt, type TableRow } from './table';
import { tradingViewTime } from './times';
import type { FigureCheck, Encoding, Money, Movement, Statement, StatementAccount } from './types';

/* TradingView's paper trading: two of its tables hold results. */

const paperAccount = (currency: string | null, places: number): StatementAccount => ({
  number: null,
  currency,
  places,
  mode: 'netting',
  kind: 'paper',
});

/** Files from 2024 and earlier have `Balance Before` and `Realized P&L (value)`. */
const BALANCE_HEAD = [/^Time$/, /^Balance before$/i, /^Balance after$/i, /^Realized P&?n?L \(value\)$/i];

export const isTradingViewBalance = ([head]: readonly TableRow[]): boolean =>
  BALANCE_HEAD.every((name, place) => name.test(head?.cells[place] ?? ''));

export const isTradingViewTrades = ([head]: readonly TableRow[]): boolean =>
  head?.cells[0] === 'Trade number' && head.cells.some((name) => name.startsWith('Net PnL'));

/** The sentence with everything else about a closing. */
const CLOSING =
  /^Close (long|short) position for symbol (\S+) at price (\S+) for (\S+) units\. Position AVG Price was (\S+), currency: [A-Z]{3}(?:, rate: ([\d.]+), point value: ([\d.]+))?/;

const hasText = ({ cells }: TableRow): boolean => cells.some((cell) => cell !== '');

function numberAt(row: TableRow, place: number, column: string): string {
  const text = decimalText(cellAt(row, place));
  if (text === null) throw badRowError(row.number, column, cellAt(row, place));
  return text;
}

function timeAt(row: TableRow, place: number, column: string): string {
  const time = tradingViewTime(cellAt(row, place));
  if (time === null) throw badRowError(row.number, column, cellAt(row, place));
  return time;
}

interface BalanceRow {
  readonly row: TableRow;
  readonly time: string;
  readonly before: Money;
  readonly after: Money;
  readonly value: Money;
}

/** The average price and the rate are given to six decimal places. */
const PRINTED = 0.5e-6;

/** The result that follows from the prices in a row's sentence; the file's own if rounding explains the difference. */
function resultByPrices({ row, value }: BalanceRow, places: number): Money | null {
  const [, side, , exit, units, entry, rate, point] = CLOSING.exec(cellAt(row, 5)) ?? [];
  if (rate === undefined || point === undefined || Number(rate) === 0) return null;
  const worth = Number(units) * Number(rate) * Number(point) * 10 ** places;
  const result = (Number(exit) - Number(entry)) * worth * (side === 'long' ? 1 : -1);
  const rounding = 1 + Math.abs(worth) * PRINTED + Math.abs(result) * (PRINTED / Number(rate));
  return Math.abs(result - value) <= rounding ? value : Math.round(result);
}

/** Compares results with those that follow from prices: the first that differs, or else their total. */
function priceCheck(rows: readonly BalanceRow[], places: number): FigureCheck[] {
  const found = rows.flatMap((row) => {
    const own = resultByPrices(row, places);
    return own === null ? [] : [{ reported: row.value, own, row: row.row.number }];
  });
  const figure = { figure: 'resultsByPrices', unit: 'money' } as const;
  const wrong = found.find(({ reported, own }) => reported !== own);
  if (wrong) return [{ ...figure, ...wrong }];
  const sum = sumMoney(found.map(({ own }) => own));
  return found.length === 0 ? [] : [{ ...figure, reported: sum, own: sum }];
}

/** One closing; a position closed in parts can't be told from several positions. */
function closingOf({ row, time, value }: BalanceRow, count: number): KeylessTrade | null {
  const match = CLOSING.exec(cellAt(row, 5));
  if (!match) return null;
  const [, side, symbol = '', exit = '', units = '', entry = ''] = match;
  const number = (text: string, column: string) => {
    const decimal = decimalText(text);
    if (decimal === null) throw badRowError(row.number, column, text);
    return plainDecimal(decimal);
  };
  const part = {
    id: `row-${count}`,
    symbol,
    side: side === 'long' ? ('buy' as const) : ('sell' as const),
    volume: number(units, 'Action'),
    openTime: null,
    closeTime: time,
    openPrice: number(entry, 'Action'),
    closePrice: number(exit, 'Action'),
    commission: null,
    fees: null,
    swap: null,
    profit: value,
    row: row.number,
  };
  return tradeFromParts([part], { volumeUnit: 'units' });
}

export function readTradingViewBalance(
  [head, ...others]: readonly TableRow[],
  encoding: Encoding,
): Statement {
  const rows = others.filter(hasText);
  const currency = (rows[0] && /^[A-Z]{3,4}$/.exec(cellAt(rows[0], 4))?.[0]) ?? null;
  const texts = rows.flatMap((row) =>
    [1, 2, 3].map((place) => numberAt(row, place, head?.cells[place] ?? '')),
  );
  const places = decimalPlacesOf(texts, minDecimalPlaces(currency));
  const newestFirst = rows.map((row): BalanceRow => {
    const units = (place: number) => toUnits(numberAt(row, place, head?.cells[place] ?? ''), places);
    const [before, after, value] = [units(1), units(2), units(3)];
    if (Math.abs(after - before - value) > 1)
      throw new StatementRefusedError({ code: 'row-does-not-add-up', row: row.number });
    return { row, time: timeAt(row, 0, 'Time'), before, after, value };
  });
  const isOldestFirst = (newestFirst[0]?.time ?? '') < (newestFirst.at(-1)?.time ?? '');
  const sorted = isOldestFirst ? newestFirst : newestFirst.toReversed();
  const trades: KeylessTrade[] = [];
  const movements: Movement[] = [];
  for (const row of sorted) {
    const trade = closingOf(row, trades.length + 1);
    if (trade) trades.push(trade);
    else {
      const comment = cellAt(row.row, 5).slice(0, 200);
      movements.push({ time: row.time, kind: 'adjustment', amount: row.value, comment });
    }
  }
  const broken = sorted.findIndex((row, index) => index > 0 && sorted[index - 1]?.after !== row.before);
  const [first, last, link] = [sorted[0], sorted.at(-1), sorted[broken]];
  const own = link
    ? (sorted[broken - 1]?.after ?? 0)
    : (first?.before ?? 0) + sumMoney(sorted.map(({ value }) => value));
  const chain = checkFigure('balanceColumn', link ? link.before : last?.after, own);
  const warnings: Warnings = new Map();
  warn(warnings, 'no-opening-times', trades.length);
  warn(warnings, 'costs-unknown', trades.length);
  return buildStatement({
    format: 'tradingview-balance',
    encoding,
    account: paperAccount(currency, places),
    zone: { kind: 'server', minutes: null },
    stopsIn: 'none',
    trades,
    movements,
    ignored: {},
    reported: last ? { balance: last.after } : {},
    checks: [
      ...(link ? chain.map((check) => ({ ...check, row: link.row.number })) : chain),
      ...priceCheck(sorted, places),
    ],
    openingBalance: first?.before ?? null,
    warnings,
    hasIds: false,
  });
}

type Columns = Readonly<Partial<Record<string, number>>>;

/** Entry and exit are two rows with the same number; both give the result, which is after commission. */
function tradeOfPair(entry: TableRow, exit: TableRow, at: Columns, places: number): KeylessTrade {
  const place = (name: string) => at[name] ?? -1;
  const money = (row: TableRow, name: string) => toUnits(numberAt(row, place(name), name), places);
  const net = money(exit, 'Net PnL');
  if (money(entry, 'Net PnL') !== net)
    throw new StatementRefusedError({ code: 'row-does-not-add-up', row: exit.number });
  const hasCommission = at.Commission !== undefined;
  const commission = hasCommission ? 0 - Math.abs(money(exit, 'Commission')) : null;
  const part = {
    id: cellAt(exit, place('Trade number')),
    symbol: cellAt(entry, place('Symbol')),
    side: /long$/i.test(cellAt(entry, place('Type'))) ? ('buy' as const) : ('sell' as const),
    volume: plainDecimal(numberAt(entry, place('Size'), 'Size (qty)')),
    openTime: timeAt(entry, place('Date'), 'Date and time'),
    closeTime: timeAt(exit, place('Date'), 'Date and time'),
    openPrice: plainDecimal(numberAt(entry, place('Price'), 'Price')),
    closePrice: plainDecimal(numberAt(exit, place('Price'), 'Price')),
    commission,
    fees: null,
    swap: null,
    profit: commission === null ? null : net - commission,
    net,
    row: exit.number,
  };
  return { ...tradeFromParts([part], { volumeUnit: 'units' }), fileRows: [entry.number, exit.number] };
}

interface Pair {
  entry?: TableRow;
  exit?: TableRow;
}

/** The entry and exit rows of each trade number. */
function pairsOf(rows: readonly TableRow[], at: Columns): Iterable<Pair> {
  const pairs = new Map<string, Pair>();
  for (const row of rows) {
    const number = cellAt(row, at['Trade number'] ?? -1);
    const pair = pairs.get(number) ?? {};
    if (/^entry/i.test(cellAt(row, at.Type ?? -1))) pair.entry = row;
    else pair.exit = row;
    pairs.set(number, pair);
  }
  return pairs.values();
}

export function readTradingViewTrades([head, ...others]: readonly TableRow[], encoding: Encoding): Statement {
  const names = head?.cells ?? [];
  const starts = ['Trade number', 'Type', 'Date', 'Symbol', 'Price', 'Size', 'Net PnL', 'Commission'];
  const at: Columns = Object.fromEntries(
    starts
      .map((start) => [start, names.findIndex((name) => name.startsWith(start))] as const)
      .filter(([, place]) => place >= 0),
  );
  const net = at['Net PnL'] ?? -1;
  const currency = /([A-Z]{3,4})$/.exec(names[net] ?? '')?.[1] ?? null;
  const rows = others.filter(hasText);
  const places = decimalPlacesOf(
    rows.flatMap((row) => decimalText(cellAt(row, net)) ?? []),
    minDecimalPlaces(currency),
  );
  let openTrades = 0;
  const trades: KeylessTrade[] = [];
  for (const { entry, exit } of pairsOf(rows, at)) {
    if (!entry || !exit)
      throw new StatementRefusedError({ code: 'row-without-pair', row: (entry ?? exit)?.number ?? 0 });
    // Trades that are still open have an exit too.
    if (cellAt(exit, at.Date ?? -1) === 'Open') openTrades += 1;
    else trades.push(tradeOfPair(entry, exit, at, places));
  }
  const warnings: Warnings = new Map();
  if (at.Commission === undefined) warn(warnings, 'costs-unknown', trades.length);
  return buildStatement({
    format: 'tradingview-trades',
    encoding,
    account: paperAccount(currency, places),
    zone: { kind: 'server', minutes: null },
    stopsIn: 'none',
    trades,
    movements: [],
    ignored: openTrades > 0 ? { openTrades } : {},
    reported: {},
    checks: [],
    openingBalance: null,
    warnings,
    hasIds: true,
  });
}
