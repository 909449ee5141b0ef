import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { adminPaths } from '@/domain/adminPaths';
import { useAdminSession } from './AdminSessionContext';

interface RequireAdminProps {
  /** Shown until the session is known. */
  readonly pending?: ReactNode;
}

export function RequireAdmin({ pending = null }: RequireAdminProps) {
  const { session } = useAdminSession();
  const location = useLocation();
  switch (session.status) {
    case 'loading':
      return pending;
    case 'signedOut':
      return <Navigate to={adminPaths.secureLogin} replace state={{ from: location }} />;
    case 'signedIn':
      return <Outlet />;
  }
}
