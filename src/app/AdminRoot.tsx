import { adminAccountFrom } from '@/data/adminAccount';
import { createAdminSessionStore } from '@/data/adminSessionStore';
import { browserStore } from '@/data/browserStore';
import { AdminSessionProvider } from '@/features/admin-session/AdminSessionProvider';
import { browserWatch } from './browserCatalogue';
import { CatalogueRoot } from './CatalogueRoot';

const account = adminAccountFrom(import.meta.env);
const sessionStore = createAdminSessionStore(browserStore, () => Date.now(), browserWatch);

/** What stands around every page of the admin area. */
export function AdminRoot() {
  return (
    <AdminSessionProvider store={sessionStore} account={account}>
      <CatalogueRoot />
    </AdminSessionProvider>
  );
}
