import { describe, expect, it } from 'vitest';
import { parsePublishedCatalogue } from '@/data/catalogue/publishedCatalogue';
import seedFile from '@/data/catalogue/catalogue.json';
import { anAdminArea, publishedFile } from '../../support/catalogue';
import { aBroker, aPlatform } from '../../support/records';

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

it('holds the present lists under the next revision, in the form of the seed file', async () => {
  const { catalogue, maintenance } = await aVisitor();
  const added = await catalogue.brokers.add(aBroker({ name: 'Added' }));
  const { revision, text } = await maintenance.publication.next();
  expect(revision).toBe(seedFile.revision + 1);
  const file = JSON.parse(text) as typeof seedFile;
  expect(file).toMatchObject({ revision, exportedAt: '2026-01-02T03:04:05.000Z' });
  expect(file.platforms).toEqual(seedFile.platforms);
  expect(file.brokers).toEqual([...seedFile.brokers, added]);
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

it('outnumbers what this browser has taken and what was published since the page was opened', async () => {
  const area = await aVisitor();
  area.area.setItem('upm_brokers_seed', JSON.stringify({ revision: 40, records: [] }));
  await expect(area.maintenance.publication.next()).resolves.toMatchObject({ revision: 41 });
  area.publish(publishedFile(50));
  await expect(area.maintenance.publication.next()).resolves.toMatchObject({ revision: 51 });
});

it('is refused while the site does not tell which revision visitors have', async () => {
  const area = await aVisitor();
  area.publish(null);
  await expect(area.maintenance.publication.next()).rejects.toMatchObject({ name: 'UnknownRevisionError' });
});

it('is refused while a list cannot be read, as visitors would lose it', async () => {
  const area = await aVisitor();
  area.area.setItem('upm_platforms', 'damaged');
  await expect(area.maintenance.publication.next()).rejects.toMatchObject({ name: 'DamagedListError' });
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
    expect(maintenance.publication.unpublished()).toEqual({
      platforms: { added: 0, changed: 0, removed: 0, unchanged: 3, unreadable: 0 },
      brokers: { added: 0, changed: 0, removed: 0, unchanged: 5, unreadable: 0 },
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
});
