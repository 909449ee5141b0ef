import { foldText } from '@/domain/text/foldText';
import { countOf } from '@/domain/text/groupDigits';
import { truncate } from '@/domain/text/truncate';
import type { FormEdit } from '@/domain/merge/fields';
import { isSameValue } from '@/domain/merge/same';
import { readTable, readText, type CsvRow, type CsvTable } from './csvFile';
import type { FieldColumn } from './fieldTable';
import { formatGmt } from '@/domain/time/days';
import { ID_HEADER, STAMP_HEADERS, UPDATED_HEADER } from './recordCsv';
import type { CatalogueRecord } from './resource';
import { cellSlip, figureSlip, idSlip, isGarbled } from './spreadsheetSlips';

/** The effect of an import on a row of the file. */
export type ImportRow<F> = {
  /** As in spreadsheets: the header is row 1. */
  readonly row: number;
  readonly name: string;
  /** Why somebody has to look at it before it is imported; '' if nobody has to. */
  readonly doubt: string;
} & (
  | { readonly kind: 'added'; readonly form: F }
  | {
      readonly kind: 'changed';
      readonly id: string;
      readonly edit: FormEdit<F>;
      readonly changes: readonly { readonly header: string; readonly from: string; readonly to: string }[];
    }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly reason: string }
);

/** The columns of the imported records, and the conversion between records and forms. */
export interface ImportedFields<F> {
  readonly columns: readonly FieldColumn<F>[];
  readonly blankForm: F;
  readonly toForm: (record: never) => F;
  readonly fromForm: (form: F) => object;
}

const NAME_HEADER = 'Name';
const MAX_SHOWN = 60;
const UNKNOWN_ID =
  "Added as new, because its Id isn't in this list. If somebody else has added it, import it after they have published.";

/** The names of the columns that an import recognises. */
const knownColumns = (columns: readonly Pick<FieldColumn<never>, 'header'>[]): readonly string[] => [
  ID_HEADER,
  ...columns.map(({ header }) => header),
  ...STAMP_HEADERS,
];

type Cells = ReadonlyMap<string, string>;

/** The known columns of a file, and the names of the others. A column that appears twice is read once. */
function readHeader(header: readonly string[], known: readonly string[]) {
  const names = header.map((text) => known.find((name) => foldText(name) === foldText(text)));
  const columns = names.flatMap((name, place) =>
    name !== undefined && names.indexOf(name) === place ? [{ name, place }] : [],
  );
  const places = new Set(columns.map(({ place }) => place));
  const skipped = header.filter((text, place) => !places.has(place) && text.trim() !== '');
  return { columns, skipped };
}

/** The cells of a row by column name, without the columns after its last cell. */
const cellsOf = ({ cells }: CsvRow, columns: ReturnType<typeof readHeader>['columns']): Cells =>
  new Map(columns.flatMap(({ name, place }) => (place < cells.length ? [[name, cells[place] ?? '']] : [])));

/**
 * The record for each row: the one with its id, or else the only one with its name, unless another row has
 * that record's id. Undefined for a new record; null if the row has no id and several records share its name.
 */
function recordsOf<R extends CatalogueRecord>(rows: readonly Cells[], records: readonly R[]) {
  const byId = new Map(records.map((record) => [record.id, record]));
  const ids = rows.map((cells) => textIn(cells, ID_HEADER));
  const idsInFile = new Set(ids);
  const byName = new Map<string, R | null>();
  for (const record of records) {
    const name = foldText(record.name);
    if (!idsInFile.has(record.id)) byName.set(name, byName.has(name) ? null : record);
  }
  return rows.map((cells, place) => {
    const id = ids[place] ?? '';
    const named = byName.get(foldText(cells.get(NAME_HEADER) ?? ''));
    // A row with an unknown id is a new record, even if several records share its name.
    return byId.get(id) ?? (named === null && id !== '' ? undefined : named);
  });
}

const textIn = (cells: Cells, header: string): string => (cells.get(header) ?? '').trim();

/** Why a row may undo a newer change: its record was changed after the row was exported; '' if it wasn't. */
function ageDoubt(cells: Cells, { updatedAt }: CatalogueRecord): string {
  const isOlder = Date.parse(textIn(cells, UPDATED_HEADER)) < Date.parse(updatedAt);
  return isOlder
    ? `It was changed in the list on ${formatGmt(updatedAt)}, after this file was exported. Check that nothing newer is replaced.`
    : '';
}

/** What identifies a new record among the rows: its id, or else its name. */
const newSubject = (cells: Cells): string => textIn(cells, ID_HEADER) || foldText(textIn(cells, NAME_HEADER));

