import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFailingArea, quotaError } from '../../../support/environment';
import { halfValidRecord, numRuns, storedText } from '../../../support/properties';
import { aStored, contentsOf, entities, opened } from '../../../support/entities';

const names = (records: readonly { name: string }[]) => records.map(({ name }) => name);
const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id);

describe.each(entities)('reading the $name list', (entity) => {
  const corruptTexts = ['', ' ', '[{"name":"cut', 'null', '5', '"x"', 'true', '{}', '\ufeff[]', '[\u0000]'];

  it.each(corruptTexts)(
    'F12 F14 F16: is empty for the stored text %j, which stays as it is',
    async (text) => {
      const { repository, storedText } = opened(entity, { text });
      await expect(repository.list()).resolves.toEqual([]);
      await expect(repository.listActive()).resolves.toEqual([]);
      await expect(repository.get('1')).resolves.toBeNull();
      await expect(repository.damage()).resolves.toMatchObject({ isCorrupt: true });
      expect(storedText()).toBe(text);
    },
  );

  it('F16: reads a list with white space around it and lone surrogates in it', async () => {
    const { repository } = opened(entity, { text: ' \n[{"name":"a\\ud800\\u0000","id":"1"}]\t' });
    expect(names(await repository.list())).toEqual(['a\ud800\u0000']);
    await expect(repository.damage()).resolves.toEqual({ isCorrupt: false, unreadable: 0 });
  });

  it('F16: is empty for JSON nested too deeply to read', async () => {
    const { repository } = opened(entity, { text: '['.repeat(200_000) + ']'.repeat(200_000) });
    await expect(repository.list()).resolves.toEqual([]);
  });

  it('F15: leaves out what is not a record, and keeps the order of the rest', async () => {
    const values = [null, aStored(entity, '7'), 1, 'a', [], {}, aStored(entity, '3')];
    expect(ids(await opened(entity, { values }).repository.list())).toEqual(['7', '3']);
  });

  it('F17 F18 F28: repairs damaged fields one by one', async () => {
    const values = [
      aStored(entity, '1', {
        features: 'Raw spreads, Micro lots',
        description: undefined,
        spreads: null,
        leverage: 500,
        createdAt: 5,
        isActive: 0,
      }),
    ];
    await expect(opened(entity, { values }).repository.list()).resolves.toEqual([
      {
        ...aStored(entity, '1'),
        features: ['Raw spreads', 'Micro lots'],
        description: '',
        spreads: '',
        leverage: '500',
        createdAt: '',
      },
    ]);
  });

  it('F19: takes only a literal false for inactive', async () => {
    const values = ['false', 0, undefined, false].map((isActive, index) => ({
      ...aStored(entity, String(index)),
      isActive,
    }));
    expect(ids(await opened(entity, { values }).repository.listActive())).toEqual(['0', '1', '2']);
  });

  it('F21: gives records with the same id distinct ids, the same ones each time', async () => {
    const values = ['a', 'b', 'c'].map((name) => aStored(entity, '2', { name }));
    const { repository } = opened(entity, { values });
    const list = await repository.list();
    expect(names(list)).toEqual(['a', 'b', 'c']);
    expect(ids(list)).toEqual(['2', '3', '4']);
    expect(ids(await repository.list())).toEqual(ids(list));
  });

  it('F22: makes missing, empty and numeric ids into distinct texts', async () => {
    const values = [undefined, '', 5, null, {}, '5'].map((id) => ({ ...aStored(entity, ''), id }));
    const { repository } = opened(entity, { values });
    expect(ids(await repository.list())).toEqual(['6', '7', '5', '8', '9', '10']);
    expect((await repository.get('8'))?.id).toBe('8');
  });

  it('F25: drops keys that reach a prototype', async () => {
    const text = '[{"id":"1","name":"a","__proto__":{"isActive":false},"constructor":{"x":1}}]';
    const [record] = await opened(entity, { text }).repository.list();
    expect(record?.isActive).toBe(true);
    expect(Object.getPrototypeOf(record)).toBe(Object.prototype);
    expect(Object.hasOwn(record ?? {}, 'constructor')).toBe(false);
  });

  it('F10: says so when storage cannot be read, and reads again once it can', async () => {
    const area = createFailingArea();
    const { repository } = opened(entity, { values: [aStored(entity, '1')], area });
    area.failReads = new Error('gone');
    const unreadable = expect.objectContaining({ kind: 'unreadable', key: entity.key }) as unknown;
    await expect(repository.list()).rejects.toEqual(unreadable);
    await expect(repository.get('1')).rejects.toEqual(unreadable);
    area.failReads = null;
    await expect(repository.list()).resolves.toHaveLength(1);
  });

  it('F11: shows what is stored, not the seed, while storage is full', async () => {
    const area = createFailingArea();
    const seed = { revision: 1, records: [aStored(entity, 'seeded')] };
    area.setItem(entity.seedKey, '{"revision":1,"records":[]}');
    const { repository, reported } = opened(entity, { values: [aStored(entity, '1')], area, seed });
    area.failWrites = quotaError();
    expect(ids(await repository.list())).toEqual(['1']);
    expect(reported).toEqual([]);
  });

  it('F42: gives copies, which can be changed without changing what is stored or read later', async () => {
    const values = [aStored(entity, '1')];
    const { repository, storedText } = opened(entity, { values });
    const before = storedText();
    for (const record of await repository.list()) {
      record.features.push('changed');
      Object.assign(record, { name: 'changed' });
    }
    await expect(repository.list()).resolves.toEqual(values);
    expect(storedText()).toBe(before);
  });

  it('writes nothing when it reads', async () => {
    const area = createFailingArea();
    const values = [null, { name: 'no id' }, aStored(entity, '1'), aStored(entity, '1')];
    const { repository, settled } = opened(entity, { values, area });
    const before = contentsOf(area);
    await Promise.all([repository.list(), repository.listActive(), repository.get('1')]);
    await settled();
    expect(contentsOf(area)).toEqual(before);
  });

  it('P1: never throws for any stored text, and gives records with distinct, non-empty ids', async () => {
    const example = Object.entries(entity.draft());
    await fc.assert(
      fc.asyncProperty(storedText, async (text) => {
        const { repository } = opened(entity, { text });
        const [list, active] = await Promise.all([repository.list(), repository.listActive()]);
        expect(new Set(ids(list)).size).toBe(list.length);
        expect(ids(list)).not.toContain('');
        expect(active).toEqual(list.filter(({ isActive }) => isActive));
        const wrong = list.flatMap((record) =>
          example.filter(([field, value]) => typeof Reflect.get(record, field) !== typeof value),
        );
        expect(wrong).toEqual([]);
      }),
      { numRuns },
    );
  });

  it('P16: lists the active records in the order of all, and finds every listed record by its id', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(halfValidRecord, { maxLength: 6 }), async (values) => {
        const { repository } = opened(entity, { values });
        const list = await repository.list();
        expect(await repository.listActive()).toEqual(list.filter(({ isActive }) => isActive));
        expect(await Promise.all(list.map(({ id }) => repository.get(id)))).toEqual(list);
      }),
      { numRuns },
    );
  });
});
