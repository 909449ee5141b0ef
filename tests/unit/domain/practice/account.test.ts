import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  equityOf,
  levelOf,
  marginOf,
  newAccount,
  openResult,
  STOP_OUT_PERCENT,
  type Account,
  type Quotes,
} from '@/domain/practice/account';
import type { AccountAction, AccountEvent } from '@/domain/practice/accountEvents';
import { act } from '@/domain/practice/act';
import { tick } from '@/domain/practice/engine';
import { PRACTICE_NAMES, type PracticeName } from '@/domain/practice/marketSpecs';
import { SPECS } from '@/domain/practice/specs';
import { divRound } from '@/domain/practice/wholeNumbers';
import { instrumentByName } from '@/domain/instruments';
import { numRuns } from '../../../support/properties';

type Written = Readonly<Record<string, unknown>>;

interface Vector {
  readonly id: string;
  readonly title: string;
  readonly account: { readonly deposit: string; readonly commissionPerLotSide: string };
  readonly steps: readonly {
    readonly minute: number;
    readonly quotes: Readonly<Record<string, readonly [string, string]>>;
    readonly actions?: readonly Written[];
  }[];
  readonly expected: readonly Written[];
}

/** Made by an independent reference implementation; one account a line. */
const vectors = readFileSync(new URL('accounts.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Vector);

/** `10.5` as 1050 with two decimals; more decimals than that stay a fraction. */
const scaled = (text: string, decimals: number) => Number(`${text}e${decimals}`);

function text(value: number, decimals: number): string {
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0');
  const split = digits.length - decimals;
  const minus = value < 0 ? '-' : '';
  return `${minus}${digits.slice(0, split)}${decimals === 0 ? '' : '.'}${digits.slice(split)}`;
}

const money = (cents: number) => text(cents, 2);

const instrumentOf = (account: Account, id: unknown) =>
  [...account.positions, ...account.orders].find((each) => each.id === id)?.instrument;

function readAction(account: Account, written: Written): AccountAction {
  const name = (written['instrument'] ?? instrumentOf(account, written['id']) ?? 'EUR/USD') as PracticeName;
  const read = Object.entries(written).map(([key, value]) => {
    if (typeof value !== 'string') return [key, value];
    if (key === 'lots') return [key, scaled(value, 2)];
    return ['price', 'stop', 'target'].includes(key)
      ? [key, scaled(value, SPECS[name].decimals)]
      : [key, value];
  });
  return Object.fromEntries(read) as AccountAction;
}

function writtenEvent(event: AccountEvent): Written {
  switch (event.event) {
    case 'filled': {
      const { id, instrument, side, lots, price, reason, risk, equity, stop, target } = event;
      const ratio =
        stop === null || target === null ? null : [Math.abs(target - price), Math.abs(price - stop)];
      return {
        ...{ event: 'filled', id, instrument, side, lots: text(lots, 2), reason },
        price: text(price, SPECS[instrument].decimals),
        risk: risk === null ? null : money(risk),
        riskPercent: risk === null ? null : text(divRound(risk * 10_000, equity), 2),
        rewardToRisk: ratio && text(divRound((ratio[0] ?? 0) * 100, ratio[1] ?? 1), 2),
      };
    }
    case 'closed': {
      const { id, instrument, lots, price, reason, result } = event;
      const { decimals } = SPECS[instrument];
      return {
        ...{ event: 'closed', id, instrument, lots: text(lots, 2), reason },
        ...{ price: text(price, decimals), result: money(result) },
      };
    }
    case 'overnight':
    case 'protected':
      return { ...event, amount: money(event.amount) };
    case 'rejected':
      return { event: 'rejected', reason: event.reason };
    case 'modified':
      return { event: 'modified', id: event.id };
    case 'marginCall':
      return { event: 'marginCall' };
    default:
      return { ...event };
  }
}

const ids = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id);

function writtenAccount(account: Account, events: readonly AccountEvent[]): Written {
  const [equity, margin, level] = [equityOf(account), marginOf(account), levelOf(account)];
  return {
    events: events.map(writtenEvent),
    balance: money(account.balance),
    ...{ equity: money(equity), margin: money(margin), freeMargin: money(equity - margin) },
    level: level === null ? null : text(level, 1),
    ...{ positions: ids(account.positions), orders: ids(account.orders) },
  };
}

it.each(vectors)('works out account $id of the reference: $title', (vector) => {
  let account = newAccount(scaled(vector.account.deposit, 2), scaled(vector.account.commissionPerLotSide, 2));
  const results = vector.steps.map(({ minute, quotes: written, actions = [] }) => {
    const quotes: Quotes = Object.fromEntries(
      Object.entries(written).map(([name, [bid, ask]]) => {
        const { decimals } = SPECS[name as PracticeName];
        return [name, { bid: scaled(bid, decimals), ask: scaled(ask, decimals) }];
      }),
    );
    const ticked = tick(account, minute, quotes);
    ({ account } = ticked);
    const events = [...ticked.events];
    for (const action of actions) {
      const done = act(account, readAction(account, action));
      ({ account } = done);
      events.push(...done.events);
    }
    return writtenAccount(account, events);
  });
  expect(results).toEqual(vector.expected);
});

it('trades in the lots and decimals that the calculators know', () => {
  for (const name of PRACTICE_NAMES) {
    const { decimals, contractSize, lotStep, smallestLot, quote } = instrumentByName(name) ?? {};
    const spec = SPECS[name];
    expect(spec).toMatchObject({ decimals, contract: Number(contractSize), quote });
    expect([spec.step, spec.smallest]).toEqual([Number(lotStep) * 100, Number(smallestLot) * 100]);
    expect(spec.unit).toBe(10 ** spec.decimals);
  }
});

// Accounts with random actions.

const START: Readonly<Record<PracticeName, number>> = {
  ...{ 'EUR/USD': 108_000, 'GBP/USD': 125_000, 'USD/JPY': 150_000 },
  ...{ Gold: 240_000, 'Oil (WTI)': 7500, 'S&P 500': 55_000 },
};

const anyName = fc.constantFrom<PracticeName>('EUR/USD', 'USD/JPY', 'Gold', 'S&P 500');
/** A price in millionths away from the bid. */
const away = fc.integer({ min: -6000, max: 6000 });
const anyAction = fc.record({
  do: fc.constantFrom(
    'market',
    'market',
    'limit',
    'stop',
    'close',
    'cancel',
    'modifyPosition',
    'modifyOrder',
  ),
  instrument: anyName,
  side: fc.constantFrom('buy' as const, 'sell' as const),
  lots: fc.integer({ min: 1, max: 400 }),
  ...{ price: away, stop: fc.option(away), target: fc.option(away), id: fc.integer({ min: 1, max: 12 }) },
  until: fc.constantFrom('cancelled' as const, 'dayEnd' as const, 'weekEnd' as const),
});
const anyMinute = fc.record({
  later: fc.integer({ min: 1, max: 500 }),
  /** Moves in millionths; now and then a crash. */
  moves: fc.array(
    fc.oneof({ weight: 30, arbitrary: away }, { weight: 1, arbitrary: fc.constant(-300_000) }),
    {
      minLength: 4,
      maxLength: 4,
    },
  ),
  spread: fc.integer({ min: 1, max: 40 }),
  actions: fc.array(anyAction, { maxLength: 2 }),
});

const near = (bid: number, millionths: number) => bid + divRound(bid * millionths, 1_000_000);

function expectSound(before: Account, account: Account, events: readonly AccountEvent[]): void {
  const booked = events.reduce((sum, event) => {
    if (event.event === 'closed') return sum + event.result - event.commission;
    if (event.event === 'filled') return sum - event.commission;
    return event.event === 'overnight' || event.event === 'protected' ? sum + event.amount : sum;
  }, before.balance);
  expect(account.balance).toBe(booked);
  const open = account.positions.reduce((sum, position) => sum + openResult(account, position), 0);
  expect(equityOf(account)).toBe(account.balance + open);
  if (account.positions.length === 0) expect(marginOf(account)).toBe(0);
  for (const { instrument, lots } of account.positions) {
    const { smallest, step } = SPECS[instrument];
    expect(lots >= smallest && lots % step === 0).toBe(true);
  }
  if (account.positions.length > 0 && equityOf(account) * 100 <= marginOf(account) * STOP_OUT_PERCENT) {
    expect(account.positions.some(({ instrument }) => account.open.includes(instrument))).toBe(false);
  }
  if (account.ended)
    expect([account.positions, account.orders, account.balance < 0]).toEqual([[], [], false]);
}

it('keeps its books in order whatever actions and prices come', () => {
  fc.assert(
    fc.property(
      fc.array(anyMinute, { minLength: 1, maxLength: 60 }),
      fc.constantFrom(0, 300),
      (minutes, commission) => {
        let account = newAccount(1_000_000, commission);
        const bids = { ...START };
        let minute = 0;
        for (const { later, moves, spread, actions } of minutes) {
          minute += later;
          const names = (['EUR/USD', 'USD/JPY', 'Gold', 'S&P 500'] as const).filter(
            (name) => name !== 'S&P 500' || (minute % 1440 >= 990 && minute % 1440 < 1380),
          );
          names.forEach((name, index) => {
            bids[name] = Math.max(100, near(bids[name], moves[index] ?? 0));
          });
          const quotes: Quotes = Object.fromEntries(
            names.map((name) => [name, { bid: bids[name], ask: bids[name] + spread }]),
          );
          const ticked = tick(account, minute, quotes);
          expectSound(account, ticked.account, ticked.events);
          if (account.ended) expect(ticked.events).toEqual([]);
          for (const event of ticked.events) {
            const order = account.orders.find(({ id }) => 'id' in event && id === event.id);
            if (event.event !== 'filled' || order === undefined) continue;
            const isWorse = order.side === 'buy' ? event.price > order.price : event.price < order.price;
            expect(order.kind === 'limit' ? isWorse : !isWorse && event.price !== order.price).toBe(false);
          }
          ({ account } = ticked);
          for (const { instrument, price, stop, target, ...rest } of actions) {
            const named = instrumentOf(account, rest.id) ?? instrument;
            const of = rest.do === 'modifyPosition' || rest.do === 'modifyOrder' ? named : instrument;
            const done = act(account, {
              ...rest,
              instrument,
              price: near(bids[of], price),
              stop: stop === null ? null : near(bids[of], stop),
              target: target === null ? null : near(bids[of], target),
            } as AccountAction);
            if (done.events[0]?.event === 'rejected') expect(done.account).toBe(account);
            expectSound(account, done.account, done.events);
            ({ account } = done);
          }
        }
      },
    ),
    { numRuns },
  );
});

it('loses two spreads when buying and selling at the same quote', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 200 }), (lots, spread) => {
      const quotes: Quotes = { 'EUR/USD': { bid: 108_000, ask: 108_000 + spread } };
      let { account } = tick(newAccount(1_000_000, 0), 0, quotes);
      for (const side of ['buy', 'sell'] as const) {
        ({ account } = act(account, {
          ...{ do: 'market', instrument: 'EUR/USD', side, lots, stop: null, target: null },
        }));
      }
      expect(equityOf(account)).toBe(1_000_000 - 2 * lots * spread);
    }),
    { numRuns },
  );
});
