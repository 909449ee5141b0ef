import { expect, it } from 'vitest';
import { newAccount, type Account } from '@/domain/practice/account';
import type { AccountAction, TradeReason } from '@/domain/practice/accountEvents';
import { applyAction } from '@/domain/practice/act';
import { tick } from '@/domain/practice/engine';
import { planOf } from '@/domain/practice/plan';
import type { JournalEntry } from '@/domain/practice/session';
import { ruleResultsOf, ruleTally, tradesOf, type PracticeRule } from '@/domain/practice/trades';

const BID = 108_410;
const quote = (bid: number) => ({
  'EUR/USD': { bid, ask: bid + 10 },
  'GBP/USD': { bid: 125_000, ask: 125_014 },
});

type Step = readonly [bid: number, action?: AccountAction];

/** A journal of actions, each at its EUR/USD bid. */
function journal(...steps: readonly Step[]): JournalEntry[] {
  let account: Account = newAccount(1_000_000, 0);
  return steps.flatMap(([bid, action], minute) => {
    const ticked = tick(account, minute, quote(bid));
    ({ account } = ticked);
    const entry: JournalEntry = { minute, events: ticked.events };
    if (action === undefined) return [entry];
    const priced = 'instrument' in action ? { price: bid + 10, ...action } : null;
    const plan = priced && planOf(account, priced);
    const made = applyAction(account, action);
    ({ account } = made);
    return [entry, { minute, action, events: made.events, ...(plan && { plan }) }];
  });
}

interface Asked {
  readonly lots?: number;
  readonly stop?: number | null;
  readonly target?: number | null;
  readonly reason?: TradeReason;
}

const buy = ({ lots = 40, stop = 108_000, target = 109_300, reason }: Asked = {}): AccountAction => ({
  ...{ do: 'market', instrument: 'EUR/USD', side: 'buy', lots, stop, target },
  ...(reason && { reason }),
});

const close = (note?: string): AccountAction => ({ do: 'close', id: 1, ...(note && { note }) });

const rules = (...steps: readonly Step[]) => {
  const [trade] = tradesOf(journal(...steps));
  return trade && ruleResultsOf(trade);
};

it('reports every rule as kept when a correctly sized trade is left to run to its stop', () => {
  expect(rules([BID, buy({ reason: 'zone' })], [107_990])).toEqual({
    stopFromStart: 'kept',
    size: 'kept',
    target: 'kept',
    stopNotMovedAway: 'kept',
    together: 'kept',
    reason: 'kept',
    letItWork: 'kept',
  });
});

const opened = (asked?: Asked): Step => [BID, buy(asked)];
const moved = (stop: number): Step => [BID, { do: 'modifyPosition', id: 1, stop }];
const closed = (gain: number, note?: string): Step => [BID + gain, close(note)];
const STOPPED: Step = [107_990];

it.each<[string, PracticeRule, string, readonly Step[]]>([
  ['no stop', 'stopFromStart', 'notKept', [opened({ stop: null }), closed(0)]],
  ['a risk above 2 %', 'size', 'notKept', [opened({ lots: 48 }), STOPPED]],
  ['a target of twice the risk', 'target', 'kept', [opened({ target: 109_260 }), STOPPED]],
  ['a target below twice the risk', 'target', 'notKept', [opened({ target: 109_259 }), STOPPED]],
  [
    'a stop that was moved away and back',
    'stopNotMovedAway',
    'notKept',
    [opened(), moved(107_900), moved(108_100), STOPPED],
  ],
  ['a tightened stop', 'stopNotMovedAway', 'kept', [opened(), moved(108_100), STOPPED]],
  ['no reason', 'reason', 'notKept', [opened(), STOPPED]],
  ['a manual close before 1R', 'letItWork', 'notKept', [opened(), closed(300)]],
  ['a manual close at 1R', 'letItWork', 'kept', [opened(), closed(430)]],
  ['a manual close with a note', 'letItWork', 'kept', [opened(), closed(300, 'News')]],
])('checks %s against the rule %s: %s', (_, rule, result, steps) => {
  expect(rules(...steps)?.[rule]).toBe(result);
});

it('counts two trades against the dollar as one exposure', () => {
  const pounds: AccountAction = {
    ...{ do: 'market', instrument: 'GBP/USD', side: 'buy', lots: 40, stop: 124_614, target: null },
  };
  const [, second] = tradesOf(journal([BID, buy()], [BID, { ...pounds, price: 125_014 } as AccountAction]));
  expect(second?.plan).toMatchObject({ dollarRisk: 16_800 + 16_000, totalRisk: 16_800 + 16_000 });
  expect(second && ruleResultsOf(second).together).toBe('notKept');
});

it('counts the rules met in closed trades only', () => {
  const entries = journal([BID, buy({ reason: 'break' })], [107_990], [BID, buy()], [107_990], [BID, buy()]);
  const { reason, size } = ruleTally(tradesOf(entries));
  expect([reason, size]).toEqual([
    { kept: 1, of: 2 },
    { kept: 2, of: 2 },
  ]);
});
