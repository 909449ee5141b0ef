import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { tickerPreference, widgetsConsent } from '@/data/storage/preference';
import { Tape } from '@/site/features/market-widgets/Tape';
import { Ticker } from '@/site/features/market-widgets/Ticker';
import { loaderIn, runLoader, postFromFrame } from '../../../../support/chartProvider';

const IDLE_LIMIT_MS = 2000;

beforeEach(() => {
  vi.useFakeTimers();
});

const strip = () => screen.getByRole('region', { name: 'Market ticker' });

const areNamesShown = () => screen.queryAllByRole('listitem').length === 10;

/** Advances time, then flushes imports and embeds. */
async function pass(ms: number) {
  for (const step of [ms, 0])
    await act(async () => {
      await vi.advanceTimersByTimeAsync(step);
    });
}

/** Renders the ticker for a visitor who wants motion; returns the number of requests for the code. */
function show(load = () => Promise.resolve(Tape)) {
  tickerPreference.choose('moving');
  const loadTape = vi.fn(load);
  render(<Ticker loadTape={loadTape} />);
  return { timesAsked: () => loadTape.mock.calls.length };
}

const becomeReady = () => {
  act(() => {
    postFromFrame(runLoader(strip()), { name: 'tv-widget-resize-iframe' });
  });
};

it('lists the ten instruments while prices are unavailable', () => {
  render(<Ticker loadTape={() => Promise.resolve(Tape)} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'EUR/USD',
    'GBP/USD',
    'USD/JPY',
    'BTC/USD',
    'ETH/USD',
    'Gold',
    'Silver',
    'S&P 500',
    'US 100',
    'Oil (WTI)',
  ]);
  expect(screen.getByRole('link', { name: 'TradingView' })).toBeInTheDocument();
});

it('loads moving prices when the page is idle', async () => {
  const { timesAsked } = show();
  await pass(IDLE_LIMIT_MS - 1);
  expect(timesAsked()).toBe(0);
  await pass(1);
  expect(timesAsked()).toBe(1);
  expect(areNamesShown()).toBe(true);
  becomeReady();
  expect(areNamesShown()).toBe(false);
  expect(screen.getByTitle('Moving prices by TradingView')).toHaveAttribute('tabindex', '-1');
});

it('shows only names under reduced motion until the visitor asks for moving prices', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media.includes('reduced-motion') }));
  render(<Ticker loadTape={() => Promise.resolve(Tape)} />);
  await pass(IDLE_LIMIT_MS);
  expect(loaderIn(strip())).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show moving prices' }));
  await pass(0);
  becomeReady();
  expect(areNamesShown()).toBe(false);
});

it.each([
  [
    'the button is pressed',
    () => fireEvent.click(screen.getByRole('button', { name: 'Try again to show moving prices' })),
  ],
  ['the device is back online', () => fireEvent.online(globalThis as unknown as Window)],
])('keeps the names when loading fails, and retries when %s', async (_what, act) => {
  let isThere = false;
  const { timesAsked } = show(() => (isThere ? Promise.resolve(Tape) : Promise.reject(new Error('gone'))));
  await pass(IDLE_LIMIT_MS);
  expect(areNamesShown()).toBe(true);
  expect(screen.getByRole('button', { name: 'Try again to show moving prices' })).toBeEnabled();
  isThere = true;
  act();
  await pass(0);
  expect(timesAsked()).toBe(2);
  becomeReady();
  expect(areNamesShown()).toBe(false);
});

it.each([
  ['chosen together with charts, consent withdrawn', 'refused', 'moving', false],
  ['chosen separately, without consent', 'refused', 'moving-alone', true],
  ['chosen separately, with consent', 'granted', 'moving-alone', true],
  ['stopped, with consent', 'granted', 'still', false],
] as const)(
  'moves prices or keeps them still as the visitor chose: %s',
  async (_when, consent, choice, moves) => {
    widgetsConsent.choose(consent);
    tickerPreference.choose(choice);
    render(<Ticker loadTape={() => Promise.resolve(Tape)} />);
    await pass(IDLE_LIMIT_MS);
    expect(loaderIn(strip()) !== null).toBe(moves);
    const label = moves ? 'Hide moving prices' : 'Show moving prices';
    expect(screen.getByRole('button', { name: label })).toHaveAttribute('title', label);
  },
);
