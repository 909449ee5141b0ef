import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { practiceCharts } from '@/content/practiceCharts';
import { toFixed } from '@/domain/numbers/exact';
import { claimsOf } from '@/domain/practice/replayClaims';
import { digestOf } from '../../../support/practiceMarket';
import { outcomeOf, replayRest, replayStart, statedPlan, type TradePlan } from '@/domain/practice/replays';

interface Expected {
  readonly id: string;
  readonly seed: string;
  readonly instrument: string;
  readonly minutes: number;
  readonly kind: string;
  readonly firstCandle: number;
  readonly decisionCandle: number;
  readonly bid: number;
  readonly ask: number;
  readonly atr: number;
  readonly shown: string;
  readonly claim: object | null;
  readonly plans: Readonly<Record<'buyer' | 'seller', Omit<TradePlan, 'side'>>>;
  readonly outcomes: Readonly<
    Record<'buyer' | 'seller', { end: string; price: number; minutes: number; r: string }>
  >;
}

/** The thirty charts as an independent Python reference made them. */
const expected = readFileSync('tests/unit/domain/practice/replays.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Expected);

const pick = (line: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(line).filter(([name]) => names.includes(name)));

const runs = practiceCharts.map((chart) => {
  const start = replayStart(chart);
  return { chart, start, rest: replayRest(chart, start) };
});

it("matches the reference's candles and prices", () => {
  const shown = runs.map(({ chart: { seed, instrument, minutes, decision }, start }) => ({
    seed,
    instrument,
    minutes,
    firstCandle: start.candles[0]?.start,
    decisionCandle: decision,
    bid: start.bid,
    ask: start.ask,
    atr: start.range,
    shown: digestOf(
      start.candles.flatMap((candle) => [candle.start, candle.open, candle.high, candle.low, candle.close]),
    ),
  }));
  expect(expected.map((line) => pick(line, Object.keys(shown[0] ?? {})))).toEqual(shown);
});

it('finds the same claims as the reference', () => {
  const found = runs.map(({ start }) => claimsOf(start.candles));
  for (const [index, { kind, claim }] of expected.entries()) {
    const { kind: same, ...rest } = found[index]?.find((other) => other.kind === kind) ?? { kind };
    const words = 'swings' in rest ? { zone: [rest.from, rest.to], swings: rest.swings } : rest;
    expect([same, words]).toEqual([kind, claim ?? {}]);
    expect(found[index]?.length === 0).toBe(kind === 'quiet');
  }
});

it('ends both suggested plans as the reference does', () => {
  const sides = { buyer: 'buy', seller: 'sell' } as const;
  const ended = runs.map(({ start, rest }) =>
    Object.entries(sides).map(([who, side]) => {
      const { side: _side, ...plan } = statedPlan(side, start);
      const { end, price, minutes, r } = outcomeOf({ side, ...plan }, rest);
      return [who, plan, { end, price, minutes, r: toFixed(r, 2) }];
    }),
  );
  expect(ended).toEqual(
    expected.map(({ plans, outcomes }) =>
      (['buyer', 'seller'] as const).map((who) => [who, plans[who], outcomes[who]]),
    ),
  );
});
