import Papa from 'papaparse';

/** A row of a table, whatever the file format. */
export interface TableRow {
  /** The visible cells. */
  readonly cells: readonly string[];
  /** Counted from 1. */
  readonly number: number;
  /** The tooltip of the first cell. */
  readonly title: string;
  /** The text of a hidden cell. */
  readonly hidden: string;
  /** The class of the table. */
  readonly table: string;
}

/** Text as a browser shows it: each run of whitespace becomes one space. */
export const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const tableRow = (cells: readonly string[], number: number): TableRow => ({
  cells,
  number,
  title: '',
  hidden: '',
  table: '',
});

/** The cell at a position; '' if there is no such cell. */
export const cellAt = ({ cells }: TableRow, place: number): string => cells[place] ?? '';

const SEPARATORS = [',', ';', '\t'] as const;

type Separator = (typeof SEPARATORS)[number];

/** The most frequent separator in the first lines. */
function separatorOf(text: string): Separator {
  const start = text.slice(0, 4000);
  const count = (separator: string) => start.split(separator).length;
  return SEPARATORS.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

/** A number with a decimal comma, perhaps followed by a minus sign, a currency or a unit. */
const WITH_COMMA =
  /^(\p{Sc} ?)?([-\u2212]?\d{1,3}(?:[. '’]\d{3})+|[-\u2212]?\d+),(\d+)([-\u2212]? ?[\p{L}\p{Sc}]*)$/u;

/** A whole number with grouped thousands: `1.500`, if commas are decimal, but never `0.500`. */
const GROUPED = /^[^\d.,]*[1-9]\d{0,2}(?:\.\d{3})+[^\d.,]*$/;

/** `60.5` and `1,234.50`, but not `1.500` or `1.234,50`, which may be thousands. */
const DECIMAL_POINT = /^[^\d]*[\d,'’]*\d\.(?:\d{1,2}|\d{4,})[^\d.,]*$/;

/** `60,5` and `1.234,50`, but not `1,500`. */
const DECIMAL_COMMA = /^[^\d]*[\d.'’]*\d,(?:\d{1,2}|\d{4,})[^\d.,]*$/;

type Mark = '.' | ',';

/** The decimal mark that a column shows; null if each of its numbers can be read either way. */
const markIn = (cells: readonly string[]): Mark | null =>
  cells.some((cell) => DECIMAL_POINT.test(cell))
    ? '.'
    : cells.some((cell) => DECIMAL_COMMA.test(cell))
      ? ','
      : null;

/** A cell that contains words, so its numbers say nothing about the columns next to it. */
const WORDS = /\p{L}[^\d]*\d/u;

/** The decimal mark that most columns show; null if neither leads. */
function commonMark(columns: readonly (readonly string[])[]): Mark | null {
  const marks = columns.map((cells) => markIn(cells.filter((cell) => !WORDS.test(cell))));
  const lead = marks.filter((mark) => mark === ',').length - marks.filter((mark) => mark === '.').length;
  return lead === 0 ? null : lead > 0 ? ',' : '.';
}

/**
 * Returns a function that rewrites a column's numbers with a decimal point, where semicolons or tabs separate cells.
 * The column
 * itself shows its decimal mark, or else the other columns do; failing both, a comma is decimal.
 */
function pointedColumn(cells: readonly string[], common: Mark | null): (cell: string) => string {
  const mark = markIn(cells) ?? common;
  if (mark === '.') return (cell) => cell;
  return (cell) => {
    if (mark === ',' && GROUPED.test(cell)) return cell.replaceAll('.', '');
    const [, sign = '', whole = '', decimals = '', unit = ''] = WITH_COMMA.exec(cell) ?? [];
    return whole === '' ? cell : `${sign}${whole.replace(/[. '’]/g, '')}.${decimals}${unit}`;
  };
}

/** The rows of a CSV file, including blank rows, because they end tables. */
export function csvRows(text: string): readonly TableRow[] {
  const separator = separatorOf(text);
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), {
    delimiter: separator,
    skipEmptyLines: false,
  });
  const rows = data.map((cells) => cells.map(squeeze));
  if (separator === ',') return rows.map((cells, index) => tableRow(cells, index + 1));
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const columns = Array.from({ length: width }, (_, place) => rows.map((cells) => cells[place] ?? ''));
  const common = commonMark(columns);
  const pointed = columns.map((cells) => pointedColumn(cells, common));
  return rows.map((cells, index) =>
    tableRow(
      cells.map((cell, place) => pointed[place]?.(cell) ?? cell),
      index + 1,
    ),
  );
}
