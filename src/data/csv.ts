/** What makes a spreadsheet run a cell as a formula, also in its full-width forms. */
const RUNS = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r]/u;

function cell(text: string): string {
  const inert = RUNS.test(text) ? `'${text}` : text;
  return /[",;\r\n']/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/**
 * A table as CSV (RFC 4180) with a byte order mark, so that spreadsheets read it as UTF-8. No cell is run as a
 * formula: one that could be has an apostrophe in front.
 */
export const toCsv = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\ufeff${[header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
