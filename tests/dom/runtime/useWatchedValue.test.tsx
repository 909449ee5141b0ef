import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { themePreference } from '@/data/storage/preference';
import { useWatchedValue } from '@/runtime/useWatchedValue';

const Chosen = () => <p>{useWatchedValue(themePreference, null) ?? 'no choice'}</p>;

it('updates when a stored choice changes in this tab or another', () => {
  render(<Chosen />);
  expect(screen.getByText('no choice')).toBeVisible();
  act(() => {
    themePreference.choose('light');
  });
  expect(screen.getByText('light')).toBeVisible();
  act(() => {
    localStorage.setItem('upm_theme', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'upm_theme', newValue: 'dark' }));
  });
  expect(screen.getByText('dark')).toBeVisible();
  act(themePreference.forget);
  expect(screen.getByText('no choice')).toBeVisible();
});
