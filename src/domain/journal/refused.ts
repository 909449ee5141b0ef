import type { UnknownTable } from './columns';
import type { OtherFile, StatementRefusal } from './reading';

/** Stops reading a file; `readStatement` returns the refusal. */
export class StatementRefusedError extends Error {
  readonly refusal: StatementRefusal;

  constructor(refusal: StatementRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Stops reading a table until the visitor has described its columns. */
export class UnknownColumnsError extends Error {
  readonly table: UnknownTable;

  constructor(table: UnknownTable) {
    super('columns');
    this.table = table;
  }
}

export const notAStatementError = (found: OtherFile): StatementRefusedError =>
  new StatementRefusedError({ code: 'not-a-statement', found });

export const badRowError = (row: number, column: string, text: string): StatementRefusedError =>
  new StatementRefusedError({ code: 'bad-row', row, column, text: text.slice(0, 80) });
