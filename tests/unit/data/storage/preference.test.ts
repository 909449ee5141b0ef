import { expect, it } from 'vitest';
import { createKeyValueStore, createMemoryArea, type StorageArea } from '@/data/storage/keyValueStore';
import { createPreference } from '@/data/storage/preference';
import type { WatchStorage } from '@/data/storage/storageChanges';
import { createFailingArea, quotaError } from '../../../support/environment';

const never: WatchStorage = () => () => undefined;

const storeOf = (area: StorageArea | null) =>
  createKeyValueStore(
    () => area,
    () => undefined,
  );

function aPreference(
  area: StorageArea | null = createMemoryArea(),
  watchStorage = never,
  tabArea: StorageArea | null = createMemoryArea(),
) {
  const store = storeOf(area);
  const preference = createPreference('upm_test', ['moving', 'still'], store, watchStorage, storeOf(tabArea));
  return { store, preference };
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

it('listens for changes in other tabs until the watcher unsubscribes', () => {
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

function aFullArea(stored?: string) {
  const area = createFailingArea();
  if (stored !== undefined) area.setItem('upm_test', stored);
  area.failWrites = quotaError();
  return area;
}

it.each(['failWrites', 'failReads'] as const)(
  'keeps a choice in the tab when storage fails: %s',
  (failure) => {
    const area = createFailingArea();
    area[failure] = quotaError();
    const tab = createMemoryArea();
    const { preference } = aPreference(area, never, tab);
    expect([preference.read(), preference.lasts()]).toEqual([null, 'stored']);
    preference.choose('still');
    expect([preference.read(), preference.lasts()]).toEqual(['still', 'tab']);
    expect(aPreference(area, never, tab).preference.read()).toBe('still');
  },
);

it('prefers a choice that could not be stored to the stored one', () => {
  const { preference } = aPreference(aFullArea('moving'));
  expect(preference.read()).toBe('moving');
  preference.choose('still');
  expect([preference.read(), preference.lasts()]).toEqual(['still', 'tab']);
});

it('keeps a choice until a reload if the browser blocks all storage', () => {
  const { preference } = aPreference(null, never, null);
  preference.choose('still');
  expect([preference.read(), preference.lasts()]).toEqual(['still', 'page']);
});

it('keeps a choice until a reload if all storage is full', () => {
  const { preference } = aPreference(aFullArea(), never, aFullArea());
  preference.choose('still');
  expect([preference.read(), preference.lasts()]).toEqual(['still', 'page']);
});

it('stores the next choice once there is room, and drops the one kept in the tab', () => {
  const area = aFullArea();
  const { preference, store } = aPreference(area);
  preference.choose('still');
  area.failWrites = null;
  preference.choose('moving');
  expect([preference.read(), preference.lasts(), store.read('upm_test')]).toEqual([
    'moving',
    'stored',
    'moving',
  ]);
  preference.choose('still');
  preference.forget();
  expect(preference.read()).toBeNull();
});

it("keeps this tab's choice on return to the page, but follows another tab's later choice", () => {
  const area = aFullArea('moving');
  let hear: (text?: string | null) => void = () => undefined;
  const { preference } = aPreference(area, (_key, onChange) => {
    hear = onChange;
    return () => undefined;
  });
  preference.watch(() => undefined);
  preference.choose('still');
  hear();
  expect(preference.read()).toBe('still');
  hear('moving');
  expect(preference.read()).toBe('moving');
});
