import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { themePreference } from '@/data/storage/preference';
import { useTheme } from '@/runtime/useTheme';

const systemPrefers = (look: 'light' | 'dark') => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media === `(prefers-color-scheme: ${look})`,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
};

const look = () => renderHook(() => useTheme()).result;

afterEach(() => {
  themePreference.forget();
  localStorage.clear();
});

it('follows the system when no theme is chosen', () => {
  systemPrefers('light');
  expect(look().current).toBe('light');
  systemPrefers('dark');
  expect(look().current).toBe('dark');
});

it('follows the chosen theme', () => {
  systemPrefers('light');
  const shown = look();
  act(() => {
    themePreference.choose('dark');
  });
  expect(shown.current).toBe('dark');
});
