import { expect, it, vi } from 'vitest';
import { createKeyValueStore, type StorageArea, writeAll } from '@/data/storage/keyValueStore';
import { report } from '@/data/report';
import { isNearlyFull } from '@/data/storage/quota';
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

const refused = (kind: string, action: () => unknown) => {
  expect(action).toThrow(expect.objectContaining({ name: 'StorageError', kind, key: 'k' }));
};

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
  const write = () => {
    store.write('k', 'new');
  };
  refused('quota', write);
  expect(write).toThrow(expect.objectContaining({ cause }));
  expect(store.read('k')).toBe('old');
});

it('reports any other failed write or removal as a write error', () => {
  const { area, store } = aStore();
  const denied = new DOMException('denied', 'SecurityError');
  area.failWrites = denied;
  refused('write', () => {
    store.write('k', 'new');
  });
  const deny = () => {
    throw denied;
  };
  vi.spyOn(area, 'removeItem').mockImplementation(deny);
  vi.spyOn(area, 'length', 'get').mockImplementation(deny);
  refused('write', () => {
    store.remove('k');
  });
  expect(() => store.keys()).toThrow(expect.objectContaining({ kind: 'unreadable', key: '' }));
});

it('detects a write that silently does nothing', () => {
  const { area, store } = aStore();
  store.write('k', 'old');
  area.ignoreWrites = true;
  refused('verify', () => {
    store.write('k', 'new');
  });
  expect(store.read('k')).toBe('old');
});

it('reports a failed read without falling back to memory', () => {
  const { area, store } = aStore();
  store.write('k', 'text');
  area.failReads = new DOMException('gone', 'InvalidStateError');
  refused('unreadable', () => store.read('k'));
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
  const copy = createKeyValueStore(() => area, report.warning, '/academy/');
  copy.write('other', '€');
  expect(copy.usedCharacters('other')).toBe('/academy/other€'.length);
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

it('rolls back earlier writes when a later write fails', () => {
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

it('fails when writes cannot be rolled back', () => {
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
