import { contentOf, decodeText } from './bytes';
import { LARGEST_FILE } from './limits';
import { isCtrader, readCtrader } from './ctrader';
import { pageOf } from './markup';
import { isMt4, readMt4 } from './mt4';
import { isMt5, readMt5 } from './mt5';
import { isMyfxbook, readMyfxbook } from './myfxbook';
import { notAStatement, StatementRefused } from './refused';
import { csvRows } from './table';
import {
  isTradingViewBalance,
  isTradingViewTrades,
  readTradingViewBalance,
  readTradingViewTrades,
} from './tradingView';
import type { Encoding, Reading, Statement } from './types';
import { workbookRows } from './workbook';

/** What a reading is doing: unpacking or cutting the file, or putting trades together. */
export type Step = 'opening' | 'rows' | 'trades';

export interface Progress {
  readonly step: Step;
  /** The rows cut so far. */
  readonly rows: number;
}

const ROWS_PER_REPORT = 500;

type Report = (progress: Progress) => void;

function readWorkbook(bytes: Uint8Array, report: Report): Statement {
  const { rows, encoding } = workbookRows(bytes);
  report({ step: 'trades', rows: rows.length });
  if (isCtrader(rows)) return readCtrader({ rows, format: 'ctrader-xlsx', encoding });
  if (isMt5(rows)) return readMt5({ rows, format: 'mt5-xlsx', encoding });
  throw notAStatement('other-spreadsheet');
}

function readPage(text: string, encoding: Encoding, report: Report): Statement {
  const page = pageOf(text, (rows) => {
    if (rows % ROWS_PER_REPORT === 0) report({ step: 'rows', rows });
  });
  const { rows, title, isClosed } = page;
  report({ step: 'trades', rows: rows.length });
  if (/^strategy tester/i.test(title)) throw new StatementRefused({ code: 'tester-report' });
  if (isMt4(page)) return readMt4(page, encoding);
  // Half a character remains of UTF-16 cut at an odd byte.
  const isWhole = isClosed && !text.endsWith('\ufffd');
  if (isCtrader(rows.map((row) => (row.table === 'dataTable' ? { ...row, cells: row.cells.slice(1) } : row))))
    return readCtrader({ rows, format: 'ctrader-html', encoding, isWhole });
  if (isMt5(rows)) return readMt5({ rows, format: 'mt5-report', encoding, isWhole });
  throw notAStatement('unknown');
}

function readTable(text: string, encoding: Encoding, report: Report): Statement {
  const rows = csvRows(text);
  report({ step: 'trades', rows: rows.length });
  if (isTradingViewBalance(rows)) return readTradingViewBalance(rows, encoding);
  if (isTradingViewTrades(rows)) return readTradingViewTrades(rows, encoding);
  if (isMyfxbook(rows)) return readMyfxbook(rows, encoding);
  if (isCtrader(rows)) return readCtrader({ rows, format: 'ctrader-csv', encoding });
  if (isMt5(rows)) return readMt5({ rows, format: 'mt5-csv', encoding });
  throw notAStatement('unknown');
}

function statementIn(bytes: Uint8Array, report: Report): Statement {
  if (bytes.length > LARGEST_FILE) throw new StatementRefused({ code: 'too-large' });
  report({ step: 'opening', rows: 0 });
  const content = contentOf(bytes);
  if (content === 'zip') return readWorkbook(bytes, report);
  if (content !== 'text') throw notAStatement(content);
  const { text, encoding } = decodeText(bytes);
  if (text.trim() === '') throw notAStatement('empty');
  const start = text.slice(0, 5000);
  if (start.includes('urn:schemas-microsoft-com:office:spreadsheet')) throw notAStatement('spreadsheet-xml');
  return /<(?:!doctype html|html|table|tr)\b/i.test(start)
    ? readPage(text, encoding, report)
    : readTable(text, encoding, report);
}

/** Reads the bytes of a platform's statement, recognised by its content, whatever its name and language. */
export function readStatement(bytes: Uint8Array, report: Report = () => undefined): Reading {
  try {
    return { outcome: 'imported', statement: statementIn(bytes, report) };
  } catch (error) {
    if (error instanceof StatementRefused) return { outcome: 'refused', refusal: error.refusal };
    throw error;
  }
}
