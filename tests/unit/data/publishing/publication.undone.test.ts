import { expect, it } from 'vitest';
import type { Catalogue } from '@/data/maintenance/catalogue';
import { quotaError } from '../../../support/environment';
import { aBroker } from '../../../support/records';
import { seedFile } from '../../../support/seedFile';
import { aVisitor, brokersIn, download, visit, visitAgain, type Area } from '../../../support/visits';

/*
 * Without a host, nobody knows which downloaded file is uploaded, or when. What was undone after a download may
 * be in such a file, but it must not come back by itself.
 */

const names = seedFile.brokers.map(({ name }) => name);

const fileOf = async (area: Area, side?: 'mine' | 'theirs') => (await download(area, side)).text;

type Brokers = Catalogue['brokers'];

/** Changes that return how to undo them. */
const changes: readonly (readonly [string, (brokers: Brokers) => Promise<(brokers: Brokers) => unknown>])[] =
  [
    [
      'edit',
      async (brokers) => {
        await brokers.update('1', { name: 'Renamed' });
        return () => brokers.update('1', { name: names[0] ?? '' });
      },
    ],
    [
      'deletion',
      async (brokers) => {
        const removed = await brokers.removeMany(['2']);
        return () => brokers.restore(removed);
      },
    ],
    [
      'addition',
      async (brokers) => {
        const { id } = await brokers.add(aBroker({ name: 'Added' }));
        return () => brokers.remove(id);
      },
    ],
    [
      'new order',
      async (brokers) => {
        await brokers.move('1', '2');
        return () => brokers.move('1', null);
      },
    ],
  ];

it.each(changes)('omits an undone %s after its download', async (_name, change) => {
  const area = await aVisitor();
  const undo = await change(area.catalogue.brokers);
  area.publish(await fileOf(area));
  await undo(area.catalogue.brokers);
  const { text } = await area.maintenance.publication.next();
  expect(brokersIn(text)).toEqual(names);
  expect(await visitAgain(area, text)).toEqual(names);
});

it.each(changes)('keeps an undone %s when the first of two downloads is uploaded', async (_name, change) => {
  for (const isReloaded of [false, true]) {
    const area = await aVisitor();
    const undo = await change(area.catalogue.brokers);
    const first = await fileOf(area);
    await undo(area.catalogue.brokers);
    await fileOf(area);
    area.publish(first);
    if (isReloaded) expect(await visitAgain(area, first)).toEqual(names);
    expect(brokersIn(await fileOf(area))).toEqual(names);
    expect(await visit(area)).toEqual(names);
  }
});

it('keeps the latest change and order when a colleague builds on an earlier download', async () => {
  const [ann, bea] = [await aVisitor(), await aVisitor()];
  const files: string[] = [];
  for (const [name, behind] of [
    ['Renamed', '2'] as const,
    [names[0] ?? '', null] as const,
    ['Renamed', '2'] as const,
  ]) {
    await ann.catalogue.brokers.update('1', { name });
    await ann.catalogue.brokers.move('1', behind);
    files.push(await fileOf(ann));
  }
  await visitAgain(ann, files[0] ?? '');
  await visitAgain(bea, files[1] ?? '');
  await bea.catalogue.brokers.update('3', { name: 'Renamed by Bea' });
  const expected = [names[1], 'Renamed', 'Renamed by Bea', ...names.slice(3)];
  expect(await visitAgain(ann, await fileOf(bea))).toEqual(expected);
  expect(brokersIn(await fileOf(ann))).toEqual(expected);
});

it('keeps a field that was changed back when another one is changed', async () => {
  const [ann, bea] = [await aVisitor(), await aVisitor()];
  await ann.catalogue.brokers.update('1', { name: 'Wrong' });
  const first = await fileOf(ann);
  await ann.catalogue.brokers.update('1', { name: names[0] ?? '', description: 'Described.' });
  await visitAgain(bea, first);
  await bea.catalogue.brokers.update('3', { name: 'Renamed by Bea' });
  const expected = names.with(2, 'Renamed by Bea');
  expect(await visitAgain(ann, await fileOf(bea))).toEqual(expected);
  expect(brokersIn(await fileOf(ann))).toEqual(expected);
});

it('asks about a record that a colleague restored after the download took its deletion', async () => {
  const [ann, bea] = [await aVisitor(), await aVisitor()];
  await ann.catalogue.brokers.update('1', { name: 'Renamed' });
  await visitAgain(ann, await fileOf(ann));
  const removed = await bea.catalogue.brokers.removeMany(['4']);
  ann.publish(await fileOf(bea));
  await visitAgain(bea, await fileOf(ann, 'theirs'));
  await bea.catalogue.brokers.restore(removed);
  await visitAgain(ann, await fileOf(bea));
  expect(brokersIn(await fileOf(ann, 'theirs'))).toContain(names[3]);
});

it.each([
  [
    'the note of the download did not fit',
    (area: Area) => {
      area.area.failWrites = (key) => (key === 'upm_brokers_seed' ? quotaError() : null);
      return () => {
        area.area.failWrites = () => null;
        area.reported.length = 0;
      };
    },
  ],
  [
    'the notes of what was taken are gone',
    (area: Area) => () => {
      area.area.removeItem('upm_brokers_seed');
    },
  ],
])('keeps an undone deletion when %s', async (_name, disturb) => {
  const area = await aVisitor();
  const removed = await area.catalogue.brokers.removeMany(['2']);
  const settle = disturb(area);
  const text = await fileOf(area);
  settle();
  area.publish(text);
  await area.catalogue.brokers.restore(removed);
  expect(brokersIn(await fileOf(area))).toEqual(names);
});

it.each(['edited', 'deleted'])(
  'asks about an unsettled conflict over an older file (%s here)',
  async (what) => {
    const [ann, bea] = [await aVisitor(), await aVisitor()];
    await ann.catalogue.brokers.update('1', { name: 'Renamed by Ann' });
    const first = await fileOf(ann);
    await ann.catalogue.brokers.update('2', { name: 'Also renamed' });
    const second = await fileOf(ann);
    if (what === 'edited') await bea.catalogue.brokers.update('1', { name: 'Renamed by Bea' });
    else await bea.catalogue.brokers.remove('1');
    await visitAgain(bea, second);
    bea.publish(first);
    const error: unknown = await bea.maintenance.publication.next().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ conflicts: [{ list: 'brokers', id: '1' }] });
    expect(brokersIn(await fileOf(bea, 'theirs'))).toContain('Renamed by Ann');
  },
);

it('limits what it notes of earlier downloads', async () => {
  const area = await aVisitor();
  const lengths: number[] = [];
  for (let turn = 0; turn < 40; turn += 1) {
    await area.catalogue.brokers.update('1', { name: String(turn) });
    await visitAgain(area, await fileOf(area));
    lengths.push(area.area.getItem('upm_brokers_seed')?.length ?? 0);
  }
  expect((lengths[39] ?? 0) - (lengths[24] ?? 0)).toBeLessThan(5000);
});
