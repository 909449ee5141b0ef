import { describe, expect, it } from 'vitest';
import { publishedParts } from '@/data/catalogue/lists';
import { parsePublishedCatalogue, UnpublishedError } from '@/data/catalogue/publishedCatalogue';
import type { PublishConflictError } from '@/data/publishing/publication';
import { conflictKey } from '@/domain/catalogueMerge';
import type { JsonObject } from '@/data/storage/json';
import { anAdminArea, publishedFile } from '../../../support/catalogue';
import type { BrokerDraft } from '@/domain/broker';
import { aBroker, aPlatform } from '../../../support/records';
import { seedFile } from '../../../support/seedFile';

type Area = ReturnType<typeof anAdminArea>;

/** A browser that has taken the catalogue the site was built with. */
async function aVisitor(): Promise<Area> {
  const area = anAdminArea();
  for (const key of ['upm_platforms', 'upm_brokers']) area.area.removeItem(key);
  await visit(area);
  return area;
}

/** Opens both lists, and lets what they store be stored. */
async function visit({ catalogue, environment }: Area): Promise<string[]> {
  await catalogue.platforms.list();
  const brokers = await catalogue.brokers.list();
  for (const key of ['upm_platforms', 'upm_brokers']) await environment.lock(key, () => Promise.resolve());
  return brokers.map(({ name }) => name);
}

/** Opens the site at which this was published. */
async function visitAgain(area: Area, published: string): Promise<string[]> {
  area.publish(published);
  await area.seeds.refresh();
  return visit(area);
}

const names = seedFile.brokers.map(({ name }) => name);

it('writes the present lists under the next revision', async () => {
  const { catalogue, maintenance } = await aVisitor();
  const added = await catalogue.brokers.add(aBroker({ name: 'Added' }));
  const { revision, text } = await maintenance.publication.next();
  expect(revision).toBe(seedFile.revision + 1);
  const file = JSON.parse(text) as typeof seedFile;
  expect(file).toMatchObject({
    revision,
    publication: expect.stringMatching(/^[\da-f]{16}$/) as unknown,
    parent: null,
    exportedAt: '2026-01-02T03:04:05.000Z',
  });
  expect(file.platforms).toEqual(seedFile.platforms);
  expect(file.brokers).toEqual([...seedFile.brokers, added]);
});

it('names its parent, and never repeats an id', async () => {
  const area = await aVisitor();
  area.publish(publishedFile(4, {}, 'aaaaaaaaaaaaaaaa'));
  const files = [await area.maintenance.publication.next(), await area.maintenance.publication.next()];
  const [first, second] = files.map(({ text }) => JSON.parse(text) as JsonObject);
  expect(first).toMatchObject({ parent: 'aaaaaaaaaaaaaaaa' });
  expect(first?.publication).not.toBe(second?.publication);
});

it('keeps unknown fields of a later version', async () => {
  const area = await aVisitor();
  const later = { grade: 'A', checks: [{ by: 'desk' }] };
  const brokers = seedFile.brokers.map((broker, index) =>
    index === 1 ? { ...broker, name: 'Later Example', later } : broker,
  );
  const file = JSON.parse(
    publishedFile(seedFile.revision + 1, { platforms: seedFile.platforms, brokers }),
  ) as JsonObject;
  const shown = await visitAgain(
    area,
    JSON.stringify({ ...file, laterLists: [{ id: '1' }], laterMark: 'b' }),
  );
  expect(shown[1]).toBe('Later Example');
  await area.catalogue.brokers.update('2', { leverage: '1:20' });
  expect(area.stored('upm_brokers')[1]).toMatchObject({ leverage: '1:20', later });
  const { revision, text } = await area.maintenance.publication.next();
  expect(revision).toBe(seedFile.revision + 2);
  expect((JSON.parse(text) as typeof seedFile).brokers[1]).toMatchObject({
    name: 'Later Example',
    leverage: '1:20',
    later,
  });
});

