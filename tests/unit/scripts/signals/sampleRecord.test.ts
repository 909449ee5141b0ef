import { expect, it } from 'vitest';
import { checkChain, headOf } from '@/data/signals/chain';
import { plannedReward } from '@/domain/signals/plan';
import { replayRecord } from '@/domain/signals/replay';
import { closedResult } from '@/domain/signals/results';
import { digest } from '../../../support/digest';
import { sampleEntries as record } from '../../../support/sampleSignals';

const { signals, refusals, cutShort } = replayRecord(record);

/** The head for the current teaching example; `node scripts/signal-samples.mjs` prints it. */
const HEAD = '4443c2bd3829164ffc35b94bbc7c42f4707f4972100473fb0993d48a3bd6052b';

it('expands the samples to 51 sealed entries', () => {
  expect(record.length).toBe(51);
  expect(headOf(record)).toBe(HEAD);
});

it("follows the record's rules in every sample", async () => {
  expect(await checkChain(record, digest)).toEqual({ length: 51, broken: null });
  expect({ refusals, cutShort }).toEqual({ refusals: [], cutShort: [] });
});

it.each([
  [1, 'EUR/USD', 'long', 230, 'closed', -100, -103],
  [2, 'GBP/USD', 'short', 250, 'closed', 250, 248],
  [3, 'USD/JPY', 'long', 200, 'closed', -102, -104],
  [4, 'Gold', 'long', 235, 'closed', 115, 113],
  [5, 'Oil (WTI)', 'short', 200, 'expired', null, null],
  [6, 'S&P 500', 'long', 240, 'closed', -35, -38],
  [7, 'BTC/USD', 'long', 300, 'closed', 139, 137],
  [8, 'Germany 40', 'short', 225, 'notTriggered', null, null],
  [9, 'EUR/USD', 'short', 200, 'closed', -100, -102],
  [10, 'ETH/USD', 'long', 207, 'cancelled', null, null],
  [11, 'Calder Example Motors', 'long', 200, 'closed', -140, -143],
  [12, 'GBP/USD', 'long', 217, 'closed', 217, 214],
  [13, 'Gold', 'short', 200, 'closed', -100, -102],
  [14, 'US 100', 'long', 250, 'open', null, null],
  [15, 'AUD/USD', 'short', 200, 'open', null, null],
  [16, 'Oil (WTI)', 'long', 200, 'waiting', null, null],
] as const)('reproduces the plan and outcome of signal %i, %s %s', (number, instrument, side, ...rest) => {
  const [reward, state, beforeCosts, afterCosts] = rest;
  const signal = signals[number - 1];
  if (signal === undefined) throw new Error('There is no such signal.');
  const result = closedResult(signal);
  expect([signal.number, signal.issued.instrument, signal.issued.side, signal.state]).toEqual([
    number,
    instrument,
    side,
    state,
  ]);
  expect(plannedReward(signal)).toBe(reward);
  expect([result?.beforeCosts ?? null, result?.afterCosts ?? null]).toEqual([beforeCosts, afterCosts]);
});
