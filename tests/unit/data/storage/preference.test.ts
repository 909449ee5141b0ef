import { expect, it } from 'vitest';
import { createKeyValueStore, createMemoryArea, type StorageArea } from '@/data/storage/keyValueStore';
import { createPreference } from '@/data/storage/preference';
import type { WatchStorage } from '@/data/storage/storageChanges';
import { createFailingArea, quotaError } from '../../../support/environment';

const never: WatchStorage = () => () => undefined;

function aPreference(area: StorageArea = createMemoryArea(), watchStorage = never) {
  const store = createKeyValueStore(
    () => area,
    () => undefined,
  );
  return { store, preference: createPreference('upm_test', ['moving', 'still'], store, watchStorage) };
}

it('stores a choice under its key', () => {
  const { store, preference } = aPreference();
  expect(preference.read()).toBeNull();
  preference.choose('still');
  expect(preference.read()).toBe('still');
  expect(store.read('upm_test')).toBe('still');
});

it('ignores an invalid stored choice', () => {
  const { store, preference } = aPreference();
  store.write('upm_test', 'upside down');
  expect(preference.read()).toBeNull();
});

it('forgets a choice', () => {
  const { store, preference } = aPreference();
  preference.choose('still');
  preference.forget();
  expect(preference.read()).toBeNull();
  expect(store.read('upm_test')).toBeNull();
});

it('notifies watchers until they unsubscribe', () => {
  const { preference } = aPreference();
  let told = 0;
  const stop = preference.watch(() => {
    told += 1;
  });
  preference.choose('still');
  stop();
  preference.choose('moving');
  expect(told).toBe(1);
});

it('notifies watchers of other tabs until they unsubscribe', () => {
  const heard = new Set<() => void>();
  const { preference } = aPreference(createMemoryArea(), (_key, onChange) => {
    heard.add(onChange);
    return () => heard.delete(onChange);
  });
  const stop = preference.watch(() => undefined);
  expect(heard.size).toBe(1);
  stop();
  expect(heard.size).toBe(0);
});

it.each(['failWrites', 'failReads'] as const)('keeps a choice for this visit after %s', (failure) => {
  const area = createFailingArea();
  area[failure] = quotaError();
  const { preference } = aPreference(area);
  expect(preference.read()).toBeNull();
  preference.choose('still');
  expect(preference.read()).toBe('still');
});
