import { expect, it } from 'vitest';
import { exact, toFixed } from '@/domain/numbers/exact';
import { rewardToRisk } from '@/domain/calculators/rewardToRisk';
import { recomputes } from '../../../support/formula';
import { successOf } from '../../../support/calculators';

const optional = (text: string) => (text === '' ? null : exact(text));

/** Targets as `share@price`, as in the vectors. */
const calculated = (entry: string, stop: string, targets: string, decimals: number) =>
  rewardToRisk({
    entry: optional(entry),
    stop: optional(stop),
    targets: targets.split(' ').map((target) => {
      const [share = '', price = ''] = target.split('@');
      return { share: optional(share), price: optional(price) };
    }),
    decimals,
  });

it.each([
  ['EUR/USD long', '1.08400', '1.08000', '100@1.09200', 5, '2.00', '33.3'],
  ['GBP/USD short', '1.27050', '1.27650', '50@1.26050 50@1.25050', 5, '2.50', '28.6'],
  ['gold long', '2322.00', '2306.00', '40@2338.00 30@2362.00 30@2386.00', 2, '2.35', '29.9'],
  ['BTC/USD long', '68400.0', '66800.0', '50@71600.0 50@74800.0', 1, '3.00', '25.0'],
  ['ETH/USD long', '3500.00', '3360.00', '100@3790.00', 2, '2.07', '32.6'],
])('computes the ratio for %s', (_, entry, stop, targets, decimals, ratio, breakEven) => {
  const { result, lines } = successOf(calculated(entry, stop, targets, decimals));
  expect(toFixed(result.ratio, 2)).toBe(ratio);
  expect(toFixed(result.breakEvenPercent, 1)).toBe(breakEven);
  for (const line of lines) expect([line.name, recomputes(line)]).toEqual([line.name, true]);
});

it('computes the ratio of each target', () => {
  const { result } = successOf(calculated('1.27050', '1.27650', '50@1.26050 50@1.25050', 5));
  expect(result.ratios.map((ratio) => toFixed(ratio, 2))).toEqual(['1.67', '3.33']);
});

it.each([
  ['the stop at the entry', '1.1', '1.1', '100@1.2', ['stop atEntry']],
  ["a target on the stop's side", '1.1', '1.0', '100@1.05', ['target1 wrongSide']],
  ['a second target no further than the first', '1.1', '1.0', '50@1.2 50@1.2', ['target2 wrongSide']],
  ["a short's target above the entry", '1.1', '1.2', '100@1.15', ['target1 wrongSide']],
  ['shares that do not add up to 100', '1.1', '1.0', '50@1.2 40@1.3', ['share2 notWhole']],
  ['empty fields', '', '', '100@', ['entry missing', 'stop missing', 'target1 missing']],
  ['a target without its share', '1.1', '1.0', '50@1.2 @1.3', ['share2 missing']],
  ['a zero share', '1.1', '1.0', '100@1.2 0@1.3', ['share2 notPositive']],
])('rejects a trade with %s', (_, entry, stop, targets, problems) => {
  const calculation = calculated(entry, stop, targets, 5);
  expect(
    calculation.ok ? [] : calculation.problems.map(({ field, problem }) => `${field} ${problem}`),
  ).toEqual(problems);
});
