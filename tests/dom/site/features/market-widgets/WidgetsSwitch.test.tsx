import { fireEvent, render, screen, act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { tickerPreference, widgetsConsent } from '@/data/storage/preference';
import { storageKeys } from '@/data/storage/storageKeys';
import { WidgetsSwitch } from '@/site/features/market-widgets/WidgetsSwitch';
import { site, type WidgetsConsent } from '@/content/site';
import { refuseStorage } from '../../../../support/refuseStorage';
import { useWidgetsAllowed } from '@/site/features/market-widgets/useWidgetsAllowed';

afterEach(() => {
  widgetsConsent.forget();
  tickerPreference.forget();
});

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

it('turns off the ticker with the charts, even if it was allowed separately', () => {
  widgetsConsent.choose('refused');
  tickerPreference.choose('moving-alone');
  render(<WidgetsSwitch />);
  press('Turn live charts on');
  expect(stored()).toEqual(['granted', 'moving-alone']);
  press('Turn live charts off');
  expect(stored()).toEqual(['refused', 'moving']);
});

it.each([
  [['localStorage'], 'until you close this tab'],
  [['localStorage', 'sessionStorage'], 'only until this page is loaded again'],
] as const)('says how long a choice lasts when %j refuses to store it', (refusing, time) => {
  widgetsConsent.choose('granted');
  refuseStorage(...refusing);
  render(<WidgetsSwitch />);
  expect(screen.getByRole('status')).toHaveTextContent('');
  press('Turn live charts off');
  expect(screen.getByRole('button')).toHaveTextContent('Turn live charts on');
  expect(renderHook(useWidgetsAllowed).result.current).toBe(false);
  expect(screen.getByRole('status')).toHaveTextContent(
    `Your browser couldn't store this choice: it applies ${time}.`,
  );
});

function allowed(setting: WidgetsConsent) {
  const shipped = site.widgetsConsent;
  Object.assign(site, { widgetsConsent: setting });
  onTestFinished(() => {
    Object.assign(site, { widgetsConsent: shipped });
  });
  return renderHook(useWidgetsAllowed).result;
}

it('allows charts only after consent if the site asks for it', () => {
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
