import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, fraction, mul, ONE, sub, toNumber, ZERO, type Fraction } from '@/domain/exact';
import { chanceOfAtMost, chanceOfRun, likelyRun, wilsonInterval } from '@/domain/statistics';
import { numRuns } from '../../support/properties';

const percent = (share: number) => (share * 100).toFixed(1);

describe('wilsonInterval', () => {
  it.each([
    ['W1', 5, 10, '23.7', '76.3'],
    ['W2', 4, 10, '16.8', '68.7'],
    ['W3', 0, 10, '0.0', '27.8'],
    ['W4', 10, 10, '72.2', '100.0'],
    ['W5', 10, 30, '19.2', '51.2'],
    ['W6', 20, 40, '35.2', '64.8'],
    ['W7', 55, 100, '45.2', '64.4'],
    ['W8', 1, 1, '20.7', '100.0'],
    ['16 of 40', 16, 40, '26.3', '55.4'],
  ])('S74: vector %s', (_, successes, trials, low, high) => {
    const interval = wilsonInterval(successes, trials);
    expect(interval && [percent(interval.low), percent(interval.high)]).toEqual([low, high]);
  });

  it('is none without a trial', () => {
    expect(wilsonInterval(0, 0)).toBeNull();
  });

  it('P47: holds the share, stays between 0 and 1, and narrows with more of the same', () => {
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
});

describe('chanceOfRun', () => {
  it.each([
    ['N1', 5, 30, 1 / 2, '36.8'],
    ['N2', 5, 100, 1 / 2, '81.0'],
    ['N3', 8, 100, 6 / 10, '49.0'],
    ['N4', 3, 20, 4 / 10, '56.2'],
    ['N5', 10, 50, 2 / 3, '23.1'],
    ['N6', 10, 100, 2 / 3, '43.5'],
    ['N7', 5, 5, 1 / 2, '3.1'],
    ['N8', 5, 4, 1 / 2, '0.0'],
    ['N9', 10, 200, 1 / 2, '9.0'],
  ])('S74: vector %s', (_, length, trades, lossChance, expected) => {
    expect(percent(chanceOfRun(length, trades, lossChance))).toBe(expected);
  });

  it('E10: gives the figures the courses quote for ten losses in a row', () => {
    expect(percent(chanceOfRun(10, 1000, 0.5))).toBe('38.5');
    expect(percent(chanceOfRun(10, 100, 0.6))).toBe('20.5');
    expect(percent(chanceOfRun(10, 500, 0.6))).toBe('70.5');
  });

  it('is nothing for one who always wins, and certain for one who always loses', () => {
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

  it('P48: agrees with a chain of states in exact fractions', () => {
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
});

describe('likelyRun', () => {
  it('is the longest run that is at least as likely as not', () => {
    expect(likelyRun(100, 0.6)).toBe(7);
    expect(likelyRun(100, 0.5)).toBe(6);
    expect(likelyRun(1, 0.4)).toBe(0);
    expect(likelyRun(20, 1)).toBe(20);
  });
});

/** Every way in which a number of trades can go, as wins and losses. */
const outcomes = (trades: number): string[] =>
  trades === 0 ? [''] : outcomes(trades - 1).flatMap((rest) => [`${rest}W`, `${rest}L`]);

const winsIn = (outcome: string) => outcome.replaceAll('L', '').length;

const chanceOf = (outcome: string, winShare: number) =>
  winShare ** winsIn(outcome) * (1 - winShare) ** (outcome.length - winsIn(outcome));

describe('chanceOfAtMost', () => {
  it.each([
    [3, 8, 0.4],
    [0, 5, 0.5],
    [5, 5, 0.2],
  ])('counts every outcome for at most %s wins in %s trades at %s', (wins, trades, winShare) => {
    const counted = outcomes(trades)
      .filter((outcome) => winsIn(outcome) <= wins)
      .reduce((sum, outcome) => sum + chanceOf(outcome, winShare), 0);
    expect(chanceOfAtMost(wins, trades, winShare)).toBeCloseTo(counted, 12);
  });
});
