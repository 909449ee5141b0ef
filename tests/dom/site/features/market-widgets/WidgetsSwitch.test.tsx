import { fireEvent, render, screen, act, renderHook } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { tickerPreference, widgetsConsent } from '@/data/storage/preference';
import { storageKeys } from '@/data/storage/storageKeys';
import { WidgetsSwitch } from '@/site/features/market-widgets/WidgetsSwitch';
import { site, type WidgetsConsent } from '@/content/site';
import { useWidgetsAllowed } from '@/site/features/market-widgets/useWidgetsAllowed';

const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};

const stored = () => [
  localStorage.getItem(storageKeys.widgetsConsent),
  localStorage.getItem(storageKeys.ticker),
];

it('turns live charts off and on and remembers the choice', () => {
  widgetsConsent.choose('granted');
  tickerPreference.choose('still');
  render(<WidgetsSwitch />);
  press('Turn live charts off');
  expect(stored()).toEqual(['refused', 'still']);
  press('Turn live charts on');
  expect(stored()).toEqual(['granted', 'still']);
});

it('turns off a ticker that was allowed separately as well', () => {
  widgetsConsent.choose('refused');
  tickerPreference.choose('moving-alone');
  render(<WidgetsSwitch />);
  press('Turn live charts on');
  expect(stored()).toEqual(['granted', 'moving-alone']);
  press('Turn live charts off');
  expect(stored()).toEqual(['refused', 'moving']);
});

function allowed(setting: WidgetsConsent) {
  const shipped = site.widgetsConsent;
  Object.assign(site, { widgetsConsent: setting });
  onTestFinished(() => {
    Object.assign(site, { widgetsConsent: shipped });
  });
  return renderHook(useWidgetsAllowed).result;
}

it('asks for consent when the site requires it', () => {
  const isAllowed = allowed('ask');
  expect(isAllowed.current).toBe(false);
  act(() => {
    widgetsConsent.choose('granted');
  });
  expect(isAllowed.current).toBe(true);
});

it('allows charts until the visitor refuses, if the site does not ask for consent', () => {
  const isAllowed = allowed('granted');
  expect(isAllowed.current).toBe(true);
  act(() => {
    widgetsConsent.choose('refused');
  });
  expect(isAllowed.current).toBe(false);
});
