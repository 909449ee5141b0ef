import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Signal } from '@/domain/signals/signal';
import { LatestSignals } from '@/site/features/signals/LatestSignals';
import { renderRoutes } from '../../../../support/render';
import { sampleSignals } from '../../../../support/sampleSignals';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), toFake: ['Date'] });
});

const show = (signals: readonly Signal[]) =>
  renderRoutes([{ path: '*', element: <LatestSignals signals={signals} /> }], '/');

const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const rows = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

it('shows the latest results, winners and losers alike', () => {
  const { container } = show(sampleSignals);
  expect(rows()).toEqual([
    'OpenAUD/USD sell 0.66200 to 0.66300, signal 15 4-hour, 18 Nov 2026',
    '50% closedUS 100 buy 18420.0, signal 14 4-hour, 10 Nov 2026+1.00R so far',
    'WaitingOil (WTI) buy 71.20 to 71.50, signal 16 daily, 20 Nov 2026',
    'Lost, at its stopGold sell 2388.00, signal 13 4-hour, 25 Aug 2026−1.00R',
    'Won, at its targetGBP/USD buy 1.25700 to 1.25800, signal 12 4-hour, 16 Jun 2026+2.17R',
    'Lost, at its stopCalder Example Motors buy 42.00 to 42.40, signal 11 daily, 19 May 2026−1.40R',
  ]);
  expect(screen.getByText('Sample signals with invented prices.')).toBeVisible();
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/services/signals/15');
  expect(headings()).toEqual(['Open now', 'Waiting for entry', 'Last closed']);
  expect(container.textContent).not.toMatch(/total|sum|average|published/i);
});

it('says that no signal is open', () => {
  show(sampleSignals.slice(0, 13));
  expect(screen.getByText('Nothing is open. That is a position too.')).toBeVisible();
  expect(rows().length).toBe(3);
});

it('lists an expired signal as no longer valid, never as open', () => {
  vi.setSystemTime(new Date('2026-12-13T12:00:00Z'));
  show(sampleSignals.filter(({ state }) => state !== 'open'));
  expect(headings()).toEqual(['Open now', 'No longer valid', 'Last closed']);
  expect(screen.getByText('Nothing is open. That is a position too.')).toBeVisible();
  expect(rows()[0]).toContain('Expired, not recorded yet.');
});
