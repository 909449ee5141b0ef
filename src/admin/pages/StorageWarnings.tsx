import { Link } from 'react-router-dom';
import { useMaintenance } from '@/admin/contexts';
import { useAdminSession } from '@/admin/session/AdminSessionContext';
import styles from './DashboardPage.module.css';

/** Browsers store data per origin, so changes made at another origin never reach the site's data. */
function AddressWarning() {
  const address = import.meta.env.VITE_SITE_ADDRESS ?? '';
  const { origin, pathname, search } = globalThis.location;
  if (!URL.canParse(address) || new URL(address).origin === origin) return null;
  return (
    <p className={styles.warning}>
      <span>
        {`You're at ${origin}, but this site's address is ${new URL(address).host}. Lists, signals and drafts are stored separately for each address: to take them there, download a backup here and restore it there. `}
      </span>
      <a href={new URL(pathname + search, address).href}>Open the dashboard there</a>
    </p>
  );
}

/** Warns on every tab about what the browser doesn't store, or stores for a different origin. */
export function StorageWarnings({ systemTab }: { readonly systemTab: string }) {
  return (
    <>
      <AddressWarning />
      <SpaceWarning systemTab={systemTab} />
    </>
  );
}

function SpaceWarning({ systemTab }: { readonly systemTab: string }) {
  const { storageUse } = useMaintenance();
  const { session } = useAdminSession();
  const system = { search: systemTab };

  // Separate keys, so that React replaces the element instead of updating its text on a translated page.
  if (!storageUse.isPersistent())
    return (
      <p key="nothing" className={styles.warning}>
        This browser doesn&apos;t let this site store data, so your changes will be lost when you reload,
        leave or close the dashboard. <Link to={system}>Download a backup or publish</Link> first, or allow
        the site to store data and log in again.
      </p>
    );
  if (session.status === 'signedIn' && !session.isStored)
    return (
      <p key="full" className={styles.warning}>
        The browser&apos;s storage is full. You&apos;re logged in only in this tab, until you reload, leave or
        close the dashboard, and new changes may not be saved.{' '}
        <Link to={system}>See what takes up space</Link> and delete what you no longer need.
      </p>
    );
  return null;
}
