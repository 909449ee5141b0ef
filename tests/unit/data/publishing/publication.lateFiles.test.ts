import { expect, it } from 'vitest';
import { anAdminArea, publishedFile } from '../../../support/catalogue';
import { aBroker } from '../../../support/records';
import { seedFile } from '../../../support/seedFile';
import { aVisitor, brokersIn, download, visitAgain, type Area } from '../../../support/visits';

// Without a host, a file may be uploaded after a later one, or over a colleague's.

const names = seedFile.brokers.map(({ name }) => name);

const rename = (area: Area, id: string, name: string) => area.catalogue.brokers.update(id, { name });

const toggle = (area: Area, id: string) => area.catalogue.brokers.toggleActive(id);

const brokersOf = (text: string): string[] =>
  (JSON.parse(text) as typeof seedFile).brokers.map(({ name, isActive }) => `${name} ${String(isActive)}`);

async function fileOf(area: Area): Promise<string> {
  const { text, asked } = await download(area);
  expect(asked).toEqual([]);
  return text;
}

it.each([
  ['the earlier file of the site', () => Promise.resolve(publishedFile(seedFile.revision, seedFile))],
  ["one's own earlier download", (_cara: Area, own: string) => Promise.resolve(own)],
  [
    "a third administrator's file",
    async (cara: Area) => {
      await rename(cara, '3', 'Renamed by Cara');
      return fileOf(cara);
    },
  ],
])("asks about a colleague's edit over %s", async (_name, lateFile) => {
  for (const isDeleted of [false, true]) {
    const [ann, bea, cara] = [await aVisitor(), await aVisitor(), await aVisitor()];
    if (isDeleted) await ann.catalogue.brokers.remove('1');
    else await rename(ann, '1', 'Renamed by Ann');
    const own = await fileOf(ann);
    await rename(bea, '1', 'Renamed by Bea');
    await visitAgain(ann, await fileOf(bea));
    await visitAgain(ann, await lateFile(cara, own));
    const { text, asked } = await download(ann, 'theirs');
    expect(asked).toEqual(['1']);
    expect(brokersIn(text)).toContain('Renamed by Bea');
  }
});

it.each(['mine', 'theirs'] as const)(
  'asks only once about an edit by both sides (answer: %s)',
  async (side) => {
    const [ann, bea] = [await aVisitor(), await aVisitor()];
    await rename(ann, '1', 'Renamed by Ann');
    const own = await fileOf(ann);
    await rename(bea, '1', 'Renamed by Bea');
    const beas = await fileOf(bea);
    await visitAgain(ann, beas);
    const later = anAdminArea({}, { area: ann.area });
    await visitAgain(later, own);
    const { text, asked } = await download(later, side);
    expect(asked).toEqual(['1']);
    for (const onSite of [own, beas, text]) {
      const reloaded = anAdminArea({}, { area: ann.area });
      await visitAgain(reloaded, onSite);
      expect(await fileOf(reloaded)).toContain(side === 'mine' ? 'Renamed by Ann' : 'Renamed by Bea');
    }
  },
);

it.each<[string, (area: Area) => Promise<unknown>, (area: Area) => Promise<unknown>]>([
  ['edit', (bea) => rename(bea, '1', 'Renamed'), (ann) => rename(ann, '1', names[0] ?? '')],
  ['deactivation', (bea) => toggle(bea, '1'), (ann) => toggle(ann, '1')],
  [
    'new order',
    (bea) => bea.catalogue.brokers.move('1', '2'),
    (ann) => ann.catalogue.brokers.move('1', null),
  ],
  [
    'addition',
    (bea) => bea.catalogue.brokers.add(aBroker({ name: 'Added' })),
    async (ann) => {
      const added = (await ann.catalogue.brokers.list()).find(({ name }) => name === 'Added');
      await ann.catalogue.brokers.remove(added?.id ?? '');
    },
  ],
])("follows a colleague who undid one's own %s after its upload", async (_name, change, undo) => {
  const [ann, bea] = [await aVisitor(), await aVisitor()];
  await change(bea);
  await visitAgain(ann, await fileOf(bea));
  await undo(ann);
  const undone = await fileOf(ann);
  expect(await visitAgain(bea, undone)).toEqual(names);
  await rename(bea, '5', 'Last');
  expect(brokersOf(await fileOf(bea))).toEqual(brokersOf(undone).with(4, 'Last true'));
});

