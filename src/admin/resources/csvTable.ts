import { toCsv, type Cell } from '@/domain/csv';

export interface CsvColumn<R> {
  readonly header: string;
  readonly cell: (record: R) => Cell;
}

/** The items of a list in one cell. */
export const listed = (items: readonly string[]): string => items.join('; ');

export const statusText = ({ isActive }: { readonly isActive: boolean }): string =>
  isActive ? 'Active' : 'Inactive';

/** What writes records as a spreadsheet table with these columns. */
export const csvTable =
  <R>(columns: readonly CsvColumn<R>[]) =>
  (records: readonly R[]): string =>
    toCsv(
      columns.map(({ header }) => header),
      records.map((record) => columns.map(({ cell }) => cell(record))),
    );
