import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  equityOf,
  marginLevelOf,
  marginOf,
  newAccount,
  type Account,
  type Quotes,
} from '@/domain/practice/account';
import type { AccountAction, AccountEvent } from '@/domain/practice/accountEvents';
import { applyAction } from '@/domain/practice/act';
import { tick } from '@/domain/practice/engine';
import { PRACTICE_NAMES, type PracticeName } from '@/domain/practice/marketSpecs';
import { PRACTICE_SPECS } from '@/domain/practice/specs';
import { divRound } from '@/domain/numbers/wholeNumbers';
import { instrumentByName } from '@/domain/trading/instruments';

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

/**
 * From an independent reference implementation; one account per line. If one of them turns out differently,
 * so do accounts that visitors have stored: raise RULES_VERSION.
 */
const vectors = readFileSync(new URL('accounts.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Vector);

/** Scales `10.5` with two decimal places to 1050; further decimal places remain a fraction. */
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
      ? [key, scaled(value, PRACTICE_SPECS[name].decimals)]
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
        price: text(price, PRACTICE_SPECS[instrument].decimals),
        risk: risk === null ? null : money(risk),
        riskPercent: risk === null ? null : text(divRound(risk * 10_000, equity), 2),
        rewardToRisk: ratio && text(divRound((ratio[0] ?? 0) * 100, ratio[1] ?? 1), 2),
      };
    }
    case 'closed': {
      const { id, instrument, lots, price, reason, result } = event;
      const { decimals } = PRACTICE_SPECS[instrument];
      return {
        ...{ event: 'closed', id, instrument, lots: text(lots, 2), reason },
        ...{ price: text(price, decimals), result: money(result) },
      };
    }
    case 'overnight':
      return { event: 'overnight', id: event.id, nights: event.nights, amount: money(event.amount) };
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
  const [equity, margin, level] = [equityOf(account), marginOf(account), marginLevelOf(account)];
  return {
    events: events.map(writtenEvent),
    balance: money(account.balance),
    ...{ equity: money(equity), margin: money(margin), freeMargin: money(equity - margin) },
    level: level === null ? null : text(level, 1),
    ...{ positions: ids(account.positions), orders: ids(account.orders) },
  };
}

it.each(vectors)('calculates reference account $id: $title', (vector) => {
  let account = newAccount(scaled(vector.account.deposit, 2), scaled(vector.account.commissionPerLotSide, 2));
  const results = vector.steps.map(({ minute, quotes: written, actions = [] }) => {
    const quotes: Quotes = Object.fromEntries(
      Object.entries(written).map(([name, [bid, ask]]) => {
        const { decimals } = PRACTICE_SPECS[name as PracticeName];
        return [name, { bid: scaled(bid, decimals), ask: scaled(ask, decimals) }];
      }),
    );
    const ticked = tick(account, minute, quotes);
    ({ account } = ticked);
    const events = [...ticked.events];
    for (const action of actions) {
      const done = applyAction(account, readAction(account, action));
      ({ account } = done);
      events.push(...done.events);
    }
    return writtenAccount(account, events);
  });
  expect(results).toEqual(vector.expected);
});

it('uses the same lot steps and decimal places as the calculators', () => {
  for (const name of PRACTICE_NAMES) {
    const { decimals, contractSize, lotStep, smallestLot, quote } = instrumentByName(name) ?? {};
    const spec = PRACTICE_SPECS[name];
    expect(spec).toMatchObject({ decimals, contract: Number(contractSize), quote });
    expect([spec.step, spec.smallest]).toEqual([Number(lotStep) * 100, Number(smallestLot) * 100]);
    expect(spec.unit).toBe(10 ** spec.decimals);
  }
});
