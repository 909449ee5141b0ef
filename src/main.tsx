import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { App } from '@/app/App';
import { fetchOnIntent } from '@/app/fetchOnIntent';
import { FALLBACK_PATH, routes } from '@/app/routes';
import { removeSymbolOverride } from '@/app/removeSymbolOverride';
import { refuseFraming } from '@/app/refuseFraming';
import { reloadOnce } from '@/app/reloadOnce';
import { showStartNotice } from '@/app/startNotice';
import { report } from '@/data/report';

const basename = import.meta.env.BASE_URL;

/** Loads the pages of this address before the router starts: it would begin with an empty page otherwise. */
async function loadMatchedRoutes() {
  const matches = matchRoutes(routes, globalThis.location, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy();
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
  return matches.at(-1)?.route;
}

async function start(root: HTMLElement) {
  const page = await loadMatchedRoutes();
  const app = (
    <StrictMode>
      <App>
        <RouterProvider router={createBrowserRouter(routes, { basename })} />
      </App>
    </StrictMode>
  );
  // A host may serve another page's file for this address; only this page's own HTML can be taken over.
  const path = `/${globalThis.location.pathname.slice(basename.length)}`.replace(/(?!^)\/+$/, '');
  const prerendered = root.dataset.path;
  if (prerendered === path || (prerendered === FALLBACK_PATH && page?.path === '*')) {
    hydrateRoot(root, app, { onRecoverableError: report.failure });
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
  fetchOnIntent(routes, basename);
}

removeSymbolOverride();
const root = document.querySelector<HTMLElement>('#root');
if (root && !refuseFraming(root))
  start(root).catch(async (error: unknown) => {
    report.failure(error);
    showStartNotice(root);
    await reloadOnce();
  });
