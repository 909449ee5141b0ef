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

/** The drawing's size, and the room that the candles leave in it. */
export interface ChartFrame {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly bottom: number;
}

const FRAME: ChartFrame = { width: WIDTH, height: HEIGHT, top: TOP, bottom: BOTTOM };

/** Fits candles, and other prices that must be seen, into the drawing. @param slots places for candles, drawn or not */
export function chartScale(
  candles: readonly Candle[],
  prices: readonly number[],
  rightRoom: number,
  { width, height, top, bottom }: ChartFrame = FRAME,
  slots = candles.length,
): ChartScale {
  const highest = Math.max(...prices, ...candles.map(({ high }) => high));
  const lowest = Math.min(...prices, ...candles.map(({ low }) => low));
  const scale = (height - top - bottom) / (highest - lowest);
  const step = (width - rightRoom) / slots;
  return {
    x: (index) => round(step * (index + 0.5)),
    y: (price) => round(top + (highest - price) * scale),
    step,
    bodyWidth: round(Math.min(step * 0.62, WIDEST_BODY)),
  };
}
