import { expect, it } from 'vitest';
import { clearableWords, createCache } from '@/data/maintenance/cache';
import { brokerList } from '@/data/catalogue/lists';
import { allKeys } from '@/data/catalogue/storedLists';
import { anEnvironment } from '../../../support/environment';

it('clears only data kept for convenience', () => {
  const { environment } = anEnvironment();
  const { store } = environment;
  const kept = [`${brokerList.key}.corrupt`, 'foreign'];
  for (const key of [...allKeys, ...kept]) store.write(key, 'x');
  const cache = createCache(store);
  const words = Object.values(clearableWords).filter((named) => named !== null);
  expect(cache.contents().toSorted()).toEqual(words.toSorted());
  expect(cache.clear().toSorted()).toEqual(words.toSorted());
  expect(cache.contents()).toEqual([]);
  for (const key of [
    'token',
    'adminToken',
    'adminData',
    'upm_platforms',
    'upm_brokers',
    'upm_brokers_base',
    'upm_progress',
    'upm_record_name',
    'upm_activity',
    ...kept,
  ])
    expect(store.read(key)).toBe('x');
});
