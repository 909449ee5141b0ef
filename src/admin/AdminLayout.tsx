import { Outlet } from 'react-router-dom';
import { CatalogueContext, MaintenanceContext } from './contexts';
import { site } from '@/content/site';
import { adminAccountFrom } from '@/data/sessions/adminAccount';
import { createAdminSessionStore } from '@/data/sessions/adminSessionStore';
import { adminNamePreference } from '@/data/storage/preference';
import { browserStore } from '@/data/storage/keyValueStore';
import { createMaintenance } from '@/data/maintenance/maintenance';
import { createCatalogue } from '@/data/maintenance/repositories';
import { storesToAdopt } from '@/data/storage/takeOver';
import { AdminSessionProvider } from '@/admin/session/AdminSessionProvider';
import { browserWatch } from '@/data/storage/storageChanges';
import { builtInSeeds } from '@/data/catalogue/builtInSeeds';
import { latestSeeds, listEnvironment } from '@/runtime/catalogueReaders';
import { browserFetch } from '@/data/publishing/browserFetch';
import { browserLocks, createExclusiveRunner } from '@/data/storage/lock';
import { parsePublishAddress } from '@/domain/text/publishAddress';
import { useHeadingFocus } from '@/runtime/useHeadingFocus';
import { useScrollRestoration } from '@/runtime/useScrollRestoration';

const account = adminAccountFrom(import.meta.env);
const sessionStore = createAdminSessionStore(browserStore, () => Date.now(), browserWatch);
const publishAddress = parsePublishAddress(
  import.meta.env.VITE_PUBLISH_TO ?? '',
  import.meta.env.VITE_PUBLISH_HISTORY,
);
const maintenance = createMaintenance(
  {
    ...listEnvironment,
    ...(site.publishesNames && { authorName: () => adminNamePreference.read()?.trim() ?? '' }),
  },
  latestSeeds,
  () => sessionStore.restore()?.username ?? account.administrator.username,
  publishAddress && {
    address: publishAddress,
    fetch: browserFetch,
    exclusive: createExclusiveRunner(browserLocks),
  },
  storesToAdopt,
);
// As soon as it opens, the dashboard compares the lists with what is published.
latestSeeds.prime(builtInSeeds);
const catalogue = createCatalogue(
  { ...listEnvironment, log: (action) => void maintenance.activity.add(action) },
  latestSeeds,
);

export function AdminLayout() {
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
