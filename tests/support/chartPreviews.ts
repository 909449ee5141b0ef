import { practiceCharts } from '@/content/practiceCharts';
import { createMarketData } from '@/domain/practice/marketData';
import { replayStart } from '@/domain/practice/replays';
import type { TimedCandle } from '@/domain/practice/timedCandles';

/**
 * Draws the practice charts up to their decisions, and an account up to its start, for the pages that show them
 * without their market.
 */

const THUMBNAIL = { width: 96, height: 56, points: 49 };
const DRAWING = { width: 600, height: 300 };
/** The share of the drawing's width that the candles up to the decision take up. */
const KNOWN = 0.72;

const scaleOf = (candles: readonly TimedCandle[], height: number, edge: number) => {
  const highest = Math.max(...candles.map(({ high }) => high));
  const lowest = Math.min(...candles.map(({ low }) => low));
  return (price: number) => Math.round(edge + ((highest - price) / (highest - lowest)) * (height - 2 * edge));
};

/** A line through the closes, at most 300 bytes long. */
function closeLine(candles: readonly TimedCandle[]): string {
  const { width, height, points } = THUMBNAIL;
  const y = scaleOf(candles, height, 2);
  const shown = candles.slice(-points);
  const places = shown.map(({ close }, index) => [
    Math.round((index / (shown.length - 1)) * width),
    y(close),
  ]);
  return places
    .map(([x = 0, at = 0], index) => {
      const [left = 0, before = 0] = places[index - 1] ?? [];
      const by = at - before;
      return index === 0
        ? `M${String(x)} ${String(at)}l`
        : `${index > 1 ? ' ' : ''}${String(x - left)}${by < 0 ? '' : ' '}${String(by)}`;
    })
    .join('');
}

/** The candles that rise and those that fall, as one path each: wicks above and below their bodies. */
function candlePaths(candles: readonly TimedCandle[]) {
  const step = (DRAWING.width * KNOWN) / candles.length;
  const y = scaleOf(candles, DRAWING.height, 10);
  const half = Math.round(step * 0.3);
  const path = ({ open, high, low, close }: TimedCandle, index: number) => {
    const x = Math.round(step * (index + 0.5));
    const [top, bottom] = [y(Math.max(open, close)), y(Math.min(open, close))];
    const body = `M${String(x - half)} ${String(top)}h${String(2 * half)}v${String(Math.max(1, bottom - top))}h${String(-2 * half)}z`;
    const wick = (from: number, to: number) =>
      from === to ? '' : `M${String(x)} ${String(from)}V${String(to)}`;
    return wick(y(high), top) + body + wick(bottom, y(low));
  };
  const isUp = ({ open, close }: TimedCandle) => close >= open;
  return {
    up: candles.map((candle, index) => (isUp(candle) ? path(candle, index) : '')).join(''),
    down: candles.map((candle, index) => (isUp(candle) ? '' : path(candle, index))).join(''),
  };
}

/** The seed of the practice account that is drawn, and how many candles of its history are shown when it starts. */
const ACCOUNT = { seed: 'UPMARK', candles: 36 };

export function drawChartPreviews() {
  const starts = practiceCharts.map((chart) => replayStart(chart).candles);
  return {
    first: candlePaths(starts[0] ?? []),
    thumbnails: starts.map(closeLine),
    account: candlePaths(
      createMarketData(ACCOUNT.seed, 'spread').candles('EUR/USD', 'H1', 0, ACCOUNT.candles),
    ),
  };
}
