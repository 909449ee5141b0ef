import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { tickerPreference, widgetsConsent } from '@/data/storage/preference';
import { storageKeys } from '@/data/storage/storageKeys';
import { WidgetsSwitch } from '@/site/features/market-widgets/WidgetsSwitch';
import { showBuilt } from '../../../../support/hydrate';

const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const stored = () => [
  localStorage.getItem(storageKeys.widgetsConsent),
  localStorage.getItem(storageKeys.ticker),
];

beforeEach(() => {
  widgetsConsent.choose('granted');
});

it('turns live charts off and on, and remembers it', () => {
  tickerPreference.choose('still');
  render(<WidgetsSwitch />);
  press('Turn live charts off');
  expect(stored()).toEqual(['refused', 'still']);
  press('Turn live charts on');
  expect(stored()).toEqual(['granted', 'still']);
});

it('takes a ticker shown alone along afterwards', () => {
  widgetsConsent.choose('refused');
  tickerPreference.choose('moving-alone');
  render(<WidgetsSwitch />);
  press('Turn live charts on');
  expect(stored()).toEqual(['granted', 'moving-alone']);
  press('Turn live charts off');
  expect(stored()).toEqual(['refused', 'moving']);
});

it('waits until the page is live', async () => {
  const { hydrate } = showBuilt(<WidgetsSwitch />);
  expect(screen.getByRole('button')).toBeDisabled();
  expect(await hydrate()).toEqual([]);
  expect(screen.getByRole('button')).toBeEnabled();
});
