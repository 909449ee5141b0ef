import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { site } from '@/content/site';
import { tabDrafts } from '@/data/storage/draftStore';
import { destinationAfterLogin } from '@/domain/accounts/administrator';
import { useAdminSession } from '@/admin/session/AdminSessionContext';
import { LoginForm } from '@/admin/session/LoginForm';
import { AdminHead } from '@/admin/AdminHead';
import { BrandMark } from '@/ui/BrandMark';
import styles from './LoginPage.module.css';

const SITE_HOME = import.meta.env.BASE_URL;

export default function LoginPage() {
  const { session } = useAdminSession();
  const location = useLocation();
  const [hasDrafts] = useState(tabDrafts.hasAny);
  // Redirects here rather than in the form's try block, which would report a routing error as a failed sign-in.
  if (session.status === 'signedIn') {
    // The URL the guard redirected from, kept in the history entry, which may contain anything.
    const { from } = (location.state ?? {}) as { readonly from?: unknown };
    return <Navigate to={destinationAfterLogin(from)} replace />;
  }
  return (
    <main className={styles.page}>
      <AdminHead
        title={`Log in to ${site.adminName}`}
        description={`Sign-in for the administrators of ${site.name}.`}
      />
      <div className={styles.card}>
        <BrandMark size={40} />
        <h1 className={styles.heading}>{site.adminName}</h1>
        <p className={styles.lead}>Sign in to manage partner brokers and platforms.</p>
        {session.status === 'signedOut' && session.isEndedElsewhere && (
          <p className={styles.ended}>
            {`You were logged out in another tab, or this site's data was cleared.${hasDrafts ? ' Your unsaved input has been kept: open the same form again to restore it.' : ''}`}
          </p>
        )}
        <LoginForm />
      </div>
      <p>
        <a href={SITE_HOME}>Back to the site</a>
      </p>
    </main>
  );
}
