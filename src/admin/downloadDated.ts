import { site } from '@/content/site';
import { catalogueFile, type CatalogueLists } from '@/data/merge/catalogueFile';
import { formatJson } from '@/data/storage/json';
import { downloadFile } from '@/ui/download';

/** Downloads a file with the time in its name, so that files sort by date. */
function downloadDated(what: string, extension: 'csv' | 'json', type: string, text: string): void {
  const stamp = new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  downloadFile(`${site.filePrefix}-${what}-${stamp}.${extension}`, type, text);
}

export const downloadTable = (what: string, csv: string): void => downloadDated(what, 'csv', 'text/csv', csv);

/** @param basis what the lists were based on, for a later merge */
export function downloadBackup(lists: CatalogueLists, basis: unknown): void {
  const file = catalogueFile(lists, new Date().toISOString(), { basis });
  downloadDated('backup', 'json', 'application/json', formatJson(file));
}
