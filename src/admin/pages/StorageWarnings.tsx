import { useMaintenance } from '@/data/maintenance/MaintenanceContext';
import { useAdminSession } from '@/admin/session/AdminSessionContext';
import { Link } from '@/ui/Link';
import styles from './DashboardPage.module.css';

/** Says on every tab of the dashboard what the browser does not keep. */
export function StorageWarnings({ systemTab }: { readonly systemTab: string }) {
  const { storageUse } = useMaintenance();
  const { session } = useAdminSession();
  const system = (words: string) => <Link to={{ search: systemTab }}>{words}</Link>;

  if (!storageUse.isPersistent())
    return (
      <p className={styles.warning}>
        This browser stores nothing for this site: whatever you change is gone once the dashboard is reloaded,
        left or closed. {system('Download a backup or publish')} before that, or allow the site to store data
        and log in again.
      </p>
    );
  if (session.status === 'signedIn' && !session.isStored)
    return (
      <p className={styles.warning}>
        The browser&apos;s storage is full: you are logged in for this tab only, until the dashboard is
        reloaded, left or closed, and what you add may not be saved. {system('See what takes room')} and
        delete what is no longer needed.
      </p>
    );
  return <p className={styles.local}>Changes live in this browser until you {system('publish')} them.</p>;
}
