import { bodyOf, PublishingError, refused, type PastPublication, type PublishingTarget } from './target';

export interface FolderRequest {
  readonly method: 'GET' | 'PUT' | 'PROPFIND';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

type Request = (url: string, signal: AbortSignal, init: FolderRequest) => Promise<Response>;

const SHOWN = 20;

/** `0007-0123456789abcdef.json`: a copy's revision and publication. */
const COPY = /^(\d{4,})-[\da-f]{16}\.json$/;

const textIn = (xml: string, element: string): string =>
  new RegExp(String.raw`<(?:[\w-]+:)?${element}\b[^>]*>([^<]*)<`, 'i').exec(xml)?.[1]?.trim() ?? '';

/** The copies that a WebDAV listing names. */
const copiesIn = (listing: string): PastPublication[] =>
  listing.split(/<(?:[\w-]+:)?response\b/i).flatMap((response) => {
    const id = textIn(response, 'href').split('/').at(-1) ?? '';
    const revision = COPY.exec(id)?.[1];
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

/**
 * Copies of what was published, in a folder next to the file.
 * @param folder its address, with a slash at the end
 */
export const createFolderHistory = (
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
    // What was kept before the answer was lost has the same name, and is the same.
    if (!response.ok && response.status !== 412) throw refused(response);
  },
  async past(signal) {
    const response = await request(folder, signal, { method: 'PROPFIND', headers: { Depth: '1' } });
    if (!response.ok) throw refused(response);
    const copies = copiesIn(await bodyOf(response));
    return copies.toSorted((a, b) => Number.parseInt(b.id) - Number.parseInt(a.id)).slice(0, SHOWN);
  },
  async pastText(id, signal) {
    if (!COPY.test(id)) throw new PublishingError('absent');
    const response = await request(folder + id, signal, { method: 'GET', headers: { Accept: '*/*' } });
    if (!response.ok) throw refused(response);
    return bodyOf(response);
  },
});
