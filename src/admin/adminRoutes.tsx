import type { ComponentType } from 'react';
import { useRouteError, type RouteObject } from 'react-router-dom';
import { adminPaths } from '@/domain/accounts/adminPaths';
import { ErrorPage } from '@/runtime/ErrorPage';
import { loadChunk } from '@/runtime/loadChunk';
import { AdminLayout } from './AdminLayout';
import { GuardedRoot } from './GuardedRoot';

const pages = import.meta.glob<{ readonly default: ComponentType }>('./pages/*.tsx');

/** The file in src/admin/pages that renders each URL. */
const PAGE_FILES: Readonly<Record<keyof typeof adminPaths, string>> = {
  login: 'LoginPage',
  secureLogin: 'LoginPage',
  dashboard: 'DashboardPage',
  secureDashboard: 'DashboardPage',
  test: 'AdminTestPage',
};

/** All admin URLs with the source file of each page, from the project root. */
export const adminPages = Object.entries(PAGE_FILES).map(([name, file]) => ({
  path: adminPaths[name as keyof typeof adminPaths],
  source: `src/admin/pages/${file}.tsx`,
}));

/** A page whose code is loaded on its first visit. */
function page(name: keyof typeof adminPaths): RouteObject {
  const file = PAGE_FILES[name];
  const load = pages[`./pages/${file}.tsx`];
  if (!load) throw new Error(`There is no src/admin/pages/${file}.tsx.`);
  return {
    path: adminPaths[name],
    lazy: async () => ({ Component: (await loadChunk(load)).default }),
  };
}

function RouteErrorPage() {
  return <ErrorPage error={useRouteError()} onRetry={() => globalThis.location.reload()} />;
}

export const adminRoutes: RouteObject[] = [
  {
    element: <AdminLayout />,
    errorElement: <RouteErrorPage />,
    // Required for lazy routes; prerendered pages never show it.
    hydrateFallbackElement: <></>,
    children: [
      page('login'),
      page('secureLogin'),
      { element: <GuardedRoot />, children: [page('dashboard'), page('secureDashboard')] },
      page('test'),
    ],
  },
];