it('keeps an added record whose deletion was undone when a colleague builds on the deletion', async () => {
  const [ann, bea] = [await aVisitor(), await aVisitor()];
  const { brokers } = ann.catalogue;
  const { id } = await brokers.add(aBroker({ name: 'Added' }));
  const first = await fileOf(ann);
  const removed = await brokers.removeMany([id]);
  const second = await fileOf(ann);
  await brokers.restore(removed);
  await fileOf(ann);
  await visitAgain(ann, first);
  await visitAgain(bea, second);
  await rename(bea, '5', 'Last');
  const expected = [...names.with(4, 'Last'), 'Added'];
  expect(await visitAgain(ann, await fileOf(bea))).toEqual(expected);
  expect(brokersIn(await fileOf(ann))).toEqual(expected);
});

it('asks about a restored record that was deleted in a fork', async () => {
  const [ann, bea, cara] = [await aVisitor(), await aVisitor(), await aVisitor()];
  await rename(ann, '1', 'Renamed by Ann');
  await visitAgain(bea, await fileOf(ann));
  const removed = await ann.catalogue.brokers.removeMany(['2']);
  await visitAgain(cara, await fileOf(ann));
  await rename(cara, '5', 'Last');
  const fork = await fileOf(cara);
  await ann.catalogue.brokers.restore(removed);
  await visitAgain(bea, await fileOf(ann));
  await visitAgain(bea, fork);
  expect((await download(bea)).asked).toContain('2');
});

it('combines what two files that were made at the same time changed in one record', async () => {
  const [ann, bea] = [await aVisitor(), await aVisitor()];
  await bea.catalogue.brokers.update('1', { leverage: '1:99' });
  await bea.catalogue.brokers.move('5', null);
  const second = await fileOf(bea);
  await rename(ann, '1', 'Renamed by Ann');
  await visitAgain(ann, await fileOf(ann));
  await visitAgain(ann, second);
  const { brokers } = JSON.parse(await fileOf(ann)) as typeof seedFile;
  expect(brokers[0]?.name).toBe(names[4]);
  expect(brokers[1]).toMatchObject({ name: 'Renamed by Ann', leverage: '1:99' });
});

it("asks about nothing when a colleague goes on from a file that was combined with one's own", async () => {
  const [ann, bea] = [await aVisitor(), await aVisitor()];
  await rename(bea, '2', 'Renamed by Bea');
  await bea.catalogue.brokers.move('5', '1');
  const first = await fileOf(bea);
  await rename(ann, '1', 'Renamed by Ann');
  await visitAgain(ann, await fileOf(ann));
  await visitAgain(ann, first);
  await visitAgain(ann, await fileOf(ann));
  await visitAgain(bea, first);
  await rename(bea, '2', 'Renamed again');
  await visitAgain(ann, await fileOf(bea));
  expect(brokersIn(await fileOf(ann)).slice(0, 3)).toEqual(['Renamed by Ann', names[4], 'Renamed again']);
});

it('asks with the version that both have in common', async () => {
  const [ann, bea] = [await aVisitor(), await aVisitor()];
  await rename(ann, '1', 'Slip');
  const first = await fileOf(ann);
  await rename(ann, '1', 'Renamed by Ann');
  await fileOf(ann);
  await visitAgain(bea, first);
  await rename(bea, '1', 'Renamed by Bea');
  await visitAgain(ann, await fileOf(bea));
  await expect(ann.maintenance.publication.next()).rejects.toMatchObject({
    conflicts: [{ before: 'Slip', mine: 'Renamed by Ann', theirs: 'Renamed by Bea' }],
  });
});

