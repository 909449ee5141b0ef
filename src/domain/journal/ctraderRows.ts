import type { TradePart } from './build';
import { decimalText, plainDecimal, toUnits } from './decimals';
import { badRowError, StatementRefusedError } from './refused';
import { cellAt, type TableRow } from './table';
import { dayFirstTime } from './times';
import type { Money } from './types';

/* The rows of cTrader's history, each one closing deal, whatever columns the visitor switched on. */

/** A heading in lower case, without brackets or spaces, but with any currency sign. */
export const foldHeading = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/\(.*?\)/g, '')
    .replace(/[^\p{L}\p{Sc}]/gu, '');

/** The headings of each column in different versions; the first is the likeliest. */
const COLUMNS = {
  deal: ['dealid', 'closingdealid', 'id'],
  position: ['positionid'],
  symbol: ['symbol', 'symbolname'],
  side: ['openingdirection', 'direction', 'tradetype'],
  openTime: ['openingtime', 'entrytime'],
  closeTime: ['closingtime'],
  openPrice: ['entryprice', 'openingprice'],
  closePrice: ['closingprice'],
  quantity: ['closingquantity', 'closingvolume', 'quantity', 'volume', 'volumeinunits'],
  swap: ['swap'],
  commission: ['commission', 'commissions'],
} as const;

/** The money columns whose headings are followed by the currency. */
const MONEY_COLUMNS = ['gross', 'net', 'balance'] as const;

export type Column = keyof typeof COLUMNS | (typeof MONEY_COLUMNS)[number];

export type ColumnIndexes = Readonly<Partial<Record<Column, number>>>;

export function columnIndexes(head: readonly string[]): ColumnIndexes {
  const folded = head.map(foldHeading);
  const columns: Partial<Record<Column, number>> = {};
  for (const [column, names] of Object.entries(COLUMNS) as [keyof typeof COLUMNS, readonly string[]][]) {
    const place = names.map((name) => folded.indexOf(name)).find((found) => found >= 0);
    if (place !== undefined) columns[column] = place;
  }
  for (const column of MONEY_COLUMNS) {
    const place = folded.findIndex((name) => name.startsWith(column));
    if (place >= 0) columns[column] = place;
  }
  return columns;
}

/** Whether headings are those of a history: without these columns there are no results. */
export const isCtraderHead = (head: readonly string[]): boolean => {
  const { symbol, side, closeTime, net } = columnIndexes(head);
  return symbol !== undefined && side !== undefined && closeTime !== undefined && net !== undefined;
};

export interface CtraderRow extends TradePart {
  readonly position: string | null;
  readonly unit: 'lots' | 'units';
  readonly balance: Money | null;
}

/** An empty cell, or the dash that stands for one. */
const isNone = (text: string): boolean => text === '' || /^[—–-]$/.test(text);

export class RowReader {
  readonly #head: readonly string[];
  readonly #columns: ColumnIndexes;
  readonly #offset: number | null;
  readonly places: number;

  constructor(head: readonly string[], offset: number | null, places: number) {
    this.#head = head;
    this.#columns = columnIndexes(head);
    this.#offset = offset;
    this.places = places;
  }

  #unreadable(row: TableRow, column: Column, text: string) {
    return badRowError(row.number, this.#head[this.#columns[column] ?? -1] ?? column, text);
  }

  text(row: TableRow, column: Column): string {
    const place = this.#columns[column];
    const text = place === undefined ? '' : cellAt(row, place);
    return isNone(text) ? '' : text;
  }

  money(row: TableRow, column: Column): Money | null {
    const text = this.text(row, column);
    if (text === '') return null;
    const number = decimalText(text);
    if (number === null) throw this.#unreadable(row, column, text);
    return toUnits(number, this.places);
  }

  price(row: TableRow, column: Column): string | null {
    const text = this.text(row, column);
    if (text === '') return null;
    const number = decimalText(text);
    if (number === null) throw this.#unreadable(row, column, text);
    return plainDecimal(number);
  }

  time(row: TableRow, column: Column): string | null {
    const text = this.text(row, column);
    if (text === '') return null;
    const time = dayFirstTime(text, this.#offset);
    if (time === null) throw this.#unreadable(row, column, text);
    return time;
  }

  quantity(row: TableRow): Pick<CtraderRow, 'volume' | 'unit'> {
    const text = this.text(row, 'quantity');
    if (text === '') return { volume: null, unit: 'lots' };
    const [, amount = '', unit = ''] = /^([\d\s.]+?)\s*(\p{L}[\p{L}.\s]*)?$/u.exec(text) ?? [];
    const number = decimalText(amount);
    if (number === null) throw this.#unreadable(row, 'quantity', text);
    return { volume: plainDecimal(number), unit: /^lots?$/i.test(unit.trim()) ? 'lots' : 'units' };
  }

  read(row: TableRow, count: number): CtraderRow {
    const id = this.text(row, 'deal');
    const side = this.text(row, 'side').toLowerCase();
    if (side !== 'buy' && side !== 'sell') throw this.#unreadable(row, 'side', this.text(row, 'side'));
    const [closeTime, net] = [this.time(row, 'closeTime'), this.money(row, 'net')];
    if (closeTime === null || net === null)
      throw this.#unreadable(row, closeTime === null ? 'closeTime' : 'net', '');
    const [commission, swap, profit] = [
      this.money(row, 'commission'),
      this.money(row, 'swap'),
      this.money(row, 'gross'),
    ];
    if (profit !== null && Math.abs(profit + (swap ?? 0) + (commission ?? 0) - net) > 1)
      throw new StatementRefusedError({ code: 'row-does-not-add-up', row: row.number });
    return {
      id: (this.text(row, 'position') || id).replace(/^[DP]ID/, '') || `row-${count}`,
      position: this.text(row, 'position') || (id.startsWith('PID') ? id : null),
      symbol: this.text(row, 'symbol'),
      side,
      ...this.quantity(row),
      openTime: this.time(row, 'openTime'),
      closeTime,
      openPrice: this.price(row, 'openPrice'),
      closePrice: this.price(row, 'closePrice'),
      commission,
      fees: null,
      swap,
      profit,
      net,
      balance: this.money(row, 'balance'),
      row: row.number,
    };
  }
}
