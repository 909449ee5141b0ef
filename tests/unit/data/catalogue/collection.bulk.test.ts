import { expect, it } from 'vitest';
import { StorageError } from '@/data/storage/storageError';
import { quotaError } from '../../../support/environment';
import { aStored, entity, openEntity } from '../../../support/entities';

const NOW = '2026-01-02T03:04:05.000Z';
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
  expect(removed).toEqual([
    { id: '1', name: 'Record 1', index: 1, value: three[0] },
    { id: '3', name: 'Record 3', index: 3, value: three[2] },
  ]);
  expect(stored()).toEqual([null, three[1]]);
  expect(writes).toHaveLength(1);
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

it('skips records whose id exists again', async () => {
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
