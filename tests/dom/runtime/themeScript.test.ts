import { afterEach, expect, it, vi } from 'vitest';
import { themePreference } from '@/data/storage/preference';
import { storageKeys } from '@/data/storage/storageKeys';
import { THEME_SCRIPT } from '@/runtime/themeScript';

/** The look that the page is drawn in, once the script in its head has run. */
function lookAtFirstPaint(): string | undefined {
  // Not as a script element, which has globals of its own where the tests run in threads.
  (Function(THEME_SCRIPT) as () => void)();
  return document.documentElement.dataset.theme;
}

afterEach(() => {
  delete document.documentElement.dataset.theme;
  themePreference.forget();
  localStorage.clear();
});

it.each(['dark', 'light'] as const)('shows a chosen %s theme before the first paint', (chosen) => {
  themePreference.choose(chosen);
  delete document.documentElement.dataset.theme;
  expect(lookAtFirstPaint()).toBe(chosen);
});

it('follows the system without a valid choice', () => {
  expect(lookAtFirstPaint()).toBeUndefined();
  localStorage.setItem(storageKeys.theme, 'sepia');
  expect(lookAtFirstPaint()).toBeUndefined();
});

it('follows the system when storage is refused', () => {
  themePreference.choose('dark');
  delete document.documentElement.dataset.theme;
  vi.stubGlobal('localStorage', null);
  const look = lookAtFirstPaint();
  vi.unstubAllGlobals();
  expect(look).toBeUndefined();
});
