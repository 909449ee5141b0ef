import { Outlet } from 'react-router-dom';
import { CatalogueContext } from '@/data/catalogue/CatalogueContext';
import { adminAccountFrom } from '@/data/sessions/adminAccount';
import { createAdminSessionStore } from '@/data/sessions/adminSessionStore';
import { browserStore } from '@/data/storage/browserStore';
import { createMaintenance } from '@/data/maintenance/maintenance';
import { MaintenanceContext } from '@/data/maintenance/MaintenanceContext';
import { recordedCatalogue } from '@/data/maintenance/recordedCatalogue';
import { AdminSessionProvider } from '@/admin/session/AdminSessionProvider';
import { browserCatalogue } from '@/data/catalogue/browserCatalogue';
import { browserEnvironment, browserWatch, latestSeeds } from '@/data/catalogue/browserEnvironment';
import { useLatestSeeds } from '@/data/catalogue/useLatestSeeds';
import { browserFetch } from '@/data/publishing/browserFetch';
import { createExclusive } from '@/data/storage/lock';
import { parsePublishAddress } from '@/domain/publishAddress';
import { useHeadingFocus } from '@/runtime/useHeadingFocus';
import { useScrollRestoration } from '@/runtime/useScrollRestoration';

const account = adminAccountFrom(import.meta.env);
const sessionStore = createAdminSessionStore(browserStore, () => Date.now(), browserWatch);
const publishAddress = parsePublishAddress(
  import.meta.env.VITE_PUBLISH_TO ?? '',
  import.meta.env.VITE_PUBLISH_HISTORY,
);
const maintenance = createMaintenance(
  browserEnvironment,
  latestSeeds,
  () => sessionStore.restore()?.username ?? account.administrator.username,
  publishAddress && {
    address: publishAddress,
    fetch: browserFetch,
    exclusive: createExclusive(typeof navigator === 'undefined' ? undefined : navigator.locks),
  },
);
const catalogue = recordedCatalogue(browserCatalogue, (action) => void maintenance.activity.add(action));

/** What surrounds every page of the admin area: the session, the catalogue and its maintenance. */
export function AdminLayout() {
  useLatestSeeds();
  useHeadingFocus();
  useScrollRestoration();
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
