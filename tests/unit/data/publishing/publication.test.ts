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

it('U01: holds the present lists under the next revision, in the form of the seed file', async () => {
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

it('names the publication that it follows, and none of its own twice', async () => {
  const area = await aVisitor();
  area.publish(publishedFile(4, {}, 'aaaaaaaaaaaaaaaa'));
  const files = [await area.maintenance.publication.next(), await area.maintenance.publication.next()];
  const [first, second] = files.map(({ text }) => JSON.parse(text) as JsonObject);
  expect(first).toMatchObject({ parent: 'aaaaaaaaaaaaaaaa' });
  expect(first?.publication).not.toBe(second?.publication);
});

it('U13: is a file that the first version of the site takes, which knows no publication ids', async () => {
  /** What that version looks at. */
  const firstVersionTakes = (file: JsonObject) =>
    file.app === 'upmark' &&
    file.schema === 1 &&
    Number.isSafeInteger(file.revision) &&
    [file.platforms, file.brokers].every(
      (list) => Array.isArray(list) && list.every(({ id }: JsonObject) => typeof id === 'string'),
    );
  const { maintenance, area } = await aVisitor();
  const { text } = await maintenance.publication.next();
  expect(firstVersionTakes(JSON.parse(text) as JsonObject)).toBe(true);
  expect(JSON.parse(area.getItem('upm_brokers_seed') ?? '')).toMatchObject({
    revision: seedFile.revision,
    records: seedFile.brokers.map(({ id }) => [id, expect.any(String) as unknown]),
  });
});

it('U13: keeps what it does not know of the records of a later version, through an edit and the next publication', async () => {
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

it('reaches who has never been here, who has, and who has changed something, whose change stays', async () => {
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

describe('U11: with a change here that is not published yet, what somebody else publishes', () => {
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

  it('is not undone by publishing that change: both are in the file, and in both browsers', async () => {
    const { a, b, third } = await bothPublish({ minDeposit: '$999' }, { name: 'Renamed' });
    const both = { name: 'Renamed', minDeposit: '$999' };
    expect(third.revision).toBe(seedFile.revision + 2);
    expect((JSON.parse(third.text) as typeof seedFile).brokers[0]).toMatchObject(both);
    expect(await a.catalogue.brokers.get('1')).toMatchObject(both);
    expect(await b.catalogue.brokers.get('1')).toMatchObject(both);
    for (const { maintenance } of [a, b])
      expect(maintenance.publication.unpublished().brokers).toMatchObject({ changed: 0, unchanged: 5 });
  });

  it('is in the list here too, with the change on top, once this browser publishes', async () => {
    const [a, b] = [await aVisitor(), await aVisitor()];
    await b.catalogue.brokers.update('1', { name: 'Renamed' });
    await b.catalogue.brokers.remove('2');
    await a.catalogue.brokers.update('1', { minDeposit: '$999' });
    await a.catalogue.brokers.update('3', { minDeposit: '$777' });
    await visitAgain(b, (await a.maintenance.publication.next()).text);
    await b.maintenance.publication.next();
    expect((await b.catalogue.brokers.list()).slice(0, 2)).toMatchObject([
      { id: '1', name: 'Renamed', minDeposit: '$999' },
      { id: '3', minDeposit: '$777' },
    ]);
    expect(b.maintenance.publication.unpublished().brokers).toMatchObject({ changed: 1, removed: 1 });
  });
});

it('asks where somebody else has published another value for the same field, and then holds what was chosen', async () => {
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

it('reports whether the published file carries no signals', async () => {
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

it('P11: is followed at the next start where nothing here contradicts it, and changes here stay on top', async () => {
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
  'outnumbers what this browser has taken under %s, and what was published since the page was opened',
  async (seedKey) => {
    const area = await aVisitor();
    area.area.setItem(seedKey, JSON.stringify({ revision: 40, records: [] }));
    await expect(area.maintenance.publication.next()).resolves.toMatchObject({ revision: 41 });
    area.publish(publishedFile(50));
    await expect(area.maintenance.publication.next()).resolves.toMatchObject({ revision: 51 });
  },
);

it('is refused while the site does not tell which revision visitors have', async () => {
  const area = await aVisitor();
  area.publish(null);
  await expect(area.maintenance.publication.next()).rejects.toMatchObject({ name: 'UnknownRevisionError' });
});

it.each([
  ['missing', new UnpublishedError('missing')],
  ['damaged', '<!doctype html>'],
  ['damaged', publishedFile(60).slice(0, -10)],
] as const)(
  'B07: outnumbers every revision known here while the file on the site is %s',
  async (onSite, answer) => {
    const area = await aVisitor();
    area.publish(publishedFile(50));
    await area.seeds.refresh();
    area.publish(answer);
    await expect(area.maintenance.publication.next()).resolves.toMatchObject({ revision: 51, onSite });
  },
);

it('leaves a list that cannot be read as it is published', async () => {
  const area = await aVisitor();
  area.area.setItem('upm_platforms', 'damaged');
  const { text } = await area.maintenance.publication.next();
  expect(parsePublishedCatalogue(text).platforms).toEqual(seedFile.platforms);
  expect(area.area.getItem('upm_platforms')).toBe('damaged');
});

it('leaves out what cannot be read, and gives each record an id of its own', async () => {
  const { maintenance } = anAdminArea({
    brokers: [aBroker({ name: 'A' }), { ...aBroker({ name: 'B' }), id: '1' }, { id: '5', name: null }],
    platforms: [{ ...aPlatform(), id: 7 }],
  });
  const file = parsePublishedCatalogue((await maintenance.publication.next()).text);
  expect(file.brokers.map(({ id }) => id)).toEqual(['1', '2']);
  expect(file.platforms.map(({ id }) => id)).toEqual(['7']);
});

describe('what is not published yet', () => {
  it('is nothing for who has changed nothing', async () => {
    const { maintenance } = await aVisitor();
    const nothing = { added: 0, changed: 0, removed: 0, unchanged: 0, unreadable: 0, isReordered: false };
    expect(maintenance.publication.unpublished()).toEqual({
      ...Object.fromEntries(publishedParts.map((part) => [part, nothing])),
      platforms: { ...nothing, unchanged: 3 },
      brokers: { ...nothing, unchanged: 5 },
    });
  });

  it('is every change, until it is published', async () => {
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

  it('is nothing right after a publication was heard of, before the lists have followed it', async () => {
    const administrator = await aVisitor();
    const other = await aVisitor();
    await administrator.catalogue.brokers.update('1', { name: 'Renamed' });
    await administrator.catalogue.platforms.remove('2');
    other.publish((await administrator.maintenance.publication.next()).text);
    await other.seeds.refresh();
    expect(other.maintenance.publication.unpublished()).toMatchObject({
      platforms: { added: 0, changed: 0, removed: 0 },
      brokers: { added: 0, changed: 0, removed: 0 },
    });
  });
});
