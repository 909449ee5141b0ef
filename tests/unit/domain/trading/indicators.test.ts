import { describe, expect, it } from 'vitest';
import { crossingResults, movingAverage, relativeStrength } from '@/domain/trading/indicators';

describe('movingAverage', () => {
  it('averages the latest closes, starting once there are enough of them', () => {
    expect(movingAverage([2, 4, 6, 11], 3)).toEqual([4, 7]);
  });
});

describe('relativeStrength', () => {
  // Changes of +3, −1 and +2: 5 of 6 points are rises. Then −1, +2 and −1.
  it('returns rises as a percentage of all movement', () => {
    const [first, second] = relativeStrength([10, 13, 12, 14, 13], 3);
    expect(first).toBeCloseTo(100 * (5 / 6), 12);
    expect(second).toBeCloseTo(50, 12);
  });

  it.each([
    ['only rises', [1, 2, 3], 100],
    ['only falls', [3, 2, 1], 0],
    ['no movement', [2, 2, 2], 50],
  ])('stays within its limits with %s', (_what, closes, expected) => {
    expect(relativeStrength(closes, 2)).toEqual([expected]);
  });
});

describe('crossingResults', () => {
  // Averages of two: 2, 2 and 3. Bought at 3, sold at 1, bought again at 5.
  it('returns the result of each trade that a crossing closes, but not of an open one', () => {
    expect(crossingResults([1, 3, 1, 5], 2)).toEqual([-2, -4]);
  });
});
