import { useLocation, useRoutes } from 'react-router-dom';
import { loginCustomer } from '@/data/sessions/customerApi';
import { createCustomerTokenStore } from '@/data/sessions/customerTokenStore';
import { browserStore } from '@/data/storage/keyValueStore';
import { CustomerSessionProvider } from '@/site/features/customer-session/CustomerSessionProvider';
import { PublicLayout } from '@/site/layout/PublicLayout';
import { routesAt } from './siteRoutes';

const tokenStore = createCustomerTokenStore(browserStore);

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
