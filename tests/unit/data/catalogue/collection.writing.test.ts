import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visibleText } from '@/domain/visibleText';
import { formatJson, type JsonObject } from '@/data/storage/json';
import { anEnvironment, createFailingArea, noWait } from '../../../support/environment';
import { anyText, numRuns, storedList, storedText } from '../../../support/properties';
import { aStored, contentsOf, entities, opened, NO_SEED } from '../../../support/entities';

const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id);
const NOW = '2026-01-02T03:04:05.000Z';
const UNREADABLE = [null, 1, 'a', [], { note: 'no name' }];

describe.each(entities)('writing the $name list', (entity) => {
  it('adds a record behind the others, with both times set to now', async () => {
    const { repository, stored } = opened(entity, { values: [aStored(entity, '5')] });
    const added = await repository.add({ name: 'New' });
    expect(added).toMatchObject({ name: 'New', createdAt: NOW, updatedAt: NOW });
    expect(stored()).toEqual([aStored(entity, '5'), added]);
  });

  it('updates the fields a change names and the time of it, and nothing else', async () => {
    const { repository, stored } = opened(entity, { values: [aStored(entity, '5')] });
    const updated = await repository.update('5', { name: 'Renamed', description: undefined });
    expect(updated).toEqual(aStored(entity, '5', { name: 'Renamed', updatedAt: NOW }));
    expect(stored()).toEqual([updated]);
  });

  it('gives no record a change before it was made when the clock was set back', async () => {
    const { repository } = opened(entity, {
      values: [aStored(entity, '5')],
      now: () => Date.UTC(2020, 0, 1),
    });
    const updated = await repository.update('5', { name: 'Renamed' });
    expect(updated?.updatedAt).toBe(updated?.createdAt);
  });

  it('writes nothing for a change that names no field', async () => {
    const { repository, storedText } = opened(entity, { values: [aStored(entity, '5')] });
    const before = storedText();
    await expect(repository.update('5', {})).resolves.toEqual(aStored(entity, '5'));
    expect(storedText()).toBe(before);
  });

  it('removes the one record and keeps the order of the others', async () => {
    const { repository, stored } = opened(entity, {
      values: ['1', '2', '3'].map((id) => aStored(entity, id)),
    });
    await repository.remove('2');
    expect(stored()).toEqual([aStored(entity, '1'), aStored(entity, '3')]);
  });

  it('F41: ignores id and times in an update and in an addition', async () => {
    const { repository, stored } = opened(entity, { values: [aStored(entity, '5')] });
    const stamps = { id: 'mine', createdAt: 'mine', updatedAt: 'mine' };
    const updated = await repository.update('5', { ...stamps, name: 'Renamed' });
    expect(updated).toEqual(aStored(entity, '5', { name: 'Renamed', updatedAt: NOW }));
    const added = await repository.add(stamps);
    expect(added).toMatchObject({ createdAt: NOW, updatedAt: NOW });
    expect(added.id).not.toBe('mine');
    expect(stored()).toEqual([updated, added]);
  });

  it('F23 F24: keeps fields it does not know, through updates of that record and of others', async () => {
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

  it('F23: keeps fields it does not know that come with an addition or a change', async () => {
    const { repository, stored } = opened(entity);
    const { id } = await repository.add({ note: 'kept' });
    await repository.update(id, { other: ['kept'] });
    expect(stored()[0]).toMatchObject({ note: 'kept', other: ['kept'] });
  });

  it('F25: saves no key that reaches a prototype', async () => {
    const { repository, storedText } = opened(entity, {
      text: '[{"id":"1","name":"a","__proto__":{"x":1}},{"id":"2","name":"b","in":{"constructor":1,"ok":2}}]',
    });
    await repository.update('1', JSON.parse('{"__proto__":{"x":1},"description":"new"}') as JsonObject);
    expect(storedText()).not.toMatch(/__proto__|constructor/);
    expect(storedText()).toContain('"in":{"ok":2}');
    expect('x' in {}).toBe(false);
  });

  it('F15: carries what is not a record through additions, updates, toggles and removals', async () => {
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

  it('leaves a damaged record as it is stored while another one changes', async () => {
    const damaged = aStored(entity, '1', {
      features: 'a, b',
      rating: '4,8',
      isActive: 'false',
      sortOrder: null,
    });
    const { repository, stored } = opened(entity, { values: [damaged, aStored(entity, '2')] });
    await repository.update('2', { name: 'Renamed' });
    await repository.add();
    expect(stored()[0]).toEqual(damaged);
  });

  it('leaves the damaged fields of a record as they are stored while another field of it changes', async () => {
    const damaged = aStored(entity, '1', { features: 'a, b', isActive: 'false' });
    const { repository, stored } = opened(entity, { values: [damaged] });
    await expect(repository.update('1', { name: 'Renamed' })).resolves.toMatchObject({
      features: ['a', 'b'],
      isActive: true,
    });
    expect(stored()).toEqual([{ ...damaged, name: 'Renamed', updatedAt: NOW }]);
  });

  it('F21: changes and removes only the record that shows the id, and stores ids that had to be replaced', async () => {
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

  it('F31: stores characters above U+00FF escaped, and reads them back', async () => {
    const { repository, storedText } = opened(entity);
    await repository.add({ name: '€ é 😀' });
    expect(storedText()).toContain(String.raw`"\u20ac é \ud83d\ude00"`);
    expect((await repository.list())[0]?.name).toBe('€ é 😀');
  });

  it('F37: stays empty when everything was removed and the site is opened again', async () => {
    const seed = { revision: 1, records: [aStored(entity, '1')] };
    const { repository, environment, settled, storedText } = opened(entity, { text: null, seed });
    await repository.list();
    await settled();
    await repository.remove('1');
    expect(storedText()).toBe('[]');
    await expect(entity.open(environment, seed).list()).resolves.toEqual([]);
  });

  it('F42: does not keep what it was given or what it gave', async () => {
    const features = ['mine'];
    const { repository, stored } = opened(entity);
    const added = await repository.add({ features });
    features.push('later');
    Object.assign(added, { name: 'later' });
    expect(stored()[0]).toMatchObject({ features: ['mine'], name: entity.draft().name });
  });

  it('takes the lock, waits 300 ms, then reads, writes and reads back with nothing asynchronous between', async () => {
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

  it('waits 500 ms for a list, 200 ms for one record and 300 ms for each kind of write', async () => {
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

  it('P4: comes back to the same record, but for updatedAt, when it is toggled twice', async () => {
    await fc.assert(
      fc.asyncProperty(storedList, fc.nat(), async (values, chosen) => {
        const { repository } = opened(entity, { values });
        const before = await repository.list();
        const record = before[chosen % Math.max(before.length, 1)];
        if (!record) return;
        expect((await repository.toggleActive(record.id))?.isActive).toBe(!record.isActive);
        await repository.toggleActive(record.id);
        expect(await repository.list()).toEqual(
          before.map((one) => (one.id === record.id ? { ...one, updatedAt: NOW } : one)),
        );
      }),
      { numRuns },
    );
  });

  it('P6: stays empty over a new instance once everything is removed', async () => {
    await fc.assert(
      fc.asyncProperty(storedList, async (values) => {
        const seed = { revision: 1, records: [aStored(entity, '1')] };
        const { repository, environment } = opened(entity, { values, seed });
        for (const { id } of await repository.list()) await repository.remove(id);
        await expect(entity.open(environment, seed).list()).resolves.toEqual([]);
      }),
      { numRuns },
    );
  });

  it('P12: saves no polluting key and leaves prototypes alone, for any values and changes', async () => {
    const keys = ['__proto__', 'constructor', 'prototype', 'note'];
    const polluted = fc.object({ key: fc.constantFrom(...keys), maxDepth: 2, withNullPrototype: false });
    const prototypeKeys = Reflect.ownKeys(Object.prototype);
    await fc.assert(
      fc.asyncProperty(polluted, polluted, async (extra, changes) => {
        const own = `{"id":"1","name":"a",${JSON.stringify(extra).slice(1)}`.replace(/,\}$/, '}');
        const { repository, storedText } = opened(entity, { text: `[${own}]` });
        await repository.update('1', changes);
        await repository.add(changes);
        const text = storedText() ?? '';
        const saved: string[] = [];
        JSON.parse(text, (key, value: unknown) => {
          saved.push(key);
          return value;
        });
        expect(saved.filter((key) => key !== 'note' && keys.includes(key))).toEqual([]);
        expect(Reflect.ownKeys(Object.prototype)).toEqual(prototypeKeys);
      }),
      { numRuns },
    );
  });

  it('stores nothing that cannot be seen of what is typed, and leaves what was stored before as it is', async () => {
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

  it('P13: reads back exactly what it stored, whatever was typed', async () => {
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

  it('P3: gives an addition a new whole-number id and keeps every record, whatever is stored', async () => {
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
});
