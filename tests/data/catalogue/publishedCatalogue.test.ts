import { describe, expect, it, vi } from 'vitest';
import seedFile from '@/data/catalogue/catalogue.json';
import {
  fetchPublishedCatalogue,
  MAX_FILE_BYTES,
  parsePublishedCatalogue,
} from '@/data/catalogue/publishedCatalogue';
import { publishedFile } from '../../support/catalogue';

describe('a published catalogue', () => {
  it('is what the site is built from', () => {
    expect(parsePublishedCatalogue(`\ufeff${JSON.stringify(seedFile)}`)).toEqual(seedFile);
  });

  it.each([
    ['of another app', { app: 'other' }],
    ['that is too large', { filling: 'x'.repeat(MAX_FILE_BYTES) }],
    ['of a later schema', { schema: 2 }],
    ['without a revision', { revision: undefined }],
    ['with a revision that is no whole number', { revision: 1.5 }],
    ['with a record that is none', { brokers: [null] }],
    ['with a record without an id', { brokers: [{ name: 'x' }] }],
  ])('is not taken from a file %s', (_what, fields) => {
    expect(() => parsePublishedCatalogue(JSON.stringify({ ...seedFile, ...fields }))).toThrow();
  });
});

describe('fetchPublishedCatalogue', () => {
  const published = publishedFile(4);

  /** Lets the site answer, and gives what it was asked. */
  function answerWith(answer: Response) {
    const asked: [string, RequestInit | undefined][] = [];
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
      asked.push([url, init]);
      return Promise.resolve(answer);
    });
    return asked;
  }

  it('asks for the file beside the site, past the cache and within three seconds', async () => {
    const asked = answerWith(new Response(published));
    await expect(fetchPublishedCatalogue()).resolves.toBe(published);
    const signal = expect.any(AbortSignal) as unknown;
    expect(asked).toEqual([['/catalogue.json', { cache: 'no-cache', signal }]]);
  });

  it.each([
    ['is not there', new Response('', { status: 404 })],
    ['is too large', new Response('x', { headers: { 'content-length': String(MAX_FILE_BYTES + 1) } })],
  ])('fails when the file %s', async (_what, answer) => {
    answerWith(answer);
    await expect(fetchPublishedCatalogue()).rejects.toThrow(/published catalogue/);
  });
});
