import { expect, it } from 'vitest';
import { createKeyValueStore } from '@/data/storage/keyValueStore';
import { report } from '@/data/report';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { createFailingArea, quotaError } from '../../../support/environment';
import { aStored, contentsOf, entity, openEntity } from '../../../support/entities';
import type { Seed } from '@/data/catalogue/seeds';

type Repository = ReturnType<typeof openEntity>['repository'];

const FAILED = {
  serialise: 'Failed to serialize broker data',
  add: 'Failed to save broker to storage',
  unkept: 'Broker was not properly saved to storage',
  update: 'Failed to update broker in storage',
  remove: 'Failed to delete broker from storage',
};

/** Each write method with its error message. */
const writes: [string, (repository: Repository) => Promise<unknown>, string][] = [
  ['an addition', (repository) => repository.add(), FAILED.add],
  ['an update', (repository) => repository.update('1', { name: 'b' }), FAILED.update],
  ['a toggle', (repository) => repository.toggleActive('1'), FAILED.update],
  ['a removal', (repository) => repository.remove('1'), FAILED.remove],
];

const storageError = (message: string, kind: string, key: string) =>
  expect.objectContaining({ name: 'StorageError', message, kind, key }) as unknown;

it.each(writes)('rejects %s with its own message when storage is full', async (_way, write, message) => {
  const area = createFailingArea();
  const { repository } = openEntity({ values: [aStored('1')], area });
  const before = contentsOf(area);
  area.failWrites = quotaError();
  await expect(write(repository)).rejects.toEqual(storageError(message, 'quota', entity.key));
  expect(contentsOf(area)).toEqual(before);
  area.failWrites = null;
  await expect(repository.list()).resolves.toEqual([aStored('1')]);
  await write(repository);
});

it('detects an addition that storage silently drops', async () => {
  const area = createFailingArea();
  const { repository, storedText } = openEntity({ values: [aStored('1')], area });
  const before = storedText();
  area.ignoreWrites = true;
  await expect(repository.add()).rejects.toEqual(storageError(FAILED.unkept, 'verify', entity.key));
  await expect(repository.update('1', { name: 'b' })).rejects.toEqual(
    storageError(FAILED.update, 'verify', entity.key),
  );
  await expect(repository.remove('1')).rejects.toEqual(storageError(FAILED.remove, 'verify', entity.key));
  expect(storedText()).toBe(before);
});

it.each(writes)('rejects %s when storage cannot be read', async (_way, write, message) => {
  const area = createFailingArea();
  const { repository } = openEntity({ values: [aStored('1')], area });
  area.failReads = new Error('gone');
  await expect(write(repository)).rejects.toEqual(storageError(message, 'unreadable', entity.key));
});

it.each(writes)('rejects %s when another tab holds the lock too long', async (_way, write, message) => {
  const timeout = new DOMException('too long', 'TimeoutError');
  const { repository, storedText } = openEntity({
    values: [aStored('1')],
    lock: () => Promise.reject(timeout),
  });
  const before = storedText();
  const error = storageError(message, 'busy', entity.key);
  await expect(write(repository)).rejects.toEqual(error);
  expect(storedText()).toBe(before);
});

const cycle: unknown[] = [];
cycle.push(cycle);

it('rejects a value that JSON cannot represent and stores nothing', async () => {
  const { repository, storedText } = openEntity({ values: [aStored('1')] });
  const before = storedText();
  const error = storageError(FAILED.serialise, 'serialize', entity.key);
  await expect(repository.add({ features: cycle })).rejects.toEqual(error);
  await expect(repository.update('1', { note: cycle })).rejects.toEqual(error);
  expect(storedText()).toBe(before);
});

const seed = { revision: 2, records: ['1', '2'].map((id) => aStored(id)) };

const refused: [string, (repository: Repository) => Promise<unknown>, string][] = [
  ['an update', (repository) => repository.update('1', { name: 'b' }), FAILED.update],
  ['a removal', (repository) => repository.remove('1'), FAILED.remove],
  ['a bulk removal', (repository) => repository.removeMany(['1', '2']), FAILED.remove],
];

it.each(refused)('rejects %s of a seed that did not fit', async (_way, write, message) => {
  const area = createFailingArea();
  area.failWrites = quotaError();
  const { repository, settled } = openEntity({ text: null, seed, area });
  await expect(repository.list()).resolves.toEqual(seed.records);
  await settled();
  await expect(write(repository)).rejects.toEqual(storageError(message, 'quota', entity.key));
  area.failWrites = null;
  await repository.list();
  await settled();
  await write(repository);
  expect(await repository.list()).not.toEqual(seed.records);
});

it('frees space for the seed by deleting a stored record', async () => {
  const area = createFailingArea();
  const before = { revision: 1, records: seed.records.slice(0, 1) };
  const visit = openEntity({ text: null, seed: before, area });
  await visit.repository.list();
  await visit.settled();
  area.failWrites = quotaError();
  const { repository, settled } = openEntity({ text: null, seed, area });
  await expect(repository.list()).resolves.toEqual(seed.records);
  await settled();
  await expect(repository.remove('2')).rejects.toMatchObject({ kind: 'quota' });
  area.failWrites = null;
  await expect(repository.removeMany(['1'])).resolves.toHaveLength(1);
});

const corruptKey = `${entity.key}.corrupt`;

it('keeps a copy of damaged data before the first write', async () => {
  const text = '[{"id":"1","name":"cut off';
  const { area, repository, stored } = openEntity({ text });
  const added = await repository.add();
  expect(stored()).toEqual([added]);
  expect(area.getItem(corruptKey)).toBe(text);
  await expect(repository.damage()).resolves.toMatchObject({ isCorrupt: false });
});

it('replaces a damaged list with the published records and later updates', async () => {
  const one = aStored('1');
  const two = aStored('2');
  const later = aStored('90');
  const first = openEntity({ text: 'damaged', seed: { revision: 4, records: [one, two] } });
  const added = await first.repository.add();
  expect(first.stored()).toEqual([one, two, added]);
  const seed = { revision: 5, records: [two, later] };
  const second = openEntity({ text: null, area: first.area, seed });
  await expect(second.repository.list()).resolves.toEqual([two, later, added]);
});

it('rejects a write when the damaged data cannot be kept', async () => {
  const area = createFailingArea();
  const { repository } = openEntity({ text: 'damaged', area });
  area.failWrites = (key) => (key === corruptKey ? quotaError() : null);
  await expect(repository.add()).rejects.toEqual(storageError(FAILED.add, 'quota', entity.key));
  expect(contentsOf(area)).toEqual({ [entity.key]: 'damaged' });
});

it('shows the seed and keeps changes in memory when storage is blocked', async () => {
  const store = createKeyValueStore(() => {
    throw new DOMException('blocked', 'SecurityError');
  }, report.warning);
  const seed = { revision: 1, records: [aStored('1')] };
  const { repository, settled } = openEntity({ store, seed });
  await expect(repository.list()).resolves.toEqual(seed.records);
  await settled();
  const added = await repository.add();
  await expect(repository.list()).resolves.toEqual([...seed.records, added]);
  expect(takeConsoleMessages()).toEqual(['localStorage is not available']);
});

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
