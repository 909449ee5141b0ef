import { createContext, use } from 'react';
import type { Administrator } from '@/domain/administrator';

export type AdminSession =
  | { readonly status: 'loading' }
  | {
      readonly status: 'signedOut';
      /** Whether it was another tab that logged out. */
      readonly isEndedElsewhere?: true;
    }
  | {
      readonly status: 'signedIn';
      readonly administrator: Administrator;
      /** False where the browser had no room for it: then it ends with this tab. */
      readonly isStored: boolean;
    };

export interface AdminSessionValue {
  readonly session: AdminSession;
  /** Whether user name and password matched. @throws Error when that could not be checked */
  readonly login: (username: string, password: string) => Promise<boolean>;
  readonly logout: () => void;
  /** The password of the demonstration account, or null where the owner has set an account of their own. */
  readonly shownCredentials: { readonly username: string; readonly password: string } | null;
}

export const AdminSessionContext = createContext<AdminSessionValue | null>(null);

/** @throws Error outside an AdminSessionProvider */
export function useAdminSession(): AdminSessionValue {
  const value = use(AdminSessionContext);
  if (!value)
    throw new Error(
      'useAdminSession needs an AdminSessionProvider around it: see src/admin/AdminLayout.tsx.',
    );
  return value;
}
