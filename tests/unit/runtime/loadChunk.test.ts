import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadChunk, ChunkLoadError } from '@/runtime/loadChunk';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('reports a chunk that fails to load', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const failure = loadChunk(() => Promise.reject(cause));
  await expect(failure).rejects.toThrow('A part of the site could not be loaded.');
  await expect(failure).rejects.toThrow(ChunkLoadError);
  await expect(failure).rejects.toMatchObject({ cause });
});

it('gives up on a chunk after 15 seconds', async () => {
  let isMissing = false;
  loadChunk(() => new Promise(() => undefined)).catch((error: unknown) => {
    isMissing = error instanceof ChunkLoadError;
  });
  await vi.advanceTimersByTimeAsync(14_999);
  expect(isMissing).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isMissing).toBe(true);
});
