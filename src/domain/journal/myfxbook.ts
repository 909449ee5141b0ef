import { buildStatement, tradeFromParts, type KeylessTrade } from './build';
import { decimalText, decimalPlacesOf, plainDecimal, toUnits, nullIfZero } from './decimals';
import { badRowError } from './refused';
import { cellAt, type TableRow } from './table';
import { monthFirstTime } from './times';
import type { Encoding, IgnoredKind, Movement, Statement } from './types';

/* Myfxbook's CSV: its profit is already after commission and swap, and it never states the currency. */

const NEEDED = [
  'Ticket',
  'Open Date',
  'Close Date',
  'Symbol',
  'Action',
  'Open Price',
  'Close Price',
  'Profit',
];

export const isMyfxbook = ([head]: readonly TableRow[]): boolean =>
  NEEDED.every((name) => head?.cells.includes(name));

export function readMyfxbook([head, ...others]: readonly TableRow[], encoding: Encoding): Statement {
  const names = head?.cells ?? [];
  const end = others.findIndex(({ cells }) => cells[0] === 'Open Trades');
  const rows = (end === -1 ? others : others.slice(0, end)).filter(({ cells }) => cells.length > 3);
  const text = (row: TableRow, name: string) => cellAt(row, names.indexOf(name));
  const number = (row: TableRow, name: string) => {
    const decimal = decimalText(text(row, name));
    if (decimal === null) throw badRowError(row.number, name, text(row, name));
    return decimal;
  };
  const time = (row: TableRow, name: string) => {
    const moment = monthFirstTime(text(row, name));
    if (moment === null) throw badRowError(row.number, name, text(row, name));
    return moment;
  };
  const money = ['Commission', 'Swap', 'Profit'].filter((name) => names.includes(name));
  const amounts = rows.flatMap((row) => money.flatMap((name) => decimalText(text(row, name)) ?? []));
  const places = decimalPlacesOf(amounts, 2);
  const units = (row: TableRow, name: string) =>
    names.includes(name) ? toUnits(number(row, name), places) : null;

  const tradeIn = (row: TableRow): KeylessTrade => {
    const [commission, swap] = [units(row, 'Commission'), units(row, 'Swap')];
    const net = toUnits(number(row, 'Profit'), places);
    const part = {
      id: text(row, 'Ticket'),
      symbol: text(row, 'Symbol'),
      side: text(row, 'Action') === 'Buy' ? ('buy' as const) : ('sell' as const),
      volume: plainDecimal(number(row, 'Units/Lots')),
      openTime: time(row, 'Open Date'),
      closeTime: time(row, 'Close Date'),
      openPrice: plainDecimal(number(row, 'Open Price')),
      closePrice: plainDecimal(number(row, 'Close Price')),
      commission,
      fees: null,
      swap,
      profit: net - (commission ?? 0) - (swap ?? 0),
      net,
      row: row.number,
    };
    return tradeFromParts([part], {
      stopLast: names.includes('SL') ? nullIfZero(number(row, 'SL')) : null,
      target: names.includes('TP') ? nullIfZero(number(row, 'TP')) : null,
      comment: text(row, 'Comment'),
    });
  };

  const trades: KeylessTrade[] = [];
  const movements: Movement[] = [];
  const ignored: Partial<Record<IgnoredKind, number>> = {};
  for (const row of rows) {
    const action = text(row, 'Action');
    if (action === 'Buy' || action === 'Sell') trades.push(tradeIn(row));
    else if (action === 'Deposit' || action === 'Withdrawal')
      movements.push({
        time: time(row, 'Open Date'),
        kind: action === 'Deposit' ? 'deposit' : 'withdrawal',
        amount: toUnits(number(row, 'Profit'), places),
        comment: text(row, 'Comment').slice(0, 200),
      });
    else if (/^(?:buy|sell) (?:limit|stop)/i.test(action))
      ignored.cancelledOrders = (ignored.cancelledOrders ?? 0) + 1;
  }
  const open = end === -1 ? [] : others.slice(end + 2).filter(({ cells }) => cells.length > 3);
  if (open.length > 0) ignored.openTrades = open.length;
  return buildStatement({
    format: 'myfxbook-csv',
    encoding,
    account: { number: null, currency: null, places, mode: 'unknown', kind: 'unknown' },
    zone: { kind: 'server', minutes: null },
    stopsIn: 'last',
    trades,
    movements,
    ignored,
    reported: {},
    checks: [],
    openingBalance: null,
    warnings: new Map(),
    hasIds: true,
  });
}
