import { asFraction, decimalText, plainDecimal, nullIfZero } from './decimals';
import { badRowError } from './refused';
import { cellAt, type TableRow } from './table';
import { metaTraderTime } from './times';
import type { Side } from './types';
import type { Fraction } from '@/domain/numbers/exact';

/*
 * The rows of a MetaTrader 5 report, told apart by their shape: headings are translated into dozens of
 * languages, but the words buy, sell, in and out are not. Amounts stay text until their decimal places are
 * known.
 */

export interface Position {
  readonly id: string;
  readonly symbol: string;
  readonly side: Side;
  readonly volume: string;
  readonly openTime: string;
  readonly openPrice: string;
  readonly stop: string | null;
  readonly target: string | null;
  readonly closeTime: string;
  readonly closePrice: string;
  readonly commission: string;
  readonly swap: string;
  readonly profit: string;
  readonly comment: string;
  readonly row: number;
}

export interface Order {
  readonly id: string;
  readonly stop: string | null;
  readonly state: string;
  readonly comment: string;
}

export type Direction = 'in' | 'out' | 'in/out' | 'out by';

/** A row of the account's history: a deal of a position, or a movement, which has no direction. */
export interface Deal {
  readonly time: string;
  readonly id: string;
  readonly symbol: string;
  readonly type: string;
  readonly direction: Direction | '';
  readonly volume: Fraction;
  readonly price: string;
  readonly order: string;
  readonly commission: string;
  /** Null in reports without the column. */
  readonly fee: string | null;
  readonly swap: string;
  readonly profit: string;
  readonly balance: string;
  readonly comment: string;
  readonly row: number;
}

export interface Mt5Rows {
  readonly positions: Position[];
  readonly orders: Map<string, Order>;
  readonly deals: Deal[];
  openPositions: number;
  cancelledOrders: number;
  workingOrders: number;
  /** The rows below the last deal. */
  rest: TableRow[];
}

const SIDES: readonly string[] = ['buy', 'sell'];
const MOVEMENTS: readonly string[] = [
  'balance',
  'credit',
  'charge',
  'correction',
  'bonus',
  'commission',
  'interest',
  'dividend',
];
const DIRECTIONS: readonly string[] = ['in', 'out', 'in/out', 'out by'];

/** Reads the cells of one row, which must be readable. */
function reader(row: TableRow) {
  const number = (place: number, column: string): string => {
    const text = decimalText(cellAt(row, place));
    if (text === null) throw badRowError(row.number, column, cellAt(row, place));
    return text;
  };
  return {
    number,
    /** An amount that the report may leave empty. */
    amount: (place: number, column: string): string =>
      cellAt(row, place) === '' ? '0' : number(place, column),
    /** A price level; null for none. */
    level: (place: number, column: string): string | null =>
      cellAt(row, place) === '' ? null : nullIfZero(number(place, column)),
    id: (place: number, column: string): string => {
      const text = cellAt(row, place);
      // A spreadsheet may have shortened a long number to 1.21E+08.
      if (!/^\d+$/.test(text)) throw badRowError(row.number, column, text);
      return text;
    },
    time: (place: number): string | null => metaTraderTime(cellAt(row, place)),
  };
}

function positionIn(row: TableRow): Position | null {
  const { number, amount, level, id, time } = reader(row);
  const [openTime, closeTime] = [time(0), time(8)];
  if (row.cells.length < 13 || openTime === null || closeTime === null || !SIDES.includes(cellAt(row, 3)))
    return null;
  return {
    id: id(1, 'Position'),
    symbol: cellAt(row, 2),
    side: cellAt(row, 3) === 'buy' ? 'buy' : 'sell',
    volume: plainDecimal(number(4, 'Volume')),
    openTime,
    openPrice: plainDecimal(number(5, 'Price')),
    stop: level(6, 'S / L'),
    target: level(7, 'T / P'),
    closeTime,
    closePrice: plainDecimal(number(9, 'Price')),
    commission: amount(10, 'Commission'),
    swap: amount(11, 'Swap'),
    profit: number(12, 'Profit'),
    comment: row.hidden,
    row: row.number,
  };
}

