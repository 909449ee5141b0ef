import { describe, expect, it } from 'vitest';
import { closesBeyond, isSwing, visitsTurnedBack, type Candle, type PriceLevel } from '@/domain/candles';

/** Candles one wide on each side of the given closes. */
const closing = (...closes: number[]): Candle[] =>
  closes.map((close) => ({ open: close, high: close + 1, low: close - 1, close }));

describe('isSwing', () => {
  it('finds a turning point that no candle within two places reaches', () => {
    const candles = closing(10, 12, 15, 13, 11);
    expect(isSwing(candles, 2, 'high')).toBe(true);
    expect(isSwing(candles, 2, 'low')).toBe(false);
  });

  it('is no swing if a neighbour goes as far', () => {
    expect(isSwing(closing(10, 15, 15, 11), 1, 'high')).toBe(false);
    expect(isSwing(closing(10, 15, 12, 15), 1, 'high')).toBe(false);
  });

  it('needs a candle on both sides', () => {
    expect(isSwing(closing(15, 12, 10), 0, 'high')).toBe(false);
    expect(isSwing(closing(10, 12, 15), 2, 'high')).toBe(false);
    expect(isSwing([], 0, 'low')).toBe(false);
  });
});

describe('closesBeyond', () => {
  it('looks at the close and not at the wick', () => {
    const ceiling: PriceLevel = { side: 'resistance', from: 20, to: 21 };
    expect(closesBeyond({ open: 20, high: 25, low: 19, close: 21 }, ceiling)).toBe(false);
    expect(closesBeyond({ open: 20, high: 25, low: 19, close: 22 }, ceiling)).toBe(true);
    expect(closesBeyond({ open: 20, high: 25, low: 15, close: 19 }, { ...ceiling, side: 'support' })).toBe(
      true,
    );
  });
});

describe('visitsTurnedBack', () => {
  const ceiling: PriceLevel = { side: 'resistance', from: 20, to: 21 };

  it('counts candles in a row as one visit', () => {
    const candles = closing(15, 19, 20, 15, 19, 15);
    expect(visitsTurnedBack(candles, ceiling, 0, candles.length)).toEqual([[1, 2], [4]]);
  });

  it('does not count the visit that runs into the break', () => {
    const candles = closing(15, 19, 15, 20, 25);
    expect(visitsTurnedBack(candles, ceiling, 0, 4)).toEqual([[1]]);
  });

  it('counts a visit at the end of the chart if it closes clear of the level', () => {
    expect(visitsTurnedBack(closing(15, 19), ceiling, 0, 2)).toEqual([[1]]);
    expect(visitsTurnedBack(closing(15, 20), ceiling, 0, 2)).toEqual([]);
  });

  it('reads a floor from the lows', () => {
    const floor: PriceLevel = { side: 'support', from: 10, to: 11 };
    expect(visitsTurnedBack(closing(15, 12, 15), floor, 0, 3)).toEqual([[1]]);
  });
});
