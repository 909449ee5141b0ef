import { expect, it, vi } from 'vitest';
import { createCatalogue } from '@/data/maintenance/repositories';
import { createLatestSeeds, seedsOf, UNKNOWN_SEED } from '@/data/catalogue/seeds';
import { notesText } from '@/data/catalogue/storedVersions';
import { perList } from '@/data/catalogue/lists';
import { publishedFile } from '../../../support/catalogue';
import { deferred } from '../../../support/deferred';
import { anEnvironment } from '../../../support/environment';
import { aBroker } from '../../../support/records';

const builtIn = seedsOf({ revision: 3, ...perList(() => []), brokers: [{ id: '1' }] }, true);
const newer = publishedFile(4, { brokers: [{ id: '9', ...aBroker({ name: 'Published' }) }] });

function asking(answer: string | Promise<string>) {
  const ask = vi.fn(() => Promise.resolve(answer));
  const loadBuiltIn = vi.fn(() => Promise.resolve(builtIn));
  const seeds = createLatestSeeds({ ask, loadBuiltIn });
  return { seeds, ask, loadBuiltIn };
}

const noAnswer = () => Promise.reject<string>(new Error('offline'));

it('has no seeds until the site responds', async () => {
  const { seeds, loadBuiltIn } = asking(newer);
  expect(seeds.brokers).toMatchObject({ revision: 0, records: [] });
  await seeds.load();
  expect(seeds.brokers).toMatchObject({ revision: 4, records: [{ name: 'Published' }] });
  expect(seeds.platforms.revision).toBe(4);
  expect(loadBuiltIn).not.toHaveBeenCalled();
});

it('fetches the published file once per visit and again on refresh', async () => {
  const { seeds, ask } = asking(newer);
  await Promise.all([seeds.load(), seeds.load()]);
  await seeds.load();
  expect(ask).toHaveBeenCalledTimes(1);
  await expect(seeds.refresh()).resolves.toBe('loaded');
  expect(ask).toHaveBeenCalledTimes(2);
});

it.each([
  ['not JSON', '<!doctype html>'],
  ['a different file', '{}'],
])('keeps the current seeds when the response is %s', async (_what, text) => {
  const { seeds } = asking(text);
  seeds.prime(builtIn);
  await seeds.load();
  expect(seeds.brokers).toMatchObject({ revision: 3, records: builtIn.brokers.records });
});

it('uses an older file on the site instead of the one in the build', async () => {
  const { seeds } = asking(publishedFile(2));
  seeds.prime(builtIn);
  await seeds.load();
  expect(seeds.brokers).toMatchObject({ revision: 2, records: [] });
});

it('accepts another publication with the same revision', async () => {
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
])('uses the built-in seeds when the site %s', async (_what, answer, why) => {
  const { seeds } = asking(answer());
  await expect(seeds.load()).resolves.toBeUndefined();
  expect(seeds.brokers).toMatchObject({ revision: 3, records: builtIn.brokers.records });
  await expect(seeds.refresh()).resolves.toBe(why);
});

it('retries when both the site and the built-in lists fail', async () => {
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

it("waits for a list's first seed", async () => {
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

it('stores nothing when a list is only peeked at', async () => {
  const { seeds } = asking(newer);
  const { environment, area } = anEnvironment();
  const { brokers } = createCatalogue(environment, seeds);
  await expect(brokers.peekActive()).resolves.toMatchObject([{ name: 'Published' }]);
  await environment.lock('upm_brokers', () => Promise.resolve());
  expect(area.length).toBe(0);
});

it('fails to read a list that was never published, but reads drafts as empty', async () => {
  const seeds = createLatestSeeds({ ask: noAnswer, loadBuiltIn: () => Promise.reject(new Error('offline')) });
  const { brokers, signalDrafts } = createCatalogue(anEnvironment().environment, seeds);
  await expect(brokers.list()).rejects.toMatchObject({ name: 'CatalogueUnavailableError' });
  await expect(signalDrafts.list()).resolves.toEqual([]);
});

it('calls back when a newer seed arrives for a displayed list', async () => {
  const answer = deferred<string>();
  const { seeds } = asking(answer.promise);
  const { environment, area } = anEnvironment();
  area.setItem('upm_brokers', '[]');
  area.setItem(
    'upm_brokers_versions',
    notesText({ versions: UNKNOWN_SEED.list().versions, revision: 3, file: '3::' }),
  );
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

it('uses the built-in list when the file does not contain it', async () => {
  const file = JSON.parse(newer) as Record<string, unknown>;
  delete file.webinars;
  const { seeds, loadBuiltIn } = asking(JSON.stringify(file));
  await seeds.load();
  expect(loadBuiltIn).toHaveBeenCalledTimes(1);
  expect(seeds.brokers.revision).toBe(4);
  expect(seeds.webinars.revision).toBe(3);
});
