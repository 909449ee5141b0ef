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
import { decimalText, decimalPlacesOf, plainDecimal, sumMoney, toUnits, nullIfZero } from './decimals';
import type { HtmlPage } from './markup';
import { checksOf, columnTotals, netOf, reportedFigures } from './mt4Checks';
import { groupByPosition, type Mt4Row } from './mt4Groups';
import { byId } from './order';
import { badRowError, notAStatementError, StatementRefusedError } from './refused';
import { cellAt, type TableRow } from './table';
import { metaTraderTime } from './times';
import type { Encoding, IgnoredCounts, IgnoredKind, Movement, Statement } from './types';

/* MetaTrader 4: “Save as Report” and “Save as Detailed Report”. Its headings are in English everywhere. */

const MONEY_COLUMNS = ['Commission', 'Taxes', 'Swap', 'Profit'] as const;

const HEADINGS = [
  ...['Ticket', 'Open Time', 'Type', 'Size', 'Item', 'Price', 'S / L', 'T / P', 'Close Time', 'Price'],
  ...MONEY_COLUMNS,
];

/** Whether a row has the usual headings in another order. Unknown headings are no evidence. */
const hasMovedColumns = ({ cells }: TableRow): boolean =>
  cells.length === HEADINGS.length &&
  cells.filter((cell) => HEADINGS.includes(cell)).length > HEADINGS.length / 2 &&
  cells.some((cell, place) => HEADINGS.includes(cell) && cell !== HEADINGS[place]);

const isTrade = ({ cells }: TableRow): boolean =>
  cells.length === 14 &&
  (cells[2] === 'buy' || cells[2] === 'sell') &&
  metaTraderTime(cells[1] ?? '') !== null;

const isClosed = (row: TableRow): boolean => isTrade(row) && cellAt(row, 8) !== '';

const isMovement = ({ cells }: TableRow): boolean =>
  cells.length === 5 &&
  (cells[2] === 'balance' || cells[2] === 'credit') &&
  metaTraderTime(cells[1] ?? '') !== null;

const isPending = ({ cells }: TableRow): boolean =>
  cells.length > 10 && /^(?:buy|sell) (?:limit|stop)$/.test(cells[2] ?? '');

/** The row with the magic number and the comment that some builds add below a trade in detailed reports. */
const isCommentRow = ({ cells }: TableRow): boolean =>
  cells.length === 3 && cells[0] === '' && /^\d*$/.test(cells[1] ?? '');

/** A number in a row, which must be readable. */
function numberAt(row: TableRow, place: number, column: string): string {
  const text = decimalText(cellAt(row, place));
  if (text === null) throw badRowError(row.number, column, cellAt(row, place));
  return text;
}

function closedRow(row: TableRow, places: number, comment: string): Mt4Row {
  const [id = '', , side, , symbol = ''] = row.cells;
  if (!/^\d+$/.test(id)) throw badRowError(row.number, 'Ticket', id);
  const closeTime = metaTraderTime(cellAt(row, 8));
  if (closeTime === null) throw badRowError(row.number, 'Close Time', cellAt(row, 8));
  const money = MONEY_COLUMNS.map((column, index) => toUnits(numberAt(row, 10 + index, column), places));
  const [commission = 0, fees = 0, swap = 0, profit = 0] = money;
  return {
    id,
    symbol,
    side: side === 'buy' ? 'buy' : 'sell',
    volume: plainDecimal(numberAt(row, 3, 'Size')),
    openTime: metaTraderTime(cellAt(row, 1)),
    closeTime,
    openPrice: plainDecimal(numberAt(row, 5, 'Price')),
    closePrice: plainDecimal(numberAt(row, 9, 'Price')),
    stop: nullIfZero(numberAt(row, 6, 'S / L')),
    target: nullIfZero(numberAt(row, 7, 'T / P')),
    commission,
    fees,
    swap,
    profit,
    row: row.number,
    comment,
  };
}

/** A broker's “Filled SL/TP” is unambiguous if the stop or the target equals the closing price. */
function reasonOf({ comment, stop, target, closePrice }: Mt4Row) {
  if (!/filled sl\/tp/i.test(comment)) return closeReasonOf(comment);
  if (closePrice === stop) return 'stop';
  return closePrice === target ? 'target' : 'unknown';
}

/** One trade made of a position's rows, under the number it was opened with. */
function tradeOfGroup(group: readonly Mt4Row[]): KeylessTrade[] {
  const [first, ...others] = group.map((part) => ({ ...part, volume: nullIfZero(part.volume) }));
  if (first === undefined) return [];
  const last = others.at(-1) ?? first;
  const comments = group.map(({ comment }) => comment).filter(Boolean);
  return [
    tradeFromParts([first, ...others], {
      id: group.toSorted(byId)[0]?.id ?? first.id,
      stopLast: last.stop,
      target: last.target,
      closeReason: reasonOf(last),
      comment: comments.join(' | '),
    }),
  ];
}

