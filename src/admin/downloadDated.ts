import { site } from '@/content/site';
import { downloadFile } from '@/ui/download';

/** Downloads a file with the moment in its name, so that later files sort behind earlier ones. */
export function downloadDated(what: string, extension: 'csv' | 'json', type: string, text: string): void {
  const stamp = new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  downloadFile(`${site.filePrefix}-${what}-${stamp}.${extension}`, type, text);
}

export const downloadTable = (what: string, csv: string): void => {
  downloadDated(what, 'csv', 'text/csv', csv);
};
