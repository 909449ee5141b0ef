import { useCallback, useEffect } from 'react';
import { useCatalogue, useMaintenance } from '@/admin/contexts';
import { recordProblem } from '@/admin/signals/signalQuestions';
import { listAll } from '@/data/maintenance/repositories';
import type { Quarantine } from '@/data/maintenance/quarantine';
import { DamagedListError } from '@/data/merge/localCatalogue';
import type { CatalogueComparison } from '@/data/merge/listComparison';
import type { Publication, UnreadableSiteRecord } from '@/data/publishing/publication';
import { report } from '@/data/report';
import { stopAll } from '@/data/storage/storageChanges';
import { useLoad } from '@/ui/useLoad';
import { changeCount, isUnchanged } from './comparisonWords';
import { usePublication } from './usePublish';

/** What publishing would change for visitors; null if a list or the site's file can't be read. */
export function comparisonWithSite(
  publication: Publication,
  quarantine: Quarantine,
): CatalogueComparison | null {
  if (['pending', 'unanswered', 'damaged'].includes(publication.siteFile())) return null;
  try {
    const comparison = publication.unpublished();
    const isUnreadable = quarantine.list().some(({ isKeptAside }) => !isKeptAside);
    return isUnreadable && isUnchanged(comparison) ? null : comparison;
  } catch (error) {
    if (error instanceof DamagedListError) return null;
    throw error;
  }
}

/** Records in the site's file that can't be read */
export function unreadableSiteRecords(publication: Publication): readonly UnreadableSiteRecord[] {
  try {
    return publication.unreadable();
  } catch (error) {
    if (error instanceof DamagedListError) return [];
    throw error;
  }
}

/** The number of questions to answer before publishing, as far as is known; 0 if a list is damaged. */
export function publishQuestionCount(publication: Publication): number {
  try {
    return publication.questions().length;
  } catch (error) {
    if (error instanceof DamagedListError) return 0;
    throw error;
  }
}

/** Reloads on every change, and once the lists include what others have published. */
export function useLoadWithChanges<T>(load: () => Promise<T>) {
  const catalogue = useCatalogue();
  const { activity, catchUp } = useMaintenance();
  const { isBusy } = usePublication();
  const watch = useCallback(
    (onChange: () => void) => stopAll(catalogue.watch(onChange), activity.watch(onChange)),
    [activity, catalogue],
  );
  const { loaded, reload } = useLoad(load, watch, report.failure);
  useEffect(() => {
    if (!isBusy) void catchUp().then(reload);
  }, [catchUp, isBusy, reload]);
  return { value: loaded.value, reload };
}

/** The number of unpublished changes, and what is wrong with what the site shows; null while unknown. */
export function usePublishedState() {
  const catalogue = useCatalogue();
  const { publication, quarantine } = useMaintenance();
  const load = useCallback(async () => {
    // Reading a list stores it, and the comparison uses stored data.
    await listAll(catalogue, () => null);
    const comparison = comparisonWithSite(publication, quarantine);
    if (comparison === null) return null;
    return {
      changes: changeCount(comparison),
      isSiteOlder: publication.siteFile() === 'older',
      syncState: catalogue.signals.read().syncState,
    };
  }, [catalogue, publication, quarantine]);
  const state = useLoadWithChanges(load).value;
  const edited = useEditedUpdate(state);
  return state && { ...state, problem: recordProblem(state.syncState, edited) };
}

/**
 * The published update that was changed by hand in the file; null if none is known.
 * @param state when this changes, the update is reloaded
 */
export function useEditedUpdate(state: unknown) {
  const { signals } = useCatalogue();
  const { loaded, reload } = useLoad(signals.edited, signals.watch, report.failure);
  useEffect(() => void reload(), [reload, state]);
  return loaded.value;
}
