import { createContext, use } from 'react';
import type { Maintenance } from './maintenance';

export const MaintenanceContext = createContext<Maintenance | null>(null);

/** @throws Error outside a MaintenanceContext, which is around the admin area */
export function useMaintenance(): Maintenance {
  const maintenance = use(MaintenanceContext);
  if (!maintenance)
    throw new Error('useMaintenance needs a MaintenanceContext around it: see src/admin/AdminLayout.tsx.');
  return maintenance;
}
