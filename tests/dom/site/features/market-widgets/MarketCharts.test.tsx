import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ChartedInstrument } from '@/content/chartInstruments';
import { themePreference } from '@/data/storage/preference';
import { ChartGrid, EconomicCalendar, MarketOverview } from '@/site/features/market-widgets/MarketCharts';
import { createEmbedQueue } from '@/site/features/market-widgets/embedQueue';
import { loaderIn, runLoader, postFromFrame } from '../../../../support/chartProvider';

beforeEach(() => {
  vi.useFakeTimers();
});

const queue = createEmbedQueue(
  () => ({ loading: 2, alive: 6 }),
  () => true,
);

const soon = () => {
  for (let turn = 0; turn < 2; turn += 1)
    act(() => {
      vi.advanceTimersByTime(0);
    });
};

const load = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name: `Load ${name}` }));
  soon();
};

/** The settings passed to the provider's loader. */
const settings = (name: string) =>
  JSON.parse(loaderIn(screen.getByRole('group', { name }))?.textContent ?? 'null') as Record<
    string,
    unknown
  > | null;

const instruments: readonly ChartedInstrument[] = [
  { symbol: 'FX:EURUSD', name: 'EUR/USD' },
  { symbol: 'TVC:GOLD', name: 'Gold' },
];

it('shows a four-hour chart of each instrument', () => {
  render(<ChartGrid instruments={instruments} queue={queue} />);
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'EUR/USD 4-hour chart',
    'Gold 4-hour chart',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://www.tradingview.com/chart/?symbol=FX%3AEURUSD',
    'https://www.tradingview.com/chart/?symbol=TVC%3AGOLD',
  ]);
  load('Gold 4-hour chart');
  expect(settings('Gold 4-hour chart')).toMatchObject({ symbol: 'TVC:GOLD', interval: '240' });
});

it('reloads a chart when the theme changes', () => {
  themePreference.choose('light');
  render(<ChartGrid instruments={instruments} queue={queue} />);
  load('Gold 4-hour chart');
  expect(settings('Gold 4-hour chart')?.theme).toBe('light');
  act(() => {
    themePreference.choose('dark');
  });
  soon();
  expect(settings('Gold 4-hour chart')?.theme).toBe('dark');
});

it('shows the market overview in the current theme', () => {
  themePreference.choose('dark');
  render(<MarketOverview queue={queue} />);
  expect(screen.getByRole('link', { name: 'Market overview' })).toHaveAttribute(
    'href',
    'https://www.tradingview.com/markets/',
  );
  load('Market overview');
  expect(loaderIn(screen.getByRole('group'))?.src).toMatch(/embed-widget-market-overview\.js$/);
  expect(settings('Market overview')?.colorTheme).toBe('dark');
});

const box = () => screen.getByRole('group', { name: 'Economic calendar' });

it('requests economic events for twelve countries', () => {
  render(<EconomicCalendar queue={queue} />);
  load('Economic calendar');
  expect(loaderIn(box())?.src).toMatch(/embed-widget-events\.js$/);
  const { countryFilter, importanceFilter } = settings('Economic calendar') ?? {};
  expect(String(countryFilter).split(',')).toHaveLength(12);
  expect(importanceFilter).toBe('-1,0,1');
  act(() => {
    postFromFrame(runLoader(box()), { name: 'tv-widget-load' });
  });
  expect(screen.getByTitle('Economic calendar by TradingView')).toBeInTheDocument();
});
