/** Spreadsheets run a cell that begins with one of these as a formula; the full-width forms count in some. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;

const BYTE_ORDER_MARK = '\ufeff';

/** A text, or a figure to reckon with. */
export type Cell = string | number;

function toCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const harmless = FORMULA_START.test(cell) ? `'${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/**
 * A table as CSV (RFC 4180) that opens as UTF-8 in every spreadsheet. A text that one would execute gets an
 * apostrophe in front, by which spreadsheets know a text.
 */
export const toCsv = (header: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  BYTE_ORDER_MARK + [header, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
