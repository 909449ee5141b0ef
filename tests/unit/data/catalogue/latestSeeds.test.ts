import { describe, expect, it, vi } from 'vitest';
import { createCatalogue } from '@/data/maintenance/catalogue';
import { createLatestSeeds } from '@/data/catalogue/latestSeeds';
import { perList } from '@/data/catalogue/lists';
import { seedsOf } from '@/data/catalogue/seed';
import { publishedFile } from '../../../support/catalogue';
import { deferred } from '../../../support/deferred';
import { anEnvironment } from '../../../support/environment';
import { aBroker } from '../../../support/records';

const builtIn = seedsOf({ revision: 3, ...perList(() => []), brokers: [{ id: '1' }] });
const newer = publishedFile(4, { brokers: [{ id: '9', ...aBroker({ name: 'Published' }) }] });

/** Seeds of a site that answers so. */
function asking(answer: string | Promise<string>) {
  const ask = vi.fn(() => Promise.resolve(answer));
  const loadBuiltIn = vi.fn(() => Promise.resolve(builtIn));
  const seeds = createLatestSeeds({ ask, loadBuiltIn });
  return { seeds, ask, loadBuiltIn };
}

const noAnswer = () => Promise.reject<string>(new Error('offline'));

it('are unknown until the site answers, and then what it published', async () => {
  const { seeds, loadBuiltIn } = asking(newer);
  expect(seeds.brokers).toMatchObject({ revision: 0, records: [] });
  await seeds.load();
  expect(seeds.brokers).toMatchObject({ revision: 4, records: [{ name: 'Published' }] });
  expect(seeds.platforms.revision).toBe(4);
  expect(loadBuiltIn).not.toHaveBeenCalled();
});

it('ask the site once for a whole visit, and again only to refresh', async () => {
  const { seeds, ask } = asking(newer);
  await Promise.all([seeds.load(), seeds.load()]);
  await seeds.load();
  expect(ask).toHaveBeenCalledTimes(1);
  await expect(seeds.refresh()).resolves.toBe('told');
  expect(ask).toHaveBeenCalledTimes(2);
});

it.each([
  ['as old as those known', publishedFile(3, { brokers: [] })],
  ['older', publishedFile(2)],
  ['no JSON', '<!doctype html>'],
  ['another file', '{}'],
])('stay those known already when the answer is %s', async (_what, text) => {
  const { seeds } = asking(text);
  seeds.prime(builtIn);
  await seeds.load();
  expect(seeds.brokers).toMatchObject(builtIn.brokers);
});

it('U12: are those of another publication with the same revision, when the site gives it', async () => {
  const ask = vi.fn();
  const seeds = createLatestSeeds({ ask, loadBuiltIn: () => Promise.resolve(builtIn) });
  for (const publication of ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb']) {
    const brokers = [{ id: '1', ...aBroker({ name: publication }) }];
    ask.mockResolvedValueOnce(publishedFile(4, { brokers }, publication));
    await seeds.refresh();
    expect(seeds.brokers).toMatchObject({ publication, records: [{ name: publication }] });
  }
});

it.each([
  ['does not answer', noAnswer, 'unreachable'],
  ['answers with a page', () => Promise.resolve('<!doctype html><title>Home</title>'), 'damaged'],
])('are those the site was built with, without a word, when it %s', async (_what, answer, why) => {
  const { seeds } = asking(answer());
  await expect(seeds.load()).resolves.toBeUndefined();
  expect(seeds.brokers).toMatchObject(builtIn.brokers);
  await expect(seeds.refresh()).resolves.toBe(why);
});

it('are asked for again where nothing came at all', async () => {
  const ask = vi.fn(noAnswer);
  const seeds = createLatestSeeds({
    ask,
    loadBuiltIn: () => Promise.reject(new Error()),
  });
  await seeds.load();
  ask.mockResolvedValueOnce(newer);
  await seeds.load();
  expect(seeds.brokers.revision).toBe(4);
});

