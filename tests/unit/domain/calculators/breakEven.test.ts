import { expect, it } from 'vitest';
import { exact, toFixed } from '@/domain/numbers/exact';
import { breakEven, type BreakEvenInput } from '@/domain/calculators/breakEven';
import { recomputes } from '../../../support/formula';
import { successOf } from '../../../support/calculators';

const optional = (text: string | null) => (text === null ? null : exact(text));

const input = (
  loss: string | null,
  gain: string | null,
  cost: string | null,
  winPercent: string | null = null,
): BreakEvenInput => ({
  loss: optional(loss),
  gain: optional(gain),
  cost: optional(cost),
  winPercent: optional(winPercent),
});

it.each([
  ['1', '2', '0', '33.3'],
  ['1', '1.5', '0', '40.0'],
  ['100', '200', '2.50', '34.2'],
  ['1', '2', '0.05', '35.0'],
])(
  'finds the break-even win rate for losses of %s, gains of %s and costs of %s',
  (loss, gain, cost, expected) => {
    const { result, lines } = successOf(breakEven(input(loss, gain, cost)));
    expect(toFixed(result.percent, 1)).toBe(expected);
    expect(result.expectancy).toBeNull();
    expect(lines.every(recomputes)).toBe(true);
  },
);

it.each([
  ['40', '2', '1', '0', '0.200'],
  ['40', '2', '1', '0.05', '0.150'],
  ['33.3', '2', '1', '0', '-0.001'],
])(
  'calculates the expected result when %s% of trades win %s and the rest lose %s, at a cost of %s',
  (winPercent, gain, loss, cost, expected) => {
    const { result, lines } = successOf(breakEven(input(loss, gain, cost, winPercent)));
    expect(result.expectancyInR && toFixed(result.expectancyInR, 3)).toBe(expected);
    expect(lines.every(recomputes)).toBe(true);
  },
);

it('warns when costs consume every gain or a method loses money on average', () => {
  expect(successOf(breakEven(input('1', '2', '2'))).warnings).toEqual(['costEatsGain']);
  expect(successOf(breakEven(input('1', '2', '0', '33.3'))).warnings).toEqual(['losesOnAverage']);
  expect(successOf(breakEven(input('1', '2', '0', '34'))).warnings).toEqual([]);
  expect(successOf(breakEven(input('1', '1', '0', '50'))).warnings).toEqual([]);
});

it('identifies invalid input', () => {
  const problemsOf = (asked: BreakEvenInput) => {
    const calculation = breakEven(asked);
    return calculation.ok ? [] : calculation.problems.map(({ field, problem }) => `${field} ${problem}`);
  };
  expect(problemsOf(input('0', null, '-1', '101'))).toEqual([
    'loss notPositive',
    'gain missing',
    'cost negative',
    'winPercent tooLarge',
  ]);
  expect(problemsOf(input('1', '2', '0', '-1'))).toEqual(['winPercent negative']);
  expect(problemsOf(input('1', '2', '0', '100'))).toEqual([]);
  expect(problemsOf(input('1', '2', '0', '0'))).toEqual([]);
  expect(problemsOf(input(null, '2', '0'))).toEqual(['loss missing']);
  expect(problemsOf(input('1', '2', null))).toEqual(['cost missing']);
});
