import type { Candle } from '@/domain/trading/candles';

/** The viewBox size; the page scales it. */
export const CHART_WIDTH = 540;
export const CHART_HEIGHT = 380;

const TOP = 40;
const BOTTOM = 84;
/** Space to the right of the last candle for the lines of a plan. */
export const RIGHT_ROOM = 92;

/** The maximum width of candles if there are only two or three, so that labels fit between them. */
const MAX_BODY_WIDTH = 44;

/** A tenth of a pixel is precise enough and keeps the HTML small. */
export const roundToTenth = (value: number) => Math.round(value * 10) / 10;

export interface ChartScale {
  readonly x: (index: number) => number;
  readonly y: (price: number) => number;
  readonly step: number;
  readonly bodyWidth: number;
}

/** The size of the drawing and the margins around the candles. */
export interface ChartFrame {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly bottom: number;
}

const FRAME: ChartFrame = { width: CHART_WIDTH, height: CHART_HEIGHT, top: TOP, bottom: BOTTOM };
/** Leaves space for a note above the candles. */
export const FRAME_WITH_NOTE_ABOVE: ChartFrame = { ...FRAME, top: BOTTOM, bottom: TOP };

/**
 * Scales candles and other visible prices to the drawing.
 * @param slots the number of positions for candles, drawn or not
 */
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
    x: (index) => roundToTenth(step * (index + 0.5)),
    y: (price) => roundToTenth(top + (highest - price) * scale),
    step,
    bodyWidth: roundToTenth(Math.min(step * 0.62, MAX_BODY_WIDTH)),
  };
}