function orderIn(row: TableRow): Order | null {
  const [time, id = '', , type = '', volume = '', , , , , state = ''] = row.cells;
  if (metaTraderTime(time ?? '') === null || !/^(?:buy|sell)(?: limit| stop| stop limit)?$/.test(type))
    return null;
  if (!/^[\d.,\s]+\/\s?[\d.,\s]+$/.test(volume)) return null;
  const comment = row.cells.length > 10 ? (row.cells.at(-1) ?? '') : '';
  return { id, stop: reader(row).level(6, 'S / L'), state, comment };
}

function dealIn(row: TableRow, hasFee: boolean): Deal | null {
  const { number, amount, id, time } = reader(row);
  const [moment, type, direction] = [time(0), cellAt(row, 3), cellAt(row, 4)];
  const isDeal = SIDES.includes(type) && DIRECTIONS.includes(direction);
  if (row.cells.length < 12 || moment === null || !(isDeal || MOVEMENTS.includes(type))) return null;
  const swap = hasFee ? 10 : 9;
  return {
    time: moment,
    id: id(1, 'Deal'),
    symbol: cellAt(row, 2),
    type,
    direction: isDeal ? (direction as Direction) : '',
    volume: isDeal ? asFraction(number(5, 'Volume')) : asFraction('0'),
    price: isDeal ? plainDecimal(number(6, 'Price')) : '',
    order: cellAt(row, 7),
    commission: amount(8, 'Commission'),
    fee: hasFee ? amount(9, 'Fee') : null,
    swap: amount(swap, 'Swap'),
    profit: amount(swap + 1, 'Profit'),
    balance: number(swap + 2, 'Balance'),
    comment: cellAt(row, swap + 3),
    row: row.number,
  };
}

/** Whether the deals have a fee column, by the number of headings: 14 instead of 13. */
function haveFees(rows: readonly TableRow[]): boolean {
  const first = rows.findIndex(
    ({ cells }) =>
      metaTraderTime(cells[0] ?? '') !== null &&
      (MOVEMENTS.includes(cells[3] ?? '') || DIRECTIONS.includes(cells[4] ?? '')),
  );
  const headings = rows
    .slice(0, Math.max(first, 0))
    .findLast(({ cells }) => cells.filter(Boolean).length > 10 && metaTraderTime(cells[0] ?? '') === null);
  return (headings?.cells ?? rows[first]?.cells ?? []).length >= 14;
}

/** An open position has a time of its own and the market price where a closed one has its closing time. */
const isOpenPosition = ({ cells }: TableRow): boolean =>
  cells.length >= 10 &&
  metaTraderTime(cells[0] ?? '') !== null &&
  SIDES.includes(cells[3] ?? '') &&
  decimalText(cells[4] ?? '') !== null;

/** Whether a row is from a MetaTrader 5 report, whatever the headings. */
export const isMt5Row = ({ cells }: TableRow): boolean =>
  cells.length >= 12 &&
  metaTraderTime(cells[0] ?? '') !== null &&
  (SIDES.includes(cells[3] ?? '') || MOVEMENTS.includes(cells[3] ?? ''));

const NOT_FILLED: readonly string[] = ['canceled', 'cancelled', 'expired', 'rejected'];

export function mt5RowsOf(rows: readonly TableRow[]): Mt5Rows {
  const found: Mt5Rows = {
    positions: [],
    orders: new Map(),
    deals: [],
    openPositions: 0,
    cancelledOrders: 0,
    workingOrders: 0,
    rest: [],
  };
  const hasFee = haveFees(rows);
  for (const row of rows) {
    if (metaTraderTime(cellAt(row, 0)) === null) {
      found.rest.push(row);
      continue;
    }
    const position = positionIn(row);
    const order = position ? null : orderIn(row);
    const deal = position || order ? null : dealIn(row, hasFee);
    if (position) found.positions.push(position);
    else if (order) {
      found.orders.set(order.id, order);
      if (NOT_FILLED.includes(order.state)) found.cancelledOrders += 1;
      else if (order.state === 'placed' || order.state === 'started') found.workingOrders += 1;
    } else if (deal) {
      found.deals.push(deal);
      found.rest = [];
    } else if (isOpenPosition(row)) found.openPositions += 1;
  }
  return found;
}
