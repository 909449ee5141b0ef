/** The first characters that make spreadsheets run a cell as a formula, including their full-width forms. */
const FORMULA_START = /^'*[=+\-@\t\r\n＝＋－＠]/;

const BYTE_ORDER_MARK = '\ufeff';

/** Text, or a number to calculate with. */
export type Cell = string | number;

const quoteText = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const toCell = (cell: Cell): string =>
  typeof cell === 'number' ? String(cell) : quoteText(FORMULA_START.test(cell) ? `'${cell}` : cell);

/**
 * Formats a table as CSV (RFC 4180) in UTF-8. Text that a spreadsheet would run as a formula gets an
 * apostrophe in front.
 */
export const toCsv = (header: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  BYTE_ORDER_MARK + [header, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('');

/** Joins several strings in one cell; one that contains the separator or a quotation mark is quoted. */
export const joinBy = (separator: ';' | '|', texts: readonly string[]): string =>
  texts
    .map((text) => (text.includes(separator) || /["\r\n]/.test(text) ? quoteText(text) : text))
    .join(separator === ';' ? '; ' : ' | ');

/**
 * Parses RFC 4180 with any separator. There is no parser among our packages, and adding one would bring
 * streams and workers for what a regular expression can do.
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

/** Splits a cell written by {@link joinBy}; line breaks separate as well. */
export const splitBy = (separator: ';' | '|', cell: string): string[] =>
  rowsOf(cell, separator)
    .flat()
    .map((text) => text.trim());

/** Parses a CSV file with any line breaks and separator, and removes the apostrophes added by {@link toCsv}. */
export function parseCsv(file: string): string[][] {
  const text = file.startsWith(BYTE_ORDER_MARK) ? file.slice(1) : file;
  const [header = ''] = text.split(/[\r\n]/, 1);
  const [separator = ','] = [',', ';', '\t'].toSorted(
    (a, b) => (rowsOf(header, b)[0]?.length ?? 0) - (rowsOf(header, a)[0]?.length ?? 0),
  );
  const rows = rowsOf(text, separator).map((row) =>
    row.map((cell) => (cell.startsWith("'") && FORMULA_START.test(cell) ? cell.slice(1) : cell)),
  );
  return rows.at(-1)?.join('') === '' ? rows.slice(0, -1) : rows;
}
