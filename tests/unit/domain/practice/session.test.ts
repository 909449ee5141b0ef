import fc from 'fast-check';
import { expect, it } from 'vitest';
import { equityOf } from '@/domain/practice/account';
import type { AccountAction } from '@/domain/practice/accountEvents';
import { logLine, readLogLine } from '@/domain/practice/actionLog';
import { MINUTES_PER_DAY } from '@/domain/practice/clock';
import { tick } from '@/domain/practice/engine';
import { createMarketData } from '@/domain/practice/marketData';
import { PRACTICE_NAMES, type PracticeName } from '@/domain/practice/marketSpecs';
import {
  advance,
  isRefused,
  nextCandleEnd,
  performAction,
  replayLog,
  startSession,
  type Session,
} from '@/domain/practice/session';
import { numRuns } from '../../../support/properties';

const SEED = 'K7M2Q9';
const TEN = MINUTES_PER_DAY - 7 * 60;

const done = (session: Session, action: AccountAction): Session => {
  const made = performAction(session, action);
  if (isRefused(made)) throw new Error(made.reason);
  return made;
};

const buy = (instrument: PracticeName, lots: number, rest = {}): AccountAction => ({
  ...{ do: 'market', instrument, side: 'buy', lots, stop: null, target: null, ...rest },
});

const shown = ({ account, minute, journal, dayEnds }: Session) => ({ account, minute, journal, dayEnds });

const lines = [
  '960 m EUR/USD b 35 108120 109010 zone',
  '960 l Oil_(WTI) b 100 7400 d 7300 - pullback',
  '960 s Gold s 5 238000 w - 230000 none',
  '961 c 1 20 The%20news%20is%20out.',
  '962 p 1 108300 =',
  '963 o 3 7350 = -',
  '964 x 3',
];

it.each(lines)('reads and writes the line %s', (line) => {
  const read = readLogLine(line);
  expect(read && logLine(read)).toBe(line);
});

it.each([
  '',
  '960 x 1 2',
  '960 m EUR/CHF b 35 - - -',
  '960 m EUR/USD b 35 - - luck',
  '0960 x 1',
  '960 c 1 - %E0%A4%A',
])('rejects the line "%s"', (line) => {
  expect(readLogLine(line)).toBeNull();
});

it('replays the account at every earlier minute', () => {
  let session = done(startSession(SEED, 'commission'), buy('EUR/USD', 40));
  const seen: Session[] = [];
  for (const minute of [TEN, TEN + 500, 3 * MINUTES_PER_DAY]) {
    session = advance(session, minute);
    session = done(session, buy('USD/JPY', 10));
    seen.push(session);
  }
  for (const { seed, prices, log, minute, ...rest } of seen) {
    const again = replayLog({ seed, prices, log, at: minute });
    expect(again.brokenAt).toBeNull();
    expect(shown(again.session)).toEqual(shown({ seed, prices, log, minute, ...rest }));
  }
});

it('replays a journal up to its first invalid line', () => {
  const log = ['0 m EUR/USD b 10 - - -', '5 c 7 - -', '9 c 1 - -'];
  const { session, brokenAt } = replayLog({ seed: SEED, prices: 'spread', log, at: 20 });
  expect(brokenAt).toBe(1);
  expect(session.account.positions).toHaveLength(1);
});

/** Advances a session minute by minute, with the engine itself. */
function everyMinute(session: Session, until: number): Session {
  let { account, minute } = session;
  const journal = [...session.journal];
  while (minute < until) {
    minute += 1;
    const quotes = Object.fromEntries(
      PRACTICE_NAMES.flatMap((name) => {
        const quote = session.market.quoteAt(name, minute);
        return quote ? [[name, quote]] : [];
      }),
    );
    const step = tick(account, minute, quotes);
    ({ account } = step);
    if (step.events.length > 0) journal.push({ minute, events: step.events });
  }
  return { ...session, account, minute, journal };
}

const result = ({ account, minute, journal }: Session) => {
  const { balance, positions, orders, inMarginCall, ended } = account;
  return { balance, positions, orders, inMarginCall, ended, minute, journal, equity: equityOf(account) };
};

const market = createMarketData(SEED, 'spread');
const points = fc.integer({ min: -200, max: 200 });
const steps = fc.array(
  fc.record({
    instrument: fc.constantFrom(...PRACTICE_NAMES),
    kind: fc.constantFrom('market', 'limit', 'stop'),
    side: fc.constantFrom('buy', 'sell'),
    lots: fc.constantFrom(10, 100, 250),
    away: points,
    stop: fc.option(points),
    target: fc.option(points),
    minutes: fc.integer({ min: 1, max: 3000 }),
  }),
  { minLength: 1, maxLength: 4 },
);

