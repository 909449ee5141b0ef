import { createHash } from 'node:crypto';
import { startServer, type HttpAnswer, type HttpRequest } from './httpServer.ts';

interface FolderFaults {
  /** Ignores If-Match, like nginx's own WebDAV. */
  ignoresConditions?: boolean;
  /** Results of the next PUTs: a status without writing, or no response before or after writing. */
  writes?: (number | 'cut before' | 'cut after')[];
  /** Refuses copies for the history. */
  hasNoHistory?: boolean;
  /** Called just before a PUT, to simulate a concurrent write. */
  beforeWrite?: () => void;
}

const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, PUT, PROPFIND',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Depth, If-Match, If-None-Match',
  'Access-Control-Expose-Headers': 'ETag',
};

const HISTORY_PATH = '/catalogue-history/';

/** A server with one file that supports conditional PUT with strong ETags, compared and set atomically. */
export async function startFolder({ user = 'keeper', password = 'folder key', port = 0 } = {}) {
  let text: string | null = null;
  const copies = new Map<string, string>();
  const faults: FolderFaults = {};
  const key = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const hash = () =>
    `"${createHash('sha256')
      .update(text ?? '')
      .digest('hex')
      .slice(0, 20)}"`;

  function put({ headers, body }: HttpRequest): HttpAnswer {
    if (headers.authorization !== key) return { status: 401, headers: CORS_HEADERS };
    const fault = faults.writes?.shift();
    if (typeof fault === 'number') return { status: fault, headers: CORS_HEADERS };
    if (fault === 'cut before') return 'cut';
    faults.beforeWrite?.();
    const isMissed =
      (headers['if-match'] !== undefined && (text === null || headers['if-match'] !== hash())) ||
      (headers['if-none-match'] === '*' && text !== null);
    if (isMissed && !faults.ignoresConditions) return { status: 412, headers: CORS_HEADERS };
    const status = text === null ? 201 : 204;
    text = body;
    return fault === 'cut after' ? 'cut' : { status, headers: { ...CORS_HEADERS, ETag: hash() } };
  }

  /** The copies next to the file, listed as WebDAV does. */
  function history({ method, url, headers, body }: HttpRequest): HttpAnswer {
    if (headers.authorization !== key) return { status: 401, headers: CORS_HEADERS };
    if (faults.hasNoHistory) return { status: 409, headers: CORS_HEADERS };
    const copy = copies.get(url);
    if (method === 'PROPFIND') {
      const listed = [HISTORY_PATH, ...copies.keys()].map(
        (href) =>
          `<D:response><D:href>${href}</D:href><D:propstat><D:prop><D:getlastmodified>Fri, 02 Jan 2026 03:04:05 GMT</D:getlastmodified></D:prop></D:propstat></D:response>`,
      );
      const xml = `<?xml version="1.0"?><D:multistatus xmlns:D="DAV:">${listed.join('')}</D:multistatus>`;
      return { status: 207, headers: { ...CORS_HEADERS, 'Content-Type': 'application/xml' }, body: xml };
    }
    if (method !== 'PUT')
      return { status: copy === undefined ? 404 : 200, headers: CORS_HEADERS, body: copy ?? '' };
    if (copy !== undefined && headers['if-none-match'] === '*') return { status: 412, headers: CORS_HEADERS };
    copies.set(url, body);
    return { status: 201, headers: CORS_HEADERS };
  }

  const server = await startServer((request) => {
    if (request.method === 'OPTIONS') return { status: 204, headers: CORS_HEADERS };
    if (request.url.startsWith(HISTORY_PATH)) return history(request);
    if (!request.url.startsWith('/catalogue.json')) return { status: 404, headers: CORS_HEADERS };
    if (request.method === 'PUT') return put(request);
    if (text === null) return { status: 404, headers: CORS_HEADERS };
    return {
      status: 200,
      headers: { ...CORS_HEADERS, ETag: hash(), 'Content-Type': 'application/json' },
      body: text,
    };
  }, port);

  return {
    ...server,
    url: `${server.origin}/catalogue.json`,
    history: server.origin + HISTORY_PATH,
    copies,
    key: { username: user, secret: password },
    faults,
    text: () => text,
    put: (replaced: string | null) => {
      text = replaced;
    },
  };
}
