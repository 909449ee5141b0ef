import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { verifyAdministrator, type AdminAccount } from '@/data/sessions/adminAccount';
import type { AdminSessionStore } from '@/data/sessions/adminSessionStore';
import { report } from '@/data/report';
import { AdminSessionContext, type AdminSession } from './AdminSessionContext';

interface AdminSessionProviderProps {
  readonly store: AdminSessionStore;
  readonly account: AdminAccount;
  readonly children: ReactNode;
}

export function AdminSessionProvider({ store, account, children }: AdminSessionProviderProps) {
  const [session, setSession] = useState<AdminSession>({ status: 'loading' });

  const restore = useCallback((): AdminSession => {
    try {
      const administrator = store.restore();
      return administrator
        ? { status: 'signedIn', administrator, isStored: store.isStored() }
        : { status: 'signedOut' };
    } catch (error) {
      report.failure(error);
      return { status: 'signedOut' };
    }
  }, [store]);

  useEffect(() => {
    // Restored in an effect, not while rendering, because the prerendered page has no storage.
    setSession(restore());
    // Signing out in one tab signs out every tab; signing in takes the others past the login page.
    return store.watch(() => {
      const restored = restore();
      setSession((shown) => {
        if (shown.status === 'loading' || shown.status === restored.status) return shown;
        return restored.status === 'signedOut' ? { ...restored, isEndedElsewhere: true } : restored;
      });
    });
  }, [restore, store]);

  const login = useCallback(
    async (username: string, password: string) => {
      const administrator = await verifyAdministrator(account, username, password);
      if (!administrator) return false;
      const isStored = store.save(administrator);
      if (!isStored) report.warning("The session couldn't be stored: it ends with this tab.");
      setSession({ status: 'signedIn', administrator, isStored });
      return true;
    },
    [account, store],
  );

  const logout = useCallback(() => {
    try {
      store.clear();
    } catch (error) {
      report.failure(error);
    }
    setSession({ status: 'signedOut' });
  }, [store]);

  const value = useMemo(() => {
    const { administrator, shownPassword } = account;
    const shownCredentials =
      shownPassword === null ? null : { username: administrator.username, password: shownPassword };
    return { session, login, logout, shownCredentials };
  }, [account, session, login, logout]);
  return <AdminSessionContext value={value}>{children}</AdminSessionContext>;
}
