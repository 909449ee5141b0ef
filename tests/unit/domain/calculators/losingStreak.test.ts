import { expect, it } from 'vitest';
import { exact, toFixed } from '@/domain/numbers/exact';
import {
  balanceAfterLosses,
  losingStreak,
  lossesToHalf,
  recoveryAfter,
  type LosingStreakInput,
} from '@/domain/calculators/losingStreak';
import { recomputes } from '../../../support/formula';
import { successOf } from '../../../support/calculators';

it.each([
  ['1', '1.0'],
  ['20', '25.0'],
  ['50', '100.0'],
  ['90', '900.0'],
])('recovers from a drawdown of %s percent with a gain of %s percent', (drawdown, gain) => {
  expect(toFixed(recoveryAfter(exact(drawdown)), 1)).toBe(gain);
});

it.each([
  [10, '1', '9043.82'],
  [10, '2', '8170.73'],
  [0, '1', '10000.00'],
])('calculates the account balance after %i losses of %s percent', (losses, percent, left) => {
  expect(toFixed(balanceAfterLosses(exact(10_000), exact(percent), losses), 2)).toBe(left);
});

it.each([
  ['1', 69],
  ['2', 35],
  ['50', 1],
  ['100', 1],
])('counts the losses of %s percent that halve an account: %i', (percent, losses) => {
  expect(lossesToHalf(exact(percent))).toBe(losses);
});

const typed = { account: '10000', percent: '2', losses: '10', trades: '100', winPercent: '40' };
const input = (given: Partial<Record<keyof typeof typed, string | null>>): LosingStreakInput => {
  const all = { ...typed, ...given };
  const value = (text: string | null) => (text === null ? null : exact(text));
  return {
    currency: 'USD',
    account: value(all.account),
    percent: value(all.percent),
    losses: value(all.losses),
    trades: value(all.trades),
    winPercent: value(all.winPercent),
  };
};

it('calculates the result and the probability of ten losses in a row', () => {
  const { result, lines, warnings } = successOf(losingStreak(input({})));
  expect(toFixed(result.left, 2)).toBe('8170.73');
  expect(toFixed(result.drawdownPercent, 1)).toBe('18.3');
  expect(toFixed(result.recoveryPercent, 1)).toBe('22.4');
  expect(result.lossesToHalf).toBe(35);
  expect((result.chance * 100).toFixed(0)).toBe('20');
  expect(warnings).toEqual([]);
  for (const line of lines) expect([line.name, recomputes(line)]).toEqual([line.name, true]);
});

it('warns of a risk above the recommended maximum', () => {
  expect(successOf(losingStreak(input({ percent: '2.5' }))).warnings).toEqual(['overAdvisedRisk']);
});

it.each([
  [{ account: null, percent: null }, ['account missing', 'percent missing']],
  [{ percent: '100' }, ['percent tooLarge']],
  [{ losses: '1.5', trades: '0.5' }, ['losses notWhole', 'trades notWhole']],
  [{ losses: null, trades: null }, ['losses missing', 'trades missing']],
  [{ losses: '100', trades: '1000', winPercent: '100' }, []],
  [{ losses: '101' }, ['losses tooLarge']],
  [{ trades: '1001' }, ['trades tooLarge']],
  [{ winPercent: '100.01' }, ['winPercent tooLarge']],
  [{ winPercent: null }, ['winPercent missing']],
])('identifies any problems with %j', (given, problems) => {
  const calculation = losingStreak(input(given));
  expect(
    calculation.ok ? [] : calculation.problems.map(({ field, problem }) => `${field} ${problem}`),
  ).toEqual(problems);
});
