import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom';
import { App } from '@/app/App';
import { latestSeeds } from '@/app/browserEnvironment';
import { loadAdoptedPage, routes } from '@/app/routes';
import type { StandingRoute } from '@/app/standingPage';
import { builtInSeeds } from '@/data/catalogue/builtInSeeds';
import { absoluteUrl } from '@/pages/absoluteUrl';
import { cardFile, linkPreview } from '@/static/linkPreview';
import { contentAt } from '@/static/pageContent';
import { structuredDataBlock } from '@/static/structuredData';

export { staticPaths } from '@/app/routes';
export { site } from '@/content/site';

const basename = import.meta.env.BASE_URL;

// Pages are built before there is a site to ask.
latestSeeds.learn(builtInSeeds);

/** One page as HTML: what belongs into the head, and what into the root element. */
export interface StaticPage {
  readonly head: string;
  readonly body: string;
  /** What search engines and link previews need of it; nothing for a page that is not to be indexed. */
  readonly entry?: {
    /** Its own address, or that of the page it is another address of. */
    readonly address: string;
    readonly url: string;
    readonly title: string;
    /** Its card image, from the root of the site. */
    readonly card: string;
    /** The file its words stand in. */
    readonly file: string;
  };
}

const addressOf = (path: string) => basename.replace(/\/$/, '') + path;

/** Loads what a browser that was given the HTML of a page loads before it takes the page over. */
export async function loadAtStart(path: string): Promise<void> {
  const matches = matchRoutes(routes, addressOf(path), basename) ?? [];
  await Promise.all(
    matches.map(async ({ route: { handle, lazy } }) => {
      const standing = handle as StandingRoute | undefined;
      if (standing) await Promise.all([loadAdoptedPage(), standing.loadEnliven?.()]);
      else if (typeof lazy === 'function') await lazy();
    }),
  );
}

const CANONICAL = /<link rel="canonical" href="([^"]*)"/;

/** Adds to a page's own head what only other sites read. */
async function describe(head: string, body: string): Promise<StaticPage> {
  const url = CANONICAL.exec(head)?.[1];
  if (url === undefined) return { head, body };
  const address = url.slice(absoluteUrl('').length);
  const { page, file } = await contentAt(address);
  return {
    head: head + linkPreview(page, address) + structuredDataBlock(page, address),
    body,
    entry: { address, url, title: page.title, card: cardFile(address), file },
  };
}

/** React puts what it hoists to the front of a fragment. */
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;

/** @throws whatever rendering throws, and an Error for an address that answers with a redirect */
export async function renderPage(path: string): Promise<StaticPage> {
  const handler = createStaticHandler(routes, { basename });
  const context = await handler.query(new Request(`http://static.invalid${addressOf(path)}`));
  if (context instanceof Response)
    throw new Error(`${path} answered ${String(context.status)} instead of a page.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  let failure: unknown;
  const { prelude } = await prerender(
    <StrictMode>
      <App>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    </StrictMode>,
    {
      onError(error) {
        failure ??= error;
      },
    },
  );
  let body = await new Response(prelude).text();
  if (failure !== undefined)
    throw failure instanceof Error ? failure : new Error(`${path} could not be drawn.`);
  let head = '';
  for (let hit = HOISTED.exec(body); hit; hit = HOISTED.exec(body)) {
    head += hit[0];
    body = body.slice(hit[0].length);
  }
  return describe(head, body);
}
