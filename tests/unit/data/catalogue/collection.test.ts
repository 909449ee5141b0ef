import { expect, it } from 'vitest';
import { noWait, quotaError, createFailingArea } from '../../../support/environment';
import { aBroker } from '../../../support/records';
import { aSeed, aStored, entity, openEntity } from '../../../support/entities';
import { StorageError } from '@/data/storage/storageError';

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
  const { repository } = openEntity({ values: [aStored('5')], now: () => Date.UTC(2020, 0, 1) });
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

it('keeps a list empty after every record has been deleted', async () => {
  const seed = { revision: 1, records: [aStored('1')] };
  const { repository, environment, settled, storedText } = openEntity({ text: null, seed });
  await repository.list();
  await settled();
  await repository.remove('1');
  expect(storedText()).toBe('[]');
  await expect(entity.open(environment, aSeed(seed)).list()).resolves.toEqual([]);
});

it('delays list reads by 500 ms, record reads by 200 ms and writes by 300 ms', async () => {
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

const isStorageError = expect.any(StorageError) as Error;
const three = ['1', '2', '3'].map((id) => aStored(id, { name: `Record ${id}` }));

/** A repository over these values that counts writes of its list. */
const counted = (values: readonly unknown[]) => {
  const list = openEntity({ values });
  const { setItem } = list.area;
  const writes: string[] = [];
  list.area.setItem = (key, text) => {
    if (key === entity.key) writes.push(text);
    setItem(key, text);
  };
  return { ...list, writes };
};

it('activates and deactivates many records in one write', async () => {
  const values = [...three, aStored('4', { isActive: false }), null];
  const { repository, stored, writes } = counted(values);
  await expect(repository.setActive(['1', '3', '4', 'unknown'], false)).resolves.toBe(2);
  expect(stored()).toEqual([
    { ...three[0], isActive: false, updatedAt: NOW },
    three[1],
    { ...three[2], isActive: false, updatedAt: NOW },
    values[3],
    null,
  ]);
  expect(writes).toHaveLength(1);
  await expect(repository.setActive(['1', '2'], true)).resolves.toBe(1);
});

it('removes many records in one write and returns their positions', async () => {
  const { repository, stored, writes } = counted([null, ...three]);
  const removed = await repository.removeMany(['3', 'unknown', '1', '3']);
  expect(removed).toMatchObject([
    { id: '1', name: 'Record 1', index: 1, value: three[0] },
    { id: '3', name: 'Record 3', index: 3, value: three[2] },
  ]);
  expect(stored()).toEqual([null, three[1]]);
  expect(writes).toHaveLength(1);
});

it('imports 300 records in one write after one wait and logs one line', async () => {
  const waited: number[] = [];
  const wait = (ms: number) => {
    waited.push(ms);
    return noWait();
  };
  const lines: string[] = [];
  const { repository, stored } = openEntity({
    values: [null, ...three],
    wait,
    log: (line) => lines.push(line),
  });
  const [renamed, ...added] = await repository.changeMany('Imported', (records) => ({
    added: Array.from({ length: 298 }, (_, index) => aBroker({ name: `New ${String(index)}` })),
    changed: new Map([[records[0]?.id ?? '', { name: 'Renamed' }]]),
    removed: new Set(['3']),
  }));
  expect(waited).toEqual([300]);
  expect(lines).toEqual(['Imported brokers: 300']);
  expect(stored()).toEqual([null, renamed, three[1], ...added]);
  expect(renamed).toEqual({ ...three[0], name: 'Renamed', updatedAt: NOW });
  expect(new Set(ids(added)).size).toBe(298);
});

it('writes nothing if an import no longer applies', async () => {
  const { repository, stored } = openEntity({ values: three });
  const refuse = () => {
    throw new RangeError('Changed elsewhere');
  };
  await expect(repository.changeMany('Imported', refuse)).rejects.toThrow(RangeError);
  expect(stored()).toEqual(three);
});

it('restores removed records to their positions', async () => {
  const odd = { id: '7', name: 'Odd', isActive: 'no', foreign: { kept: [1] } };
  const values = [null, three[0], odd, three[1], three[2]];
  const { repository, stored, writes } = counted(values);
  const removed = await repository.removeMany(['7', '1', '3']);
  await expect(repository.restore(removed.toReversed())).resolves.toBe(3);
  expect(stored()).toEqual(values);
  expect(writes).toHaveLength(2);
});

it('puts a restored record after the nearest remaining record that preceded it', async () => {
  const { repository, stored } = openEntity({ values: three });
  await repository.restore(await repository.removeMany(['3']));
  expect(stored()).toEqual(three);
});

it('skips a record when its id is in use again', async () => {
  const { repository, stored, area } = openEntity({ values: three });
  const removed = await repository.removeMany(['1', '2']);
  const again = aStored('2', { name: 'Another' });
  area.setItem(entity.key, JSON.stringify([again]));
  await expect(repository.restore([...removed, ...removed])).resolves.toBe(1);
  expect(stored()).toEqual([three[0], again]);
  await expect(repository.restore(removed)).resolves.toBe(0);
});

it.each([
  ['activated', 'setActive'],
  ['removed', 'removeMany'],
  ['restored', 'restore'],
] as const)('keeps the stored records when some cannot be %s', async (_what, operation) => {
  const { repository, area, storedText } = openEntity({ values: three });
  const removed = await repository.removeMany(['1']);
  const before = storedText();
  area.failWrites = quotaError();
  const attempt = {
    setActive: () => repository.setActive(['2'], false),
    removeMany: () => repository.removeMany(['2']),
    restore: () => repository.restore(removed),
  }[operation];
  await expect(attempt()).rejects.toEqual(isStorageError);
  expect(storedText()).toBe(before);
});

const names = (records: readonly { name: string }[]) => records.map(({ name }) => name);
const corruptTexts = ['', '[{"name":"cut', 'null', '{}'];

it.each(corruptTexts)('reads %j as an empty list without changing storage', async (text) => {
  const { repository, storedText } = openEntity({ text });
  await expect(repository.list()).resolves.toEqual([]);
  await expect(repository.listActive()).resolves.toEqual([]);
  await expect(repository.get('1')).resolves.toBeNull();
  await expect(repository.damage()).resolves.toMatchObject({ isCorrupt: true });
  expect(storedText()).toBe(text);
});

it('repairs each damaged field separately', async () => {
  const values = [
    aStored('1', {
      features: 'Raw spreads, Micro lots',
      description: undefined,
      spreads: null,
      leverage: 500,
      createdAt: 5,
      isActive: 0,
    }),
  ];
  await expect(openEntity({ values }).repository.list()).resolves.toEqual([
    {
      ...aStored('1'),
      features: ['Raw spreads', 'Micro lots'],
      description: '',
      spreads: '',
      leverage: '500',
      createdAt: '',
    },
  ]);
});

it('assigns distinct ids to records with the same id', async () => {
  const values = ['a', 'b', 'c'].map((name) => aStored('2', { name }));
  const { repository } = openEntity({ values });
  const list = await repository.list();
  expect(names(list)).toEqual(['a', 'b', 'c']);
  expect(ids(list)).toEqual(['2', '3', '4']);
  expect(ids(await repository.list())).toEqual(ids(list));
});

it('fails while storage is unreadable and recovers later', async () => {
  const area = createFailingArea();
  const { repository } = openEntity({ values: [aStored('1')], area });
  area.failReads = new Error('gone');
  const unreadable = expect.objectContaining({ kind: 'unreadable', key: entity.key }) as unknown;
  await expect(repository.list()).rejects.toEqual(unreadable);
  await expect(repository.get('1')).rejects.toEqual(unreadable);
  area.failReads = null;
  await expect(repository.list()).resolves.toHaveLength(1);
});
