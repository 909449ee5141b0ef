import { cellAt, type TableRow } from './table';

/* A table that no reader knows, such as the visitor's own spreadsheet: the visitor says what its columns contain. */

/** What a column can contain. The first four are required. */
export const TABLE_COLUMNS = [
  'closeTime',
  'symbol',
  'side',
  'net',
  'openTime',
  'volume',
  'openPrice',
  'closePrice',
  'risk',
] as const;

export type TableColumn = (typeof TABLE_COLUMNS)[number];

export const NEEDED_COLUMNS: readonly TableColumn[] = ['closeTime', 'symbol', 'side', 'net'];

/** What dates begin with. */
export type DateOrder = 'day' | 'month' | 'year';

export interface TableColumns {
  /** The headings of the table, by which it's recognised next time. */
  readonly head: readonly string[];
  readonly places: Readonly<Partial<Record<TableColumn, number>>>;
  readonly dates: DateOrder;
  /** The words for the two sides. */
  readonly bought: string;
  readonly sold: string;
}

/** Columns whose date order may not have been chosen yet. */
export type ColumnsDraft = Omit<TableColumns, 'dates'> & { readonly dates: DateOrder | null };

export interface UnknownTable {
  readonly head: readonly string[];
  /** The first few distinct values of each column, ignoring case. */
  readonly values: readonly (readonly string[])[];
}

const LEAST_COLUMNS = 4;
const SHOWN_VALUES = 8;

/** Whether two words are the same, ignoring case. */
export const isSameWord = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const filled = ({ cells }: TableRow): number => cells.filter(Boolean).length;

/** The headings of a table and its rows; null for text that isn't a table. */
export function tableIn(
  rows: readonly TableRow[],
): { readonly head: readonly string[]; readonly rows: readonly TableRow[] } | null {
  const start = rows.findIndex((row) => filled(row) >= LEAST_COLUMNS);
  const head = rows[start]?.cells ?? [];
  const others = rows.slice(start + 1).filter((row) => filled(row) > 0);
  return start < 0 || others.length === 0 ? null : { head, rows: others };
}

export function unknownTable(rows: readonly TableRow[]): UnknownTable | null {
  const table = tableIn(rows);
  if (!table) return null;
  const valuesOf = (_: string, place: number) => {
    const values: string[] = [];
    for (const row of table.rows) {
      const value = cellAt(row, place).slice(0, 40);
      if (value !== '' && !values.some((known) => isSameWord(known, value))) values.push(value);
      if (values.length === SHOWN_VALUES) break;
    }
    return values;
  };
  return { head: table.head, values: table.head.map(valuesOf) };
}

/** English headings that leave little doubt about a column's contents. */
const LIKELY: readonly (readonly [TableColumn, RegExp])[] = [
  ['closeTime', /^(?:clos\w*|exit) (?:date|time)|^date$|^closed$/i],
  ['symbol', /^(?:symbol|instrument|ticker|pair|market)$/i],
  ['side', /^(?:side|direction|type|action|buy\/sell)$/i],
  ['net', /^net\b|^(?:result|p&l|pnl|p\/l|profit)$/i],
  ['openTime', /^(?:open\w*|entry) (?:date|time)|^opened$/i],
  ['volume', /^(?:size|volume|lots|quantity|qty)$/i],
  ['openPrice', /^(?:open\w*|entry) price|^entry$/i],
  ['closePrice', /^(?:clos\w*|exit) price|^exit$/i],
  ['risk', /^risk$/i],
];

/** English, German, French, Spanish, Italian and Polish: people type these in any language. */
const BOUGHT = /^(?:b|buy|bought|long|kauf|kaufen|gekauft|achat|compra|acquisto|kupno)$/i;
const SOLD = /^(?:s|sell|sold|short|verkauf|verkaufen|verkauft|vente|venta|vendita|sprzedaż)$/i;

/** What the headings and values suggest, for the visitor to correct. The order of day and month is never guessed. */
export function likelyColumns({ head, values }: UnknownTable): ColumnsDraft {
  const places: Partial<Record<TableColumn, number>> = {};
  for (const [column, heading] of LIKELY) {
    const place = head.findIndex((name) => heading.test(name));
    if (place >= 0) places[column] = place;
  }
  const sides = values[places.side ?? -1] ?? [];
  const dates = values[places.closeTime ?? -1] ?? [];
  return {
    head,
    places,
    dates: dates.length > 0 && dates.every((date) => /^\d{4}\D/.test(date)) ? 'year' : null,
    bought: sides.find((word) => BOUGHT.test(word)) ?? '',
    sold: sides.find((word) => SOLD.test(word)) ?? '',
  };
}
