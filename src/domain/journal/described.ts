import { buildStatement, tradeFromParts, warn, type KeylessTrade, type Warnings } from './build';
import { isSameWord, tableIn, type TableColumn, type TableColumns } from './columns';
import { decimalText, decimalPlacesOf, plainDecimal, toUnits } from './decimals';
import { badRowError, notAStatementError, StatementRefusedError } from './refused';
import { cellAt, type TableRow } from './table';
import { tableTime } from './times';
import type { Encoding, StatementFormat, Side, Statement } from './types';

/* A table whose columns the visitor has described. */

const THOUSANDS = /^-?\d{1,3}([,'’])\d{3}(?:\1\d{3})*(?:\.\d+)?$/;

/**
 * An amount as people write it into spreadsheets: `$1,234.50`, `+12.00 EUR`, `(12.00)`, `12.00-`; null for anything
 * else.
 */
function amountText(text: string): string | null {
  const bare = text
    .replace(/\s/g, '')
    .replaceAll('\u2212', '-')
    .replace(/^([+-]?)(?:\p{Sc}|[A-Z]{3})/u, '$1')
    .replace(/(?:\p{Sc}|[A-Z]{3})$/u, '')
    .replace(/^(.*\d)-$/, '-$1')
    .replace(/^\+/, '')
    .replace(/^\((.+)\)$/, '-$1');
  return decimalText(THOUSANDS.test(bare) ? bare.replace(/[,'’]/g, '') : bare);
}

const UNCLEAR = /^-?[1-9]\d{0,2}\.\d{3}$/;

const fractionsIn = (amounts: readonly string[]): readonly string[] =>
  amounts.filter((amount) => amount.includes('.'));

/** Three decimal places throughout, as in `1,500` or `1.500`, may mean thousands; `0.500` can't. */
function areUnclear(amounts: readonly string[]): boolean {
  const fractions = fractionsIn(amounts);
  return fractions.length > 0 && fractions.every((amount) => UNCLEAR.test(amount));
}

interface DescribedFile {
  readonly rows: readonly TableRow[];
  readonly format: StatementFormat & `table-${string}`;
  readonly encoding: Encoding;
  readonly columns: TableColumns;
}

/** Reads the cells of a row under the headings that were chosen. */
function cellsOf({ head, places, dates }: TableColumns, row: TableRow) {
  const text = (column: TableColumn) => cellAt(row, places[column] ?? -1);
  const unreadable = (column: TableColumn) =>
    badRowError(row.number, head[places[column] ?? -1] ?? column, text(column));
  const amount = (column: TableColumn): string | null => {
    if (text(column) === '') return null;
    const number = amountText(text(column));
    if (number === null) throw unreadable(column);
    return number;
  };
  return {
    text,
    amount,
    unreadable,
    time: (column: TableColumn): string | null => {
      if (text(column) === '') return null;
      const time = tableTime(text(column), dates);
      if (time === null) throw unreadable(column);
      return time;
    },
    price: (column: TableColumn): string | null => {
      const number = amount(column);
      return number === null ? null : plainDecimal(number);
    },
    volume: () => {
      const [, size = '', lots] = /^(.*?)( ?lots?)?$/i.exec(text('volume')) ?? [];
      const number = size === '' ? null : amountText(size);
      if (size !== '' && number === null) throw unreadable('volume');
      return {
        volume: number === null ? null : plainDecimal(number),
        volumeUnit:
          lots === undefined && !/\blots?\b/i.test(head[places.volume ?? -1] ?? '')
            ? ('units' as const)
            : ('lots' as const),
      };
    },
  };
}

function tradeIn(
  row: TableRow,
  side: Side,
  columns: TableColumns,
  places: number,
  count: number,
): KeylessTrade {
  const { text, amount, time, price, volume, unreadable } = cellsOf(columns, row);
  const [net, closeTime, openTime, risk] = [
    amount('net'),
    time('closeTime'),
    time('openTime'),
    amount('risk'),
  ];
  if (net === null) throw unreadable('net');
  if (closeTime === null) throw unreadable('closeTime');
  const { volumeUnit, ...size } = volume();
  const trade = tradeFromParts(
    [
      {
        ...{ id: `row-${count}`, symbol: text('symbol'), side, ...size },
        // A date without a time leaves the hour unknown.
        openTime: openTime === null || /\d:\d|^\d{5}\./.test(text('openTime')) ? openTime : null,
        closeTime,
        ...{ openPrice: price('openPrice'), closePrice: price('closePrice') },
        ...{ commission: null, fees: null, swap: null, profit: null },
        net: toUnits(net, places),
        row: row.number,
      },
    ],
    { volumeUnit },
  );
  return risk === null ? trade : { ...trade, risk: Math.abs(toUnits(risk, places)) };
}

/** Whether sizes may be thousands, and no other number in the table shows which decimal mark it uses. */
function areUnitsUnclear(
  rows: readonly TableRow[],
  trades: readonly KeylessTrade[],
  { places }: TableColumns,
): boolean {
  if (trades.some(({ volumeUnit }) => volumeUnit === 'lots')) return false;
  const amounts = (cells: readonly string[]) => fractionsIn(cells.flatMap((cell) => amountText(cell) ?? []));
  const others = rows.flatMap(({ cells }) => cells.filter((_, place) => place !== places.volume));
  return (
    areUnclear(rows.flatMap((row) => amounts([cellAt(row, places.volume ?? -1)]))) &&
    amounts(others).every((amount) => UNCLEAR.test(amount))
  );
}

export function readDescribedTable({ rows, format, encoding, columns }: DescribedFile): Statement {
  const table = tableIn(rows);
  if (!table) throw notAStatementError('unknown');
  const sideOf = (row: TableRow): Side | null => {
    const word = cellAt(row, columns.places.side ?? -1).slice(0, 40);
    if (cellAt(row, columns.places.symbol ?? -1) === '') return null;
    return isSameWord(word, columns.bought) ? 'buy' : isSameWord(word, columns.sold) ? 'sell' : null;
  };
  const sided = table.rows.flatMap((row) => {
    const side = sideOf(row);
    return side === null ? [] : [{ row, side }];
  });
  const otherRows = table.rows.filter((row) => sideOf(row) === null).map(({ number }) => number);
  const refuseUnclear = (column: TableColumn): never => {
    throw new StatementRefusedError({
      code: 'unclear-amounts',
      column: columns.head[columns.places[column] ?? -1] ?? column,
    });
  };
  const amounts = (['net', 'risk'] as const).map((column) => {
    const found = sided.flatMap(({ row }) => amountText(cellsOf(columns, row).text(column)) ?? []);
    if (areUnclear(found)) refuseUnclear(column);
    return found;
  });
  const places = Math.min(decimalPlacesOf(amounts.flat(), 2), 8);
  const trades = sided.map(({ row, side }, index) => tradeIn(row, side, columns, places, index + 1));
  if (
    areUnitsUnclear(
      sided.map(({ row }) => row),
      trades,
      columns,
    )
  )
    refuseUnclear('volume');
  const warnings: Warnings = new Map();
  warn(warnings, 'costs-unknown', trades.length);
  warn(warnings, 'no-opening-times', trades.every(({ openTime }) => openTime === null) ? trades.length : 0);
  return buildStatement({
    format,
    encoding,
    account: { number: null, currency: null, places, mode: 'unknown', kind: 'unknown' },
    zone: { kind: 'server', minutes: null },
    stopsIn: 'none',
    trades,
    movements: [],
    ignored: otherRows.length > 0 ? { otherRows: otherRows.length } : {},
    otherRows,
    reported: {},
    checks: [],
    openingBalance: null,
    warnings,
    hasIds: false,
    columns,
  });
}
