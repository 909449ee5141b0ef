import { useCallback, useState } from 'react';
import { useCatalogue } from '@/data/catalogue/CatalogueContext';
import { explainFailure } from '@/data/maintenance/explainFailure';
import { useMaintenance } from '@/data/maintenance/MaintenanceContext';
import { report } from '@/data/report';
import { stopAll } from '@/data/storage/storageChanges';
import { useLoad } from '@/ui/useLoad';
import { signalRows } from './signalRows';

/** The record and the drafts of this browser, read again when another tab changes them and on `reload`. */
export function useSignals() {
  const { signals, signalDrafts } = useCatalogue();
  const { publication } = useMaintenance();
  const [failure, setFailure] = useState('');
  const load = useCallback(async () => {
    const [drafts, damage] = await Promise.all([signalDrafts.list(), signalDrafts.damage()]);
    const view = signals.read();
    return {
      view,
      drafts,
      rows: signalRows(view, drafts),
      isCorrupt: signals.isCorrupt(),
      lacksSignals: publication.lacksSignals(),
      unreadableDrafts: damage.unreadable,
    };
  }, [signals, signalDrafts, publication]);
  const watch = useCallback(
    (onChange: () => void) => stopAll(signals.watch(onChange), signalDrafts.watch(onChange)),
    [signals, signalDrafts],
  );
  const handleFailure = useCallback((error: unknown) => {
    report.failure(error);
    setFailure(explainFailure('The signals could not be loaded', error));
  }, []);
  const { loaded, reload } = useLoad(load, watch, handleFailure);
  return { loaded, reload, failure };
}
