import { contentKind, decodeText } from './bytes';
import { unknownTable, type TableColumns } from './columns';
import { readDescribedTable } from './described';
import { MAX_STATEMENT_BYTES } from './limits';
import { isCtrader, readCtrader } from './ctrader';
import { readHtmlPage } from './markup';
import { isMt4, readMt4 } from './mt4';
import { isMt5, readMt5 } from './mt5';
import { isMyfxbook, readMyfxbook } from './myfxbook';
import type { OtherFile, StatementReading } from './reading';
import { UnknownColumnsError, notAStatementError, StatementRefusedError } from './refused';
import { csvRows } from './table';
import {
  isTradingViewBalance,
  isTradingViewTrades,
  readTradingViewBalance,
  readTradingViewTrades,
} from './tradingView';
import type { Encoding, Statement } from './types';
import { workbookRows } from './workbook';

/** What the reader is doing: unpacking the file, splitting it into rows, or putting trades together. */
export type ReadingStep = 'opening' | 'rows' | 'trades';

export interface ReadingProgress {
  readonly step: ReadingStep;
  /** The number of rows read so far. */
  readonly rows: number;
}

const ROWS_PER_REPORT = 500;

type Report = (progress: ReadingProgress) => void;

/** Reads a table as the visitor describes it, or asks for a description. */
function readOther(
  file: Omit<Parameters<typeof readDescribedTable>[0], 'columns'>,
  columns: TableColumns | undefined,
  found: OtherFile,
): Statement {
  if (columns) return readDescribedTable({ ...file, columns });
  const table = unknownTable(file.rows);
  throw table ? new UnknownColumnsError(table) : notAStatementError(found);
}

function readWorkbook(bytes: Uint8Array, report: Report, columns?: TableColumns): Statement {
  const { rows, encoding } = workbookRows(bytes);
  report({ step: 'trades', rows: rows.length });
  if (isCtrader(rows)) return readCtrader({ rows, format: 'ctrader-xlsx', encoding });
  if (isMt5(rows)) return readMt5({ rows, format: 'mt5-xlsx', encoding });
  return readOther({ rows, format: 'table-xlsx', encoding }, columns, 'other-spreadsheet');
}

function readPage(text: string, encoding: Encoding, report: Report): Statement {
  const page = readHtmlPage(text, (rows) => {
    if (rows % ROWS_PER_REPORT === 0) report({ step: 'rows', rows });
  });
  const { rows, title, isClosed } = page;
  report({ step: 'trades', rows: rows.length });
  if (/^strategy tester/i.test(title)) throw new StatementRefusedError({ code: 'tester-report' });
  if (isMt4(page)) return readMt4(page, encoding);
  // UTF-16 cut at an odd byte leaves half a character.
  const isWhole = isClosed && !text.endsWith('\ufffd');
  if (isCtrader(rows.map((row) => (row.table === 'dataTable' ? { ...row, cells: row.cells.slice(1) } : row))))
    return readCtrader({ rows, format: 'ctrader-html', encoding, isWhole });
  if (isMt5(rows)) return readMt5({ rows, format: 'mt5-report', encoding, isWhole });
  throw notAStatementError('unknown');
}

function readTable(text: string, encoding: Encoding, report: Report, columns?: TableColumns): Statement {
  const rows = csvRows(text);
  report({ step: 'trades', rows: rows.length });
  if (isTradingViewBalance(rows)) return readTradingViewBalance(rows, encoding);
  if (isTradingViewTrades(rows)) return readTradingViewTrades(rows, encoding);
  if (isMyfxbook(rows)) return readMyfxbook(rows, encoding);
  if (isCtrader(rows)) return readCtrader({ rows, format: 'ctrader-csv', encoding });
  if (isMt5(rows)) return readMt5({ rows, format: 'mt5-csv', encoding });
  return readOther({ rows, format: 'table-csv', encoding }, columns, 'unknown');
}

function statementIn(bytes: Uint8Array, report: Report, columns?: TableColumns): Statement {
  if (bytes.length > MAX_STATEMENT_BYTES) throw new StatementRefusedError({ code: 'too-large' });
  report({ step: 'opening', rows: 0 });
  const content = contentKind(bytes);
  if (content === 'zip') return readWorkbook(bytes, report, columns);
  if (content !== 'text') throw notAStatementError(content);
  const { text, encoding } = decodeText(bytes);
  if (text.trim() === '') throw notAStatementError('empty');
  const start = text.slice(0, 5000);
  // The format name stays the same if the site is renamed.
  if (/^\s*\{\s*"format":\s*"upmark-/.test(start)) throw notAStatementError('own-export');
  if (start.includes('urn:schemas-microsoft-com:office:spreadsheet'))
    throw notAStatementError('spreadsheet-xml');
  return /<(?:!doctype html|html|table|tr)\b/i.test(start)
    ? readPage(text, encoding, report)
    : readTable(text, encoding, report, columns);
}

/**
 * Reads the bytes of a platform's statement, recognised by its content, whatever its name and language.
 * @param columns the visitor's description of a table that no reader knows
 */
export function readStatement(
  bytes: Uint8Array,
  report: Report = () => undefined,
  columns?: TableColumns,
): StatementReading {
  try {
    return { outcome: 'imported', statement: statementIn(bytes, report, columns) };
  } catch (error) {
    if (error instanceof UnknownColumnsError) return { outcome: 'table', table: error.table };
    if (error instanceof StatementRefusedError) return { outcome: 'refused', refusal: error.refusal };
    throw error;
  }
}
