import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeyValueStore } from '@/data/storage/keyValueStore';
import { report } from '@/data/report';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { createFailingArea, quotaError } from '../../../support/environment';
import { anyText, numRuns, storedText } from '../../../support/properties';
import { aStored, contentsOf, entities, opened, type Entity } from '../../../support/entities';

type Repository = ReturnType<typeof opened>['repository'];

const FAILED = {
  platform: {
    serialise: 'Failed to serialize platform data',
    add: 'Failed to save platform to storage',
    unkept: 'Failed to save platform to storage',
    update: 'Failed to update platform in storage',
    remove: 'Failed to delete platform from storage',
  },
  broker: {
    serialise: 'Failed to serialize broker data',
    add: 'Failed to save broker to storage',
    unkept: 'Broker was not properly saved to storage',
    update: 'Failed to update broker in storage',
    remove: 'Failed to delete broker from storage',
  },
};

/** Each way to write, with the message its failure has. */
const writes = (entity: Entity): [string, (repository: Repository) => Promise<unknown>, string][] => [
  ['F04: an addition', (repository) => repository.add(), FAILED[entity.name].add],
  ['F05: an update', (repository) => repository.update('1', { name: 'b' }), FAILED[entity.name].update],
  ['F05: a toggle', (repository) => repository.toggleActive('1'), FAILED[entity.name].update],
  ['F06: a removal', (repository) => repository.remove('1'), FAILED[entity.name].remove],
];

const storageError = (message: string, kind: string, key: string) =>
  expect.objectContaining({ name: 'StorageError', message, kind, key }) as unknown;