it('produces the same account minute by minute as all at once, whatever the actions', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(steps, (list) => {
      let [slow, fast] = [startSession(SEED, 'spread', market), startSession(SEED, 'spread', market)];
      for (const { kind, away, stop, target, minutes, ...trade } of list) {
        const { bid } = market.latestQuote(trade.instrument, fast.minute);
        const price = bid + away;
        const exits = {
          stop: stop === null ? null : price + stop,
          target: target === null ? null : price + target,
        };
        const action: AccountAction =
          kind === 'market'
            ? { do: kind, ...trade, ...exits }
            : { do: kind, ...trade, ...exits, price, until: 'dayEnd' };
        const [made, expected] = [performAction(fast, action), performAction(slow, action)];
        if (isRefused(made) || isRefused(expected)) expect(made).toEqual(expected);
        else [fast, slow] = [made, expected];
        const until = fast.minute + minutes;
        [fast, slow] = [advance(fast, until), everyMinute(slow, until)];
        expect(result(fast)).toEqual(result(slow));
      }
      for (const { events } of fast.journal)
        for (const each of events) seen.add('reason' in each ? String(each.reason) : each.event);
    }),
    // With this seed the actions cover every event below.
    { numRuns: Math.ceil(numRuns / 4), seed: 8 },
  );
  expect([...seen]).toEqual(expect.arrayContaining(['stopLoss', 'takeProfit', 'limit', 'stop', 'overnight']));
});

it('charges for seven nights in five entries over a week', () => {
  const session = advance(done(startSession(SEED, 'spread'), buy('EUR/USD', 1)), 5 * MINUTES_PER_DAY);
  const nights = session.journal.flatMap(({ events }) =>
    events.flatMap((event) => (event.event === 'overnight' ? [event.nights] : [])),
  );
  expect(nights).toEqual([1, 1, 3, 1, 1]);
});

it('records the equity at the end of each day', () => {
  const start = done(startSession(SEED, 'spread'), buy('EUR/USD', 10));
  const held = advance(start, 2 * MINUTES_PER_DAY - 1);
  const first = advance(start, MINUTES_PER_DAY - 1);
  expect(held.dayEnds).toEqual([equityOf(first.account), equityOf(held.account)]);
  const idle = advance(startSession(SEED, 'spread'), 3 * MINUTES_PER_DAY);
  expect(idle.dayEnds).toEqual([1_000_000, 1_000_000, 1_000_000]);
});

it('pauses at the minute in which the account changes', () => {
  const start = startSession(SEED, 'spread');
  const { bid } = start.market.latestQuote('EUR/USD', 0);
  const held = done(start, buy('EUR/USD', 10, { stop: bid - 5 }));
  const paused = advance(held, MINUTES_PER_DAY, () => true);
  expect(paused.minute).toBeLessThan(MINUTES_PER_DAY);
  expect(paused.journal.at(-1)).toMatchObject({ minute: paused.minute, events: [{ reason: 'stopLoss' }] });
});

it('finds the end of the next candle with prices', () => {
  const evening = advance(startSession(SEED, 'spread'), 30);
  expect(nextCandleEnd(evening, 'EUR/USD', 'H1')).toBe(59);
  expect(nextCandleEnd(evening, 'S&P 500', 'H1')).toBe(16 * 60 + 59);
});

it('shows candles up to the current minute and none while the market is closed', () => {
  const market = createMarketData(SEED, 'spread');
  const candles = market.candles('S&P 500', 'H1', 17 * 60 + 10, 3);
  expect(candles.map(({ start }) => start)).toEqual(
    [16 * 60, 17 * 60].toSpliced(0, 0, 22 * 60 - MINUTES_PER_DAY),
  );
  expect(candles.at(-1)?.close).toBe(market.latestQuote('S&P 500', 17 * 60 + 10).bid);
});

it('quotes the smaller spread when a commission is charged', () => {
  const [wide, small] = [createMarketData(SEED, 'spread'), createMarketData(SEED, 'commission')].map(
    (market) => market.latestQuote('EUR/USD', 1300),
  );
  expect(small?.bid).toBe(wide?.bid);
  expect([(wide?.ask ?? 0) - (wide?.bid ?? 0), (small?.ask ?? 0) - (small?.bid ?? 0)]).toEqual([10, 2]);
});
