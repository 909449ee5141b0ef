import { useCallback } from 'react';
import { useCatalogue, useMaintenance } from '@/admin/contexts';
import { listAll, type Catalogue } from '@/data/maintenance/repositories';
import type { Maintenance } from '@/data/maintenance/maintenance';
import {
  comparisonWithSite,
  publishQuestionCount,
  unreadableSiteRecords,
  useLoadWithChanges,
} from './usePublishedState';

async function loadSystemState(catalogue: Catalogue, maintenance: Maintenance) {
  const { cache, publication, quarantine, storageUse } = maintenance;
  // Reading a list stores it, and most of what follows is about stored data.
  const { brokers } = await listAll(catalogue, (records) => records.length);
  return {
    totalBrokers: brokers,
    usedCharacters: storageUse.usedCharacters(),
    storageShares: storageUse.shares(),
    isPersistent: storageUse.isPersistent(),
    cacheContents: cache.contents(),
    damagedData: quarantine.list(),
    unreadableValues: quarantine.unreadable(),
    unpublished: comparisonWithSite(publication, quarantine),
    questions: publishQuestionCount(publication),
    unreadableOnSite: unreadableSiteRecords(publication),
    download: publication.lastDownload(),
    record: catalogue.signals.read(),
    siteFile: publication.siteFile(),
  };
}

export type SystemState = Readonly<Awaited<ReturnType<typeof loadSystemState>>>;

/** The state of the System and Publish tabs, reloaded after every change and by `reload`; null until loaded. */
export function useSystemState() {
  const catalogue = useCatalogue();
  const maintenance = useMaintenance();
  const load = useCallback(() => loadSystemState(catalogue, maintenance), [catalogue, maintenance]);
  return useLoadWithChanges(load);
}
