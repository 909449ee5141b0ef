import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from '@/app/App';
import { routes } from '@/app/routes';

export { staticPaths } from '@/app/routes';

const basename = import.meta.env.BASE_URL;

/** One page as HTML: what belongs into the head, and what into the root element. */
export interface StaticPage {
  readonly head: string;
  readonly body: string;
}

/** React puts what it hoists to the front of a fragment. */
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;

/** @throws whatever rendering throws, and an Error for an address that answers with a redirect */
export async function renderPage(path: string): Promise<StaticPage> {
  const handler = createStaticHandler(routes, { basename });
  const address = basename.replace(/\/$/, '') + path;
  const context = await handler.query(new Request(`http://static.invalid${address}`));
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
  return { head, body };
}
