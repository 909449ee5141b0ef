import { describe, expect, it, vi } from 'vitest';
import { createCatalogue } from '@/data/catalogue/catalogue';
import { MAX_FILE_BYTES } from '@/data/catalogue/catalogueFile';
import { createLatestSeeds, fetchPublishedCatalogue } from '@/data/catalogue/latestSeeds';
import { publishedFile } from '../../support/catalogue';
import { deferred } from '../../support/deferred';
import { anEnvironment } from '../../support/environment';
import { aBroker } from '../../support/records';

const builtIn = { platforms: { revision: 3, records: [] }, brokers: { revision: 3, records: [{ id: '1' }] } };
const newer = publishedFile(4, { brokers: [{ id: '9', ...aBroker({ name: 'Published' }) }] });

/** Seeds of a site that answers with this text, and how often it is asked. */
function asking(text: string) {
  const ask = vi.fn(() => Promise.resolve(text));
  return { seeds: createLatestSeeds(builtIn, ask), ask };
}

it('are those the site was built with until it answers, and then those published later', async () => {
  const { seeds } = asking(newer);
  expect(seeds.brokers).toMatchObject(builtIn.brokers);
  await seeds.load();
  expect(seeds.brokers).toMatchObject({ revision: 4, records: [{ name: 'Published' }] });
  expect(seeds.platforms.revision).toBe(4);
});

it('ask the site once for a whole visit, and again only to refresh', async () => {
  const { seeds, ask } = asking(newer);
  await Promise.all([seeds.load(), seeds.load()]);
  await seeds.load();
  expect(ask).toHaveBeenCalledTimes(1);
  await expect(seeds.refresh()).resolves.toBe(true);
  expect(ask).toHaveBeenCalledTimes(2);
});

it.each([
  ['as old as those built in', publishedFile(3, { brokers: [] })],
  ['older', publishedFile(2)],
  ['no JSON', '<!doctype html>'],
  ['another file', '{}'],
])('stay those built in when the answer is %s', async (_what, text) => {
  const { seeds } = asking(text);
  await seeds.load();
  expect(seeds.brokers).toMatchObject(builtIn.brokers);
});

it('stay those built in, without a word, when the site does not answer', async () => {
  const seeds = createLatestSeeds(builtIn, () => Promise.reject(new Error('offline')));
  await expect(seeds.load()).resolves.toBeUndefined();
  await expect(seeds.refresh()).resolves.toBe(false);
  expect(seeds.brokers).toMatchObject(builtIn.brokers);
});

describe('an answer that comes late', () => {
  it('is told to whoever shows a list that was read before', async () => {
    const answer = deferred<string>();
    const seeds = createLatestSeeds(builtIn, () => answer.promise);
    const { environment } = anEnvironment();
    const { brokers } = createCatalogue(environment, seeds);
    const told = vi.fn();
    const stop = seeds.watch(told);
    const loading = seeds.load();
    await brokers.list();
    answer.resolve(newer);
    await loading;
    expect(told).toHaveBeenCalledTimes(1);
    expect((await brokers.list()).map(({ name }) => name)).toEqual(['Published']);
    stop();
  });

  it('is told to nobody when no list was read before, or when nobody wants to know any more', async () => {
    const { seeds } = asking(newer);
    const told = vi.fn();
    seeds.watch(told);
    await seeds.load();
    const { seeds: others } = asking(newer);
    expect(others.brokers.revision).toBe(3);
    others.watch(told)();
    await others.load();
    expect(told).not.toHaveBeenCalled();
  });
});

describe('fetchPublishedCatalogue', () => {
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
    const asked = answerWith(new Response(newer));
    await expect(fetchPublishedCatalogue()).resolves.toBe(newer);
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
