import Papa from 'papaparse';
import { withoutApostrophe } from '@/domain/text/csv';
import { foldText } from '@/domain/text/foldText';
import { unicodeEncoding } from '@/domain/text/textEncoding';

/**
 * Why a file isn't a table:
 * - `workbook`: a spreadsheet's own format, or another zip archive
 * - `page`: HTML
 * - `backup`: JSON
 * - `binary`: anything else that isn't text
 */
export type NotTableReason = 'workbook' | 'page' | 'backup' | 'binary';

export interface FileText {
  readonly text: string;
  /** Whether it was read as Mac Roman, which is a guess. */
  readonly isMacRoman: boolean;
}

/** The first bytes of zip archives, such as .xlsx and .ods, and of the older .xls. */
const WORKBOOK_STARTS = ['504b0304', 'd0cf11e0'];

/** Bytes that are letters in Mac Roman, but quotation marks, dashes and signs in Windows-1252. */
const SIGNS_ON_WINDOWS = new Set([
  0x80, 0x82, 0x84, 0x85, 0x8b, 0x91, 0x93, 0x94, 0x95, 0x96, 0x97, 0x99, 0x9b,
]);
const WINDOWS_APOSTROPHE = 0x92;
const MAC_SHARP_S = 0xa7;

const isLetter = (byte = 0): boolean => /[a-z]/i.test(String.fromCharCode(byte));

/** Whether more bytes are letters within words in Mac Roman than in Windows-1252. */
function looksMacRoman(bytes: Uint8Array): boolean {
  let balance = 0;
  for (const [place, byte] of bytes.entries()) {
    if (byte < 0x80 || byte === WINDOWS_APOSTROPHE) continue;
    const neighbours = [bytes[place - 1], bytes[place + 1]].filter(isLetter).length;
    if (byte >= 0xc0) balance -= Math.min(neighbours, 1);
    else if (SIGNS_ON_WINDOWS.has(byte)) balance += neighbours === 2 ? 1 : 0;
    else if (byte < 0xa0 || byte === MAC_SHARP_S) balance += Math.min(neighbours, 1);
  }
  return balance > 0;
}

/** Decodes UTF-8, UTF-16, or else the likelier of Windows-1252 and Mac Roman. */
function decoded(bytes: Uint8Array): FileText {
  const read = (encoding: string) => ({
    text: new TextDecoder(encoding).decode(bytes),
    isMacRoman: encoding === 'macintosh',
  });
  const encoding = unicodeEncoding(bytes);
  if (encoding !== 'utf-8') return read(encoding);
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isMacRoman: false };
  } catch {
    return read(looksMacRoman(bytes) ? 'macintosh' : 'windows-1252');
  }
}

/** The text of a table, or why the file isn't one. */
export function readText(bytes: Uint8Array): FileText | NotTableReason {
  const start = Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (WORKBOOK_STARTS.includes(start)) return 'workbook';
  const file = decoded(bytes);
  if (/^\s*<(?:!doctype|html|table|\?xml)/i.test(file.text)) return 'page';
  if (/^\s*[{[]\s*["{[]/.test(file.text)) return 'backup';
  return /[^\P{Cc}\t\r\n\x80-\x9f]/u.test(file.text) ? 'binary' : file;
}

export interface CsvRow {
  /** As in spreadsheets: the header is row 1. */
  readonly row: number;
  readonly cells: readonly string[];
  /** The number of lines that it takes up in the file. */
  readonly lines: number;
  /** What is wrong with its quotation marks: one is never closed, or one appears inside a cell. */
  readonly quotes: 'unclosed' | 'inside' | '';
}

export interface CsvTable {
  readonly separator: string;
  readonly header: readonly string[];
  readonly isHeaderClosed: boolean;
  /** The rows that aren't blank. */
  readonly rows: readonly CsvRow[];
}

/** A first line that sets the separator for Excel, which doesn't show this line. */
const SEPARATOR_LINE = /^"?sep=([^\n])"?\n/i;

/** The separator with which the first line contains the largest number of known columns. */
function likelySeparator(text: string, known: readonly string[]): string {
  const names = new Set(known.map(foldText));
  const found = [',', ';', '\t'].map((delimiter) => {
    const [header = []] = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: 1 }).data;
    return { delimiter, count: header.filter((cell) => names.has(foldText(cell))).length };
  });
  return found.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ',';
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Splits a file into cells. @param known the names of the columns */
export function readTable(file: string, known: readonly string[]): CsvTable {
  const lines = file.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const [line = '', named] = SEPARATOR_LINE.exec(lines) ?? [];
  const text = lines.slice(line.length);
  const separator = named ?? likelySeparator(text, known);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separator, newline: '\n' });
  // The first error in a row causes the others.
  const quotes = new Map(
    errors
      .toReversed()
      .map(({ row, code }) => [row, code === 'MissingQuotes' ? 'unclosed' : 'inside'] as const),
  );
  const [header, ...rows] = data.map((cells, index) => ({
    row: index + 1,
    cells: cells.map(withoutApostrophe),
    lines: cells.reduce((lines, cell) => lines + cell.trimEnd().split('\n').length - 1, 1),
    quotes: quotes.get(index) ?? ('' as const),
  }));
  return {
    separator,
    header: header?.cells ?? [],
    // Column names contain no separators, but rows that are read as part of them do.
    isHeaderClosed: header?.cells.every((cell) => !(cell.includes('\n') && cell.includes(separator))) ?? true,
    rows: rows.filter(({ cells }) => !isBlank(cells)),
  };
}
