import { createContext, use } from 'react';
import type { CustomerCredentials } from '@/domain/customer';
import type { CustomerSession } from './customerSession';

export interface CustomerSessionValue extends CustomerSession {
  /** The token an earlier visit left behind: read at the start, and not a session. */
  readonly rememberedToken: string | null;
  /** @throws Error with the message to show when the login fails */
  readonly login: (credentials: CustomerCredentials) => Promise<void>;
  readonly logout: () => void;
}

export const CustomerSessionContext = createContext<CustomerSessionValue | null>(null);

/**
 * No page uses it yet: the specification asks for the session.
 * @public
 * @throws Error outside a CustomerSessionProvider
 */
export function useCustomerSession(): CustomerSessionValue {
  const value = use(CustomerSessionContext);
  if (!value)
    throw new Error('useCustomerSession needs a CustomerSessionProvider around it: see SiteApp.tsx.');
  return value;
}
