import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Signal } from '@/domain/signals/signal';
import { NewestSignals } from '@/site/features/signals/NewestSignals';
import { renderRoutes } from '../../../../support/render';
import { sampleSignals } from '../../../../support/sampleSignals';

const show = (signals: readonly Signal[]) =>
  renderRoutes([{ path: '*', element: <NewestSignals signals={signals} /> }], '/');

const rows = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

it('S61: shows the newest with their outcomes, losers as large as winners, and no sum', () => {
  const { container } = show(sampleSignals);
  expect(rows()).toEqual([
    'WaitingOil (WTI) buy 71.20 to 71.50sample, daily, 20 November 2026',
    'OpenAUD/USD sell 0.66200 to 0.66300sample, 4-hour, 18 November 2026',
    'Partly taken, 50% leftUS 100 buy 18420.0sample, 4-hour, 10 November 2026+1.00R so far',
    'StoppedGold sell 2388.00sample, 4-hour, 25 August 2026−1.00R',
    'Target reachedGBP/USD buy 1.25700 to 1.25800sample, 4-hour, 16 June 2026+2.17R',
    'StoppedCalder Example Motors buy 42.00 to 42.40sample, daily, 19 May 2026−1.40R',
  ]);
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/services/signals/16');
  expect(container.textContent).not.toMatch(/total|sum|average|won|published/i);
});

it('says of a signal that nobody could have followed that it is late', () => {
  show(
    sampleSignals.map((signal) =>
      signal.number === 15 && signal.fill
        ? { ...signal, issued: { ...signal.issued, publishedAt: '2026-12-01T00:00:00.000Z' } }
        : signal,
    ),
  );
  expect(rows()[1]).toMatch(/^Open, lateAUD\/USD/);
});

it('says that nothing is open where nothing is', () => {
  show(sampleSignals.slice(0, 13));
  expect(screen.getByText('Nothing is open. That is a position too.')).toBeVisible();
  expect(rows().length).toBe(3);
});

it('shows what is open while nothing was closed', () => {
  show(sampleSignals.slice(15));
  expect(rows().length).toBe(1);
  expect(screen.queryByRole('heading', { name: 'Closed last' })).not.toBeInTheDocument();
});
