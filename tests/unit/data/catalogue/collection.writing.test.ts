import { expect, it } from 'vitest';
import { noWait } from '../../../support/environment';
import { aStored, entity, openEntity } from '../../../support/entities';

const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id);
const NOW = '2026-01-02T03:04:05.000Z';
const UNREADABLE = [null, 1, 'a', [], { note: 'no name' }];

it('appends a new record with both timestamps', async () => {
  const { repository, stored } = openEntity({ values: [aStored('5')] });
  const added = await repository.add({ name: 'New' });
  expect(added).toMatchObject({ name: 'New', createdAt: NOW, updatedAt: NOW });
  expect(stored()).toEqual([aStored('5'), added]);
});

it('updates only the given fields and the timestamp', async () => {
  const { repository, stored } = openEntity({ values: [aStored('5')] });
  const updated = await repository.update('5', { name: 'Renamed', description: undefined });
  expect(updated).toEqual(aStored('5', { name: 'Renamed', updatedAt: NOW }));
  expect(stored()).toEqual([updated]);
});

it("never dates a change before the record's creation", async () => {
  const { repository } = openEntity({
    values: [aStored('5')],
    now: () => Date.UTC(2020, 0, 1),
  });
  const updated = await repository.update('5', { name: 'Renamed' });
  expect(updated?.updatedAt).toBe(updated?.createdAt);
});

it('keeps unknown fields on updates', async () => {
  const foreign = { schema: 9, nested: { a: [1, { b: null }] }, 'dotted.key': '€' };
  const values = [aStored('1', foreign), aStored('2')];
  const { repository, stored } = openEntity({ values });
  await repository.update('1', { name: 'Renamed' });
  await repository.toggleActive('1');
  await repository.update('2', { name: 'Other' });
  await repository.add();
  expect(stored()[0]).toEqual(aStored('1', { ...foreign, name: 'Renamed', isActive: false, updatedAt: NOW }));
});

it('keeps invalid entries on every write', async () => {
  const values = [...UNREADABLE, aStored('5'), ...UNREADABLE, aStored('6')];
  const { repository, stored } = openEntity({ values });
  const { id } = await repository.add();
  await repository.update('5', { name: 'Renamed' });
  await repository.toggleActive('6');
  await repository.remove(id);
  await repository.remove('5');
  expect(stored()).toEqual([...UNREADABLE, ...UNREADABLE, aStored('6', { isActive: false, updatedAt: NOW })]);
});

it('keeps other damaged fields when one field changes', async () => {
  const damaged = aStored('1', { features: 'a, b', isActive: 'false' });
  const { repository, stored } = openEntity({ values: [damaged] });
  await expect(repository.update('1', { name: 'Renamed' })).resolves.toMatchObject({
    features: ['a', 'b'],
    isActive: true,
  });
  expect(stored()).toEqual([{ ...damaged, name: 'Renamed', updatedAt: NOW }]);
});

it('changes only the record shown under the given id', async () => {
  const values = ['a', 'b', 'c'].map((name) => aStored('2', { name }));
  const { repository, stored } = openEntity({ values });
  await repository.update('3', { description: 'of b' });
  expect(stored()).toMatchObject([
    { id: '2', name: 'a', description: aBroker().description },
    { id: '3', name: 'b', description: 'of b' },
    { id: '4', name: 'c' },
  ]);
  await repository.remove('2');
  expect(ids(await repository.list())).toEqual(['3', '4']);
});

it('stays empty once everything has been deleted', async () => {
  const seed = { revision: 1, records: [aStored('1')] };
  const { repository, environment, settled, storedText } = openEntity({ text: null, seed });
  await repository.list();
  await settled();
  await repository.remove('1');
  expect(storedText()).toBe('[]');
  await expect(entity.open(environment, seed).list()).resolves.toEqual([]);
});

it('delays lists by 500 ms, records by 200 and writes by 300', async () => {
  const waited: number[] = [];
  const wait = (ms: number) => {
    waited.push(ms);
    return noWait();
  };
  const { repository } = openEntity({ values: [aStored('1')], wait });
  await repository.list();
  await repository.listActive();
  await repository.get('1');
  await repository.add();
  await repository.update('1', {});
  await repository.toggleActive('1');
  await repository.remove('1');
  expect(waited).toEqual([500, 500, 200, 300, 300, 300, 300]);
});

it('removes invisible characters from input', async () => {
  const hidden = aStored('5', { name: 'Old\u202ename', features: ['Old\u200b'] });
  const { repository, stored } = openEntity({ values: [hidden] });
  expect(await repository.list()).toMatchObject([{ name: 'Old\u202ename' }]);
  await repository.update('5', { description: 'New\u2066 text\u0007' });
  expect(stored()).toMatchObject([
    { name: 'Old\u202ename', features: ['Old\u200b'], description: 'New text' },
  ]);
  await repository.add({ name: 'Har\u202ebour\ufeff', features: ['Fast\u200b', '\u2060'] });
  expect(stored().at(-1)).toMatchObject({ name: 'Harbour', features: ['Fast'] });
});

it('ignores id and timestamps in updates and additions', async () => {
  const { repository, stored } = openEntity({ values: [aStored('5')] });
  const stamps = { id: 'mine', createdAt: 'mine', updatedAt: 'mine' };
  const updated = await repository.update('5', { ...stamps, name: 'Renamed' });
  expect(updated).toEqual(aStored('5', { name: 'Renamed', updatedAt: NOW }));
  const added = await repository.add(stamps);
  expect(added).toMatchObject({ createdAt: NOW, updatedAt: NOW });
  expect(added.id).not.toBe('mine');
  expect(stored()).toEqual([updated, added]);
});
