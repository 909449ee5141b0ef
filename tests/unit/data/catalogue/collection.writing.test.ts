import fc from 'fast-check';
import { expect, it } from 'vitest';
import { visibleText } from '@/domain/visibleText';
import { formatJson } from '@/data/storage/json';
import { anEnvironment, createFailingArea, noWait } from '../../../support/environment';
import { anyText, numRuns, storedText } from '../../../support/properties';
import { aStored, contentsOf, entity, opened, NO_SEED } from '../../../support/entities';

const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id);
const NOW = '2026-01-02T03:04:05.000Z';
const UNREADABLE = [null, 1, 'a', [], { note: 'no name' }];

it('adds a record at the end with both times set', async () => {
  const { repository, stored } = opened(entity, { values: [aStored(entity, '5')] });
  const added = await repository.add({ name: 'New' });
  expect(added).toMatchObject({ name: 'New', createdAt: NOW, updatedAt: NOW });
  expect(stored()).toEqual([aStored(entity, '5'), added]);
});

it('updates only the fields a change names, and the time', async () => {
  const { repository, stored } = opened(entity, { values: [aStored(entity, '5')] });
  const updated = await repository.update('5', { name: 'Renamed', description: undefined });
  expect(updated).toEqual(aStored(entity, '5', { name: 'Renamed', updatedAt: NOW }));
  expect(stored()).toEqual([updated]);
});

it('dates no change before the record was made', async () => {
  const { repository } = opened(entity, {
    values: [aStored(entity, '5')],
    now: () => Date.UTC(2020, 0, 1),
  });
  const updated = await repository.update('5', { name: 'Renamed' });
  expect(updated?.updatedAt).toBe(updated?.createdAt);
});

it('writes nothing for a change without fields', async () => {
  const { repository, storedText } = opened(entity, { values: [aStored(entity, '5')] });
  const before = storedText();
  await expect(repository.update('5', {})).resolves.toEqual(aStored(entity, '5'));
  expect(storedText()).toBe(before);
});

it('ignores id and times in updates and additions', async () => {
  const { repository, stored } = opened(entity, { values: [aStored(entity, '5')] });
  const stamps = { id: 'mine', createdAt: 'mine', updatedAt: 'mine' };
  const updated = await repository.update('5', { ...stamps, name: 'Renamed' });
  expect(updated).toEqual(aStored(entity, '5', { name: 'Renamed', updatedAt: NOW }));
  const added = await repository.add(stamps);
  expect(added).toMatchObject({ createdAt: NOW, updatedAt: NOW });
  expect(added.id).not.toBe('mine');
  expect(stored()).toEqual([updated, added]);
});

it('keeps unknown fields through updates', async () => {
  const foreign = { schema: 9, nested: { a: [1, { b: null }] }, 'dotted.key': '€' };
  const values = [aStored(entity, '1', foreign), aStored(entity, '2')];
  const { repository, stored } = opened(entity, { values });
  await repository.update('1', { name: 'Renamed' });
  await repository.toggleActive('1');
  await repository.update('2', { name: 'Other' });
  await repository.add();
  expect(stored()[0]).toEqual(
    aStored(entity, '1', { ...foreign, name: 'Renamed', isActive: false, updatedAt: NOW }),
  );
});

it('carries what is not a record through every write', async () => {
  const values = [...UNREADABLE, aStored(entity, '5'), ...UNREADABLE, aStored(entity, '6')];
  const { repository, stored } = opened(entity, { values });
  const { id } = await repository.add();
  await repository.update('5', { name: 'Renamed' });
  await repository.toggleActive('6');
  await repository.remove(id);
  await repository.remove('5');
  expect(stored()).toEqual([
    ...UNREADABLE,
    ...UNREADABLE,
    aStored(entity, '6', { isActive: false, updatedAt: NOW }),
  ]);
});

it('leaves damaged fields stored while another field changes', async () => {
  const damaged = aStored(entity, '1', { features: 'a, b', isActive: 'false' });
  const { repository, stored } = opened(entity, { values: [damaged] });
  await expect(repository.update('1', { name: 'Renamed' })).resolves.toMatchObject({
    features: ['a', 'b'],
    isActive: true,
  });
  expect(stored()).toEqual([{ ...damaged, name: 'Renamed', updatedAt: NOW }]);
});

