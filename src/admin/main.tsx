import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { currentPath } from '@/runtime/address';
import { mountApp } from '@/runtime/mountApp';
import { adminRoutes } from './adminRoutes';

const basename = import.meta.env.BASE_URL;

const routesFor = (location: string | Location) => matchRoutes(adminRoutes, location, basename);

async function start() {
  // Otherwise the router would show an empty page while it loads a lazy route.
  const matches = routesFor(globalThis.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  // A data router, because no other kind can block navigation while input is unsaved.
  const router = createBrowserRouter(adminRoutes, { basename });
  return { element: <RouterProvider router={router} />, file: currentPath(basename) };
}

mountApp({ basename, knows: (pathname) => routesFor(pathname) !== null, start });
