import { expect, it, vi } from 'vitest';
import { browserEnvironment, latestSeeds } from '@/data/catalogue/browserEnvironment';
import { builtInSeeds } from '@/data/catalogue/builtInSeeds';
import { publishedFile } from '../../../support/catalogue';

it('tells the time, and makes ids, as the browser does', () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_767_323_045_000);
  expect(browserEnvironment.now()).toBe(1_767_323_045_000);
  expect(browserEnvironment.newPublicationId()).toMatch(/^[0-9a-f]{16}$/);
});

it('digests as the record of signals is sealed: with SHA-256', async () => {
  const digest = await browserEnvironment.digest?.(new TextEncoder().encode('abc'));
  expect(Buffer.from(digest ?? new ArrayBuffer()).toString('hex')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

it('knows what the site was built with once the site does not answer, and tells of what it answers later', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  await latestSeeds.load();
  expect(latestSeeds.brokers).toMatchObject({ revision: builtInSeeds.brokers.revision, isBuiltIn: true });

  const told = vi.fn();
  const stop = browserEnvironment.watch('upm_brokers', told);
  const later = publishedFile(builtInSeeds.brokers.revision + 1);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(later)));
  expect(latestSeeds.brokers.records).not.toEqual([]);
  await latestSeeds.refresh();
  expect(told).toHaveBeenCalledTimes(1);

  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'upm_brokers', storageArea: localStorage }));
  await vi.waitFor(() => {
    expect(told).toHaveBeenCalledTimes(2);
  });
  stop();
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'upm_brokers', storageArea: localStorage }));
  expect(told).toHaveBeenCalledTimes(2);
});
