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

/** A number with a decimal comma, and perhaps a currency or a unit. */
const WITH_COMMA = /^(\p{Sc} ?)?([-\u2212]?\d{1,3}(?:[. ]\d{3})+|[-\u2212]?\d+),(\d+)( ?[\p{L}\p{Sc}]+)?$/u;

/** A number with a decimal point. Where semicolons separate cells, spreadsheets write a comma. */
function pointed(cell: string): string {
  const [, sign = '', whole = '', decimals = '', unit = ''] = WITH_COMMA.exec(cell) ?? [];
  return whole === '' ? cell : `${sign}${whole.replace(/[. ]/g, '')}.${decimals}${unit}`;
}

/** The rows of a CSV file, blank ones included, because these end tables. */
export function csvRows(text: string): readonly TableRow[] {
  const separator = separatorOf(text);
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), {
    delimiter: separator,
    skipEmptyLines: false,
  });
  const cellOf = (cell: string) => (separator === ';' ? pointed(squeeze(cell)) : squeeze(cell));
  return data.map((cells, index) => tableRow(cells.map(cellOf), index + 1));
}
