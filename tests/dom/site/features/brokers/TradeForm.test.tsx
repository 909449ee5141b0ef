import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TypedRates } from '@/domain/brokerCost';
import type { RateQuestion } from '@/domain/calculators/conversion';
import { exact, fixed, type Fraction } from '@/domain/exact';
import { DEFAULT_TRADE, type StatedTrade } from '@/domain/tradeCost';
import { TradeForm } from '@/site/features/brokers/TradeForm';
import { renderRoutes } from '../../../../support/render';

const YEN: RateQuestion = { first: 'USD', second: 'JPY' };

interface Asked {
  readonly trade?: StatedTrade;
  readonly isFolded?: boolean;
  readonly questions?: readonly RateQuestion[];
  readonly rates?: TypedRates;
}

/** The form over a trade that it changes, the changes it reported, and a button that goes back to the first trade. */
function show({
  trade: first = DEFAULT_TRADE,
  isFolded = false,
  questions = [],
  rates = new Map(),
}: Asked = {}) {
  const changes: [StatedTrade, boolean][] = [];
  const typed: [string, string | null][] = [];
  function Page() {
    const [trade, setTrade] = useState(first);
    const [known, setKnown] = useState(rates);
    const [isAsking, setAsking] = useState(true);
    const learn = (pair: string, rate: Fraction | null) => {
      typed.push([pair, rate && fixed(rate, 6)]);
      const others = [...known].filter(([other]) => other !== pair);
      setKnown(new Map(rate === null ? others : [...others, [pair, rate]]));
    };
    return (
      <>
        <TradeForm
          trade={trade}
          isFolded={isFolded}
          questions={isAsking ? questions : []}
          rates={known}
          onChange={(next, isTyped) => {
            changes.push([next, isTyped]);
            setTrade(next);
          }}
          onRate={learn}
        />
        <button
          type="button"
          onClick={() => {
            setTrade(first);
          }}
        >
          As before
        </button>
        <button
          type="button"
          onClick={() => {
            setAsking(!isAsking);
          }}
        >
          Other brokers
        </button>
      </>
    );
  }
  return { ...renderRoutes([{ path: '*', element: <Page /> }], '/'), changes, typed };
}

const form = () => within(screen.getByRole('form', { name: 'Example trade' }));
const choice = (name: string) => form().getByRole<HTMLSelectElement>('combobox', { name });
const field = (name: string) => form().getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
/** Types a text and lets it rest. */
const state = (name: string, value: string) => {
  type(name, value);
  wait(300);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

it('shows the trade it was given', () => {
  show({ trade: { instrument: 'XAU/USD', lots: '0.25', nights: 12, side: 'sell' } });
  expect(choice('Example trade')).toHaveDisplayValue('XAU/USD');
  expect(choice('Side')).toHaveDisplayValue('Sell');
  expect(field('Lots')).toHaveValue('0.25');
  expect(field('Nights held')).toHaveValue('12');
});

it('names the trade and opens on demand when it is folded', () => {
  show({ isFolded: true });
  const lots = screen.getByLabelText('Lots');
  expect(lots).not.toBeVisible();
  fireEvent.click(screen.getByText('Cost of 1 lot EUR/USD, 1 night'));
  expect(lots).toBeVisible();
});

it('opens its fold while a rate is asked for', () => {
  show({ isFolded: true, questions: [YEN] });
  expect(field("Today's USD/JPY")).toBeVisible();
});

it('reports a choice at once, as chosen and not as typed', () => {
  const trade: StatedTrade = { instrument: 'GBP/USD', lots: '2', nights: 4, side: 'buy' };
  const { changes } = show({ trade });
  fireEvent.change(choice('Example trade'), { target: { value: 'US500' } });
  fireEvent.change(choice('Side'), { target: { value: 'sell' } });
  expect(changes).toEqual([
    [{ ...trade, instrument: 'US500' }, false],
    [{ ...trade, instrument: 'US500', side: 'sell' }, false],
  ]);
  expect(choice('Side')).toHaveDisplayValue('Sell');
});

it('reports a number once typing pauses, as typed', () => {
  const trade: StatedTrade = { instrument: 'GBP/USD', lots: '2', nights: 4, side: 'sell' };
  const { changes } = show({ trade });
  type('Lots', '0.5');
  wait(299);
  expect(changes).toEqual([]);
  wait(1);
  expect(changes).toEqual([[{ ...trade, lots: '0.5' }, true]]);
  state('Nights held', '7');
  expect(changes.slice(1)).toEqual([[{ ...trade, lots: '0.5', nights: 7 }, true]]);
});

it.each(['0', '100.01', 'two'])('marks %s lots as invalid and reports nothing', (text) => {
  const { changes } = show();
  state('Lots', text);
  expect(field('Lots')).toBeInvalid();
  expect(field('Lots')).toHaveValue(text);
  expect(changes).toEqual([]);
});

it.each(['31', '1.5'])('marks %s nights as invalid and reports nothing', (text) => {
  const { changes } = show();
  state('Nights held', text);
  expect(field('Nights held')).toBeInvalid();
  expect(changes).toEqual([]);
});

it('shows the trade again when it changes elsewhere', () => {
  show();
  state('Lots', '5');
  state('Nights held', '9');
  fireEvent.click(screen.getByRole('button', { name: 'As before' }));
  expect(field('Lots')).toHaveValue('1');
  expect(field('Nights held')).toHaveValue('1');
});

const rates = () => form().queryAllByRole('textbox', { name: /^Today's/ });

it.each(['0', ''])('reports that a rate is gone when “%s” is entered', (text) => {
  const { typed } = show({ questions: [YEN], rates: new Map([['USD/JPY', exact('150')]]) });
  type("Today's USD/JPY", text);
  expect(typed).toEqual([['USD/JPY', null]]);
  expect(field("Today's USD/JPY")).toHaveValue(text);
});

it('marks a rate as invalid until it can be read or is cleared', () => {
  show({ questions: [YEN] });
  const rate = field("Today's USD/JPY");
  for (const [text, isRead] of [
    ['0', false],
    ['0.9', true],
    ['x', false],
    ['', true],
  ] as const) {
    type("Today's USD/JPY", text);
    if (isRead) expect(rate).toBeValid();
    else expect(rate).toBeInvalid();
  }
});

it('keeps a rate while its field is not shown', () => {
  show({ questions: [YEN] });
  type("Today's USD/JPY", '151.50');
  fireEvent.click(screen.getByRole('button', { name: 'Other brokers' }));
  expect(rates()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Other brokers' }));
  expect(field("Today's USD/JPY")).toHaveValue('151.5');
});
