import type { FolderAddress } from '@/domain/text/publishAddress';
import type { Wait } from '@/data/storage/environment';
import { encodeBase64 } from './base64';
import {
  sendRequest,
  readBody,
  PublishingError,
  publishingError,
  type Fetch,
  type PastPublication,
  type PublishingKey,
  type PublishingTarget,
} from './target';

interface FolderRequest {
  readonly method: 'GET' | 'PUT' | 'PROPFIND';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

type Request = (url: string, signal: AbortSignal, init: FolderRequest) => Promise<Response>;

const MAX_SHOWN = 20;

/** Revision and publication of a copy: `0007-0123456789abcdef.json` */
const COPY_NAME = /^(\d{4,})-[\da-f]{16}\.json$/;

const textIn = (xml: string, element: string): string =>
  new RegExp(String.raw`<(?:[\w-]+:)?${element}\b[^>]*>([^<]*)<`, 'i').exec(xml)?.[1]?.trim() ?? '';

const copiesIn = (listing: string): PastPublication[] =>
  listing.split(/<(?:[\w-]+:)?response\b/i).flatMap((response) => {
    const id = textIn(response, 'href').split('/').at(-1) ?? '';
    const revision = COPY_NAME.exec(id)?.[1];
    if (revision === undefined) return [];
    const time = Date.parse(textIn(response, 'getlastmodified'));
    return [
      {
        id,
        time: Number.isNaN(time) ? '' : new Date(time).toISOString(),
        note: `Publish revision ${String(Number(revision))}`,
        by: '',
        link: '',
      },
    ];
  });

/** @param folder URL with a trailing slash */
const createFolderHistory = (
  folder: string,
  request: Request,
): Required<Pick<PublishingTarget, 'keep' | 'past' | 'pastText'>> => ({
  async keep({ revision, publication, text }, signal) {
    const name = `${String(revision).padStart(4, '0')}-${publication}.json`;
    const response = await request(folder + name, signal, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', 'If-None-Match': '*' },
      body: text,
    });
    // If the first response was lost, the copy exists already.
    if (!response.ok && response.status !== 412) throw publishingError(response);
  },
  async past(signal) {
    const response = await request(folder, signal, { method: 'PROPFIND', headers: { Depth: '1' } });
    if (!response.ok) throw publishingError(response);
    const copies = copiesIn(await readBody(response));
    return copies.toSorted((a, b) => Number.parseInt(b.id) - Number.parseInt(a.id)).slice(0, MAX_SHOWN);
  },
  async pastText(id, signal) {
    if (!COPY_NAME.test(id)) throw new PublishingError('absent');
    const response = await request(folder + id, signal, { method: 'GET', headers: { Accept: '*/*' } });
    if (!response.ok) throw publishingError(response);
    return readBody(response);
  },
});

/** Matches no file, so a host that writes anyway doesn't compare versions. */
const NO_VERSION = '"upmark-probe"';

/** For a second after a file is written, Apache gives it a weak ETag, which can't be used in conditional requests. */
const APACHE_SECOND_MS = 1500;

/** Conditional requests need a strong ETag without the suffix that compression adds. */
const strongTag = (etag: string): string =>
  etag.replace(/^W\//, '').replace(/(?:--?|;)(?:gzip|br|zstd|deflate)"$/, '"');

/** A file on a server that supports PUT with If-Match (Apache, lighttpd, nginx as in deploy/). */
export function createFolderTarget(
  { url, origin, history }: FolderAddress,
  fetch: Fetch,
  wait: Wait,
  key: () => PublishingKey | null,
): PublishingTarget {
  /** Null until the first write */
  let comparesVersions: boolean | null = null;

  function request(place: string, signal: AbortSignal, init: FolderRequest) {
    const typed = key();
    return sendRequest(fetch, place, signal, {
      ...init,
      credentials: origin === null ? 'same-origin' : 'omit',
      headers: {
        ...init.headers,
        ...(typed && { Authorization: `Basic ${encodeBase64(`${typed.username}:${typed.secret}`)}` }),
      },
    });
  }

  const read: PublishingTarget['read'] = async (signal) => {
    const response = await request(url, signal, { method: 'GET', headers: { Accept: '*/*' } });
    if (response.status === 404) return null;
    if (!response.ok) throw publishingError(response);
    const etag = response.headers.get('etag');
    if (etag === null) throw new PublishingError('unchecked');
    return { text: await readBody(response), version: strongTag(etag) };
  };

  const put = (body: string, condition: Readonly<Record<string, string>>, signal: AbortSignal) =>
    request(url, signal, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', ...condition },
      body,
    });

  return {
    ...(typeof history === 'string' && createFolderHistory(history, request)),
    read,
    needsReadBack: true,
    ignoresVersions: () => comparesVersions === false,
    async replace(text, expected, _note, signal) {
      const outcome = expected === null ? 'created' : 'replaced';
      if (comparesVersions === null) {
        const probe = await put(text, { 'If-Match': NO_VERSION }, signal);
        if (!probe.ok && probe.status !== 412) throw publishingError(probe);
        comparesVersions = !probe.ok;
        if (probe.ok) return outcome;
      }
      const condition = expected === null ? { 'If-None-Match': '*' } : { 'If-Match': expected };
      let response = await put(text, condition, signal);
      if (response.status === 412 && (await read(signal))?.version === expected) {
        await wait(APACHE_SECOND_MS);
        response = await put(text, condition, signal);
      }
      if (!response.ok) throw publishingError(response);
      return outcome;
    },
  };
}
