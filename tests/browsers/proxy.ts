import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { SITE } from '../e2e/servers.ts';

/** The browser's only connection: forwards requests to the site and refuses all others. */
export interface Proxy {
  readonly address: URL;
  /** Refused requests to other hosts. */
  readonly refused: string[];
  /** Requested paths that the site doesn't have. */
  readonly missing: string[];
  /** Response delay in ms. */
  delay: (pathname: string) => number;
  readonly close: () => void;
}

export async function startProxy(): Promise<Proxy> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy: Proxy = {
    address: new URL(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`),
    refused: [],
    missing: [],
    delay: () => 0,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  server.on('connect', ({ url = '' }, socket) => {
    proxy.refused.push(url);
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  server.on('request', (asked, answer) => {
    const url = new URL(asked.url ?? '');
    if (url.origin !== SITE) {
      proxy.refused.push(url.href);
      answer.writeHead(403).end();
      return;
    }
    void setTimeout(proxy.delay(url.pathname)).then(() => {
      const passed = request(url, { method: asked.method, headers: asked.headers }, (response) => {
        const { statusCode = 502 } = response;
        if (statusCode >= 400) proxy.missing.push(url.pathname);
        answer.writeHead(statusCode, response.headers);
        response.pipe(answer);
      });
      passed.on('error', () => answer.destroy());
      asked.pipe(passed);
    });
  });
  return proxy;
}
