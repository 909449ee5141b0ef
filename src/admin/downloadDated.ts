import { site } from '@/content/site';
import type { Maintenance } from '@/data/maintenance/maintenance';
import { formatJson } from '@/data/storage/json';
import { downloadFile } from '@/ui/download';

/** Downloads a file with the time in its name, so that files sort by date. */
function downloadDated(what: string, extension: 'csv' | 'json', type: string, text: string): void {
  const stamp = new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  downloadFile(`${site.filePrefix}-${what}-${stamp}.${extension}`, type, text);
}

export const downloadTable = (what: string, csv: string): void => downloadDated(what, 'csv', 'text/csv', csv);

export function downloadBackup(backups: Maintenance['backups']): void {
  const file = backups.file(new Date().toISOString());
  downloadDated('backup', 'json', 'application/json', formatJson(file));
}
