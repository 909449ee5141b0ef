import { site } from '@/content/site';
import { RequireAdmin } from '@/admin/session/RequireAdmin';
import { BrandMark } from '@/ui/BrandMark';
import { AdminHead } from './AdminHead';
import styles from './GuardedRoot.module.css';

/** The guard of the dashboard. Until the session is known, the page shows only its title. */
export function GuardedRoot() {
  return (
    <RequireAdmin
      pending={
        <main className={styles.pending}>
          <AdminHead title={site.adminName} description={`The admin area of ${site.name}.`} />
          <BrandMark size={40} />
          <h1 className={styles.heading}>{site.adminName}</h1>
          <p className={styles.loading}>Loading… If this takes too long, reload the page.</p>
          <noscript>
            <p>The dashboard needs JavaScript, which is off in this browser.</p>
          </noscript>
        </main>
      }
    />
  );
}