/** The form updated with the cells of a row, or a message about the first cell that can't be read. */
function fillForm<F>(columns: readonly FieldColumn<F>[], cells: Cells, form: F): F | string {
  let filled = form;
  for (const column of columns) {
    const cell = cells.get(column.header);
    if (cell === undefined) continue;
    const next = column.read?.(cell, filled);
    if (next === undefined) return `${column.header}: “${cell}” isn't ${column.expected ?? 'known'}.`;
    filled = next;
  }
  return filled;
}

const linesAfter = (count: number): string =>
  `the ${count === 1 ? 'line' : `${countOf(count, 'line')}`} after it ${count === 1 ? 'was' : 'were'} read as part of this row`;

/**
 * Whether a cell has swallowed the rows after it, because a quotation mark is missing: each of its lines has as many
 * separators as a line of a row would have at that position.
 */
function hasSwallowed(cells: readonly string[], { header, separator }: CsvTable): boolean {
  const separators = header.length - 1;
  return cells.some((cell, place) => {
    const lines = cell.split('\n').map((line) => line.split(separator).length - 1);
    return (
      lines.length > 1 &&
      separators > 0 &&
      lines.every(
        (count, line) =>
          count === (line === 0 ? separators - place : line === lines.length - 1 ? place : separators),
      )
    );
  });
}

/** Whether a cell of several lines has enough separators to have swallowed rows that `hasSwallowed` misses. */
const mayHaveSwallowed = (cells: readonly string[], { header, separator }: CsvTable): boolean =>
  cells.some((cell) => cell.includes('\n') && cell.split(separator).length >= header.length);