describe.each(entities)('a failing write of the $name list', (entity) => {
  const failed = FAILED[entity.name];

  it.each(writes(entity))(
    '%s fails with the words of the catalogue while storage is full',
    async (_way, write, message) => {
      const area = createFailingArea();
      const { repository } = opened(entity, { values: [aStored(entity, '1')], area });
      const before = contentsOf(area);
      area.failWrites = quotaError();
      await expect(write(repository)).rejects.toEqual(storageError(message, 'quota', entity.key));
      expect(contentsOf(area)).toEqual(before);
      area.failWrites = null;
      await expect(repository.list()).resolves.toEqual([aStored(entity, '1')]);
      await write(repository);
    },
  );

  it('F04: a first addition fails as well while storage is full, and stores nothing', async () => {
    const area = createFailingArea();
    const { repository } = opened(entity, { text: null, area });
    area.failWrites = quotaError();
    await expect(repository.add()).rejects.toEqual(storageError(failed.add, 'quota', entity.key));
    expect(contentsOf(area)).toEqual({});
  });

  it.each(writes(entity))(
    '%s fails with the same words when storage refuses for another reason',
    async (_way, write, message) => {
      const area = createFailingArea();
      const { repository } = opened(entity, { values: [aStored(entity, '1')], area });
      area.failWrites = new DOMException('denied', 'SecurityError');
      await expect(write(repository)).rejects.toEqual(storageError(message, 'write', entity.key));
    },
  );

  it('F09: an addition that storage silently drops is found out', async () => {
    const area = createFailingArea();
    const { repository, storedText } = opened(entity, { values: [aStored(entity, '1')], area });
    const before = storedText();
    area.ignoreWrites = true;
    await expect(repository.add()).rejects.toEqual(storageError(failed.unkept, 'verify', entity.key));
    await expect(repository.update('1', { name: 'b' })).rejects.toEqual(
      storageError(failed.update, 'verify', entity.key),
    );
    await expect(repository.remove('1')).rejects.toEqual(storageError(failed.remove, 'verify', entity.key));
    expect(storedText()).toBe(before);
  });

  it.each(writes(entity))(
    'F10: %s fails with its own words when storage cannot be read',
    async (_way, write, message) => {
      const area = createFailingArea();
      const { repository } = opened(entity, { values: [aStored(entity, '1')], area });
      area.failReads = new Error('gone');
      await expect(write(repository)).rejects.toEqual(storageError(message, 'unreadable', entity.key));
    },
  );

  it.each(writes(entity))(
    'F49: %s fails with its own words when another tab holds the list too long',
    async (_way, write, message) => {
      const timeout = new DOMException('too long', 'TimeoutError');
      const { repository, storedText } = opened(entity, {
        values: [aStored(entity, '1')],
        lock: () => Promise.reject(timeout),
      });
      const before = storedText();
      const error = storageError(message, 'busy', entity.key);
      await expect(write(repository)).rejects.toEqual(error);
      expect(storedText()).toBe(before);
    },
  );

  it('F49: any other failure of the lock is passed on as it is', async () => {
    const failure = new DOMException('no', 'InvalidStateError');
    const { repository } = opened(entity, { lock: () => Promise.reject(failure) });
    await expect(repository.add()).rejects.toBe(failure);
  });

  const cycle: unknown[] = [];
  cycle.push(cycle);
  const refusing = {
    toJSON: () => {
      throw new RangeError('no');
    },
  };
  it.each([
    ['a cycle', cycle],
    ['a BigInt', 1n],
    ['a throwing toJSON', refusing],
  ])('F27: %s cannot be serialised, and nothing is stored', async (_what, value) => {
    const { repository, storedText } = opened(entity, { values: [aStored(entity, '1')] });
    const before = storedText();
    const error = storageError(failed.serialise, 'serialize', entity.key);
    await expect(repository.add({ features: value })).rejects.toEqual(error);
    await expect(repository.update('1', { note: value })).rejects.toEqual(error);
    expect(storedText()).toBe(before);
  });

  it('F27: a name that is none cannot be stored', async () => {
    const { repository, storedText } = opened(entity, { values: [aStored(entity, '1')] });
    const before = storedText();
    const error = storageError(failed.serialise, 'serialize', entity.key);
    await expect(repository.add({ name: null })).rejects.toEqual(error);
    await expect(repository.update('1', { name: {} })).rejects.toEqual(error);
    expect(storedText()).toBe(before);
  });

  it('P7: fails with a message of the catalogue and leaves the list byte for byte, whatever was stored', async () => {
    await fc.assert(
      fc.asyncProperty(storedText, fc.nat(3), fc.boolean(), async (text, way, failsEverywhere) => {
        const area = createFailingArea();
        const { repository } = opened(entity, { text, area });
        const before = contentsOf(area);
        const [first] = await repository.list();
        area.failWrites = (key) => (failsEverywhere || key === entity.key ? quotaError() : null);
        const id = first?.id ?? '';
        const [write, message] =
          first === undefined || way === 0
            ? [repository.add(), failed.add]
            : way === 1
              ? [repository.toggleActive(id), failed.update]
              : [repository.remove(id), failed.remove];
        await expect(write).rejects.toEqual(storageError(message, 'quota', entity.key));
        expect(area.getItem(entity.key)).toBe(text);
        if (failsEverywhere) expect(contentsOf(area)).toEqual(before);
      }),
      { numRuns },
    );
  });

  it('P8: finds out a storage that silently drops what it is given, whatever was stored', async () => {
    await fc.assert(
      fc.asyncProperty(fc.option(storedText), async (text) => {
        const area = createFailingArea();
        const { repository } = opened(entity, { text, area });
        area.ignoreWrites = true;
        await expect(repository.add()).rejects.toMatchObject({ kind: 'verify' });
        expect(area.getItem(entity.key)).toBe(text);
      }),
      { numRuns },
    );
  });
});

describe.each(entities)('a $name list shown from a seed that did not fit', (entity) => {
  const failed = FAILED[entity.name];
  const seed = { revision: 2, records: ['1', '2'].map((id) => aStored(entity, id)) };
  const refused: [string, (repository: Repository) => Promise<unknown>, string][] = [
    ['an update', (repository) => repository.update('1', { name: 'b' }), failed.update],
    ['a toggle', (repository) => repository.toggleActive('1'), failed.update],
    ['a removal', (repository) => repository.remove('1'), failed.remove],
    ['deactivating many', (repository) => repository.setActive(['1', '2'], false), failed.update],
    ['removing many', (repository) => repository.removeMany(['1', '2']), failed.remove],
  ];

  it.each(refused)('refuses %s because storage is full', async (_way, write, message) => {
    const area = createFailingArea();
    area.failWrites = quotaError();
    const { repository, settled } = opened(entity, { text: null, seed, area });
    await expect(repository.list()).resolves.toEqual(seed.records);
    await settled();
    await expect(write(repository)).rejects.toEqual(storageError(message, 'quota', entity.key));
    area.failWrites = null;
    await repository.list();
    await settled();
    await write(repository);
    expect(await repository.list()).not.toEqual(seed.records);
  });

  it('still deletes a stored record, which frees room, and refuses one of the newer seed', async () => {
    const area = createFailingArea();
    const before = { revision: 1, records: seed.records.slice(0, 1) };
    const visit = opened(entity, { text: null, seed: before, area });
    await visit.repository.list();
    await visit.settled();
    area.failWrites = quotaError();
    const { repository, settled } = opened(entity, { text: null, seed, area });
    await expect(repository.list()).resolves.toEqual(seed.records);
    await settled();
    await expect(repository.remove('2')).rejects.toMatchObject({ kind: 'quota' });
    area.failWrites = null;
    await expect(repository.removeMany(['1'])).resolves.toHaveLength(1);
  });
});

