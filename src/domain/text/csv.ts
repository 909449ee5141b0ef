/**
 * The start of text that gets an apostrophe in front: a character that makes spreadsheets run a cell as a
 * formula, full-width forms included, or an apostrophe that is already in front of such a character or a digit.
 */
const NEEDS_APOSTROPHE = /^(?:'*[=+\-@\t\r\n＝＋－＠]|'+\d)/;

const BYTE_ORDER_MARK = '\ufeff';

/** Text, or a number to calculate with. */
export type Cell = string | number;

const quoteText = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const toCell = (cell: Cell): string =>
  typeof cell === 'number' ? String(cell) : quoteText(NEEDS_APOSTROPHE.test(cell) ? `'${cell}` : cell);

/**
 * Formats a table as CSV (RFC 4180) in UTF-8. Text that a spreadsheet would run as a formula gets an
 * apostrophe in front.
 */
export const toCsv = (header: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  BYTE_ORDER_MARK + [header, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('');

/** The text of a cell without the apostrophe added by {@link toCsv}, or by hand in front of a number. */
export const withoutApostrophe = (cell: string): string =>
  cell.startsWith("'") && NEEDS_APOSTROPHE.test(cell) ? cell.slice(1) : cell;

/** Joins several strings into one cell; a string with the separator, a quotation mark or a line break is quoted. */
export const joinBy = (separator: ';' | '|', texts: readonly string[]): string =>
  texts
    .map((text) => (text.includes(separator) || /["\r\n]/.test(text) ? quoteText(text) : text))
    .join(separator === ';' ? '; ' : ' | ');

/** Splits a cell written by {@link joinBy}, or a line of a table; line breaks separate as well. */
export function splitBy(separator: string, text: string): string[] {
  const parts = new RegExp(
    ` *(?:"([^"]*(?:""[^"]*)*)")?([^${separator}\r\n]*)([${separator}]|\r\n?|\n|$)`,
    'gy',
  );
  const texts: string[] = [];
  for (const [, inQuotes, plain = '', end] of text.matchAll(parts)) {
    texts.push((inQuotes === undefined ? plain : inQuotes.replaceAll('""', '"') + plain.trim()).trim());
    if (end === '') break;
  }
  return texts;
}