/** The comment in the tooltip of a ticket, without the magic number in front of it. */
const commentIn = (title: string): string => title.replace(/^#\d+ ?/, '');

interface Found {
  readonly closed: Mt4Row[];
  readonly archived: Mt4Row[];
  readonly movements: Movement[];
  readonly ignored: Partial<Record<IgnoredKind, number>>;
}

/** Classifies rows by their shape. */
function rowsFound(rows: readonly TableRow[], places: number): Found {
  const found: Found = { closed: [], archived: [], movements: [], ignored: {} };
  const ignore = (kind: keyof IgnoredCounts) => {
    found.ignored[kind] = (found.ignored[kind] ?? 0) + 1;
  };
  for (const [index, row] of rows.entries()) {
    if (isClosed(row)) {
      const next = rows[index + 1];
      const below = next && isCommentRow(next) ? cellAt(next, 2) : '';
      const closed = closedRow(row, places, commentIn(row.title) || below);
      // The broker's sum of older trades looks like a trade without a price.
      const isArchived = nullIfZero(closed.openPrice) === null && nullIfZero(closed.closePrice) === null;
      (isArchived ? found.archived : found.closed).push(closed);
    } else if (isTrade(row)) ignore('openTrades');
    else if (isMovement(row)) found.movements.push(movementOf(row, places));
    else if (isPending(row))
      ignore(metaTraderTime(cellAt(row, 8)) === null ? 'workingOrders' : 'cancelledOrders');
  }
  if (found.archived.length > 0) found.ignored.archivedSummaries = found.archived.length;
  return found;
}

function movementOf(row: TableRow, places: number): Movement {
  const amount = toUnits(numberAt(row, 4, 'Amount'), places);
  const comment = cellAt(row, 3);
  const isArchived = /^summary balance result/i.test(comment);
  const kind = isArchived ? (amount < 0 ? 'withdrawal' : 'deposit') : movementKind(amount, comment);
  return {
    time: metaTraderTime(cellAt(row, 1)) ?? '',
    kind: row.cells[2] === 'credit' ? 'credit' : kind,
    amount,
    comment: comment.slice(0, 200),
  };
}

export const isMt4 = ({ rows }: HtmlPage): boolean =>
  rows.some(({ cells }) => cells.length === 1 && cells[0] === 'Closed Transactions:') ||
  rows.slice(0, 5).some(({ cells }) => cells.some((cell) => cell.startsWith('A/C No:')));

export function readMt4({ rows, isClosed: isWhole }: HtmlPage, encoding: Encoding): Statement {
  const head = rows
    .slice(0, 4)
    .map(({ cells }) => cells.join(' | '))
    .join(' | ');
  if (head.includes('A/C No:')) throw notAStatementError('old-layout');
  if (rows.some(hasMovedColumns)) throw new StatementRefusedError({ code: 'columns-moved' });
  const amounts = rows
    .filter((row) => isClosed(row) || isMovement(row))
    .map(({ cells }) => cells.at(-1) ?? '');
  const places = decimalPlacesOf(amounts, 0);
  const reported = reportedFigures(rows, places);
  const { closed, archived, movements, ignored } = rowsFound(rows, places);
  if (reported.balance === undefined || !isWhole)
    throw new StatementRefusedError({ code: 'truncated', rows: closed.length });
  const warnings: Warnings = new Map();
  const archivedBalances = movements.filter(({ comment }) => /^summary balance result/i.test(comment)).length;
  warn(warnings, 'archived-history', archived.length + archivedBalances);
  const deposits = sumMoney(movements.filter(({ kind }) => kind !== 'credit').map(({ amount }) => amount));
  const results = [...closed, ...archived];
  // Calculated from the file's own totals, because an edited row says nothing about an earlier balance.
  const openingBalance =
    reported.balance -
    (reported.depositWithdrawal ?? deposits) -
    (reported.closedTradePL ?? reported.closedPL ?? sumMoney(results.map(netOf)));
  if (openingBalance !== 0) warn(warnings, 'history-before-file');
  const credits = sumMoney(movements.filter(({ kind }) => kind === 'credit').map(({ amount }) => amount));
  const totals = columnTotals(rows).map((text) => toUnits(decimalText(text) ?? '0', places));
  const { closedTradePL, ...figures } = reported;
  return buildStatement({
    format: 'mt4-statement',
    encoding,
    account: {
      number: /Account: ?(\d+)/.exec(head)?.[1] ?? null,
      currency: /Currency: ?([A-Z]{3})\b/.exec(head)?.[1] ?? null,
      places,
      mode: 'hedging',
      kind: 'unknown',
    },
    zone: { kind: 'server', minutes: null },
    stopsIn: 'last',
    trades: groupByPosition(closed).flatMap(tradeOfGroup),
    movements: [
      ...movements,
      ...archived.map((row) => ({
        time: row.closeTime,
        kind: 'archive' as const,
        amount: netOf(row),
        comment: row.comment.slice(0, 200),
      })),
    ],
    ignored,
    reported: { ...(closedTradePL === undefined ? {} : { closedPL: closedTradePL }), ...figures },
    checks: [
      ...checksOf(results, deposits, reported, totals),
      ...(openingBalance === 0 ? checkFigure('credit', reported.credit, credits) : []),
    ],
    openingBalance,
    warnings,
    hasIds: true,
  });
}
