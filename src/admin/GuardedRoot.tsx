import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAdminSession } from '@/admin/session/AdminSessionContext';
import { site } from '@/content/site';
import { adminPaths } from '@/domain/accounts/adminPaths';
import { BrandMark } from '@/ui/BrandMark';
import { AdminHead } from './AdminHead';
import styles from './GuardedRoot.module.css';

/** The guard of the dashboard. Until the session is known, the page shows only its title and that it is loading. */
export function GuardedRoot() {
  const { session } = useAdminSession();
  const location = useLocation();
  switch (session.status) {
    case 'loading':
      return (
        <main className={styles.pending}>
          <AdminHead title={site.adminName} description={`The admin area of ${site.name}.`} />
          <BrandMark size={40} />
          <h1 className={styles.heading}>{site.adminName}</h1>
          <p className={styles.loading}>Loading… If this takes too long, reload the page.</p>
          <noscript>
            <p>The dashboard needs JavaScript, which is off in this browser.</p>
          </noscript>
        </main>
      );
    case 'signedOut':
      return <Navigate to={adminPaths.secureLogin} replace state={{ from: location }} />;
    case 'signedIn':
      return <Outlet />;
  }
}
