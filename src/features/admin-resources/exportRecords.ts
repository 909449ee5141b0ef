import { toCsv } from '@/data/csv';
import { downloadFile } from '@/ui/download';

/** A field as one cell of a spreadsheet: the parts of a list stand behind one another. */
function cellOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(String).join('; ');
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

/** Downloads these records as CSV, one row each with these fields as its columns. */
export function exportRecords<R extends object>(
  fileName: string,
  fields: readonly (keyof R & string)[],
  records: readonly R[],
): void {
  const rows = records.map((record) => fields.map((field) => cellOf(record[field])));
  downloadFile(fileName, 'text/csv', toCsv(fields, rows));
}
