import { afterEach, describe, expect, it, vi } from 'vitest';
import seedFile from '@/data/catalogue/catalogue.json';
import {
  fetchPublishedCatalogue,
  fetchSiteTime,
  MAX_FILE_BYTES,
  MAX_FILE_CHARACTERS,
  parsePublishedCatalogue,
} from '@/data/catalogue/publishedCatalogue';
import { publishedFile } from '../../../support/catalogue';

it.each([
  ['from another app', { app: 'other' }],
  ['larger than browser storage', { brokers: [{ id: '1', name: 'ł'.repeat(900_000) }] }],
  ['that is too long to be parsed', { filling: 'x'.repeat(MAX_FILE_CHARACTERS) }],
  ['with a later schema', { schema: 2 }],
  ['without a revision', { revision: undefined }],
  ["whose webinars aren't a list", { webinars: {} }],
  ['with a null among its records', { brokers: [null] }],
  ['with a record without an id', { brokers: [{ name: 'x' }] }],
])('rejects a file %s', (_what, fields) => {
  expect(() => parsePublishedCatalogue(JSON.stringify({ ...seedFile, ...fields }))).toThrow(
    'No published catalogue: damaged.',
  );
});

it('limits the size of a file in characters, not bytes', () => {
  const brokers = [{ id: '1', name: 'é'.repeat(3_400_000) }];
  const text = JSON.stringify({ ...seedFile, brokers }, null, 2);
  expect(new Blob([text]).size).toBeGreaterThan(6_000_000);
  expect(parsePublishedCatalogue(text).brokers).toEqual(brokers);
});

const published = publishedFile(4);

/** Stubs `fetch` and returns its calls. */
function answerWith(answer: Response) {
  const asked: [string, RequestInit | undefined][] = [];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    asked.push([url, init]);
    return Promise.resolve(answer);
  });
  return asked;
}

it('bypasses the cache when requesting the file', async () => {
  const asked = answerWith(new Response(published));
  await expect(fetchPublishedCatalogue()).resolves.toBe(published);
  const signal = expect.any(AbortSignal) as unknown;
  expect(asked).toEqual([['/catalogue.json', { cache: 'no-cache', signal }]]);
});

it.each([
  ['is missing', new Response('', { status: 404 }), 'missing'],
  ['is missing from a host that returns 403', new Response('', { status: 403 }), 'missing'],
  [
    'is too large',
    new Response('x', { headers: { 'content-length': String(MAX_FILE_BYTES + 1) } }),
    'damaged',
  ],
  ['is on a host that returns 503', new Response('', { status: 503 }), 'unreachable'],
])('reports the reason when the file %s', async (_what, answer, reason) => {
  answerWith(answer);
  await expect(fetchPublishedCatalogue()).rejects.toMatchObject({
    name: 'CatalogueUnavailableError',
    reason,
  });
});

describe('over a slow network', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Sends the response headers after one delay and the end of the body after another, in ms. */
  function answerSlowly(beginsAfter: number, endsAfter: number) {
    vi.useFakeTimers();
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: { readonly signal: AbortSignal }) =>
        new Promise<Response>((resolve, reject) => {
          const body = new ReadableStream<Uint8Array>({
            start(controller) {
              signal.addEventListener('abort', () => {
                reject(signal.reason as Error);
                controller.error(signal.reason);
              });
              setTimeout(() => {
                if (signal.aborted) return;
                controller.enqueue(new TextEncoder().encode(published));
                controller.close();
              }, endsAfter);
            },
          });
          setTimeout(() => {
            resolve(new Response(body));
          }, beginsAfter);
        }),
    );
    const text = fetchPublishedCatalogue();
    text.catch(() => undefined);
    return text;
  }

  const unreachable = { name: 'CatalogueUnavailableError', reason: 'unreachable' };

  it('gives up when the site does not respond within three seconds', async () => {
    const text = answerSlowly(3500, 4000);
    await vi.advanceTimersByTimeAsync(3000);
    await expect(text).rejects.toMatchObject(unreachable);
  });

  it('waits for a response that has started to arrive', async () => {
    const text = answerSlowly(2500, 9000);
    await vi.advanceTimersByTimeAsync(9000);
    await expect(text).resolves.toBe(published);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives up on a response that never ends', async () => {
    const text = answerSlowly(100, 60_000);
    await vi.advanceTimersByTimeAsync(20_000);
    await expect(text).rejects.toMatchObject(unreachable);
  });
});

it("adds the age of a cached response to the host's time", async () => {
  answerWith(new Response(null, { headers: { date: 'Sun, 29 Nov 2026 12:00:00 GMT', age: '90' } }));
  await expect(fetchSiteTime()).resolves.toBe(Date.UTC(2026, 10, 29, 12, 1, 30));
});
