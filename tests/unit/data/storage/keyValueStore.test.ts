import { expect, it, vi } from 'vitest';
import { createKeyValueStore, type StorageArea, writeAll } from '@/data/storage/keyValueStore';
import { report } from '@/data/report';
import { isNearlyFull } from '@/domain/storageQuota';
import { takeConsoleMessages } from '../../../support/consoleGuard';
import { createFailingArea, quotaError } from '../../../support/environment';
import { contentsOf } from '../../../support/entities';

const unavailable: [string, () => StorageArea | null][] = [
  [
    'throws',
    () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  ],
  ['is null', () => null],
];

function aStore() {
  const area = createFailingArea();
  const warnings: string[] = [];
  const store = createKeyValueStore(
    () => area,
    (warning) => warnings.push(warning),
  );
  return { area, store, warnings };
}

const refused = (kind: string) =>
  expect.objectContaining({ name: 'StorageError', kind, key: 'k' }) as unknown;

function errorOf(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  return null;
}

it.each(unavailable)('falls back to memory with one warning when storage %s', (_title, findArea) => {
  const store = createKeyValueStore(findArea, report.warning);
  expect(takeConsoleMessages()).toEqual([]);
  expect(store.read('k')).toBeNull();
  store.write('k', 'text');
  expect(store.read('k')).toBe('text');
  store.remove('k');
  expect(store.read('k')).toBeNull();
  expect(store.isPersistent()).toBe(false);
  expect(store.usedCharacters()).toBe(0);
  expect(takeConsoleMessages()).toEqual(['localStorage is not available']);
});

it('stores and removes strings unchanged', () => {
  const { area, store, warnings } = aStore();
  expect(store.read('k')).toBeNull();
  store.write('k', '');
  expect(store.read('k')).toBe('');
  store.write('k', 'a\u0000€\ud800');
  expect(area.getItem('k')).toBe('a\u0000€\ud800');
  store.remove('k');
  expect(area.getItem('k')).toBeNull();
  expect(warnings).toEqual([]);
});

it('reports full storage as a quota error', () => {
  const { area, store } = aStore();
  store.write('k', 'old');
  const cause = (area.failWrites = quotaError());
  const error = errorOf(() => {
    store.write('k', 'new');
  });
  expect(error).toEqual(refused('quota'));
  expect(error).toHaveProperty('cause', cause);
  expect(store.read('k')).toBe('old');
});

it('reports any other failed write as a write error', () => {
  const { area, store } = aStore();
  area.failWrites = new DOMException('denied', 'SecurityError');
  expect(
    errorOf(() => {
      store.write('k', 'new');
    }),
  ).toEqual(refused('write'));
});

it('reports a failed removal as a write error', () => {
  const { area, store } = aStore();
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(area, 'removeItem').mockImplementation(denied);
  vi.spyOn(area, 'length', 'get').mockImplementation(denied);
  expect(
    errorOf(() => {
      store.remove('k');
    }),
  ).toEqual(refused('write'));
  expect(errorOf(() => store.keys())).toMatchObject({ kind: 'unreadable', key: '' });
});

it('detects a write that silently does nothing', () => {
  const { area, store } = aStore();
  store.write('k', 'old');
  area.ignoreWrites = true;
  expect(
    errorOf(() => {
      store.write('k', 'new');
    }),
  ).toEqual(refused('verify'));
  expect(store.read('k')).toBe('old');
});

it('reports a failed read without falling back to memory', () => {
  const { area, store } = aStore();
  store.write('k', 'text');
  area.failReads = new DOMException('gone', 'InvalidStateError');
  expect(errorOf(() => store.read('k'))).toEqual(refused('unreadable'));
  area.failReads = null;
  expect(store.read('k')).toBe('text');
  expect(store.isPersistent()).toBe(true);
});

it('counts the characters of all keys and values', () => {
  const { area, store } = aStore();
  expect(store.usedCharacters()).toBe(0);
  area.setItem('upm_platforms', 'x'.repeat(4_194_304 - 'upm_platforms'.length - 'other€'.length));
  area.setItem('other', '€');
  expect(store.usedCharacters()).toBe(4_194_304);
  expect(isNearlyFull(store.usedCharacters())).toBe(false);
  area.setItem('other', '€€');
  expect(isNearlyFull(store.usedCharacters())).toBe(true);
});

const open = () => {
  const area = createFailingArea();
  area.setItem('a', 'old a');
  return {
    area,
    store: createKeyValueStore(
      () => area,
      () => undefined,
    ),
  };
};

it('rolls back its writes when a later one fails', () => {
  const { area, store } = open();
  area.setItem('c', 'old c');
  area.failWrites = (key) => (key === 'c' ? quotaError() : null);
  expect(() => {
    writeAll(store, [
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
    ]);
  }).toThrow(expect.objectContaining({ kind: 'quota', key: 'c' }));
  expect(contentsOf(area)).toEqual({ a: 'old a', c: 'old c' });
});

it('fails when its writes cannot be rolled back', () => {
  const { area, store } = open();
  let writes = 0;
  area.failWrites = () => ((writes += 1) === 1 ? null : quotaError());
  expect(() => {
    writeAll(store, [
      ['a', '1'],
      ['b', '2'],
    ]);
  }).toThrow(expect.objectContaining({ name: 'HalfWrittenError' }));
});
