import { expect, it } from 'vitest';
import type { CatalogueLists } from '@/data/merge/catalogueFile';
import type { JsonObject } from '@/data/storage/json';
import { anAdministrator, freshFolder } from '../../../support/publishing';
import { seedFile } from '../../../support/seedFile';

type Browser = Awaited<ReturnType<typeof anAdministrator>>;

const SEED = JSON.stringify(seedFile);
const seedNames = seedFile.brokers.map(({ name }) => name);

const folder = freshFolder(SEED);
const twoBrowsers = async () => [await anAdministrator(folder), await anAdministrator(folder)] as const;

/** The lists of a browser as in a backup. */
const listsOf = ({ stored }: Browser): CatalogueLists => ({
  brokers: stored('upm_brokers'),
  platforms: stored('upm_platforms'),
});

const namesIn = ({ lists }: { readonly lists: CatalogueLists }) =>
  (lists.brokers as readonly JsonObject[]).map(({ name }) => name);

it("merges both sides' changes when based on the same publication", async () => {
  const [here, there] = await twoBrowsers();
  await here.catalogue.brokers.update('1', { name: 'From here' });
  await there.catalogue.brokers.update('2', { name: 'From there' });
  await there.catalogue.brokers.remove('3');
  const taken = here.local.withChangesOf(listsOf(there), there.local.basis());
  expect(taken.conflicts).toEqual([]);
  expect(namesIn(taken)).toEqual(['From here', 'From there', ...seedNames.slice(3)]);
  expect(here.stored('upm_brokers')[1]).toMatchObject({ name: seedNames[1] });
});

it.each([
  ['is unknown', undefined],
  ['is from another publication', { brokers: { revision: 7 }, platforms: { revision: 7 } }],
])("asks about every difference when the backup's base %s", async (_what, basis) => {
  const [here, there] = await twoBrowsers();
  await here.catalogue.brokers.update('1', { name: 'From here' });
  await there.catalogue.brokers.update('2', { name: 'From there' });
  await there.catalogue.brokers.move('3', null);
  const { conflicts } = here.local.withChangesOf(listsOf(there), basis);
  expect(conflicts).toMatchObject([{ id: '1' }, { id: '2' }, { kind: 'order' }]);
});

it("merges both sides' changes when based on different publications", async () => {
  const [here, there] = await twoBrowsers();
  await there.catalogue.brokers.update('1', { name: 'From there' });
  await there.catalogue.brokers.remove('2');
  await here.catalogue.brokers.update('1', { description: 'Published since' });
  await here.catalogue.brokers.update('3', { name: 'Published since' });
  await here.publish();
  const taken = here.local.withChangesOf(listsOf(there), there.local.basis());
  expect(taken.conflicts).toEqual([]);
  expect(namesIn(taken)).toEqual(['From there', 'Published since', ...seedNames.slice(3)]);
});

it('keeps a list missing from the backup, and unreadable records', async () => {
  const [here, there] = await twoBrowsers();
  const damaged = { id: '77', name: null };
  here.put({ brokers: [...here.stored('upm_brokers'), damaged] });
  await there.catalogue.platforms.update('1', { name: 'From there' });
  const { platforms } = listsOf(there);
  const others = { platforms } as CatalogueLists;
  const taken = here.local.withChangesOf(others, there.local.basis());
  expect(namesIn(taken)).toEqual([...seedNames, null]);
  expect(taken.lists.brokers.at(-1)).toMatchObject(damaged);
  expect(taken.lists.platforms[0]).toMatchObject({ name: 'From there' });
  expect(taken.lists).not.toHaveProperty('signals');
  const signals = [{ kind: 'issued' }];
  const withRecord = here.local.withChangesOf({ ...others, signals }, there.local.basis());
  expect(withRecord.lists.signals).toEqual(signals);
});

it("keeps a changed record's original until publication", async () => {
  const { catalogue, publish, local, area } = await anAdministrator(folder);
  expect(local.hasBaseCopies()).toBe(false);
  await catalogue.brokers.update('1', { name: 'Renamed' });
  expect(local.hasBaseCopies()).toBe(true);
  await publish();
  expect(local.hasBaseCopies()).toBe(false);
  await catalogue.platforms.remove('1');
  expect(local.hasBaseCopies()).toBe(true);
  for (const text of ['7', '[', '{"1":7}', 'null']) {
    area.setItem('upm_platforms_base', text);
    expect(local.hasBaseCopies(), text).toBe(false);
  }
});

it('adopts a publication only without local conflicts', async () => {
  const [here, there] = await twoBrowsers();
  await there.catalogue.brokers.update('1', { name: 'From there' });
  await there.publish();
  const { seeds } = there;
  await here.catalogue.brokers.update('1', { name: 'From here' });
  const before = here.stored('upm_brokers');
  await expect(here.local.applyPublished(seeds)).resolves.toBe(false);
  expect(here.stored('upm_brokers')).toEqual(before);
  await here.catalogue.brokers.update('1', { name: seedNames[0] ?? '' });
  await here.catalogue.brokers.update('2', { name: 'Also from here' });
  await expect(here.local.applyPublished(seeds)).resolves.toBe(true);
  expect(here.stored('upm_brokers').map(({ name }) => name)).toEqual([
    'From there',
    'Also from here',
    ...seedNames.slice(2),
  ]);
});
