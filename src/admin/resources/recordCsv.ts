import { toCsv } from '@/domain/text/csv';
import { columnsOf, formConversion, type Fields } from './fieldTable';
import type { CatalogueRecord } from './resource';

export const ID_HEADER = 'Id';
export const UPDATED_HEADER = 'Updated';
/** Exported columns that are never imported. */
export const STAMP_HEADERS = ['Created', UPDATED_HEADER];

/**
 * Exports records with these fields as CSV.
 * @param stampsAt the column before which the times of creation and change are inserted; at the end by default
 */
export function csvExporter<F extends Fields>(fields: F, stampsAt?: number) {
  const { toForm } = formConversion(fields);
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
