import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

/*
 * Keeps the free course, practice, the journal, the tools and every page that was opened usable without a network.
 * Pages always come from the network while it responds, and each brings the scripts of its own build, whose names
 * contain their hashes. So a new build arrives with the next page load, and two builds are never mixed. The browser
 * activates a new version of this file once no page of the old one is open. The admin area isn't cached.
 */

/** The parts of a service worker's global scope used here; its full types clash with those of pages. */
interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { readonly get: (id: string) => Promise<{ readonly url: string } | undefined> };
  readonly addEventListener: (
    type: 'activate',
    listener: (event: { readonly waitUntil: (done: Promise<unknown>) => void }) => void,
  ) => void;
  /** Written by the build: the files that browsers store on the first visit. */
  readonly PRECACHED: readonly { readonly url: string; readonly revision: string | null }[];
}

const scope = globalThis as unknown as WorkerScope;
const base = new URL(scope.registration.scope).pathname;

const PAGES = `upmark pages ${base}`;
const ASSETS = `upmark assets ${base}`;

/**
 * Served at any URL that can't be loaded: its scripts render the page there, or keep its own text if that page isn't
 * on the device.
 */
const SHELL = 'offline/index.html';
const NETWORK_TIMEOUT_S = 4;
const MAX_PAGES = 60;
const MAX_FILES = 400;

/** Workbox's plugin type doesn't support exact optional properties. */
const keepingLatest = (maxEntries: number): object => new ExpirationPlugin({ maxEntries });

const isAdmin = ({ pathname }: URL): boolean => /^(?:secure\/)?admin/.test(pathname.slice(base.length));

precacheAndRoute([...scope.PRECACHED], { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
// The page of the first visit loads its later scripts through this worker, too.
clientsClaim();

registerRoute(
  ({ request, url, sameOrigin }) => request.mode === 'navigate' && sameOrigin && !isAdmin(url),
  new NetworkFirst({
    cacheName: PAGES,
    networkTimeoutSeconds: NETWORK_TIMEOUT_S,
    plugins: [
      keepingLatest(MAX_PAGES),
      {
        // The query doesn't affect the page that is served.
        cacheKeyWillBeUsed: ({ request }) => {
          const { origin, pathname } = new URL(request.url);
          return Promise.resolve(`${origin}${pathname.replace(/(?<=.)\/$/, '')}`);
        },
        fetchDidSucceed: ({ response }) =>
          response.status < 500 ? Promise.resolve(response) : Promise.reject(new Error('The host failed.')),
      },
    ],
  }),
);

registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin &&
    url.pathname.startsWith(`${base}assets/`) &&
    !url.pathname.startsWith(`${base}assets/admin/`),
  new CacheFirst({
    cacheName: ASSETS,
    plugins: [keepingLatest(MAX_FILES)],
  }),
);

/** Fetches a stored page again, with the scripts that its HTML refers to; forgets it if that fails. */
async function renewPage(pages: Cache, assets: Cache, request: Request): Promise<void> {
  try {
    const response = await fetch(request.url);
    if (!response.ok) throw new Error('The page is gone.');
    const html = await response.clone().text();
    const files = new Set(html.match(/(?<=["'])[^"'\s]*\/assets\/[^"'\s]+/g));
    await assets.addAll([...files]);
    await pages.put(request.url, response);
  } catch {
    await pages.delete(request.url);
  }
}

async function renewPages(): Promise<void> {
  const [pages, assets] = await Promise.all([caches.open(PAGES), caches.open(ASSETS)]);
  for (const request of await pages.keys()) await renewPage(pages, assets, request);
}

// Pages that were stored by an earlier version need scripts that this version no longer has.
scope.addEventListener('activate', (event) => event.waitUntil(renewPages()));

const published = new NetworkFirst({
  cacheName: `upmark data ${base}`,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
});

registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && ['catalogue.json', 'search.json'].includes(url.pathname.slice(base.length)),
  async (options) => {
    const { clientId } = options.event as unknown as { readonly clientId: string };
    const client = await scope.clients.get(clientId);
    // Publishing must never merge with a cached copy.
    return client && isAdmin(new URL(client.url)) ? fetch(options.request) : published.handle(options);
  },
);

setCatchHandler(async ({ request }) => {
  const shell = request.mode === 'navigate' ? await matchPrecache(SHELL) : undefined;
  return shell ?? Response.error();
});