describe('a list', () => {
  it('that has taken no seed yet waits for one', async () => {
    const answer = deferred<string>();
    const { seeds } = asking(answer.promise);
    const { brokers } = createCatalogue(anEnvironment().environment, seeds);
    const shown = vi.fn();
    const showing = brokers.list().then(shown);
    await new Promise(setImmediate);
    expect(shown).not.toHaveBeenCalled();
    answer.resolve(newer);
    await showing;
    expect(shown).toHaveBeenCalledWith([expect.objectContaining({ name: 'Published' })]);
  });

  it('that waits for its first seed is not told of it as news, which would load it anew', async () => {
    const answer = deferred<string>();
    const { seeds } = asking(answer.promise);
    const { environment } = anEnvironment();
    const { brokers } = createCatalogue({ ...environment, watch: (_key, told) => seeds.watch(told) }, seeds);
    const told = vi.fn();
    brokers.watch(told);
    const showing = brokers.list();
    await new Promise(setImmediate);
    answer.resolve(newer);
    await showing;
    expect(told).not.toHaveBeenCalled();
  });

  it('that has taken one is read at once, whatever the site answers', async () => {
    const { seeds } = asking(deferred<string>().promise);
    const { environment, area } = anEnvironment();
    area.setItem('upm_brokers', '[{"id":"1","name":"Mine"}]');
    area.setItem('upm_brokers_seed', '{"revision":3,"records":[]}');
    const { brokers } = createCatalogue(environment, seeds);
    expect(await brokers.list()).toMatchObject([{ name: 'Mine' }]);
  });

  it('that is added to before any seed came gets its seed first', async () => {
    const answer = deferred<string>();
    const { seeds } = asking(answer.promise);
    const { brokers } = createCatalogue(anEnvironment().environment, seeds);
    const adding = brokers.add(aBroker({ name: 'Mine' }));
    answer.resolve(newer);
    await adding;
    expect((await brokers.list()).map(({ name }) => name)).toEqual(['Published', 'Mine']);
  });
});

describe('an answer that comes late', () => {
  it('is told to whoever shows a list that was read before', async () => {
    const answer = deferred<string>();
    const { seeds } = asking(answer.promise);
    const { environment, area } = anEnvironment();
    area.setItem('upm_brokers', '[]');
    area.setItem('upm_brokers_seed', '{"revision":3,"records":[]}');
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
    expect(others.brokers.revision).toBe(0);
    others.watch(told)();
    await others.load();
    expect(told).not.toHaveBeenCalled();
  });
});

describe('what the site was built with', () => {
  it('fills in a list that the published file is older than', async () => {
    const file = JSON.parse(newer) as Record<string, unknown>;
    delete file.webinars;
    const { seeds, loadBuiltIn } = asking(JSON.stringify(file));
    await seeds.load();
    expect(loadBuiltIn).toHaveBeenCalledTimes(1);
    expect(seeds.brokers.revision).toBe(4);
    expect(seeds.webinars.revision).toBe(3);
  });

  it('takes the place of an answer where something is known already', async () => {
    const { seeds } = asking(noAnswer());
    seeds.prime(seedsOf(JSON.parse(publishedFile(2)) as Parameters<typeof seedsOf>[0]));
    await seeds.load();
    expect(seeds.brokers.revision).toBe(3);
  });
});

it('a seed that is known needs no answer', async () => {
  const { seeds, ask } = asking(newer);
  seeds.prime(builtIn);
  await seeds.brokers.arrives?.();
  expect(ask).not.toHaveBeenCalled();
});

it('seeds that are no news are told to nobody', async () => {
  const { seeds } = asking(newer);
  await seeds.load();
  expect(seeds.brokers.records).toHaveLength(1);
  const told = vi.fn();
  seeds.watch(told);
  await seeds.refresh();
  seeds.prime(builtIn);
  expect(told).not.toHaveBeenCalled();
});

it('a revision that was looked at counts as read: news of it is told', async () => {
  const { seeds } = asking(newer);
  expect(seeds.brokers.revision).toBe(0);
  const told = vi.fn();
  seeds.watch(told);
  await seeds.load();
  expect(told).toHaveBeenCalledTimes(1);
});
