import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { providerMock } from '../../../../scripts/build/providerMock.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The plugin, as far as development and preview use it. */
type ServerPlugin = Readonly<
  Record<
    'configureServer' | 'configurePreviewServer',
    (server: { readonly middlewares: { readonly use: (middleware: Middleware) => void } }) => void
  >
>;

async function serverWith(hook: keyof ServerPlugin) {
  let serve: Middleware | undefined;
  (providerMock() as unknown as ServerPlugin)[hook]({
    middlewares: {
      use: (middleware) => {
        serve = middleware;
      },
    },
  });
  const http = createServer((request, response) =>
    serve?.(request, response, () => response.end('the site')),
  );
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void http.close());
  const { port } = http.address() as AddressInfo;
  return async (address: string) => {
    const response = await fetch(`http://127.0.0.1:${String(port)}${address}`);
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      body: await response.text(),
    };
  };
}

it.each(['configureServer', 'configurePreviewServer'] as const)(
  '%s: the mock answers below /tv-stub, and leaves everything else to the site',
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
      expect((await ask(other)).body).toBe('the site');
  },
);
