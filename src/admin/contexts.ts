import { createContext, use, type Context } from 'react';
import type { Catalogue } from '@/data/maintenance/repositories';
import type { Maintenance } from '@/data/maintenance/maintenance';

export const CatalogueContext = createContext<Catalogue | null>(null);
export const MaintenanceContext = createContext<Maintenance | null>(null);

/** The value of a context that every page of the admin area provides. */
export function useRequiredContext<T>(context: Context<T | null>): T {
  const value = use(context);
  if (value === null) throw new Error('This needs src/admin/AdminLayout.tsx around it.');
  return value;
}

export const useCatalogue = (): Catalogue => useRequiredContext(CatalogueContext);
export const useMaintenance = (): Maintenance => useRequiredContext(MaintenanceContext);
