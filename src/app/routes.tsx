import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { Ticker } from '@/features/market-widgets/Ticker';
import { PublicLayout } from '@/layouts/PublicLayout';
import { RootLayout } from '@/layouts/RootLayout';
import { paths } from '@/paths';
import { arriving } from './arriving';
import { ErrorPage } from './ErrorPage';
import type { StandingRoute } from './standingPage';

/** A page with a component of its own, loaded when its address is first opened. */
function page(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: () => arriving(async () => ({ Component: await load() })) };
}

/** Loads what shows a page that stays as it is delivered, where its HTML is there. */
export const loadAdoptedPage = async () => (await import('./AdoptedPage')).AdoptedPage;

/**
 * A page that stays as it is delivered: no state, nothing that reacts but its links. Where its HTML is there already,
 * it is shown without what `load` would bring.
 */
function standing(
  path: string,
  load: () => Promise<ReactNode>,
  loadEnliven?: StandingRoute['loadEnliven'],
): RouteObject {
  return {
    path,
    handle: { loadEnliven } satisfies StandingRoute,
    lazy: () => arriving(async () => ({ element: <div data-standing="">{await load()}</div> })),
  };
}

/** What a template is given: the words of a page, and the address search engines should know it by. */
type Template<C> = ComponentType<{ readonly page: C; readonly address: string }>;

interface WordsOptions {
  /** The address search engines should know, where it is another one. */
  readonly address?: string;
  readonly loadEnliven?: StandingRoute['loadEnliven'];
}

/** A page of words: a template filled with a content file, both loaded when the page is to be drawn. */
function words<C>(
  path: string,
  loadTemplate: () => Promise<Template<C>>,
  loadContent: () => Promise<{ readonly page: C }>,
  { address = path, loadEnliven }: WordsOptions = {},
): RouteObject {
  const load = async () => {
    const [Template, content] = await Promise.all([loadTemplate(), loadContent()]);
    return <Template page={content.page} address={address} />;
  };
  return standing(path, load, loadEnliven);
}

const topic = () => import('@/pages/templates/TopicPage').then((module) => module.TopicPage);
const course = () => import('@/pages/templates/CoursePage').then((module) => module.CoursePage);
const hub = () => import('@/pages/templates/HubPage').then((module) => module.HubPage);

/** For pages with webinars or the hours of the sessions. */
const withVisitTimes: WordsOptions = {
  loadEnliven: () => import('@/pages/figures/visitTimes').then((module) => module.showVisitTimes),
};

const { markets, services, education, platforms, admin } = paths;

const mt5 = () => import('@/content/platforms/mt5');
const mt4 = () => import('@/content/platforms/mt4');
const ctraders = () => import('@/content/platforms/ctraders');

/** Every public page that is the same for everyone, one line each. */
const publicPages: RouteObject[] = [
  standing(paths.home, () => import('@/pages/HomePage').then(({ HomePage }) => <HomePage />)),

  page(markets.index, () => import('@/pages/MarketsPage').then((module) => module.MarketsPage)),
  words(markets.forex, topic, () => import('@/content/markets/forex'), withVisitTimes),
  words(markets.indices, topic, () => import('@/content/markets/indices')),
  words(markets.commodity, topic, () => import('@/content/markets/commodity')),
  words(markets.crypto, topic, () => import('@/content/markets/crypto')),
  words(markets.stocks, topic, () => import('@/content/markets/stocks')),

  words(services.index, hub, () => import('@/content/services/index')),
  words(services.signals, topic, () => import('@/content/services/signals')),
  words(services.webinar, topic, () => import('@/content/services/webinar'), withVisitTimes),
  words(services.education, topic, () => import('@/content/services/education')),

  words(education.index, hub, () => import('@/content/education/index')),
  words(education.beginner, course, () => import('@/content/education/beginner')),
  words(education.intermediate, course, () => import('@/content/education/intermediate')),
  words(education.advanced, course, () => import('@/content/education/advanced')),
  words(education.forex, course, () => import('@/content/education/forex'), withVisitTimes),
  words(education.commodity, course, () => import('@/content/education/commodity')),
  words(education.indices, course, () => import('@/content/education/indices')),
  words(education.stocks, course, () => import('@/content/education/stocks')),
  words(education.crypto, course, () => import('@/content/education/crypto')),

  words(platforms.mt5, topic, mt5),
  words(platforms.mt4, topic, mt4),
  words(platforms.ctraders, topic, ctraders),
  // Where Learn More leads for the three platforms that have guides under other addresses.
  words('/platforms/metatrader5', topic, mt5, { address: platforms.mt5 }),
  words('/platforms/metatrader4', topic, mt4, { address: platforms.mt4 }),
  words('/platforms/ctrader', topic, ctraders, { address: platforms.ctraders }),

  words(paths.about, topic, () => import('@/content/about')),
  page(paths.contact, () => import('@/pages/ContactPage').then((module) => module.ContactPage)),
  words(paths.privacy, topic, () => import('@/content/privacy')),
  words(paths.riskDisclosure, topic, () => import('@/content/riskDisclosure')),
];

