import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, afterEach } from 'vitest';
import { themePreference } from '@/data/storage/preference';
import { followTheme } from '@/runtime/theme';
import ThemeSwitch from '@/runtime/ThemeSwitch';
import { storageKeys } from '@/data/storage/storageKeys';
import { headScript } from '@/runtime/headScript';

const look = () => document.documentElement.dataset.theme;

const barColours = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ content, media }) => [
    content,
    media,
  ]);

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="theme-color" content="#000" data-theme="dark"><meta name="theme-color" content="#fff" data-theme="light">';
  localStorage.clear();
  themePreference.forget();
});

it('follows the system theme until one is chosen', async () => {
  const user = userEvent.setup();
  followTheme();
  render(<ThemeSwitch />);
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  expect(look()).toBeUndefined();
  expect(barColours()).toEqual([
    ['#000', '(prefers-color-scheme: dark)'],
    ['#fff', '(prefers-color-scheme: light)'],
  ]);

  await user.click(screen.getByRole('radio', { name: 'Light' }));
  expect(look()).toBe('light');
  expect(localStorage.getItem('upm_theme')).toBe('light');
  expect(barColours()).toEqual([
    ['#000', 'not all'],
    ['#fff', 'all'],
  ]);

  await user.click(screen.getByRole('radio', { name: 'System' }));
  expect(look()).toBeUndefined();
  expect(localStorage.getItem('upm_theme')).toBeNull();
});

/** The theme after the inline head script has run. */
function lookAtFirstPaint(): string | undefined {
  // Runs as a function, because a script element has its own globals when tests run in threads.
  (Function(headScript(storageKeys.theme, storageKeys.progress)) as () => void)();
  return document.documentElement.dataset.theme;
}

afterEach(() => {
  delete document.documentElement.dataset.begun;
  delete document.documentElement.dataset.theme;
  themePreference.forget();
});

it('follows the system theme when the stored choice is invalid', () => {
  expect(lookAtFirstPaint()).toBeUndefined();
  localStorage.setItem(storageKeys.theme, 'sepia');
  expect(lookAtFirstPaint()).toBeUndefined();
});

it('marks the page before the first paint if progress is stored', () => {
  lookAtFirstPaint();
  expect(document.documentElement).not.toHaveAttribute('data-begun');

  localStorage.setItem('upm_progress', '{}');
  lookAtFirstPaint();
  expect(document.documentElement).toHaveAttribute('data-begun');
});
