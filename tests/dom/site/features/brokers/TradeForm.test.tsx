import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TypedRates } from '@/domain/brokerCost';
import type { RateQuestion } from '@/domain/calculators/conversion';
import { exact, fixed, type Fraction } from '@/domain/exact';
import { DEFAULT_TRADE, type StatedTrade } from '@/domain/tradeCost';
import { TradeForm } from '@/site/features/brokers/TradeForm';
import { renderRoutes } from '../../../../support/render';

const YEN: RateQuestion = { first: 'USD', second: 'JPY' };
const EURO: RateQuestion = { first: 'EUR', second: 'USD' };

interface Asked {
  readonly trade?: StatedTrade;
  readonly questions?: readonly RateQuestion[];
  readonly rates?: TypedRates;
}

/** The form over a trade that it changes, what it told of, and a button that takes the first trade again. */
function show({ trade: first = DEFAULT_TRADE, questions = [], rates = new Map() }: Asked = {}) {
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

describe('the form', () => {
  it('shows the trade it was given', () => {
    show({ trade: { instrument: 'XAU/USD', lots: '0.25', nights: 12, side: 'sell' } });
    expect(choice('Example trade')).toHaveDisplayValue('XAU/USD');
    expect(choice('Side')).toHaveDisplayValue('Sell');
    expect(field('Lots')).toHaveValue('0.25');
    expect(field('Nights held')).toHaveValue('12');
  });

  it('begins with the purchase of one lot over one night', () => {
    show();
    expect(choice('Example trade')).toHaveDisplayValue('EUR/USD');
    expect(choice('Side')).toHaveDisplayValue('Buy');
    expect(field('Lots')).toHaveValue('1');
    expect(field('Nights held')).toHaveValue('1');
  });

  it('says what a night is', () => {
    show();
    expect(
      form().getByText(
        'A night counts as one booking. Wednesday night counts three for pairs, so two nights over a Wednesday are four bookings.',
      ),
    ).toBeVisible();
  });

  it('stays where it is when Enter is pressed', () => {
    const { changes } = show();
    const isSent = fireEvent.submit(screen.getByRole('form', { name: 'Example trade' }));
    expect(isSent).toBe(false);
    expect(changes).toEqual([]);
  });

  it('brings up the keys for numbers, and takes no longer text than makes sense', () => {
    show();
    expect(field('Lots')).toHaveAttribute('inputmode', 'decimal');
    expect(field('Lots')).toHaveAttribute('maxlength', '12');
    expect(field('Nights held')).toHaveAttribute('inputmode', 'numeric');
    expect(field('Nights held')).toHaveAttribute('maxlength', '12');
  });
});

describe('a choice', () => {
  const optionsOf = (name: string) => [...choice(name).options].map(({ textContent }) => textContent);

  it('is among five instruments and two sides', () => {
    show();
    expect(optionsOf('Example trade')).toEqual(['EUR/USD', 'GBP/USD', 'USD/JPY', 'XAU/USD', 'US500']);
    expect(optionsOf('Side')).toEqual(['Buy', 'Sell']);
  });

  it('counts at once, as chosen and not as typed, and leaves the rest of the trade', () => {
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
});

describe('a number', () => {
  it('counts once typing rests, as typed, and leaves the rest of the trade', () => {
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

  it('that is typed on does not count in between', () => {
    const { changes } = show();
    type('Lots', '2');
    wait(200);
    type('Lots', '25');
    wait(299);
    expect(changes).toEqual([]);
    wait(1);
    expect(changes.map(([{ lots }]) => lots)).toEqual(['25']);
  });

  it.each([
    ['0.01', '0.01'],
    ['100', '100'],
    ['0,5', '0.5'],
    ['2.50', '2.5'],
    [' 3 ', '3'],
  ])('of lots counts as %j, which is %s', (text, lots) => {
    const { changes } = show();
    state('Lots', text);
    expect(changes).toEqual([[{ ...DEFAULT_TRADE, lots }, true]]);
    expect(field('Lots')).toHaveValue(text);
    expect(field('Lots')).toBeValid();
  });

  it.each(['0', '0.009', '0.015', '100.01', '-1', 'two', '1 EUR'])(
    'of lots that cannot be traded, %s, is marked and does not count',
    (text) => {
      const { changes } = show();
      state('Lots', text);
      expect(field('Lots')).toBeInvalid();
      expect(field('Lots')).toHaveValue(text);
      expect(changes).toEqual([]);
    },
  );

  it.each([
    ['0', 0],
    ['30', 30],
    ['07', 7],
  ])('of nights counts as %s', (text, nights) => {
    const { changes } = show();
    state('Nights held', text);
    expect(changes).toEqual([[{ ...DEFAULT_TRADE, nights }, true]]);
    expect(field('Nights held')).toBeValid();
  });

  it.each(['31', '-1', '1.5', 'x'])(
    'of nights that cannot be held, %s, is marked and does not count',
    (text) => {
      const { changes } = show();
      state('Nights held', text);
      expect(field('Nights held')).toBeInvalid();
      expect(changes).toEqual([]);
    },
  );

  it('that was taken out counts for nothing, without a mark', () => {
    const { changes } = show();
    state('Lots', '');
    state('Nights held', '');
    expect(field('Lots')).toBeValid();
    expect(field('Nights held')).toBeValid();
    expect(changes).toEqual([]);
  });

  it('goes back to what the trade is, where that changes', () => {
    show();
    state('Lots', '5');
    state('Nights held', '9');
    fireEvent.click(screen.getByRole('button', { name: 'As before' }));
    expect(field('Lots')).toHaveValue('1');
    expect(field('Nights held')).toHaveValue('1');
  });
});

describe('a rate', () => {
  const rates = () => form().queryAllByRole('textbox', { name: /^Today's/ });

  it('is asked for only where a cost needs it', () => {
    show();
    expect(rates()).toEqual([]);
  });

  it('is asked for by its pair, each in a field that is empty', () => {
    show({ questions: [YEN, EURO] });
    expect(rates()).toEqual([field("Today's USD/JPY"), field("Today's EUR/USD")]);
    for (const one of rates()) {
      expect(one).toHaveValue('');
      expect(one).toHaveAttribute('placeholder', 'Type it');
      expect(one).toHaveAttribute('inputmode', 'decimal');
    }
  });

  it.each([
    ['150', '150.000000'],
    ['1,084', '1.084000'],
    ['1.234567', '1.234567'],
    ['0.000001', '0.000001'],
  ])('counts at once: %s', (text, rate) => {
    const { typed } = show({ questions: [YEN] });
    type("Today's USD/JPY", text);
    expect(typed).toEqual([['USD/JPY', rate]]);
    expect(field("Today's USD/JPY")).toHaveValue(text);
  });

  it.each(['0', '-150', 'x', '1.2345678', ''])('that is none, “%s”, takes the one before away', (text) => {
    const { typed } = show({ questions: [YEN], rates: new Map([['USD/JPY', exact('150')]]) });
    type("Today's USD/JPY", text);
    expect(typed).toEqual([['USD/JPY', null]]);
    expect(field("Today's USD/JPY")).toHaveValue(text);
    expect(field("Today's USD/JPY")).toHaveAttribute('placeholder', 'Type it');
  });

  it('is marked where it cannot be read, until it can be or is taken out', () => {
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

  it('is told of with the pair it is of, and changes nothing of the trade', () => {
    const { typed, changes } = show({ questions: [YEN, EURO] });
    type("Today's EUR/USD", '1.1');
    type("Today's USD/JPY", '150');
    wait(1000);
    expect(typed).toEqual([
      ['EUR/USD', '1.100000'],
      ['USD/JPY', '150.000000'],
    ]);
    expect(changes).toEqual([]);
  });

  it.each([
    ['150', '150'],
    ['1.0840', '1.084'],
    ['0.000001', '0.000001'],
    ['100', '100'],
    ['0.5', '0.5'],
  ])('that was typed before, %s, is in its field without the zeros at its end', (rate, shown) => {
    show({ questions: [YEN], rates: new Map([['USD/JPY', exact(rate)]]) });
    expect(field("Today's USD/JPY")).toHaveValue(shown);
    expect(field("Today's USD/JPY")).not.toHaveAttribute('placeholder');
  });

  it('is still known where its field was gone meanwhile', () => {
    show({ questions: [YEN] });
    type("Today's USD/JPY", '151.50');
    fireEvent.click(screen.getByRole('button', { name: 'Other brokers' }));
    expect(rates()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Other brokers' }));
    expect(field("Today's USD/JPY")).toHaveValue('151.5');
  });
});
