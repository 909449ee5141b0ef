import fc from 'fast-check';
import { expect, it } from 'vitest';
import { add, fraction, mul, ONE, sub, toNumber, ZERO, type Fraction } from '@/domain/exact';
import { chanceOfAtMost, chanceOfRun, drawdownPercent, likelyRun, wilsonInterval } from '@/domain/statistics';
import { numRuns } from '../../support/properties';

const percent = (share: number) => (share * 100).toFixed(1);

it.each([
  [5, 10, '23.7', '76.3'],
  [4, 10, '16.8', '68.7'],
  [0, 10, '0.0', '27.8'],
  [10, 10, '72.2', '100.0'],
  [10, 30, '19.2', '51.2'],
  [20, 40, '35.2', '64.8'],
  [55, 100, '45.2', '64.4'],
  [1, 1, '20.7', '100.0'],
  [16, 40, '26.3', '55.4'],
])('computes the interval of %i in %i trials', (successes, trials, low, high) => {
  const interval = wilsonInterval(successes, trials);
  expect(interval && [percent(interval.low), percent(interval.high)]).toEqual([low, high]);
});

it('gives no interval without a trial', () => {
  expect(wilsonInterval(0, 0)).toBeNull();
});

it('holds any share and narrows with more trials', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), (trials, some) => {
      const successes = Math.min(some, trials);
      const interval = wilsonInterval(successes, trials);
      const wider = wilsonInterval(successes * 4, trials * 4);
      if (interval === null || wider === null) throw new Error('There are trials');
      const share = successes / trials;
      expect(interval.low).toBeGreaterThanOrEqual(0);
      expect(interval.high).toBeLessThanOrEqual(1);
      expect(interval.low).toBeLessThanOrEqual(share + 1e-12);
      expect(interval.high).toBeGreaterThanOrEqual(share - 1e-12);
      expect(wider.high - wider.low).toBeLessThan(interval.high - interval.low);
    }),
    { numRuns },
  );
});

it.each([
  [5, 30, 1 / 2, '36.8'],
  [5, 100, 1 / 2, '81.0'],
  [8, 100, 6 / 10, '49.0'],
  [3, 20, 4 / 10, '56.2'],
  [10, 50, 2 / 3, '23.1'],
  [10, 100, 2 / 3, '43.5'],
  [5, 5, 1 / 2, '3.1'],
  [5, 4, 1 / 2, '0.0'],
  [10, 200, 1 / 2, '9.0'],
])('computes the chance of %i losses in a row in %i trades', (length, trades, lossChance, expected) => {
  expect(percent(chanceOfRun(length, trades, lossChance))).toBe(expected);
});

it('agrees with the figures quoted in the courses', () => {
  expect(percent(chanceOfRun(10, 1000, 0.5))).toBe('38.5');
  expect(percent(chanceOfRun(10, 100, 0.6))).toBe('20.5');
  expect(percent(chanceOfRun(10, 500, 0.6))).toBe('70.5');
});

it('gives a sure winner no run and a sure loser every run', () => {
  expect(chanceOfRun(1, 50, 0)).toBe(0);
  expect(chanceOfRun(10, 50, 1)).toBe(1);
});

/** The chance from a chain of states, the losses in a row so far, in exact fractions. */
function exactChance(length: number, trades: number, loss: Fraction): Fraction {
  let states = [ONE, ...Array<Fraction>(length - 1).fill(ZERO)];
  let seen = ZERO;
  for (let trade = 0; trade < trades; trade += 1) {
    const alive = states.reduce(add, ZERO);
    seen = add(seen, mul(states.at(-1) ?? ZERO, loss));
    states = [mul(alive, sub(ONE, loss)), ...states.slice(0, -1).map((state) => mul(state, loss))];
  }
  return seen;
}

it('agrees with exact fractions for any run', () => {
  const lossChance = fc.integer({ min: 0, max: 20 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 0, max: 20 }),
      lossChance,
      (length, trades, of20) => {
        const exactly = toNumber(exactChance(length, trades, fraction(BigInt(of20), 20n)));
        expect(chanceOfRun(length, trades, of20 / 20)).toBeCloseTo(exactly, 11);
      },
    ),
    { numRuns },
  );
});

it('finds the longest run that is likelier than not', () => {
  expect(likelyRun(100, 0.6)).toBe(7);
  expect(likelyRun(100, 0.5)).toBe(6);
  expect(likelyRun(1, 0.4)).toBe(0);
  expect(likelyRun(20, 1)).toBe(20);
});

/** Every way in which a number of trades can go, as wins and losses. */
const outcomes = (trades: number): string[] =>
  trades === 0 ? [''] : outcomes(trades - 1).flatMap((rest) => [`${rest}W`, `${rest}L`]);

const winsIn = (outcome: string) => outcome.replaceAll('L', '').length;

const chanceOf = (outcome: string, winShare: number) =>
  winShare ** winsIn(outcome) * (1 - winShare) ** (outcome.length - winsIn(outcome));

it.each([
  [3, 8, 0.4],
  [0, 5, 0.5],
  [5, 5, 0.2],
])('counts outcomes of at most %s wins in %s trades at %s', (wins, trades, winShare) => {
  const counted = outcomes(trades)
    .filter((outcome) => winsIn(outcome) <= wins)
    .reduce((sum, outcome) => sum + chanceOf(outcome, winShare), 0);
  expect(chanceOfAtMost(wins, trades, winShare)).toBeCloseTo(counted, 12);
});

it.each<[values: number[], percent: number]>([
  [[100, 120, 90, 110, 84, 130], 30],
  [[50, 60, 70], 0],
  [[], 0],
])('measures the drawdown of %s from the highest value so far', (values, percent) => {
  expect(drawdownPercent(values)).toBeCloseTo(percent, 12);
});
