import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  RouterProvider,
  type RouteMatch,
  type RouteObject,
} from 'react-router-dom';
import { App } from '@/app/App';
import { arriving } from '@/app/arriving';
import { fetchOnIntent } from '@/app/fetchOnIntent';
import { FALLBACK_PATH, loadAdoptedPage, routes } from '@/app/routes';
import { removeSymbolOverride } from '@/app/removeSymbolOverride';
import { refuseFraming } from '@/app/refuseFraming';
import { reloadOnce } from '@/app/reloadOnce';
import { standingElement, standingPage, type StandingRoute } from '@/app/standingPage';
import { showStartNotice } from '@/app/startNotice';
import { report } from '@/data/report';

const basename = import.meta.env.BASE_URL;

/** Whether the document was built for the page at this address; a host may serve another page's file for it. */
function isOwnDocument(root: HTMLElement, page: RouteObject | undefined): boolean {
  const path = `/${globalThis.location.pathname.slice(basename.length)}`.replace(/(?!^)\/+$/, '');
  const { path: prerendered } = root.dataset;
  return prerendered === path || (prerendered === FALLBACK_PATH && page?.path === '*');
}

/** The page that stands in the document, shown without the code that could draw it. */
async function adopt(element: HTMLElement, { loadEnliven }: StandingRoute) {
  const [AdoptedPage, enliven] = await arriving(() => Promise.all([loadAdoptedPage(), loadEnliven?.()]));
  return { element: <AdoptedPage page={standingPage(element, enliven)} /> };
}

/**
 * Loads the pages of this address before the router starts: it would begin with an empty page otherwise.
 * @param standing the page as it stands in the document, where it can stay so
 */
async function loadMatchedRoutes(matches: readonly RouteMatch[], standing: HTMLElement | null) {
  const page = matches.at(-1)?.route;
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded =
        standing && route === page
          ? await adopt(standing, route.handle as StandingRoute)
          : await route.lazy();
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
}

async function start(root: HTMLElement) {
  const matches = matchRoutes(routes, globalThis.location, basename) ?? [];
  const isOwn = isOwnDocument(root, matches.at(-1)?.route);
  await loadMatchedRoutes(matches, isOwn ? standingElement(root) : null);
  const app = (
    <StrictMode>
      <App>
        {/* Pages are drawn once their code is there: to draw them in slices only takes longer. */}
        <RouterProvider router={createBrowserRouter(routes, { basename })} useTransitions={false} />
      </App>
    </StrictMode>
  );
  if (isOwn) {
    // As a transition it is drawn in slices, between which the reader can scroll and type.
    startTransition(() => {
      hydrateRoot(root, app, { onRecoverableError: report.failure });
    });
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
