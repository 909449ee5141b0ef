import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { JsonObject } from '@/data/storage/json';
import { plannedRewardRatio } from '@/domain/signals/plan';
import { priceText, parsePriceSteps } from '@/domain/signals/prices';
import { replayRecord } from '@/domain/signals/replay';
import {
  realisedResult,
  closedResult,
  countedSignals,
  formatR,
  isLate,
  resultIfStopped,
} from '@/domain/signals/results';
import { numRuns } from '../../../support/properties';
import { anEvent, anIssued, onDay, signalOf } from '../../../support/signals';

/** A market order filled at `fill`, with a target of 9R. */
function entered(
  side: 'long' | 'short',
  fill: string,
  stopLoss: string,
  fields: JsonObject = {},
): JsonObject[] {
  const decimals = fill.split('.')[1]?.length ?? 0;
  const [from = 0, stop = 0] = [fill, stopLoss].map((text) => parsePriceSteps(text, decimals) ?? 0);
  const target = priceText(from + 9 * (from - stop), decimals);
  return [
    anIssued({
      side,
      order: 'market',
      decimals,
      entryFrom: fill,
      entryTo: fill,
      stopLoss,
      targets: [{ price: target, share: 100 }],
      cost: priceText(0, decimals),
      ...fields,
    }),
    anEvent('triggered', onDay(0), { price: fill }),
  ];
}

const closed = (price: string, fields: JsonObject = {}) =>
  anEvent('closed', onDay(3), { price, reason: 'manual', note: 'By hand.', ...fields });

/** Exits from a string such as `40@2338.00 60@2362.00`; the last one closes the signal. */
const exitsIn = (text: string): JsonObject[] =>
  text.split(' ').map((exit, index, all) => {
    const [share, price = ''] = exit.split('@');
    return index === all.length - 1
      ? closed(price)
      : anEvent('partTaken', onDay(2), { price, share: Number(share) });
  });

it.each([
  ['long', '1.08400', '1.08000', '100@1.09200', '+2.00R'],
  ['short', '1.27050', '1.27650', '50@1.26050 50@1.25050', '+2.50R'],
  ['long', '2322.00', '2306.00', '40@2338.00 30@2362.00 30@2322.00', '+1.15R'],
  ['short', '1.10000', '1.10800', '100@1.09999', '0.00R'],
  ['short', '1.10000', '1.10080', '100@1.09999', '+0.01R'],
] as const)('calculates the R of a %s from %s, stop %s, closed %s: %s', (side, fill, stop, exits, shown) => {
  const result = closedResult(signalOf(...entered(side, fill, stop), ...exitsIn(exits)));
  expect(formatR(result?.beforeCosts ?? NaN)).toBe(shown);
});

it('measures R from the stop at entry, even after the stop has moved', () => {
  const moved = anEvent('stopMoved', onDay(1), { stopLoss: '1.08400', note: 'To the entry.' });
  const signal = signalOf(
    ...entered('long', '1.08400', '1.08000'),
    moved,
    closed('1.08400', { reason: 'stop' }),
  );
  expect(closedResult(signal)?.beforeCosts).toBe(0);
  const beyond = closed('1.09200', { reason: 'manual' });
  expect(closedResult(signalOf(...entered('long', '1.08400', '1.08000'), moved, beyond))?.beforeCosts).toBe(
    200,
  );
});

it('calculates a result only for a closed signal', () => {
  expect(closedResult(signalOf(...entered('long', '1.08400', '1.08000')))).toBeNull();
  expect(closedResult(signalOf(anIssued()))).toBeNull();
});

const part = anEvent('partTaken', onDay(1), { price: '1.09200', share: 50 });

it('values an open signal at its current stop', () => {
  const open = entered('long', '1.08400', '1.08000', { cost: '0.00010' });
  expect(resultIfStopped(signalOf(...open))).toEqual({ beforeCosts: -100, afterCosts: -103 });
  expect(resultIfStopped(signalOf(...open, part))).toEqual({ beforeCosts: 50, afterCosts: 48 });
  expect(realisedResult(signalOf(...open))).toBeNull();
  expect(realisedResult(signalOf(...open, part))).toBe(100);
});

it("weights the planned reward by the targets' shares", () => {
  expect(plannedRewardRatio(signalOf(anIssued()))).toBe(280);
  expect(plannedRewardRatio(signalOf(...entered('short', '1.08000', '1.08400')))).toBe(900);
});

const hit = (order: string, at: string, publishedAt: string) =>
  signalOf(
    anIssued({ order, publishedAt }),
    anEvent('triggered', at, { price: '1.08400' }),
    anEvent('closed', onDay(3), { price: '1.08000', reason: 'stop' }),
  );

