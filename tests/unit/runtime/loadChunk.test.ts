import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadChunk, ChunkLoadError } from '@/runtime/loadChunk';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('gives what has arrived', async () => {
  expect(await loadChunk(() => Promise.resolve('page'))).toBe('page');
});

it('F83: calls a part missing that cannot be loaded, and keeps why', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const failure = loadChunk(() => Promise.reject(cause));
  await expect(failure).rejects.toThrow('A part of the site could not be loaded.');
  await expect(failure).rejects.toThrow(ChunkLoadError);
  await expect(failure).rejects.toMatchObject({ cause });
});

it('keeps what a part says itself of one that it is missing', async () => {
  const failure = new ChunkLoadError('gone');
  await expect(loadChunk(() => Promise.reject(failure))).rejects.toBe(failure);
});

it('leaves no timer behind', async () => {
  await loadChunk(() => Promise.resolve('page'));
  expect(vi.getTimerCount()).toBe(0);
});

it('F86: calls a part missing that has not come within 15 seconds', async () => {
  let isMissing = false;
  loadChunk(() => new Promise(() => undefined)).catch((error: unknown) => {
    isMissing = error instanceof ChunkLoadError;
  });
  await vi.advanceTimersByTimeAsync(14_999);
  expect(isMissing).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isMissing).toBe(true);
});
