import { parseCsv, toCsv } from '@/domain/csv';
import { foldText } from '@/domain/foldText';
import type { FormEdit } from '@/domain/merge/fields';
import { isSameValue } from '@/domain/merge/same';
import { columnsOf, formOf, type FieldColumn, type Fields, type FormOf } from './fieldKinds';
import type { CatalogueRecord } from './resource';

/** The effect of an import on a row of the file. Rows are numbered as in spreadsheets: the header is row 1. */
export type ImportRow<F> = {
  readonly row: number;
  readonly name: string;
} &
  /** With `hasId`, another administrator may have the same record already. */
  (
    | { readonly kind: 'added'; readonly form: F; readonly hasId: boolean }
    | {
        readonly kind: 'changed';
        readonly id: string;
        readonly edit: FormEdit<F>;
        readonly changes: readonly { readonly header: string; readonly from: string; readonly to: string }[];
      }
    | { readonly kind: 'unchanged' }
    | { readonly kind: 'refused'; readonly reason: string }
  );

export interface ImportPlan<F> {
  readonly rows: readonly ImportRow<F>[];
  readonly skipped: readonly string[];
}

const ID_HEADER = 'Id';
const NAME_HEADER = 'Name';
/** Exported columns that are never imported. */
const STAMP_HEADERS = ['Created', 'Updated'];

type Cells = ReadonlyMap<string, string>;

/** The non-empty rows of a file, and the ignored columns. */
function readTable(file: string, known: readonly string[]) {
  const [header = [], ...lines] = parseCsv(file);
  const columns = header.map((text) => known.find((name) => foldText(name) === foldText(text)));
  const isRead = columns.map((name, place) => name !== undefined && columns.indexOf(name) === place);
  const rows = lines.map((line, index) => ({
    row: index + 2,
    isTooLong: line.slice(header.length).some((cell) => cell.trim() !== ''),
    isBlank: line.every((cell) => cell.trim() === ''),
    cells: new Map(
      columns.flatMap((name, place) => (name && isRead[place] ? [[name, line[place] ?? '']] : [])),
    ),
  }));
  return {
    rows: rows.filter(({ isBlank }) => !isBlank),
    skipped: header.filter((text, place) => !isRead[place] && text.trim() !== ''),
  };
}

/**
 * The record for each row: the one with its id, or else the only one with its name, unless another row has
 * that record's id. Undefined for a new record, null if several without an id in the file have the name.
 */
function recordsOf<R extends CatalogueRecord>(
  rows: readonly { readonly cells: Cells }[],
  records: readonly R[],
) {
  const byId = new Map(records.map((record) => [record.id, record]));
  const ids = rows.map(({ cells }) => (cells.get(ID_HEADER) ?? '').trim());
  const idsInFile = new Set(ids);
  const byName = new Map<string, R | null>();
  for (const record of records) {
    const name = foldText(record.name);
    if (!idsInFile.has(record.id)) byName.set(name, byName.has(name) ? null : record);
  }
  return rows.map(({ cells }, place) => {
    const id = ids[place] ?? '';
    const named = byName.get(foldText(cells.get(NAME_HEADER) ?? ''));
    // A row with an id of its own is another record of that name.
    return byId.get(id) ?? (named === null && id !== '' ? undefined : named);
  });
}

/** The form updated with the cells of a row, or the first cell that can't be read. */
function fillForm<F>(columns: readonly FieldColumn<F>[], cells: Cells, form: F): F | string {
  let filled = form;
  for (const column of columns) {
    const cell = cells.get(column.header);
    if (cell === undefined) continue;
    const next = column.read?.(cell, filled);
    if (next === undefined) return `${column.header}: “${cell}” is not ${column.expected ?? 'known'}.`;
    filled = next;
  }
  return filled;
}