/** The public pages that show the catalogue of this browser. */
const cataloguePages: RouteObject[] = [
  page(platforms.index, () => import('@/pages/PlatformsPage').then((module) => module.PlatformsPage)),
  page(paths.ibPartners, () => import('@/pages/IbPartnersPage').then((module) => module.IbPartnersPage)),
];

const loginPage = () => import('@/pages/admin/LoginPage').then((module) => module.LoginPage);
const dashboardPage = () => import('@/pages/admin/DashboardPage').then((module) => module.DashboardPage);

const loginPages: RouteObject[] = [page(admin.login, loginPage), page(admin.secureLogin, loginPage)];

const guardedPages: RouteObject[] = [
  page(admin.dashboard, dashboardPage),
  page(admin.secureDashboard, dashboardPage),
];

const adminTest = page(admin.test, () =>
  import('@/pages/admin/AdminTestPage').then((module) => module.AdminTestPage),
);

/** A frame around pages, loaded with the first of them. */
function frame(load: () => Promise<ComponentType>, children: RouteObject[]): RouteObject {
  return { lazy: () => arriving(async () => ({ Component: await load() })), children };
}

/** For the strip on every page, once the page has come to rest: its HTML does not name it. */
const loadTape = () => arriving(() => import('@/features/market-widgets/Tape').then(({ Tape }) => Tape));

/** Every address of the site: the one table. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    // Lazy routes ask for it; prerendered pages never show it.
    hydrateFallbackElement: <></>,
    children: [
      {
        element: <PublicLayout ticker={<Ticker loadTape={loadTape} />} />,
        children: [
          {
            errorElement: <ErrorPage />,
            children: [
              ...publicPages,
              frame(
                () => import('./ListingsRoot').then((module) => module.ListingsRoot),
                [
                  ...cataloguePages,
                  page('/platforms/:slug', () =>
                    import('@/pages/PlatformDetailPage').then((module) => module.PlatformDetailPage),
                  ),
                ],
              ),
              page('*', () => import('@/pages/NotFoundPage').then((module) => module.NotFoundPage)),
            ],
          },
        ],
      },
      frame(
        () => import('./AdminRoot').then((module) => module.AdminRoot),
        [
          ...loginPages,
          frame(() => import('./GuardedRoot').then((module) => module.GuardedRoot), guardedPages),
        ],
      ),
      adminTest,
    ],
  },
];

/** The page that a host serves for an address it has no file for. */
export const FALLBACK_PATH = '/404';

/** Every address that becomes a file of the build. A function, as a browser never asks and then does not load it. */
export function staticPaths(): readonly string[] {
  const pages = [...publicPages, ...cataloguePages, ...loginPages, ...guardedPages, adminTest];
  return [...pages.flatMap(({ path }) => (path === undefined ? [] : [path])), FALLBACK_PATH];
}
