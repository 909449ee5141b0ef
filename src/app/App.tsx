import type { ReactNode } from 'react';
import { browserStore } from '@/data/storage/browserStore';
import { loginCustomer } from '@/data/sessions/customerApi';
import { createCustomerTokenStore } from '@/data/sessions/customerTokenStore';
import { CustomerSessionProvider } from '@/features/customer-session/CustomerSessionProvider';
import '@/styles/tokens.css';
import '@/styles/fonts.css';
import '@/styles/base.css';

const tokenStore = createCustomerTokenStore(browserStore);

/** What stands around the router on every page. */
export function App({ children }: { readonly children: ReactNode }) {
  return (
    <CustomerSessionProvider request={loginCustomer} tokenStore={tokenStore}>
      {children}
    </CustomerSessionProvider>
  );
}
