import { adminAccountFrom } from '@/data/adminAccount';
import { createAdminSessionStore } from '@/data/adminSessionStore';
import { browserStore } from '@/data/browserStore';
import { createMaintenance } from '@/data/maintenance';
import { MaintenanceContext } from '@/data/MaintenanceContext';
import { recordedCatalogue } from '@/data/recordedCatalogue';
import { AdminSessionProvider } from '@/features/admin-session/AdminSessionProvider';
import { browserCatalogue, browserEnvironment, browserWatch, latestSeeds } from './browserCatalogue';
import { CatalogueRoot } from './CatalogueRoot';

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
  return (
    <AdminSessionProvider store={sessionStore} account={account}>
      <MaintenanceContext value={maintenance}>
        <CatalogueRoot catalogue={catalogue} />
      </MaintenanceContext>
    </AdminSessionProvider>
  );
}
