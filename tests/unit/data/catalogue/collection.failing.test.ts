import { expect, it } from 'vitest';
import { createKeyValueStore } from '@/data/storage/keyValueStore';
import { report } from '@/data/report';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { createFailingArea, quotaError } from '../../../support/environment';
import { aStored, contentsOf, entity, openEntity } from '../../../support/entities';

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

it('detects a write that storage silently drops', async () => {
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

it.each(refused)('rejects %s while the seed does not fit in storage', async (_way, write, message) => {
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

it('rejects a deletion while the seed does not fit, and accepts one once there is space', async () => {
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

it('rejects a write when no copy of the damaged data can be kept', async () => {
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
