import { expect, it } from 'vitest';
import { replayLog } from '@/domain/practice/session';
import { netOf, resultOf, tradesOf } from '@/domain/practice/trades';
import { weekReview } from '@/domain/practice/weekReview';

const SESSION_LOG = ['1439 m EUR/USD b 25 108296 109596 zone', '1499 c 1 - -', '1600 m EUR/USD b 25 - - -'];
const WEEK = 7200;

const reviewAt = (at: number, log: readonly string[]) => {
  const { session } = replayLog({ seed: 'K7M2Q9', prices: 'commission', log, at });
  return weekReview(session, tradesOf(session.journal));
};

it('reviews the trades closed in the most recently completed week', () => {
  expect(reviewAt(WEEK - 2, SESSION_LOG)).toBeNull();
  const first = reviewAt(WEEK, SESSION_LOG);
  expect(first).toMatchObject({
    week: 1,
    trades: 1,
    unplanned: 0,
    beyondPlan: 0,
    commission: 150,
    overnight: -188,
  });
  expect(first?.planned).toBeGreaterThan(0);
  expect(first?.before).toBe(1_000_000);
  expect(first?.days).toEqual([
    expect.any(Number),
    ...Array<unknown>(3).fill(expect.any(Number)),
    first?.equity,
  ]);
  expect(first?.tally.size).toEqual({ kept: 1, of: 1 });
  const second = reviewAt(2 * WEEK, [...SESSION_LOG, `${String(WEEK + 2000)} c 2 - -`]);
  expect(second).toMatchObject({ week: 2, trades: 1, unplanned: 1, before: first?.equity });
});

it('counts the trades still open at the end of the week, and how many of them have no stop', () => {
  const closedLater = [...SESSION_LOG, `${String(WEEK + 2000)} c 2 - -`];
  expect(reviewAt(WEEK, SESSION_LOG)).toMatchObject({ open: 1, openUnplanned: 1 });
  expect(reviewAt(2 * WEEK, closedLater)).toMatchObject({ open: 0, openUnplanned: 0 });
  const openedLater = [...SESSION_LOG, `${String(WEEK + 2000)} m EUR/USD b 25 - - -`];
  expect(reviewAt(WEEK + 2000, openedLater)).toMatchObject({ week: 1, open: 1, openUnplanned: 1 });
});

it('identifies the rule that was broken most often', () => {
  expect(reviewAt(WEEK, SESSION_LOG)).toMatchObject({ kept: 6, of: 7, mostBroken: 'letItWork' });
});

it('counts a loss larger than planned, but not a planned one', () => {
  const { session } = replayLog({ seed: 'K7M2Q9', prices: 'commission', log: SESSION_LOG, at: WEEK });
  const [trade] = tradesOf(session.journal);
  if (!trade) return expect.fail();
  const loss = -netOf(resultOf(trade));
  const beyondPlan = (risk: number) =>
    weekReview(session, [{ ...trade, plan: { ...trade.plan, risk } }])?.beyondPlan;
  expect([beyondPlan(loss), beyondPlan(loss - 1)]).toEqual([0, 1]);
});