/** Why a row can't be read as a row of this table; '' if it can. */
function shapeProblem({ cells, lines, quotes }: CsvRow, table: CsvTable, width: number): string {
  const { header } = table;
  const also = lines > 1 ? `: ${linesAfter(lines - 1)}` : '';
  if (quotes === 'unclosed') return `A quotation mark opens a cell and is never closed${also}.`;
  if (quotes === 'inside')
    return `There is a quotation mark inside a cell${also}. Write it twice, or leave it out.`;
  // With two columns, multi-line text may look the same.
  if (header.length > 2 && hasSwallowed(cells, table)) return `A quotation mark is missing${also}.`;
  if (cells.some((cell) => /^\s+"/.test(cell)))
    return 'There is a space before a quotation mark. Leave it out.';
  if (header.every((name, place) => foldText(name) === foldText(cells[place] ?? '')))
    return 'It repeats the column names.';
  if (cells.length < header.length && lines > 1) return `A quotation mark is missing${also}.`;
  const isTooLong = cells.length > width || cells.slice(header.length).some((cell) => cell.trim() !== '');
  return isTooLong ? 'It has more cells than the header.' : '';
}

/** What somebody has to check in a row that is otherwise correct; '' for nothing. */
function shapeDoubt({ cells, lines }: CsvRow, table: CsvTable, isMacRoman: boolean): string {
  const { header } = table;
  const missing = header.slice(cells.length).filter((name) => name.trim() !== '');
  const [first = ''] = missing;
  if (first !== '')
    return `It ends before “${first}”${missing.length > 1 ? ` (${countOf(missing.length, 'cell')} fewer than the header)` : ''}. Check that no cell is missing in the middle.`;
  if (lines > 1 && (hasSwallowed(cells, table) || mayHaveSwallowed(cells, table)))
    return `It has ${countOf(lines, 'line')}. Check that no quotation mark is missing.`;
  const garbled = cells.find(isGarbled);
  if (garbled !== undefined) return `“${garbled}” looks garbled. Check its accents.`;
  const accented = cells.find((cell) => /[^\p{ASCII}]/u.test(cell));
  return isMacRoman && accented !== undefined
    ? `Its accents are a guess, because the file isn't in UTF-8: “${accented}”.`
    : '';
}

const NO_TABLE_WORDS = {
  workbook: 'it is a spreadsheet, not a CSV file. Open it and save it as “CSV UTF-8”.',
  page: 'it is a web page, not a CSV file.',
  backup: 'it is JSON, like a backup. Backups are restored on the System tab.',
  binary: "it isn't a text file.",
};

/** Reads a table from a file; returns the reason as a string if the file contains no table with these columns. */
export function readImport(bytes: Uint8Array, columns: readonly Pick<FieldColumn<never>, 'header'>[]) {
  const file = readText(bytes);
  if (typeof file === 'string') return NO_TABLE_WORDS[file];
  const known = knownColumns(columns);
  const table = readTable(file.text, known);
  const { header } = table;
  if (header.every((text) => text.trim() === '') && table.rows.length === 0) return 'it is empty.';
  if (!table.isHeaderClosed) return 'a quotation mark in its first line is never closed.';
  return readHeader(header, known).columns.length === 0
    ? `its first line must name the columns, such as ${ID_HEADER} and ${NAME_HEADER}. It says “${truncate(header.join(', '), MAX_SHOWN)}”.`
    : { table, isMacRoman: file.isMacRoman };
}

/** Plans the import of a table row by row; a missing column or cell changes nothing. */
export function importPlanner<F extends object>(
  { columns, blankForm, toForm, fromForm }: ImportedFields<F>,
  table: CsvTable,
  records: readonly CatalogueRecord[],
  isMacRoman = false,
) {
  const known = readHeader(table.header, knownColumns(columns));
  const rows = table.rows.map((row) => cellsOf(row, known.columns));
  const owners = recordsOf(rows, records);
  const ids = new Set(records.map(({ id }) => id));
  // Some programs end every row with a separator.
  const width = Math.max(
    table.header.length,
    table.rows.reduce((least, { cells }) => Math.min(least, cells.length), Infinity),
  );
  /** The first accepted row for each record, new id or new name. */
  const firstRows = new Map<unknown, number>();

  function cellProblem(cells: Cells): string {
    for (const [header, cell] of cells) {
      const slip = STAMP_HEADERS.includes(header) ? '' : cellSlip(cell);
      if (slip !== '') return `${header}: ${slip}`;
    }
    return '';
  }

  const valueProblem = (column: FieldColumn<F>, form: F): string => {
    const text = String(column.write(form));
    const slip = column.figure === undefined ? '' : figureSlip(text, column.figure);
    const lineBreak = column.isOneLine && text.includes('\n') ? 'It contains a line break.' : '';
    return slip || lineBreak || column.problem(form);
  };

  /** The form without changes that affect only notation, and the columns that really change. */
  function differenceOf(opened: F, edited: F, isNew: boolean) {
    const before = new Map(Object.entries(fromForm(opened)));
    const after = Object.entries(fromForm(edited));
    const changed = new Set(
      after.filter(([field, value]) => !isSameValue(value, before.get(field))).map(([field]) => field),
    );
    const same = Object.entries(opened).filter(([field]) => !isNew && !changed.has(field));
    const form = { ...edited, ...(Object.fromEntries(same) as Partial<F>) };
    const changes = columns
      .map((column) => ({ column, from: String(column.write(opened)), to: String(column.write(form)) }))
      .filter(({ from, to }) => isNew || from !== to);
    return { form, changes };
  }

  /** Why a row can't be compared with the list; '' if it can. */
  function refusalOf(line: CsvRow, cells: Cells, record: CatalogueRecord | null | undefined): string {
    const problem = shapeProblem(line, table, width) || cellProblem(cells);
    if (problem !== '') return problem;
    if (record === null)
      return 'Several records in the list have this name. Fill in the Id of the one you mean.';
    const wrongId = record ? '' : idSlip(textIn(cells, ID_HEADER));
    if (wrongId !== '') return `${ID_HEADER}: ${wrongId}`;
    const twin = firstRows.get(record ?? newSubject(cells));
    return twin === undefined ? '' : `Row ${String(twin)} already has this record.`;
  }

  function planRow(place: number): ImportRow<F> {
    const [line, cells] = [table.rows[place], rows[place]];
    if (!line || !cells) throw new RangeError(`There is no row ${String(place)}.`);
    const { row } = line;
    const record = owners[place];
    const name = textIn(cells, NAME_HEADER) || (record?.name ?? '');
    const id = textIn(cells, ID_HEADER);
    const refused = (reason: string) => ({ row, name, doubt: '', kind: 'refused', reason }) as const;
    const refusal = refusalOf(line, cells, record);
    if (refusal !== '') return refused(refusal);
    const opened = record ? toForm(record as never) : blankForm;
    const edited = fillForm(columns, cells, opened);
    if (typeof edited === 'string') return refused(edited);

    const { form, changes } = differenceOf(opened, edited, !record);
    const accepted = (result: ImportRow<F>) => {
      const subject = record ?? newSubject(cells);
      if (subject !== '') firstRows.set(subject, row);
      return result;
    };
    if (record && changes.length === 0) return accepted({ row, name, doubt: '', kind: 'unchanged' });
    // Only changes are checked, because an import doesn't correct stored values.
    const wrong = changes.find(({ column }) => valueProblem(column, form) !== '');
    if (wrong) return refused(`${wrong.column.header}: ${valueProblem(wrong.column, form)}`);
    const wrongId = ids.has(id) ? '' : idSlip(id);
    const idDoubt = record ? wrongId && `Found by its name. ${ID_HEADER}: ${wrongId}` : id && UNKNOWN_ID;
    const doubts = [idDoubt, record && ageDoubt(cells, record), shapeDoubt(line, table, isMacRoman)];
    const doubt = doubts.filter((words) => words).join(' ');
    if (!record) return accepted({ row, name, doubt, kind: 'added', form });
    return accepted({
      row,
      name,
      doubt,
      kind: 'changed',
      id: record.id,
      edit: { opened, edited: form },
      changes: changes.map(({ column: { header }, from, to }) => ({ header, from, to })),
    });
  }

  return { count: table.rows.length, skipped: known.skipped, planRow };
}
