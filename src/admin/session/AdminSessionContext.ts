import { createContext } from 'react';
import { useRequiredContext } from '@/admin/contexts';
import type { Administrator } from '@/domain/accounts/administrator';

export type AdminSession =
  | { readonly status: 'loading' }
  | {
      readonly status: 'signedOut';
      /** Whether another tab signed out. */
      readonly isEndedElsewhere?: true;
    }
  | {
      readonly status: 'signedIn';
      readonly administrator: Administrator;
      /** False if the browser had no room for it: the session then ends with this tab. */
      readonly isStored: boolean;
    };

export interface AdminSessionValue {
  readonly session: AdminSession;
  /** Whether the user name and password match. @throws Error if they can't be checked */
  readonly login: (username: string, password: string) => Promise<boolean>;
  readonly logout: () => void;
  /** The demonstration account's user name and password; null if the owner has set up an account. */
  readonly shownCredentials: { readonly username: string; readonly password: string } | null;
}

export const AdminSessionContext = createContext<AdminSessionValue | null>(null);

export const useAdminSession = (): AdminSessionValue => useRequiredContext(AdminSessionContext);
