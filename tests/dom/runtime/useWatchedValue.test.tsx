import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { savedAccount } from '@/data/storage/savedAccount';
import { themePreference, tickerPreference, widgetsConsent } from '@/data/storage/preference';
import { useWatchedValue } from '@/runtime/useWatchedValue';

const Chosen = () => <p>{useWatchedValue(themePreference, null) ?? 'no choice'}</p>;

const KEPT = [
  [tickerPreference, 'upm_ticker', ['moving', 'moving-alone', 'still']],
  [widgetsConsent, 'upm_widgets_consent', ['granted', 'refused']],
  [themePreference, 'upm_theme', ['light', 'dark']],
  [savedAccount, 'upm_account', ['8000.5 EUR']],
] as const;

it.each(KEPT)('restores a choice from an earlier visit (%#)', (preference, key, values) => {
  for (const value of values) {
    localStorage.setItem(key, value);
    expect(preference.read()).toBe(value);
  }
  localStorage.setItem(key, 'anything else');
  expect(preference.read()).toBeNull();
});

it('updates when the choice changes, here or in another tab', () => {
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

it('ignores the stored choice in a prerendered page', () => {
  localStorage.setItem('upm_theme', 'dark');
  expect(renderToString(<Chosen />)).toContain('no choice');
});
