import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tickerPreference, widgetsConsent } from '@/data/storage/preference';
import { storageKeys } from '@/data/storage/storageKeys';
import { Tape } from '@/site/features/market-widgets/Tape';
import { Ticker } from '@/site/features/market-widgets/Ticker';
import { WidgetsSwitch } from '@/site/features/market-widgets/WidgetsSwitch';
import { loaderIn, refuseLoader, runLoader, say } from '../../../../support/chartProvider';

const IDLE_LIMIT_MS = 2000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const strip = () => screen.getByRole('region', { name: 'Market ticker' });
const areNamesShown = () => screen.queryAllByRole('listitem').length === 10;

/** Lets time pass, what was asked for come, and an embed that was started put itself in. */
async function pass(ms: number) {
  for (const step of [ms, 0])
    await act(async () => {
      await vi.advanceTimersByTimeAsync(step);
    });
}

/** Shows the strip to somebody who wants moving prices; gives how often the code for them was asked for. */
function show(load = () => Promise.resolve(Tape)) {
  tickerPreference.choose('moving');
  const loadTape = vi.fn(load);
  render(<Ticker loadTape={loadTape} />);
  return { timesAsked: () => loadTape.mock.calls.length };
}

const becomeReady = () => {
  act(() => {
    say(runLoader(strip()), { name: 'tv-widget-resize-iframe' });
  });
};

/** What happens when another tab chooses. */
const chooseElsewhere = (choice: 'moving' | 'still') => {
  act(() => {
    localStorage.setItem(storageKeys.ticker, choice);
    globalThis.dispatchEvent(
      new StorageEvent('storage', { key: storageKeys.ticker, newValue: choice, storageArea: localStorage }),
    );
  });
};

it('names the ten instruments while there are no prices, and credits the provider', () => {
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

it('asks for the code of moving prices once the page has come to rest, and shows them when they come', async () => {
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

it('asks for no code where prices stay still', async () => {
  tickerPreference.choose('still');
  const loadTape = vi.fn(() => Promise.resolve(Tape));
  render(<Ticker loadTape={loadTape} />);
  await pass(IDLE_LIMIT_MS);
  expect(loadTape).not.toHaveBeenCalled();
});

it('shows people who want no motion the names until they ask for moving prices', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media.includes('reduced-motion') }));
  render(<Ticker loadTape={() => Promise.resolve(Tape)} />);
  await pass(IDLE_LIMIT_MS);
  expect(loaderIn(strip())).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show moving prices' }));
  await pass(0);
  becomeReady();
  expect(areNamesShown()).toBe(false);
});

it('shows the names again while prices that another tab stopped and let move are on their way', async () => {
  show();
  await pass(IDLE_LIMIT_MS);
  becomeReady();
  chooseElsewhere('still');
  chooseElsewhere('moving');
  await pass(0);
  expect(loaderIn(strip())).not.toBeNull();
  expect(areNamesShown()).toBe(true);
  becomeReady();
  expect(areNamesShown()).toBe(false);
});

it('shows the names again while prices that were turned off and on are on their way', async () => {
  show();
  await pass(IDLE_LIMIT_MS);
  becomeReady();
  act(() => {
    widgetsConsent.choose('refused');
  });
  act(() => {
    widgetsConsent.choose('granted');
  });
  await pass(0);
  expect(areNamesShown()).toBe(true);
});

it('offers to try again when the provider does not come', async () => {
  show();
  await pass(IDLE_LIMIT_MS);
  act(() => {
    refuseLoader(strip());
  });
  fireEvent.click(screen.getByRole('button', { name: 'Try again to show moving prices' }));
  await pass(0);
  becomeReady();
  expect(areNamesShown()).toBe(false);
});

it.each([
  [
    'the button is pressed',
    () => fireEvent.click(screen.getByRole('button', { name: 'Try again to show moving prices' })),
  ],
  ['the network is back', () => fireEvent.online(globalThis as unknown as Window)],
])(
  'F90: keeps the names when its own code does not come, and asks for it again when %s',
  async (_what, act) => {
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
  },
);

describe('B14: once live charts are turned off', () => {
  const turnOff = () => {
    fireEvent.click(screen.getByRole('button', { name: 'Turn live charts off' }));
  };

  const showWithSwitch = async () => {
    show();
    render(<WidgetsSwitch />);
    await pass(IDLE_LIMIT_MS);
    expect(loaderIn(strip())).not.toBeNull();
    turnOff();
    await pass(0);
    expect(loaderIn(strip())).toBeNull();
  };

  const pressShow = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Show moving prices' }));
    await pass(0);
  };

  it('“Show moving prices” brings the strip alone: the charts stay off', async () => {
    await showWithSwitch();
    await pressShow();
    expect(loaderIn(strip())).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Hide moving prices' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Turn live charts on' })).toBeInTheDocument();
  });

  it('the strip that was shown alone stops with the next “Turn live charts off”', async () => {
    await showWithSwitch();
    await pressShow();
    fireEvent.click(screen.getByRole('button', { name: 'Turn live charts on' }));
    await pass(0);
    expect(loaderIn(strip())).not.toBeNull();
    turnOff();
    await pass(0);
    expect(loaderIn(strip())).toBeNull();
  });
});
