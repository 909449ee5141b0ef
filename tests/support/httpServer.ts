import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HttpRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A response, or `cut` to close the connection without one. */
export type HttpAnswer =
  | {
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
    }
  | 'cut';

/** A local server that records its requests. `answer` is called once the body has arrived. */
export async function startServer(answer: (request: HttpRequest) => HttpAnswer, port = 0) {
  const requests: HttpRequest[] = [];

  async function handle(incoming: IncomingMessage, response: ServerResponse) {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const request: HttpRequest = {
      method: incoming.method ?? '',
      url: incoming.url ?? '',
      headers: incoming.headers,
      body: Buffer.concat(parts).toString('utf8'),
    };
    if (request.method !== 'OPTIONS') requests.push(request);
    const given = answer(request);
    if (given === 'cut') {
      response.destroy();
      return;
    }
    response.writeHead(given.status, given.headers);
    response.end(given.body);
  }

  const server = createServer((incoming, response) => void handle(incoming, response));
  // Otherwise, on a busy machine, it closes an idle connection just as a request is sent on it.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: used } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${String(used)}`,
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
