import { downloadDated } from '@/admin/downloadDated';
import { catalogueFile, type CatalogueLists } from '@/data/merge/catalogueFile';
import { formatJson } from '@/data/storage/json';

/** @param basis what the lists were made from, for whoever takes over the changes in them */
export function downloadBackup(lists: CatalogueLists, basis: unknown): void {
  const file = catalogueFile(lists, new Date().toISOString(), { basis });
  downloadDated('backup', 'json', 'application/json', formatJson(file));
}
