import type { UnknownTable } from './columns';
import type { Statement } from './types';

/** What a file that isn't a statement is instead. */
export type OtherFile =
  | 'empty'
  | 'picture'
  | 'pdf'
  | 'old-excel'
  | 'spreadsheet-xml'
  | 'other-spreadsheet'
  | 'old-layout'
  | 'own-export'
  | 'unknown';

export type StatementRefusal =
  | { readonly code: 'not-a-statement'; readonly found: OtherFile }
  | { readonly code: 'tester-report' | 'too-large' | 'no-closed-trades' | 'columns-moved' }
  /** The file ends early; `rows` is the number of rows of closed trades that could be read before that. */
  | { readonly code: 'truncated'; readonly rows: number }
  /** A cell that can't be read; the row is counted from 1, the column is the format's English heading. */
  | { readonly code: 'bad-row'; readonly row: number; readonly column: string; readonly text: string }
  /** Amounts whose separators may group thousands or mark decimal places. */
  | { readonly code: 'unclear-amounts'; readonly column: string }
  | { readonly code: 'row-does-not-add-up' | 'row-without-pair'; readonly row: number };

export type StatementReading =
  /** A table whose columns the visitor has to describe. */
  | { readonly outcome: 'table'; readonly table: UnknownTable }
  | { readonly outcome: 'imported'; readonly statement: Statement }
  | { readonly outcome: 'refused'; readonly refusal: StatementRefusal };
