import { createContext, use, type ReactNode } from 'react';
import { useMaintenance } from '@/data/maintenance/MaintenanceContext';
import { usePublish } from './usePublish';

const PublishContext = createContext<ReturnType<typeof usePublish> | null>(null);

/** Holds a publication above the tabs of the dashboard, so that it outlives the tab that it was begun on. */
export function PublishProvider({ children }: { readonly children: ReactNode }) {
  return <PublishContext value={usePublish(useMaintenance().publishing)}>{children}</PublishContext>;
}

export function usePublication(): ReturnType<typeof usePublish> {
  const publication = use(PublishContext);
  if (!publication) throw new Error('usePublication needs a PublishProvider above it.');
  return publication;
}
