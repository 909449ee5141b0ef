import type { Candle } from '@/domain/candles';

/** The drawing's own units; the page scales it. */
export const WIDTH = 540;
export const HEIGHT = 380;

const TOP = 40;
const BOTTOM = 84;
/** Kept free to the right of the last candle, for the lines of a plan. */
export const RIGHT_ROOM = 92;

/** Of two or three candles, whose bodies would else leave no room for a label between them. */
const WIDEST_BODY = 44;

/** A tenth of a pixel is enough for a drawing, and keeps the HTML small. */
export const round = (value: number) => Math.round(value * 10) / 10;

export interface ChartScale {
  /** The middle of a candle. */
  readonly x: (index: number) => number;
  readonly y: (price: number) => number;
  /** From one candle to the next. */
  readonly step: number;
  readonly bodyWidth: number;
}

/** Fits candles, and other prices that must be seen, into the drawing. */
export function chartScale(
  candles: readonly Candle[],
  prices: readonly number[],
  rightRoom: number,
): ChartScale {
  const highest = Math.max(...prices, ...candles.map(({ high }) => high));
  const lowest = Math.min(...prices, ...candles.map(({ low }) => low));
  const scale = (HEIGHT - TOP - BOTTOM) / (highest - lowest);
  const step = (WIDTH - rightRoom) / candles.length;
  return {
    x: (index) => round(step * (index + 0.5)),
    y: (price) => round(TOP + (highest - price) * scale),
    step,
    bodyWidth: round(Math.min(step * 0.62, WIDEST_BODY)),
  };
}
