import type { OtherFile, Refusal } from './types';

/** Ends the reading of a file; `readStatement` turns it into its refusal. */
export class StatementRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

export const notAStatement = (found: OtherFile): StatementRefused =>
  new StatementRefused({ code: 'not-a-statement', found });

export const badRow = (row: number, column: string, text: string): StatementRefused =>
  new StatementRefused({ code: 'bad-row', row, column, text: text.slice(0, 80) });
