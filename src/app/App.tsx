import type { ReactNode } from 'react';
import { browserStore } from '@/data/storage/browserStore';
import { createCustomerTokenStore } from '@/data/sessions/customerTokenStore';
import type { CustomerCredentials, CustomerLogin } from '@/domain/customer';
import { CustomerSessionProvider } from '@/features/customer-session/CustomerSessionProvider';
import '@/styles/tokens.css';
import '@/styles/fonts.css';
import '@/styles/base.css';
import { arriving } from './arriving';

const tokenStore = createCustomerTokenStore(browserStore);

/** Few visitors sign in: what asks the server comes with the first who does. */
async function loginCustomer(credentials: CustomerCredentials): Promise<CustomerLogin> {
  const api = await arriving(() => import('@/data/sessions/customerApi'));
  return api.loginCustomer(credentials);
}

/** What stands around the router on every page. */
export function App({ children }: { readonly children: ReactNode }) {
  return (
    <CustomerSessionProvider request={loginCustomer} tokenStore={tokenStore}>
      {children}
    </CustomerSessionProvider>
  );
}
