/** How a cell begins that spreadsheets run as a formula, with what guards it; full-width signs count in some. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

const BYTE_ORDER_MARK = '\ufeff';

/** A text, or a figure to reckon with. */
export type Cell = string | number;

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const toCell = (cell: Cell): string =>
  typeof cell === 'number' ? String(cell) : quoted(FORMULA.test(cell) ? `'${cell}` : cell);

/**
 * A table as CSV (RFC 4180) that opens as UTF-8 in every spreadsheet. A text that one would execute gets an
 * apostrophe in front, by which spreadsheets know a text.
 */
export const toCsv = (header: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  BYTE_ORDER_MARK + [header, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('');

/** Several texts in one cell; one with the separator or a quotation mark in it is quoted as a cell is. */
export const joinedBy = (separator: ';' | '|', texts: readonly string[]): string =>
  texts
    .map((text) => (text.includes(separator) || /["\r\n]/.test(text) ? quoted(text) : text))
    .join(separator === ';' ? '; ' : ' | ');

/**
 * The rows of a text in the form of RFC 4180, with any separator. Written here, as no parser is among the packages
 * and one of them would bring streams and workers for what a regular expression does.
 */
function rowsOf(text: string, separator: string): string[][] {
  const cells = new RegExp(
    ` *(?:"([^"]*(?:""[^"]*)*)")?([^${separator}\r\n]*)([${separator}]|\r\n?|\n|$)`,
    'gy',
  );
  const rows: string[][] = [[]];
  for (const [, inQuotes, plain = '', end] of text.matchAll(cells)) {
    rows.at(-1)?.push(inQuotes === undefined ? plain : inQuotes.replaceAll('""', '"') + plain.trim());
    if (end === '') break;
    if (end !== separator) rows.push([]);
  }
  return rows;
}

/** What {@link joinedBy} has put into one cell; a line break separates, too. */
export const splitBy = (separator: ';' | '|', cell: string): string[] =>
  rowsOf(cell, separator)
    .flat()
    .map((text) => text.trim());

/**
 * The rows of a CSV file, whatever line breaks and separator the spreadsheet wrote it with, and without the
 * apostrophes that {@link toCsv} guards texts with.
 */
export function parseCsv(file: string): string[][] {
  const text = file.startsWith(BYTE_ORDER_MARK) ? file.slice(1) : file;
  const [header = ''] = text.split(/[\r\n]/, 1);
  const [separator = ','] = [',', ';', '\t'].toSorted(
    (a, b) => (rowsOf(header, b)[0]?.length ?? 0) - (rowsOf(header, a)[0]?.length ?? 0),
  );
  const rows = rowsOf(text, separator).map((row) =>
    row.map((cell) => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell)),
  );
  return rows.at(-1)?.join('') === '' ? rows.slice(0, -1) : rows;
}
