import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { RateTexts } from '@/domain/catalogue/brokerView';
import type { RateQuestion } from '@/domain/calculators/conversion';
import { DEFAULT_TRADE, type StatedTrade } from '@/domain/calculators/tradeCost';
import { TradeForm } from '@/site/features/brokers/TradeForm';
import { renderRoutes } from '../../../../support/render';

function show({
  trade: first = DEFAULT_TRADE,
  variant = 'line' as 'line' | 'fold' | 'menu',
  questions = [] as readonly RateQuestion[],
} = {}) {
  const changes: [StatedTrade, boolean][] = [];
  const refused: Record<string, boolean> = {};
  function Page() {
    const [trade, setTrade] = useState(first);
    const [rates, setRates] = useState<RateTexts>({});
    return (
      <TradeForm
        trade={trade}
        variant={variant}
        questions={questions}
        rates={rates}
        onChange={(next, isTyped) => {
          changes.push([next, isTyped]);
          setTrade(next);
        }}
        onRefused={(number, isRefused) => {
          refused[number] = isRefused;
        }}
        onRate={(pair, rate) => {
          setRates({ [pair]: rate });
        }}
      />
    );
  }
  return { ...renderRoutes([{ path: '*', element: <Page /> }], '/'), changes, refused };
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
/** Types and waits for the debounce. */
const state = (name: string, value: string) => {
  type(name, value);
  wait(300);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

it('shows the trade when collapsed and expands on request', () => {
  show({ variant: 'fold' });
  const lots = screen.getByLabelText('Lots');
  expect(lots).not.toBeVisible();
  fireEvent.click(screen.getByText('Cost of 1 lot EUR/USD, 1 night'));
  expect(lots).toBeVisible();
});

it('opens the form over the list, and closes it on Escape or a press elsewhere', () => {
  show({ variant: 'menu' });
  const opener = screen.getByText('Cost of 1 lot EUR/USD, 1 night');
  const lots = screen.getByLabelText('Lots');
  const openMenu = () => {
    expect(lots).not.toBeVisible();
    fireEvent.click(opener);
    expect(lots).toBeVisible();
  };
  openMenu();
  fireEvent.pointerDown(lots);
  fireEvent.keyDown(lots, { key: 'Escape' });
  expect(opener).toHaveFocus();
  openMenu();
  fireEvent.pointerDown(document.body);
  expect(lots).not.toBeVisible();
});

it('reports a selection immediately', () => {
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

it('reports a number when typing pauses', () => {
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

it.each([
  ['Lots', '100.01', 'Enter 0.01 to 100 lots, with at most two decimal places.'],
  ['Lots', '', 'Enter 0.01 to 100 lots, with at most two decimal places.'],
  ['Nights held', '1.5', 'Enter a whole number of nights, from 0 to 30.'],
])('says why %s cannot be “%s” once typing pauses', (name, text, words) => {
  const { changes, refused } = show();
  type(name, text);
  expect(field(name)).toBeValid();
  wait(300);
  expect(field(name)).toBeInvalid();
  expect(field(name)).toHaveAccessibleDescription(words);
  expect(field(name)).toHaveValue(text);
  expect(changes).toEqual([]);
  expect(Object.values(refused)).toContain(true);
  state(name, '2');
  expect(field(name)).toHaveAccessibleDescription('');
  expect(Object.values(refused)).not.toContain(true);
});

it.each([
  [{ first: 'USD', second: 'JPY' }, ['0', 'x', '1.5', '1500'], '152,5', 'in JPY, a number from 50 to 450.'],
  [{ first: 'EUR', second: 'USD' }, ['108'], '1.085', 'in USD, a number from 0.36 to 3.3.'],
  [{ first: 'USD', second: 'CHF' }, ['0'], '0.8', 'in CHF, a number above 0.'],
] as const)('states which exchange rates are plausible for %o', (question, refusals, accepted, words) => {
  const { refused } = show({ questions: [question] });
  const rate = `Today's ${question.first}/${question.second}`;
  for (const text of refusals) {
    state(rate, text);
    expect(field(rate)).toHaveAccessibleDescription(`Enter the price of 1 ${question.first} ${words}`);
    expect(Object.values(refused)).toContain(true);
  }
  for (const text of [accepted, '']) {
    state(rate, text);
    expect(field(rate)).toBeValid();
    expect(Object.values(refused)).not.toContain(true);
  }
});
