import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '@/paths';
import { useAdminSession } from './AdminSessionContext';

/** Lets only a signed-in administrator through; draws nothing while that is not known yet. */
export function RequireAdmin() {
  const { session } = useAdminSession();
  const location = useLocation();
  switch (session.status) {
    case 'loading':
      return null;
    case 'signedOut':
      return <Navigate to={paths.admin.secureLogin} replace state={{ from: location }} />;
    case 'signedIn':
      return <Outlet />;
  }
}