it('changes only the record that shows the id', async () => {
  const values = ['a', 'b', 'c'].map((name) => aStored(entity, '2', { name }));
  const { repository, stored } = opened(entity, { values });
  await repository.update('3', { description: 'of b' });
  expect(stored()).toMatchObject([
    { id: '2', name: 'a', description: entity.draft().description },
    { id: '3', name: 'b', description: 'of b' },
    { id: '4', name: 'c' },
  ]);
  await repository.remove('2');
  expect(ids(await repository.list())).toEqual(['3', '4']);
});

it('stays empty once everything was removed', async () => {
  const seed = { revision: 1, records: [aStored(entity, '1')] };
  const { repository, environment, settled, storedText } = opened(entity, { text: null, seed });
  await repository.list();
  await settled();
  await repository.remove('1');
  expect(storedText()).toBe('[]');
  await expect(entity.open(environment, seed).list()).resolves.toEqual([]);
});

it('reads, writes and reads back without await after lock and wait', async () => {
  const calls: string[] = [];
  const area = createFailingArea();
  area.setItem(entity.key, JSON.stringify([aStored(entity, '1')]));
  const recording = {
    ...area,
    getItem: (key: string) => {
      if (!calls.includes('microtask queued')) {
        calls.push('microtask queued');
        queueMicrotask(() => calls.push('microtask'));
      }
      calls.push(`read ${key}`);
      return area.getItem(key);
    },
    setItem: (key: string, text: string) => {
      calls.push(`write ${key}`);
      area.setItem(key, text);
    },
  };
  const { environment } = anEnvironment({
    area: recording,
    wait: (ms) => {
      calls.push(`wait ${String(ms)}`);
      return noWait();
    },
    lock: async (name, task) => {
      calls.push(`lock ${name}`);
      const result = await task();
      calls.push('release');
      return result;
    },
  });
  await entity.open(environment, NO_SEED).update('1', { name: 'Renamed' });
  expect(calls).toEqual([
    `lock ${entity.key}`,
    'wait 300',
    'microtask queued',
    `read ${entity.key}`,
    `read ${entity.seedKey}`,
    `write ${entity.key}`,
    `read ${entity.key}`,
    'microtask',
    'release',
  ]);
});

it('waits 500 ms for lists, 200 for one and 300 for writes', async () => {
  const waited: number[] = [];
  const wait = (ms: number) => {
    waited.push(ms);
    return noWait();
  };
  const { repository } = opened(entity, { values: [aStored(entity, '1')], wait });
  await repository.list();
  await repository.listActive();
  await repository.get('1');
  await repository.add();
  await repository.update('1', {});
  await repository.toggleActive('1');
  await repository.remove('1');
  expect(waited).toEqual([500, 500, 200, 300, 300, 300, 300]);
});

it('stores no invisible characters of what is typed', async () => {
  const hidden = aStored(entity, '5', { name: 'Old\u202ename', features: ['Old\u200b'] });
  const { repository, stored } = opened(entity, { values: [hidden] });
  expect(await repository.list()).toMatchObject([{ name: 'Old\u202ename' }]);
  await repository.update('5', { description: 'New\u2066 text\u0007' });
  expect(stored()).toMatchObject([
    { name: 'Old\u202ename', features: ['Old\u200b'], description: 'New text' },
  ]);
  await repository.add({ name: 'Har\u202ebour\ufeff', features: ['Fast\u200b', '\u2060'] });
  expect(stored().at(-1)).toMatchObject({ name: 'Harbour', features: ['Fast'] });
});

it('reads back anything it stored', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, fc.array(anyText), async (name, features) => {
      const { repository, storedText } = opened(entity);
      const added = await repository.add({ name, description: name, features });
      expect(await repository.list()).toEqual([added]);
      expect(added).toMatchObject({
        name: visibleText(name),
        features: features.map(visibleText).filter((feature) => feature.trim() !== ''),
      });
      expect(storedText()).toBe(formatJson(JSON.parse(storedText() ?? '')));
    }),
    { numRuns },
  );
});

it('adds a record with a new id to any stored list', async () => {
  await fc.assert(
    fc.asyncProperty(storedText, async (text) => {
      const { area, repository } = opened(entity, { text });
      const before = await repository.list();
      const added = await repository.add();
      expect(Number.isSafeInteger(Number(added.id)) && /^[1-9]\d*$/.test(added.id)).toBe(true);
      expect(ids(before)).not.toContain(added.id);
      expect(new Set(ids(await repository.list()))).toEqual(new Set([...ids(before), added.id]));
      expect(Object.keys(contentsOf(area))).not.toContain('');
    }),
    { numRuns },
  );
});
