import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** What a plugin of the build adds to Vite's servers. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * A server on this machine with these middlewares, as long as the test runs; an address that all pass on is answered
 * with itself. Gives the way to ask it.
 */
export async function serveMiddlewares(middlewares: readonly Middleware[]) {
  const server = createServer((request, response) => {
    for (const middleware of middlewares)
      middleware(request, response, () => response.end(`passed on: ${request.url ?? ''}`));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return async (address: string) => {
    const response = await fetch(`http://127.0.0.1:${String(port)}${address}`);
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      body: await response.text(),
    };
  };
}
