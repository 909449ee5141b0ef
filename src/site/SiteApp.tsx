import { useLocation, useRoutes } from 'react-router-dom';
import { createCustomerTokenStore } from '@/data/sessions/customerTokenStore';
import { browserStore } from '@/data/storage/keyValueStore';
import type { CustomerCredentials, CustomerLogin } from '@/domain/customer';
import { loadChunk } from '@/runtime/loadChunk';
import { CustomerSessionProvider } from '@/site/features/customer-session/CustomerSessionProvider';
import { PublicLayout } from '@/site/layout/PublicLayout';
import { routesAt } from './siteRoutes';

const tokenStore = createCustomerTokenStore(browserStore);

/** Few visitors sign in, so the code for the request is loaded on the first sign-in. */
async function loginCustomer(credentials: CustomerCredentials): Promise<CustomerLogin> {
  const api = await loadChunk(() => import('@/data/sessions/customerApi'));
  return api.loginCustomer(credentials);
}

const layout = <PublicLayout />;

/** The public site. Render it inside a router. */
export function SiteApp() {
  const { pathname } = useLocation();
  const page = useRoutes([{ element: layout, children: routesAt(pathname) }]);
  return (
    <CustomerSessionProvider request={loginCustomer} tokenStore={tokenStore}>
      {page}
    </CustomerSessionProvider>
  );
}