it.each([
  ['limit', '2026-01-12T08:03:59.999Z', '2026-01-12T08:04:00.000Z', true],
  ['limit', '2026-01-12T08:04:00.000Z', '2026-01-12T08:04:40.000Z', false],
  ['market', '2026-01-12T08:00:00.000Z', '2026-01-12T08:15:00.000Z', false],
  ['market', '2026-01-12T08:00:00.000Z', '2026-01-12T08:15:00.001Z', true],
  ['limit', '2026-01-13T08:00:00.000Z', '', true],
])(
  'decides whether a %s order filled at %s and published at “%s” is late: %s',
  (order, at, publishedAt, late) => {
    const signal = hit(order, at, publishedAt);
    expect(isLate(signal)).toBe(late);
    expect(countedSignals([signal]).length).toBe(late ? 0 : 1);
  },
);

it.each([
  [{ stopLoss: '1.08100' }, onDay(1), false],
  [{ stopLoss: '1.08100' }, onDay(2), true],
  [{ stopLoss: '1.08100' }, '', true],
  [{ reason: 'Another reason of enough length.' }, onDay(2), false],
])(
  'decides whether an entry after the amendment %j published at “%s” is late: %s',
  (fields, publishedAt, late) => {
    const amended = anEvent('amended', onDay(0), { ...fields, note: 'A new look.', publishedAt });
    const entry = anEvent('triggered', onDay(1), { price: '1.08400' });
    expect(isLate(signalOf(anIssued(), amended, entry))).toBe(late);
  },
);

const life = (number: number, days: number, fields: JsonObject = {}) =>
  [
    anIssued(fields),
    anEvent('triggered', onDay(1), { price: '1.08400' }),
    anEvent('closed', onDay(days), { price: '1.08000', reason: 'stop' }),
  ].map((entry) => ({ ...entry, signal: number }));
const counted = (...lives: readonly JsonObject[][]) =>
  countedSignals(replayRecord(lives.flat()).signals).map(({ number }) => number);

it('sorts counted signals by closing time', () => {
  expect(counted(life(1, 4), life(2, 3), life(3, 3), [{ ...anIssued(), signal: 4 }])).toEqual([2, 3, 1]);
});

it('excludes samples when real signals exist', () => {
  const sample = { sample: true };
  expect(counted(life(1, 3, sample), life(2, 3, sample))).toEqual([1, 2]);
  expect(counted(life(1, 3, sample), life(2, 3))).toEqual([2]);
  expect(counted(life(1, 3, sample), [{ ...anIssued(), signal: 2 }])).toEqual([]);
});

/** Rounds half away from zero, with integers of any size. */
function exactHundredths(numerator: bigint, denominator: bigint): number {
  const size = ((numerator < 0n ? -numerator : numerator) * 200n + denominator) / (2n * denominator);
  return Number(numerator < 0n ? -size : size) || 0;
}

const trade = fc.record({
  side: fc.constantFrom('long' as const, 'short' as const),
  fill: fc.integer({ min: 500_000, max: 99_999_999 }),
  risk: fc.integer({ min: 1, max: 20_000 }),
  decimals: fc.integer({ min: 0, max: 5 }),
  cost: fc.nat(500),
  /** Shares of the parts in percent and their gains in steps; the close takes the rest. */
  parts: fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.nat(49_000)), { maxLength: 2 }),
  last: fc.integer({ min: -49_000, max: 49_000 }),
});

it('adds up the exits of any trade exactly and rounds once', () => {
  fc.assert(
    fc.property(trade, ({ side, fill, risk, decimals, cost, parts, last }) => {
      const d = side === 'long' ? 1 : -1;
      const text = (steps: number) => priceText(steps, decimals);
      const exits = [...parts, [100 - parts.reduce((sum, [share]) => sum + share, 0), last] as const];
      const signal = signalOf(
        ...entered(side, text(fill), text(fill - d * risk), { cost: text(cost) }),
        ...exitsIn(exits.map(([share, gain]) => `${String(share)}@${text(fill + d * gain)}`).join(' ')),
      );
      const gain = exits.reduce((sum, [share, steps]) => sum + BigInt(share) * BigInt(steps), 0n);
      expect(closedResult(signal)).toEqual({
        beforeCosts: exactHundredths(gain, 100n * BigInt(risk)),
        afterCosts: exactHundredths(gain - 100n * BigInt(cost), 100n * BigInt(risk)),
      });
    }),
    { numRuns },
  );
});
