import { expect, it } from 'vitest';
import { createFailingArea } from '../../../support/environment';
import { aStored, entity, openEntity } from '../../../support/entities';

const names = (records: readonly { name: string }[]) => records.map(({ name }) => name);
const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id);

const corruptTexts = ['', '[{"name":"cut', 'null', '{}'];

it.each(corruptTexts)('reads %j as an empty list without changing storage', async (text) => {
  const { repository, storedText } = openEntity({ text });
  await expect(repository.list()).resolves.toEqual([]);
  await expect(repository.listActive()).resolves.toEqual([]);
  await expect(repository.get('1')).resolves.toBeNull();
  await expect(repository.damage()).resolves.toMatchObject({ isCorrupt: true });
  expect(storedText()).toBe(text);
});

it('skips values that are not records and keeps the order', async () => {
  const values = [null, aStored('7'), 1, 'a', [], {}, aStored('3')];
  expect(ids(await openEntity({ values }).repository.list())).toEqual(['7', '3']);
});

it('repairs damaged fields one by one', async () => {
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