/** Plans the import of a CSV file. A missing column changes nothing. */
function planImport<F extends Fields>(
  fields: F,
  file: string,
  records: readonly CatalogueRecord[],
): ImportPlan<FormOf<F>> {
  const { blankForm, toForm, fromForm } = formOf(fields);
  const columns = columnsOf(fields);
  const table = readTable(file, [ID_HEADER, ...columns.map(({ header }) => header), ...STAMP_HEADERS]);
  const owners = recordsOf(table.rows, records);
  /** The first accepted row for each record, new id or new name. */
  const firstRows = new Map<unknown, number>();

  function planned(
    { row, cells, isTooLong }: (typeof table.rows)[number],
    place: number,
  ): ImportRow<FormOf<F>> {
    const record = owners[place];
    const name = (cells.get(NAME_HEADER) ?? record?.name ?? '').trim();
    const refused = (reason: string) => ({ row, name, kind: 'refused', reason }) as const;
    if (record === null) return refused('Several in the list have this name. Fill in its Id.');
    const id = (cells.get(ID_HEADER) ?? '').trim();
    const subject = record ?? (id || foldText(name));
    const accepted = (result: ImportRow<FormOf<F>>) => {
      firstRows.set(subject, row);
      return result;
    };
    const twin = subject === '' ? undefined : firstRows.get(subject);
    if (twin !== undefined) return refused(`Row ${String(twin)} already has this record.`);
    if (isTooLong) return refused('It has more cells than the header.');
    const opened = record ? toForm(record) : blankForm;
    const edited = fillForm(columns, cells, opened);
    if (typeof edited === 'string') return refused(edited);

    const before = new Map(Object.entries(fromForm(opened)));
    const after = Object.entries(fromForm(edited));
    const changed = new Set(
      after.filter(([field, value]) => !isSameValue(value, before.get(field))).map(([field]) => field),
    );
    if (record && changed.size === 0) return accepted({ row, name, kind: 'unchanged' });
    // A value written differently but meaning the same is kept.
    const same = Object.entries(opened).filter(([field]) => record && !changed.has(field));
    const form = { ...edited, ...(Object.fromEntries(same) as Partial<FormOf<F>>) };
    const changes = columns
      .map((column) => ({ ...column, from: String(column.write(opened)), to: String(column.write(form)) }))
      .filter(({ from, to }) => !record || from !== to);
    // Existing stored values aren't corrected by an import.
    const wrong = changes.find(({ problem }) => problem(form) !== '');
    if (wrong) return refused(`${wrong.header}: ${wrong.problem(form)}`);
    if (!record) return accepted({ row, name, kind: 'added', form, hasId: id !== '' });
    const edit = { opened, edited: form };
    return accepted({ row, name, kind: 'changed', id: record.id, edit, changes });
  }

  return { rows: table.rows.map(planned), skipped: table.skipped };
}

/** Imports records with these fields from CSV. */
export const csvImportOf = <F extends Fields>(fields: F) => ({
  columns: columnsOf(fields),
  plan: (file: string, records: readonly CatalogueRecord[]) => planImport(fields, file, records),
});

/**
 * Exports records with these fields as CSV.
 * @param stampsAt the column before which the times are inserted; at the end by default
 */
export function csvOf<F extends Fields>(fields: F, stampsAt?: number) {
  const { toForm } = formOf(fields);
  const columns = columnsOf(fields);
  const withStamps = <T>(cells: readonly T[], stamps: readonly T[]) =>
    cells.toSpliced(stampsAt ?? cells.length, 0, ...stamps);
  return (records: readonly CatalogueRecord[]) =>
    toCsv(
      [
        ID_HEADER,
        ...withStamps(
          columns.map(({ header }) => header),
          STAMP_HEADERS,
        ),
      ],
      records.map((record) => {
        const form = toForm(record);
        const cells = columns.map(({ write }) => write(form));
        return [record.id, ...withStamps(cells, [record.createdAt, record.updatedAt])];
      }),
    );
}
