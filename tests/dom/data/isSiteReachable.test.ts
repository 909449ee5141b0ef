import { expect, it, vi } from 'vitest';
import { isSiteReachable } from '@/data/isSiteReachable';

it.each([
  [200, true],
  // Hosts answer with 404.html for URLs that exist only in this browser's data.
  [404, true],
  [500, false],
  [503, false],
])('decides whether a host that responds with %i is reachable: %s', async (status, isThere) => {
  const fetch = vi.fn(() => Promise.resolve(new Response(null, { status })));
  vi.stubGlobal('fetch', fetch);
  await expect(isSiteReachable()).resolves.toBe(isThere);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(location.href, { method: 'HEAD', cache: 'no-store' });
});

it('treats a host without a response as unreachable', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(isSiteReachable()).resolves.toBe(false);
});
