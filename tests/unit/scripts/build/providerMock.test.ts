import { expect, it } from 'vitest';
import { providerMock } from '../../../../scripts/build/providerMock.ts';
import { serveMiddlewares, type Middleware } from '../../../support/middlewareServer';

/** The plugin, as far as development and preview use it. */
type ServerPlugin = Readonly<
  Record<
    'configureServer' | 'configurePreviewServer',
    (server: { readonly middlewares: { readonly use: (middleware: Middleware) => void } }) => void
  >
>;

function serverWith(hook: keyof ServerPlugin) {
  const middlewares: Middleware[] = [];
  (providerMock() as unknown as ServerPlugin)[hook]({
    middlewares: { use: (middleware) => middlewares.push(middleware) },
  });
  return serveMiddlewares(middlewares);
}

it.each(['configureServer', 'configurePreviewServer'] as const)(
  'answers below /tv-stub in %s',
  async (hook) => {
    const ask = await serverWith(hook);
    const loader = '/external-embedding/embed-widget-ticker-tape.js';
    expect(await ask(`/tv-stub/slow${loader}?again=1`)).toMatchObject({
      status: 200,
      type: 'text/javascript',
      body: expect.stringContaining('slow') as string,
    });
    expect(await ask(`/tv-stub/blocked${loader}`)).toMatchObject({ status: 403, body: 'Blocked.' });
    expect(await ask('/tv-stub/no-data/embed-widget/ticker-tape/')).toMatchObject({
      status: 200,
      type: 'text/html; charset=utf-8',
    });
    for (const other of [`/tv-stub/nosuch${loader}`, '/tv-stub/normal/else.js', '/markets/forex', '/tv-stub'])
      expect((await ask(other)).body).toBe(`passed on: ${other}`);
  },
);
