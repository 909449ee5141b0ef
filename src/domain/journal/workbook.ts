import { Unzip, UnzipInflate, unzipSync } from 'fflate';
import { decodeText } from './bytes';
import { plainDecimal } from './decimals';
import { readAttribute, decodeEntities, scanMarkup } from './markup';
import { notAStatementError, StatementRefusedError } from './refused';
import { squeeze, tableRow, type TableRow } from './table';
import type { Encoding } from './types';

/* The first sheet of an .xlsx workbook. MetaTrader writes its parts in UTF-16, which other readers refuse. */

const LARGEST_UNPACKED = 60_000_000;
/** How many bytes are unpacked at a time, because unpacking can produce a thousand times as many. */
const PIECE = 16_384;
const STRINGS = 'xl/sharedStrings.xml';
/** More columns than any statement contains; a worksheet can have 16,384. */
const MOST_COLUMNS = 64;

const tooLarge = () => new StatementRefusedError({ code: 'too-large' });

/** Reads the names and uncompressed sizes from the directory of a zip archive, without unpacking anything. */
function directoryOf(bytes: Uint8Array): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        sizes.set(name, originalSize);
        return false;
      },
    });
  } catch {
    throw notAStatementError('other-spreadsheet');
  }
  return sizes;
}

/** Unpacks some parts of an archive; refuses the file when a part is larger than the directory says. */
function unpacked(bytes: Uint8Array, sizes: ReadonlyMap<string, number>, names: readonly string[]) {
  const parts = new Map<string, Uint8Array>();
  const unzip = new Unzip();
  unzip.register(UnzipInflate);
  unzip.onfile = (file) => {
    if (!names.includes(file.name)) return;
    const part = new Uint8Array(sizes.get(file.name) ?? 0);
    let length = 0;
    file.ondata = (error, data) => {
      // The library wraps what this function throws in an error of its own.
      if (error)
        throw error instanceof StatementRefusedError ? error : notAStatementError('other-spreadsheet');
      if (length + data.length > part.length) throw tooLarge();
      part.set(data, length);
      length += data.length;
      parts.set(file.name, part.subarray(0, length));
    };
    file.start();
  };
  try {
    for (let place = 0; place < bytes.length; place += PIECE)
      unzip.push(bytes.subarray(place, place + PIECE), place + PIECE >= bytes.length);
  } catch (error) {
    throw error instanceof StatementRefusedError ? error : notAStatementError('other-spreadsheet');
  }
  return parts;
}

function textOf(part: Uint8Array): { readonly text: string; readonly encoding: Encoding } {
  const decoded = decodeText(part);
  if (decoded.text.includes('<!DOCTYPE')) throw notAStatementError('other-spreadsheet');
  return decoded;
}

/** The shared strings; the phonetic readings in Japanese ones are left out. */
function stringsOf(source: string): readonly string[] {
  const strings: string[] = [];
  let text = '';
  let [isText, isPhonetic] = [false, false];
  scanMarkup(source, {
    open: (name) => {
      if (name === 'si') text = '';
      else if (name === 't') isText = !isPhonetic;
      else if (name === 'rph') isPhonetic = true;
    },
    close: (name) => {
      if (name === 'si') strings.push(squeeze(decodeEntities(text)));
      else if (name === 't') isText = false;
      else if (name === 'rph') isPhonetic = false;
    },
    text: (piece) => {
      if (isText) text += piece;
    },
  });
  return strings;
}

/** A number without the noise of a double: 0.10000000000000001, 1.21E-05. */
function numberText(text: string): string {
  const isNoisy = /e/i.test(text) || text.replace(/\D/g, '').length > 15;
  const value = Number(text);
  return isNoisy && Number.isFinite(value) ? plainDecimal(value.toFixed(8)) : text;
}

/** The column of a reference such as `F12`, counted from 0. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '';
  return [...letters].reduce((column, letter) => 26 * column + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The rows of a sheet. Empty cells are absent, so each cell is placed by its reference. */
function sheetRows(source: string, strings: readonly string[]): readonly TableRow[] {
  const rows: TableRow[] = [];
  let row: { number: number; readonly cells: string[] } | null = null;
  let cell = { column: -1, type: '', text: '' };
  let isValue = false;
  scanMarkup(source, {
    open: (name, inside) => {
      if (name === 'row') row = { number: Number(readAttribute(inside, 'r')) || rows.length + 1, cells: [] };
      else if (name === 'c')
        cell = { column: columnOf(readAttribute(inside, 'r')), type: readAttribute(inside, 't'), text: '' };
      else if (name === 'v' || name === 't') isValue = true;
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'c' && row && cell.column >= 0 && cell.column < MOST_COLUMNS) {
        const text = squeeze(decodeEntities(cell.text));
        while (row.cells.length < cell.column) row.cells.push('');
        const isNumber = cell.type === '' || cell.type === 'n';
        row.cells[cell.column] =
          cell.type === 's' ? (strings[Number(text)] ?? '') : isNumber ? numberText(text) : text;
      } else if (name === 'row' && row) {
        rows.push(tableRow(row.cells, row.number));
        row = null;
      }
    },
    text: (text) => {
      if (isValue) cell.text += text;
    },
  });
  return rows;
}

/**
 * The rows of a workbook's first sheet.
 * @throws StatementRefusedError for other archives, and for any that would be too large once unpacked
 */
export function workbookRows(bytes: Uint8Array): {
  readonly rows: readonly TableRow[];
  readonly encoding: Encoding;
} {
  const sizes = directoryOf(bytes);
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  if (total > LARGEST_UNPACKED) throw tooLarge();
  const [sheet] = [...sizes.keys()].filter((name) => /^xl\/worksheets\/sheet\d*\.xml$/.test(name)).toSorted();
  if (sheet === undefined) throw notAStatementError('other-spreadsheet');
  const parts = unpacked(bytes, sizes, [sheet, STRINGS]);
  const [sheetPart, stringsPart] = [parts.get(sheet), parts.get(STRINGS)];
  if (!sheetPart) throw notAStatementError('other-spreadsheet');
  const { text, encoding } = textOf(sheetPart);
  const strings = stringsPart ? stringsOf(textOf(stringsPart).text) : [];
  return { rows: sheetRows(text, strings), encoding };
}
