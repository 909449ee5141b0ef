import { Navigate, useLocation } from 'react-router-dom';
import { site } from '@/content/site';
import { destinationAfterLogin } from '@/domain/administrator';
import { useAdminSession } from '@/features/admin-session/AdminSessionContext';
import { LoginForm } from '@/features/admin-session/LoginForm';
import { PageHead } from '@/pages/PageHead';
import { paths } from '@/paths';
import { BrandMark } from '@/ui/BrandMark';
import { Link } from '@/ui/Link';
import styles from './LoginPage.module.css';

/** The place a guard sent somebody away from, as it stands in the history entry; anything may stand there. */
function originIn(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
}

export function LoginPage() {
  const { session } = useAdminSession();
  const location = useLocation();
  // Nothing can fail here, so a failed navigation is never told as a failed login.
  if (session.status === 'signedIn')
    return <Navigate to={destinationAfterLogin(originIn(location.state))} replace />;
  return (
    <main className={styles.page}>
      <PageHead
        title={`Log in to ${site.adminName}`}
        description={`Sign-in for the administrators of ${site.name}.`}
      />
      <div className={styles.card}>
        <BrandMark size={40} />
        <h1 className={styles.heading}>{site.adminName}</h1>
        <p className={styles.lead}>Sign in to manage partner brokers and platforms.</p>
        <LoginForm />
      </div>
      <p>
        <Link to={paths.home}>Back to the site</Link>
      </p>
    </main>
  );
}
