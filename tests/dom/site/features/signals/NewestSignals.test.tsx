import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { replayRecord } from '@/domain/signals/replay';
import type { Signal } from '@/domain/signals/signal';
import { NewestSignals } from '@/site/features/signals/NewestSignals';
import { renderRoutes } from '../../../../support/render';
import { sampleSignals } from '../../../../support/sampleSignals';
import { anEvent, anIssued, onDay } from '../../../../support/signals';

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

const groups = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('S61: has what is open above what was closed, each under its own words', () => {
  show(sampleSignals);
  expect(groups()).toEqual(['Open now', 'Closed last']);
  expect(screen.getAllByRole('list').map(({ children }) => children.length)).toEqual([3, 3]);
});

it('S61: says under “Open now” that nothing is', () => {
  show(sampleSignals.slice(0, 13));
  expect(groups()).toEqual(['Open now', 'Closed last']);
  expect(screen.getAllByRole('list')).toHaveLength(1);
});

it('shows the newest three of what is open', () => {
  show(replayRecord([1, 2, 3, 4].map((signal) => anIssued({ signal }))).signals);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/services/signals/4',
    '/services/signals/3',
    '/services/signals/2',
  ]);
});

it('calls no real signal a sample, and gives one that came to nothing yet no result', () => {
  show(replayRecord([anIssued()]).signals);
  expect(rows()).toEqual(['WaitingEUR/USD buy 1.08200 to 1.084004-hour, 12 January 2026']);
});

it('gives a signal that was closed at its entry the result of nothing', () => {
  show(
    replayRecord([
      anIssued(),
      anEvent('triggered', onDay(1), { price: '1.08400' }),
      anEvent('closed', onDay(2), { price: '1.08400', reason: 'manual', note: 'Flat.' }),
    ]).signals,
  );
  expect(rows()[0]).toMatch(/12 January 20260\.00R$/);
});