it('reaches new, old and editing visitors', async () => {
  const administrator = await aVisitor();
  const old = await aVisitor();
  const editor = await aVisitor();
  await editor.catalogue.brokers.update('2', { description: 'Mine' });
  await administrator.catalogue.brokers.update('1', { name: 'Renamed' });
  await administrator.catalogue.brokers.update('2', { description: 'Theirs' });
  await administrator.catalogue.brokers.remove('3');
  await administrator.catalogue.brokers.add(aBroker({ name: 'Added' }));
  const { text } = await administrator.maintenance.publication.next();
  const published = ['Renamed', names[1], names[3], names[4], 'Added'];

  const fresh = anAdminArea();
  for (const key of ['upm_platforms', 'upm_brokers']) fresh.area.removeItem(key);
  expect(await visitAgain(fresh, text)).toEqual(published);
  expect(await visitAgain(old, text)).toEqual(published);
  expect(await visitAgain(editor, text)).toEqual(published);
  expect(await editor.catalogue.brokers.get('2')).toMatchObject({ description: 'Mine' });
  expect(await visitAgain(administrator, text)).toEqual(published);
});

describe('two browsers that change one list', () => {
  /** Two administrators' browsers: B renames a broker, A publishes another deposit for it, B publishes. */
  async function bothPublish(theirs: Partial<BrokerDraft>, mine: Partial<BrokerDraft>) {
    const [a, b] = [await aVisitor(), await aVisitor()];
    await b.catalogue.brokers.update('1', mine);
    await a.catalogue.brokers.update('1', theirs);
    const second = await a.maintenance.publication.next();
    await visitAgain(a, second.text);
    await visitAgain(b, second.text);
    const third = await b.maintenance.publication.next();
    await visitAgain(b, third.text);
    await visitAgain(a, third.text);
    return { a, b, third };
  }

  it('merges two changes of one record by two browsers', async () => {
    const { a, b, third } = await bothPublish({ minDeposit: '$999' }, { name: 'Renamed' });
    const both = { name: 'Renamed', minDeposit: '$999' };
    expect(third.revision).toBe(seedFile.revision + 2);
    expect((JSON.parse(third.text) as typeof seedFile).brokers[0]).toMatchObject(both);
    expect(await a.catalogue.brokers.get('1')).toMatchObject(both);
    expect(await b.catalogue.brokers.get('1')).toMatchObject(both);
    for (const { maintenance } of [a, b])
      expect(maintenance.publication.unpublished().brokers).toMatchObject({ changed: 0, unchanged: 5 });
  });
});

it('asks about a field that both changed, then obeys', async () => {
  const [a, b] = [await aVisitor(), await aVisitor()];
  await a.catalogue.brokers.update('1', { minDeposit: '$1' });
  await a.catalogue.brokers.update('2', { name: 'From A' });
  await b.catalogue.brokers.update('1', { minDeposit: '$2' });
  b.publish((await a.maintenance.publication.next()).text);
  const asked: unknown = await b.maintenance.publication.next().catch((error: unknown) => error);
  expect(asked).toMatchObject({
    name: 'PublishConflictError',
    conflicts: [{ list: 'brokers', id: '1', field: 'minDeposit', mine: '$2', theirs: '$1' }],
  });
  const { conflicts } = asked as PublishConflictError;
  const choices = new Map(conflicts.map((conflict) => [conflictKey(conflict), 'mine' as const]));
  const { text } = await b.maintenance.publication.next(choices);
  expect((JSON.parse(text) as typeof seedFile).brokers[0]).toMatchObject({ minDeposit: '$2' });
  expect(b.stored('upm_brokers').slice(0, 2)).toMatchObject([{ minDeposit: '$2' }, { name: 'From A' }]);
});

it('reports whether the published file has signals', async () => {
  const area = await aVisitor();
  const { publication } = area.maintenance;
  expect(publication.lacksSignals()).toBe(false);
  const { signals: _none, ...withoutRecord } = JSON.parse(
    publishedFile(4, {}, 'aaaaaaaaaaaaaaaa'),
  ) as JsonObject;
  area.publish(JSON.stringify(withoutRecord));
  await area.seeds.refresh();
  expect(publication.lacksSignals()).toBe(true);
  area.publish(publishedFile(5, {}, 'bbbbbbbbbbbbbbbb'));
  await area.seeds.refresh();
  expect(publication.lacksSignals()).toBe(false);
});

