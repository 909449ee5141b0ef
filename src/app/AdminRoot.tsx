import { Outlet } from 'react-router-dom';
import { CatalogueContext } from '@/data/catalogue/CatalogueContext';
import { adminAccountFrom } from '@/data/sessions/adminAccount';
import { createAdminSessionStore } from '@/data/sessions/adminSessionStore';
import { browserStore } from '@/data/storage/browserStore';
import { createMaintenance } from '@/data/maintenance/maintenance';
import { MaintenanceContext } from '@/data/maintenance/MaintenanceContext';
import { recordedCatalogue } from '@/data/maintenance/recordedCatalogue';
import { AdminSessionProvider } from '@/features/admin-session/AdminSessionProvider';
import { browserCatalogue } from './browserCatalogue';
import { browserEnvironment, browserWatch, latestSeeds } from './browserEnvironment';
import { useLatestSeeds } from './useLatestSeeds';

const account = adminAccountFrom(import.meta.env);
const sessionStore = createAdminSessionStore(browserStore, () => Date.now(), browserWatch);
const maintenance = createMaintenance(
  browserEnvironment,
  latestSeeds,
  () => sessionStore.restore()?.username ?? account.administrator.username,
);
const catalogue = recordedCatalogue(browserCatalogue, maintenance.activity.add);

/** What stands around every page of the admin area. */
export function AdminRoot() {
  useLatestSeeds();
  return (
    <AdminSessionProvider store={sessionStore} account={account}>
      <MaintenanceContext value={maintenance}>
        <CatalogueContext value={catalogue}>
          <Outlet />
        </CatalogueContext>
      </MaintenanceContext>
    </AdminSessionProvider>
  );
}
