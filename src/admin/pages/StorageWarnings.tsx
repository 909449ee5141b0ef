import { useMaintenance } from '@/admin/contexts';
import { useAdminSession } from '@/admin/session/AdminSessionContext';
import { Link } from '@/ui/Link';
import styles from './DashboardPage.module.css';

/** Says on every tab of the dashboard what the browser does not keep. */
export function StorageWarnings({ systemTab }: { readonly systemTab: string }) {
  const { storageUse } = useMaintenance();
  const { session } = useAdminSession();
  const system = { search: systemTab };

  // A key each, as the one text must not be written into the other, which a translated page no longer holds.
  if (!storageUse.isPersistent())
    return (
      <p key="nothing" className={styles.warning}>
        This browser stores nothing for this site: your changes are lost when you reload, leave or close the
        dashboard. <Link to={system}>Download a backup or publish</Link> before that, or allow the site to
        store data and log in again.
      </p>
    );
  if (session.status === 'signedIn' && !session.isStored)
    return (
      <p key="full" className={styles.warning}>
        The browser&apos;s storage is full: you are logged in for this tab only, until you reload, leave or
        close the dashboard, and what you add may not be saved.{' '}
        <Link to={system}>See what takes up space</Link> and delete what is no longer needed.
      </p>
    );
  return null;
}
