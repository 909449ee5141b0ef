import { afterEach, expect, it, vi } from 'vitest';
import { watchLeaving } from '@/runtime/leaving';
import { loadChunk } from '@/runtime/loadChunk';

afterEach(() => {
  vi.useRealTimers();
});

it('reports no missing chunk while the browser leaves for another document', async () => {
  vi.useFakeTimers();
  watchLeaving();
  globalThis.dispatchEvent(new Event('beforeunload'));
  const report = vi.fn();
  loadChunk(() => Promise.reject(new TypeError('Failed to fetch'))).catch(report);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(report).not.toHaveBeenCalled();
  // A download is left for, too, and the page stays.
  await vi.advanceTimersByTimeAsync(1_000);
  expect(report).toHaveBeenCalled();
});
