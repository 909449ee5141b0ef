import { afterEach, describe, expect, it, vi } from 'vitest';

/** What a page that was loaded afresh says of reloading by itself for a build. */
async function markOnNewPage(build: string): Promise<boolean> {
  vi.resetModules();
  const { markReload } = await import('@/data/storage/reloadMark');
  return markReload(build);
}

it('reloads once per build and tab', async () => {
  expect(await markOnNewPage('/assets/main-1.js')).toBe(true);
  expect(await markOnNewPage('/assets/main-1.js')).toBe(false);
  expect(await markOnNewPage('/assets/main-2.js')).toBe(true);
  expect(await markOnNewPage('/assets/main-2.js')).toBe(false);
});

describe('without a session storage', () => {
  const session = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage') ?? {};

  /** Puts this in place of the browser's session storage. */
  const withSession = (get: () => Storage | null) =>
    Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get });

  afterEach(() => {
    Object.defineProperty(globalThis, 'sessionStorage', session);
  });

  it('never reloads when session storage is refused', async () => {
    withSession(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(await markOnNewPage('/assets/main-1.js')).toBe(false);
  });

  it('never reloads without session storage', async () => {
    withSession(() => null);
    expect(await markOnNewPage('/assets/main-1.js')).toBe(false);
  });

  it('never reloads when session storage is full', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await markOnNewPage('/assets/main-1.js')).toBe(false);
  });
});