it('follows what others publish at the next start', async () => {
  const [a, b] = [await aVisitor(), await aVisitor()];
  await b.catalogue.brokers.update('1', { name: 'Renamed' });
  await a.catalogue.brokers.update('1', { minDeposit: '$1' });
  await visitAgain(b, (await a.maintenance.publication.next()).text);
  await b.maintenance.catchUp();
  expect(await b.catalogue.brokers.get('1')).toMatchObject({ name: 'Renamed', minDeposit: '$1' });
  const stored = ['upm_brokers', 'upm_brokers_seed', 'upm_brokers_base'].map((key) => b.area.getItem(key));
  await b.maintenance.catchUp();
  expect(['upm_brokers', 'upm_brokers_seed', 'upm_brokers_base'].map((key) => b.area.getItem(key))).toEqual(
    stored,
  );
});

it.each(['upm_platforms_seed', 'upm_brokers_seed'])(
  'outnumbers what was taken under %s or published since',
  async (seedKey) => {
    const area = await aVisitor();
    area.area.setItem(seedKey, JSON.stringify({ revision: 40, records: [] }));
    await expect(area.maintenance.publication.next()).resolves.toMatchObject({ revision: 41 });
    area.publish(publishedFile(50));
    await expect(area.maintenance.publication.next()).resolves.toMatchObject({ revision: 51 });
  },
);

it('refuses to publish while the site does not answer', async () => {
  const area = await aVisitor();
  area.publish(null);
  await expect(area.maintenance.publication.next()).rejects.toMatchObject({ name: 'UnknownRevisionError' });
});

it.each([
  ['missing', new UnpublishedError('missing')],
  ['damaged', '<!doctype html>'],
  ['damaged', publishedFile(60).slice(0, -10)],
] as const)('outnumbers every known revision while the file is %s', async (onSite, answer) => {
  const area = await aVisitor();
  area.publish(publishedFile(50));
  await area.seeds.refresh();
  area.publish(answer);
  await expect(area.maintenance.publication.next()).resolves.toMatchObject({ revision: 51, onSite });
});

it('leaves out what cannot be read, and repairs ids', async () => {
  const { maintenance } = anAdminArea({
    brokers: [aBroker({ name: 'A' }), { ...aBroker({ name: 'B' }), id: '1' }, { id: '77', name: null }],
    platforms: [{ ...aPlatform(), id: 7 }],
  });
  const file = parsePublishedCatalogue((await maintenance.publication.next()).text);
  expect(file.brokers.map(({ id }) => id)).toEqual(['1', '2']);
  expect(file.platforms.map(({ id }) => id)).toEqual(['7']);
});

it('counts nothing as unpublished without a change', async () => {
  const { maintenance } = await aVisitor();
  const nothing = { added: 0, changed: 0, removed: 0, unchanged: 0, unreadable: 0, isReordered: false };
  expect(maintenance.publication.unpublished()).toEqual({
    ...Object.fromEntries(publishedParts.map((part) => [part, nothing])),
    platforms: { ...nothing, unchanged: 3 },
    brokers: { ...nothing, unchanged: 5 },
  });
});

it('counts every change until it is published', async () => {
  const area = await aVisitor();
  await area.catalogue.brokers.toggleActive('1');
  await area.catalogue.platforms.remove('2');
  expect(area.maintenance.publication.unpublished()).toMatchObject({
    platforms: { removed: 1, unchanged: 2 },
    brokers: { changed: 1, unchanged: 4 },
  });
  await visitAgain(area, (await area.maintenance.publication.next()).text);
  expect(area.maintenance.publication.unpublished()).toMatchObject({
    platforms: { removed: 0, unchanged: 2 },
    brokers: { changed: 0, unchanged: 5 },
  });
});
