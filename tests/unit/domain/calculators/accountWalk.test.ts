import { expect, it } from 'vitest';
import { accountWalk } from '@/domain/calculators/accountWalk';

/** 20,000 units at 1.0800 are 21,600 dollars, so the margin at 1:30 is 720. */
const account = {
  balance: 1_000,
  units: 20_000,
  entry: 1.08,
  leverage: 30,
  callPercent: 100,
  stopOutPercent: 50,
};

it('reaches a margin call at a margin level of 100% and a stop-out at 50%', () => {
  // The loss is 280 at 1.0660 and 640 at 1.0480.
  expect(accountWalk(account, [1.066, 1.057, 1.048, 1.04])).toMatchObject([
    { freeMargin: 0, level: 100, state: 'call' },
    { equity: 540, freeMargin: -180, level: 75, state: 'call' },
    { equity: 360, margin: 720, level: 50, state: 'stopOut' },
    { equity: 360, result: -640, margin: 0, freeMargin: 360, level: null, state: 'closed' },
  ]);
});

it('leaves a negative balance when the price gaps past the stop-out', () => {
  expect(accountWalk(account, [1.07, 1.025, 1.08])).toMatchObject([
    { state: 'open' },
    { equity: -100, freeMargin: -820, state: 'stopOut' },
    { equity: -100, margin: 0, freeMargin: -100, state: 'closed' },
  ]);
});
