import { brokersToCsv } from '@/admin/resources/brokerCsv';
import { site } from '@/content/site';
import { catalogueFile, type CatalogueLists } from '@/data/maintenance/catalogueFile';
import { formatJson } from '@/data/storage/json';
import type { Broker } from '@/domain/broker';
import { downloadFile } from '@/ui/download';

/** `2026-11-21-081500`: part of a file name, so that later files sort behind earlier ones. */
const stamp = (time: string) => time.slice(0, 19).replace('T', '-').replaceAll(':', '');

/** @param basis what the lists were made from, for whoever takes over the changes in them */
export function downloadBackup(lists: CatalogueLists, basis: unknown): void {
  const now = new Date().toISOString();
  downloadFile(
    `${site.filePrefix}-backup-${stamp(now)}.json`,
    'application/json',
    formatJson(catalogueFile(lists, now, { basis })),
  );
}

export function downloadBrokers(brokers: readonly Broker[]): void {
  const name = `${site.filePrefix}-brokers-${stamp(new Date().toISOString())}.csv`;
  downloadFile(name, 'text/csv', brokersToCsv(brokers));
}
