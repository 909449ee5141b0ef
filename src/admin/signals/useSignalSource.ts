import { useMemo } from 'react';
import type { ListSource } from '@/admin/resources/useListChanges';
import type { useManagedList } from '@/admin/resources/useManagedList';
import { useCatalogue, useMaintenance } from '@/admin/contexts';
import type { Catalogue } from '@/data/maintenance/repositories';
import type { Publication } from '@/data/publishing/publication';
import { stopAll } from '@/data/storage/storageChanges';
import { draftNotFound } from './signalDraftResource';
import { signalRows, type SignalRow } from './signalRows';

async function loadSignals({ signals, signalDrafts }: Catalogue, publication: Publication) {
  const [drafts, damage] = await Promise.all([signalDrafts.list(), signalDrafts.damage()]);
  const view = signals.read();
  return {
    view,
    rows: signalRows(view, drafts),
    isCorrupt: signals.isCorrupt(),
    siteFile: publication.siteFile(),
    areDraftsCorrupt: damage.isCorrupt,
    unreadableDrafts: damage.unreadable,
  };
}

export type LoadedSignals = Awaited<ReturnType<typeof loadSignals>>;

/** The managed list of drafts and signals. */
export type ManagedSignals = ReturnType<typeof useManagedList<SignalRow, LoadedSignals>>;

/** Drafts and signals as one list, in which only drafts can be deleted. */
export function useSignalSource(): ListSource<SignalRow, LoadedSignals> {
  const catalogue = useCatalogue();
  const { publication } = useMaintenance();
  return useMemo(() => {
    const { signals, signalDrafts } = catalogue;
    return {
      plural: 'signals',
      deleted: { noun: 'draft', plural: 'drafts' },
      load: () => loadSignals(catalogue, publication),
      watch(onChange) {
        void publication.siteAnswered().then(onChange);
        return stopAll(signals.watch(onChange), signalDrafts.watch(onChange));
      },
      remove: signalDrafts.removeMany,
      restore: signalDrafts.restore,
      notFound: draftNotFound,
    };
  }, [catalogue, publication]);
}
