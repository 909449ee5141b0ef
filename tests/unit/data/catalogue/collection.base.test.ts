import { expect, it } from 'vitest';
import type { Seed } from '@/data/catalogue/seed';
import { createFailingArea, quotaError } from '../../../support/environment';
import { aStored, entity, openEntity } from '../../../support/entities';

const seedOf = (): Seed => ({
  revision: 1,
  records: ['1', '2', '3'].map((id) => aStored(id, { name: `Published ${id}`, later: { a: 1 } })),
});

async function visited() {
  const area = createFailingArea();
  const visit = openEntity({ text: null, seed: seedOf(), area });
  await visit.repository.list();
  await visit.settled();
  return { ...visit, copies: () => JSON.parse(area.getItem(entity.baseKey) ?? '{}') as object };
}

const [first, second, third] = seedOf().records;

it('keeps the original of a record from before its first change', async () => {
  const { repository, copies } = await visited();
  await repository.update('1', { name: 'Mine' });
  await repository.update('1', { name: 'Mine again' });
  expect(copies()).toEqual({ 1: first });
});

it('keeps the originals of deleted and deactivated records', async () => {
  const { repository, copies } = await visited();
  await repository.remove('1');
  await repository.setActive(['2'], false);
  await repository.removeMany(['2', '3']);
  expect(copies()).toEqual({ 1: first, 2: second, 3: third });
});

it('keeps no original for records added here', async () => {
  const { repository, area } = await visited();
  const { id } = await repository.add();
  await repository.update(id, { name: 'Mine' });
  await repository.removeMany([id]);
  expect(area.getItem(entity.baseKey)).toBeNull();
});

it('keeps the latest published version of an unedited record', async () => {
  const { area, repository } = await visited();
  const [removed] = await repository.removeMany(['1']);
  if (removed) await repository.restore([removed]);
  const records = seedOf().records.map((record) => ({ ...record, name: 'Published later' }));
  const later = openEntity({ text: null, seed: { revision: 2, records }, area });
  await later.repository.list();
  await later.settled();
  await later.repository.update('1', { name: 'Mine' });
  expect(JSON.parse(area.getItem(entity.baseKey) ?? '')).toEqual({ 1: records[0] });
});

it('saves a change even if its original does not fit', async () => {
  const { repository, area, reported } = await visited();
  area.failWrites = (key) => (key === entity.baseKey ? quotaError() : null);
  await expect(repository.update('1', { name: 'Mine' })).resolves.toMatchObject({ name: 'Mine' });
  expect(reported).toEqual([expect.objectContaining({ kind: 'quota', key: entity.baseKey })]);
  expect(area.getItem(entity.baseKey)).toBeNull();
});

it('drops an original that leaves no space for the change', async () => {
  const { repository, area, reported, stored } = await visited();
  area.failWrites = (key) =>
    key === entity.key && area.getItem(entity.baseKey) !== null ? quotaError() : null;
  await repository.update('1', { name: 'Mine' });
  expect(stored()[0]).toMatchObject({ name: 'Mine' });
  expect(area.getItem(entity.baseKey)).toBeNull();
  expect(reported).toEqual([expect.objectContaining({ kind: 'quota', key: entity.baseKey })]);
});
