import { createContext, use } from 'react';
import type { CustomerCredentials } from '@/domain/accounts/customer';
import type { CustomerSession } from './customerSession';

export interface CustomerSessionValue extends CustomerSession {
  /** The token from an earlier visit. It is read on start, but doesn't sign anyone in. */
  readonly rememberedToken: string | null;
  /** @throws Error with the message to show when the login fails */
  readonly login: (credentials: CustomerCredentials) => Promise<void>;
  readonly logout: () => void;
}

export const CustomerSessionContext = createContext<CustomerSessionValue | null>(null);

/**
 * No page uses it yet: the specification requires the session.
 * @public
 * @throws Error outside a CustomerSessionProvider
 */
export function useCustomerSession(): CustomerSessionValue {
  const value = use(CustomerSessionContext);
  if (!value)
    throw new Error('useCustomerSession needs a CustomerSessionProvider around it: see SiteApp.tsx.');
  return value;
}