describe.each(entities)('a $name list whose text cannot be read', (entity) => {
  const corruptKey = `${entity.key}.corrupt`;

  it('F13: keeps the text beside the list before the first write over it', async () => {
    const text = '[{"id":"1","name":"cut off';
    const { area, repository, stored } = opened(entity, { text });
    const added = await repository.add();
    expect(stored()).toEqual([added]);
    expect(area.getItem(corruptKey)).toBe(text);
    await expect(repository.damage()).resolves.toMatchObject({ isCorrupt: false });
  });

  it('F12: keeps an empty text as well', async () => {
    const { area, repository } = opened(entity, { text: '' });
    await repository.add();
    expect(area.getItem(corruptKey)).toBe('');
  });

  it('F26: never writes over a copy that was kept before, and keeps the same text once', async () => {
    const { area, repository } = opened(entity, { text: 'first' });
    await repository.add();
    for (const text of ['second', 'first', 'third', 'second']) {
      area.setItem(entity.key, text);
      await repository.add();
    }
    const { [entity.key]: _list, ...kept } = contentsOf(area);
    expect(kept).toEqual({
      [corruptKey]: 'first',
      [`${corruptKey}.2`]: 'second',
      [`${corruptKey}.3`]: 'third',
    });
  });

  it('F13: refuses the write where the copy does not fit', async () => {
    const area = createFailingArea();
    const { repository } = opened(entity, { text: 'damaged', area });
    area.failWrites = (key) => (key === corruptKey ? quotaError() : null);
    await expect(repository.add()).rejects.toEqual(
      storageError(FAILED[entity.name].add, 'quota', entity.key),
    );
    expect(contentsOf(area)).toEqual({ [entity.key]: 'damaged' });
  });

  it('F39: stays as it is when there is nothing to write', async () => {
    const { area, repository } = opened(entity, { text: 'damaged' });
    await Promise.allSettled([
      repository.update('1', {}),
      repository.remove('1'),
      repository.toggleActive('1'),
    ]);
    expect(contentsOf(area)).toEqual({ [entity.key]: 'damaged' });
  });

  it('P11: survives the next writes somewhere, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(storedText, anyText), fc.option(anyText), async (text, quarantined) => {
        const { area, repository } = opened(entity, { text });
        if (!(await repository.damage()).isCorrupt) return;
        if (quarantined !== null) area.setItem(corruptKey, quarantined);
        await repository.add();
        await repository.add();
        expect(Object.values(contentsOf(area))).toContain(text);
        if (quarantined !== null) expect(area.getItem(corruptKey)).toBe(quarantined);
      }),
      { numRuns },
    );
  });
});

describe.each(entities)('a $name list without storage', (entity) => {
  const noStorage: [string, () => null][] = [
    [
      'F01: throws',
      () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    ],
    ['F02: is null', () => null],
  ];

  it.each(noStorage)(
    '%s: shows the seed, and keeps changes for as long as the tab',
    async (_title, findArea) => {
      const store = createKeyValueStore(findArea, report.warning);
      const seed = { revision: 1, records: [aStored(entity, '1')] };
      const { repository, settled } = opened(entity, { store, seed });
      await expect(repository.list()).resolves.toEqual(seed.records);
      await settled();
      const added = await repository.add();
      await expect(repository.list()).resolves.toEqual([...seed.records, added]);
      expect(takeConsoleMessages()).toEqual(['localStorage is not available']);
    },
  );

  it('P9: shows any seed and every change to it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(anyText, { maxLength: 4 }), fc.nat(3), async (seedNames, additions) => {
        const records = seedNames.map((name, index) => aStored(entity, String(index + 1), { name }));
        const store = createKeyValueStore(
          () => null,
          () => undefined,
        );
        const { repository, settled } = opened(entity, { store, seed: { revision: 1, records } });
        await expect(repository.list()).resolves.toEqual(records);
        await settled();
        for (let count = 0; count < additions; count += 1) await repository.add();
        const list = await repository.list();
        expect(list.slice(0, records.length)).toEqual(records);
        expect(list).toHaveLength(records.length + additions);
      }),
      { numRuns },
    );
  });
});
