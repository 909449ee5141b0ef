/** The typed list without its empty rows. */
export const withoutBlanks = (rows: readonly string[]): string[] =>
  rows.map((row) => row.trim()).filter((row) => row !== '');
