import Papa from 'papaparse';
import { squeeze } from './markup';

/** A row of a table, whatever the file. */
export interface TableRow {
  /** The visible cells. */
  readonly cells: readonly string[];
  /** From 1. */
  readonly number: number;
  /** The tooltip of the first cell. */
  readonly title: string;
  /** The text of a hidden cell. */
  readonly hidden: string;
  /** The class of the table. */
  readonly table: string;
}

export const tableRow = (cells: readonly string[], number: number): TableRow => ({
  cells,
  number,
  title: '',
  hidden: '',
  table: '',
});

/** The cell at a place; '' for none. */
export const cellAt = ({ cells }: TableRow, place: number): string => cells[place] ?? '';

const SEPARATORS = [',', ';', '\t'] as const;

type Separator = (typeof SEPARATORS)[number];

/** The most frequent separator of the first lines. */
function separatorOf(text: string): Separator {
  const start = text.slice(0, 4000);
  const count = (separator: string) => start.split(separator).length;
  return SEPARATORS.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

/** A number with a decimal comma, perhaps followed by a minus sign, a currency or a unit. */
const WITH_COMMA =
  /^(\p{Sc} ?)?([-\u2212]?\d{1,3}(?:[. '’]\d{3})+|[-\u2212]?\d+),(\d+)([-\u2212]? ?[\p{L}\p{Sc}]*)$/u;

/** A whole number with grouped thousands: `1.500`, if commas are decimal. */
const GROUPED = /^[^\d.,]*\d{1,3}(?:\.\d{3})+[^\d.,]*$/;

/** `60.5` and `1,234.50`, but not `1.500` or `1.234,50`, which may be thousands. */
const DECIMAL_POINT = /^[^\d]*[\d,'’]*\d\.(?:\d{1,2}|\d{4,})[^\d.,]*$/;

/** `60,5` and `1.234,50`, but not `1,500`. */
const DECIMAL_COMMA = /^[^\d]*[\d.'’]*\d,(?:\d{1,2}|\d{4,})[^\d.,]*$/;

/**
 * Returns a function that rewrites the numbers of a column with a decimal point: where semicolons or tabs separate
 * cells, a comma is decimal unless another cell of the column has a point.
 */
function pointedColumn(cells: readonly string[]): (cell: string) => string {
  if (cells.some((cell) => DECIMAL_POINT.test(cell))) return (cell) => cell;
  const groups = cells.some((cell) => DECIMAL_COMMA.test(cell));
  return (cell) => {
    if (groups && GROUPED.test(cell)) return cell.replaceAll('.', '');
    const [, sign = '', whole = '', decimals = '', unit = ''] = WITH_COMMA.exec(cell) ?? [];
    return whole === '' ? cell : `${sign}${whole.replace(/[. '’]/g, '')}.${decimals}${unit}`;
  };
}

/** The rows of a CSV file, blank ones included, because these end tables. */
export function csvRows(text: string): readonly TableRow[] {
  const separator = separatorOf(text);
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), {
    delimiter: separator,
    skipEmptyLines: false,
  });
  const rows = data.map((cells) => cells.map(squeeze));
  if (separator === ',') return rows.map((cells, index) => tableRow(cells, index + 1));
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const columns = Array.from({ length: width }, (_, place) =>
    pointedColumn(rows.map((cells) => cells[place] ?? '')),
  );
  return rows.map((cells, index) =>
    tableRow(
      cells.map((cell, place) => columns[place]?.(cell) ?? cell),
      index + 1,
    ),
  );
}
