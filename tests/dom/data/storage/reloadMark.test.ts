import { expect, it, vi } from 'vitest';

async function markOnNewPage(build: string): Promise<boolean> {
  vi.resetModules();
  const { markReload } = await import('@/data/storage/reloadMark');
  return markReload(build);
}

it('allows one reload per build and tab', async () => {
  expect(await markOnNewPage('/assets/main-1.js')).toBe(true);
  expect(await markOnNewPage('/assets/main-1.js')).toBe(false);
  expect(await markOnNewPage('/assets/main-2.js')).toBe(true);
  expect(await markOnNewPage('/assets/main-2.js')).toBe(false);
});

it('never reloads when session storage is blocked', async () => {
  const session = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage') ?? {};
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  try {
    expect(await markOnNewPage('/assets/main-1.js')).toBe(false);
  } finally {
    // The set-up clears session storage before `onTestFinished` would run.
    Object.defineProperty(globalThis, 'sessionStorage', session);
  }
});
