import { expect, it } from 'vitest';
import { createCache } from '@/data/maintenance/cache';
import { allStorageKeys } from '@/data/catalogue/storedLists';
import { anEnvironment } from '../../../support/environment';

it('clears only data kept for convenience', () => {
  const { store } = anEnvironment().environment;
  const keys = [...allStorageKeys, 'upm_brokers.corrupt', 'foreign'];
  for (const key of keys) store.write(key, 'x');
  const cache = createCache(store);
  const contents = cache.contents();
  expect(contents).toHaveLength(4);
  expect(cache.clear()).toEqual(contents);
  expect(cache.contents()).toEqual([]);
  expect(keys.filter((key) => store.read(key) === null)).toEqual([
    'upm_ticker',
    'upm_theme',
    'upm_account',
    'upm_second_chart',
  ]);
});
