import { expect, it } from 'vitest';
import { createStorageWatch } from '@/data/storage/storageChanges';

const watchBrokers = () => {
  let calls = 0;
  const stop = createStorageWatch(() => window)('upm_brokers', () => {
    calls += 1;
  });
  return { stop, calls: () => calls };
};
const storageEvent = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

it('calls the listener when its key changes or storage is cleared', () => {
  const { stop, calls } = watchBrokers();
  storageEvent('upm_brokers');
  expect(calls()).toBe(1);
  storageEvent(null);
  expect(calls()).toBe(2);
  storageEvent('upm_brokers_seed');
  storageEvent('');
  expect(calls()).toBe(2);
  stop();
});

it('calls the listener when the page returns from the back/forward cache', () => {
  const { stop, calls } = watchBrokers();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(calls()).toBe(0);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(calls()).toBe(1);
  stop();
});