it("asks whether to keep a record that a colleague deleted when one's own download is uploaded over it", async () => {
  const [ann, bea] = [await aVisitor(), await aVisitor()];
  await rename(ann, '1', 'Renamed by Ann');
  const own = await fileOf(ann);
  await bea.catalogue.brokers.remove('1');
  await visitAgain(ann, await fileOf(bea));
  await visitAgain(ann, own);
  const { text, asked } = await download(ann, 'theirs');
  expect(asked).toEqual(['1']);
  expect(brokersIn(text)).toEqual(names.slice(1));
});

it('asks about nothing when a colleague goes on from the build many publications later', async () => {
  const [ann, bea] = [await aVisitor(), await aVisitor()];
  for (let turn = 0; turn < 25; turn += 1) {
    await rename(ann, '1', String(turn));
    await visitAgain(ann, await fileOf(ann));
  }
  await rename(bea, '2', 'Renamed by Bea');
  await visitAgain(ann, await fileOf(bea));
  expect(brokersIn(await fileOf(ann)).slice(0, 2)).toEqual(['24', 'Renamed by Bea']);
});

it("counts only one's own change when a colleague's file is uploaded over one's own", async () => {
  const [ann, bea] = [await aVisitor(), await aVisitor()];
  await rename(ann, '1', 'Renamed by Ann');
  await fileOf(bea);
  await rename(bea, '2', 'Renamed by Bea');
  const theirs = await fileOf(bea);
  await visitAgain(ann, await fileOf(ann));
  const reopened = anAdminArea({}, { area: ann.area });
  await visitAgain(reopened, theirs);
  expect(reopened.maintenance.publication.unpublished().brokers).toMatchObject({ changed: 1 });
});

it('combines two files that were made at the same time without a question', async () => {
  for (const publishes of ['first', 'second']) {
    const [ann, bea] = [await aVisitor(), await aVisitor()];
    await rename(bea, '2', 'Renamed by Bea');
    await bea.catalogue.brokers.remove('4');
    const second = await fileOf(bea);
    await rename(ann, '1', 'Renamed by Ann');
    await visitAgain(ann, await fileOf(ann));
    await ann.catalogue.brokers.remove('3');
    await visitAgain(ann, await fileOf(ann));
    await visitAgain(bea, await fileOf(ann));
    await visitAgain(ann, second);
    const text = await fileOf(publishes === 'first' ? ann : bea);
    expect(brokersIn(text)).toEqual(['Renamed by Ann', 'Renamed by Bea', names[4]]);
  }
});

it("keeps a colleague's edit of a list that wasn't opened here since, over an earlier file", async () => {
  const [ann, bea] = [await aVisitor(), await aVisitor()];
  await rename(ann, '5', 'Renamed by Ann');
  await rename(bea, '1', 'Renamed by Bea');
  const beas = await fileOf(bea);
  await visitAgain(bea, beas);
  ann.publish(beas);
  await ann.seeds.refresh();
  await ann.catalogue.platforms.list();
  await ann.environment.lock('upm_platforms', () => Promise.resolve());
  const reloaded = anAdminArea({}, { area: ann.area });
  reloaded.publish(publishedFile(seedFile.revision, seedFile));
  expect(await visitAgain(bea, (await download(reloaded)).text)).toContain('Renamed by Bea');
});

it('keeps an order that was restored from a backup when a colleague builds on the download before', async () => {
  const [ann, bea] = [await aVisitor(), await aVisitor()];
  const { backups } = ann.maintenance;
  const before = backups.preview(backups.present());
  await ann.catalogue.brokers.move('1', '2');
  const moved = await fileOf(ann);
  await backups.restore(backups.preview(before.lists));
  await visitAgain(bea, moved);
  await rename(bea, '3', 'Renamed by Bea');
  const expected = names.with(2, 'Renamed by Bea');
  expect(await visitAgain(ann, await fileOf(bea))).toEqual(expected);
  expect(brokersIn((await download(ann)).text)).toEqual(expected);
});
