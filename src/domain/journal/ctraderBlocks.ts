import { foldHeading } from './ctraderRows';
import { decimalText, toUnits } from './decimals';
import { cellAt, tableRow, type TableRow } from './table';
import { dayFirstTime } from './times';
import type { IgnoredCounts, Movement, MovementKind, StatementAccount } from './types';

/* The tables of a cTrader statement other than its history. */

/** A table in the file, without its title. */
export interface Block {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly TableRow[];
}

const isBlank = ({ cells }: TableRow): boolean => cells.every((cell) => cell === '');

/** Splits a table into blocks: a one-cell title, headings and rows, up to a blank row. */
export function blocksOf(rows: readonly TableRow[]): Block[] {
  const blocks: { title: string; head: readonly string[]; rows: TableRow[] }[] = [];
  let current: (typeof blocks)[number] | null = null;
  for (const row of rows) {
    const [first = '', ...others] = row.cells;
    if (isBlank(row)) current = null;
    else if (others.every((cell) => cell === '') && first !== '' && (!current || row.table === 'dataTable')) {
      current = { title: first, head: [], rows: [] };
      blocks.push(current);
    } else if (!current) {
      current = { title: '', head: row.cells, rows: [] };
      blocks.push(current);
    } else if (current.head.length === 0) current.head = row.cells;
    else current.rows.push(row);
  }
  return blocks;
}

/** The rows of a page's tables without the first column, which has no heading and contains only “Totals”. */
export const pageRows = (rows: readonly TableRow[]): TableRow[] =>
  rows.flatMap((row, index) => {
    const isNewTable = index > 0 && rows[index - 1]?.table !== row.table;
    const cells = row.table === 'dataTable' && row.cells.length > 1 ? row.cells.slice(1) : row.cells;
    return [...(isNewTable ? [tableRow([], 0)] : []), { ...row, cells }];
  });

const TYPES: Readonly<Record<string, MovementKind>> = { deposit: 'deposit', withdrawal: 'withdrawal' };

export function movementsOf(block: Block | undefined, offset: number | null, places: number): Movement[] {
  if (!block) return [];
  const head = block.head.map(foldHeading);
  const find = (...starts: string[]) =>
    head.findIndex((name) => starts.some((start) => name.startsWith(start)));
  const [time, type, amount] = [find('time'), find('transactiontype', 'type'), find('gross', 'amount')];
  return block.rows.flatMap((row) => {
    const number = decimalText(cellAt(row, amount));
    const moment = dayFirstTime(cellAt(row, time), offset);
    if (number === null || moment === null) return [];
    const units = toUnits(number, places);
    const kind = TYPES[cellAt(row, type).toLowerCase()] ?? 'adjustment';
    const note = find('note', 'comment');
    return [{ time: moment, kind, amount: units, comment: note < 0 ? '' : cellAt(row, note).slice(0, 200) }];
  });
}

/** The figures of a summary: headings above their values, or labels each followed by a value. */
export function summaryOf(block: Block | undefined): ReadonlyMap<string, string> {
  if (!block) return new Map();
  const [values] = block.rows;
  const isPairs = block.head.some((cell) => decimalText(cell) !== null);
  const lines = isPairs ? [block.head, ...block.rows.map(({ cells }) => cells)] : [];
  const pairs = isPairs
    ? lines.flatMap((line) =>
        line.flatMap((cell, place) => (place % 2 === 0 ? [[cell, line[place + 1] ?? ''] as const] : [])),
      )
    : block.head.map((cell, place) => [cell, values ? cellAt(values, place) : ''] as const);
  return new Map(pairs.map(([label, value]) => [foldHeading(label.replace('&', 'and')), value]));
}

const MODES = [
  [/^hedg/i, 'hedging'],
  [/^nett/i, 'netting'],
] as const;

/** The account in the header of an HTML statement. */
export function accountIn(rows: readonly TableRow[]): Pick<StatementAccount, 'number' | 'currency' | 'mode'> {
  const value = (label: string) =>
    rows.find(({ cells }) => foldHeading(cells[0] ?? '') === label)?.cells[1] ?? '';
  return {
    number: /^\d+$/.exec(value('account'))?.[0] ?? null,
    currency: /^[A-Z]{3}$/.exec(value('currency'))?.[0] ?? null,
    mode: MODES.find(([pattern]) => pattern.test(value('accounttype')))?.[1] ?? 'unknown',
  };
}

const rowsIn = (block: Block | undefined): number =>
  block?.rows.filter(({ cells }) => cells.filter(Boolean).length > 3).length ?? 0;

export function ignoredCountsOf(positions: Block | undefined, orders: Block | undefined): IgnoredCounts {
  const [openTrades, workingOrders] = [rowsIn(positions), rowsIn(orders)];
  return { ...(openTrades > 0 ? { openTrades } : {}), ...(workingOrders > 0 ? { workingOrders } : {}) };
}
