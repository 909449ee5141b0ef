import type { TimedCandle } from '@/domain/practice/timedCandles';
import { chartScale, type ChartFrame } from '@/charts/chartScale';
import { spaceOutLabels } from '@/charts/spaceOutLabels';
import { TAG_HEIGHT } from './practiceAxes';

/** The price of a horizontal line, in points. */
export interface ChartLevel {
  /** A unique name, also used for its slider. */
  readonly label: string;
  readonly price: number;
  readonly tone: 'entry' | 'loss' | 'gain';
  /** Called for each key press and drag movement; without it the level is fixed. */
  readonly onMove?: (price: number) => void;
  /** Called on Enter and at the end of a drag. */
  readonly onApply?: () => void;
}

/** A price range from a candle to the end of the chart, in points. */
export interface ChartBand {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly since: number;
}

const NARROW = { height: 260, slots: 40 };
const WIDE = { height: 380, slots: 80 };
const WIDE_MIN_WIDTH = 600;
export const AXIS_WIDTH = 66;
const TOP = 12;
const BOTTOM = 26;
/** Levels further away than this many chart heights don't affect the scale. */
const MAX_DISTANCE_IN_CHARTS = 2;

/** The height of a chart of this width, and how many candles it has room for. */
export const sizeForWidth = (width: number) => (width >= WIDE_MIN_WIDTH ? WIDE : NARROW);

export const highestPrice = (candles: readonly TimedCandle[]) => Math.max(...candles.map(({ high }) => high));
export const lowestPrice = (candles: readonly TimedCandle[]) => Math.min(...candles.map(({ low }) => low));

/** The prices of the levels near enough to these candles to be shown on the chart. */
function nearPrices(shown: readonly TimedCandle[], levels: readonly ChartLevel[]): readonly number[] {
  const [high, low] = [highestPrice(shown), lowestPrice(shown)];
  const room = MAX_DISTANCE_IN_CHARTS * (high - low);
  return levels.map(({ price }) => price).filter((price) => price < high + room && price > low - room);
}

/**
 * The positions of everything on a chart.
 * @param kept the prices to fit in besides the candles while a level is dragged, so that the scale doesn't change
 */
export function chartLayout(
  shown: readonly TimedCandle[],
  levels: readonly ChartLevel[],
  width: number,
  kept: readonly number[] | null,
) {
  const { height, slots } = sizeForWidth(width);
  const fitted = kept ?? nearPrices(shown, levels);
  const box: ChartFrame = { width, height, top: TOP, bottom: BOTTOM };
  const scale = chartScale(shown, fitted, AXIS_WIDTH, box, slots);
  const floor = height - BOTTOM;
  const within = (y: number) => Math.min(Math.max(y, 0), floor);
  const [highest, lowest] = [
    Math.max(highestPrice(shown), ...fitted),
    Math.min(lowestPrice(shown), ...fitted),
  ];
  return {
    width,
    height,
    scale,
    fitted,
    highest,
    lowest,
    /** The bottom edge of the candle area, where the time axis begins. */
    floor,
    /** The right edge of the candle area, where the price axis begins. */
    right: width - AXIS_WIDTH,
    /** Where the last candle ends. */
    end: scale.x(shown.length - 1) + scale.step / 2,
    within,
    /** The centres of the levels' tags. */
    places: spaceOutLabels(
      levels.map(({ price }) => within(scale.y(price))),
      TAG_HEIGHT,
      floor,
    ),
    pointsPerPixel: (highest - lowest) / (floor - TOP),
  };
}

export type ChartLayout = ReturnType<typeof chartLayout>;
