import { expect, it } from 'vitest';
import { clearableAs, createCache } from '@/data/maintenance/cache';
import { quarantineKey, storageKeys } from '@/data/storage/storageKeys';
import { anEnvironment } from '../../support/environment';
import { contentsOf } from '../entities';

it('drops what is kept for convenience, and never lists, seeds, sessions or texts kept aside', () => {
  const { environment } = anEnvironment();
  const { store } = environment;
  const kept = [quarantineKey(storageKeys.brokers, 1), 'foreign'];
  for (const key of [...Object.values(storageKeys), ...kept]) store.write(key, 'x');
  const cache = createCache(store);
  const words = Object.values(clearableAs).filter((named) => named !== null);
  expect(words).toContain('the activity log');
  expect(cache.contents()).toEqual(words);
  expect(cache.clear()).toEqual(words);
  expect(cache.contents()).toEqual([]);
  for (const key of ['token', 'adminToken', 'adminData', 'upm_platforms', 'upm_brokers', ...kept])
    expect(store.read(key)).toBe('x');
});

it('names only what is there', () => {
  const { environment, area } = anEnvironment();
  const cache = createCache(environment.store);
  expect(cache.clear()).toEqual([]);
  expect(Object.keys(contentsOf(area as Parameters<typeof contentsOf>[0]))).toEqual([]);
});
