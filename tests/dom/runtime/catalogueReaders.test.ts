import { expect, it, vi } from 'vitest';
import { latestSeeds, listEnvironment } from '@/runtime/catalogueReaders';
import { builtInSeeds } from '@/data/catalogue/builtInSeeds';
import { publishedFile, dispatchStorageEvent } from '../../support/catalogue';

it('hashes with SHA-256 and generates random ids', async () => {
  expect(listEnvironment.newPublicationId()).toMatch(/^[0-9a-f]{16}$/);
  const digest = await listEnvironment.digest?.(new TextEncoder().encode('abc'));
  expect(Buffer.from(digest ?? new ArrayBuffer()).toString('hex')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

it('uses the built-in lists until the site responds', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  const onChange = vi.fn();
  const stop = listEnvironment.watch('upm_brokers', onChange);
  await vi.waitFor(() => {
    expect(latestSeeds.brokers).toMatchObject({ revision: builtInSeeds.brokers.revision, isBuiltIn: true });
  });
  onChange.mockClear();

  const later = publishedFile(builtInSeeds.brokers.revision + 1);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(later)));
  await latestSeeds.refresh();
  expect(onChange).toHaveBeenCalledTimes(1);
  dispatchStorageEvent('upm_brokers');
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  dispatchStorageEvent('upm_brokers');
  expect(onChange).toHaveBeenCalledTimes(2);
});
