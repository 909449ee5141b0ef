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

it.each(['dark', 'light'] as const)('a %s look that was chosen is there before the first paint', (chosen) => {
  themePreference.choose(chosen);
  delete document.documentElement.dataset.theme;
  expect(lookAtFirstPaint()).toBe(chosen);
});

it('without a choice, and with a text that is none, the look is the system\u2019s', () => {
  expect(lookAtFirstPaint()).toBeUndefined();
  localStorage.setItem(storageKeys.theme, 'sepia');
  expect(lookAtFirstPaint()).toBeUndefined();
});

it('the look is the system\u2019s where the browser refuses storage', () => {
  themePreference.choose('dark');
  delete document.documentElement.dataset.theme;
  vi.stubGlobal('localStorage', null);
  const look = lookAtFirstPaint();
  vi.unstubAllGlobals();
  expect(look).toBeUndefined();
});
