import { countOf } from '@/domain/grouped';
import type { CandleSteps } from './entry';
import { normalisePrice, priceText, stepsOf } from './prices';

const MARKS = /[\s,;]+/;
const MOST = 60;

interface CandleTable {
  /** In whole steps; none where a line is malformed. */
  readonly candles: CandleSteps[];
  /** What is wrong with the table; '' where nothing is. */
  readonly sentence: string;
}

/** Reads a typed or pasted table, one candle a line; an empty one has no candles. */
export function readCandles(typed: string, decimals: number, least = 1): CandleTable {
  const candles = typed
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) =>
      line
        .trim()
        .split(MARKS)
        .map((price) => stepsOf(normalisePrice(price, decimals), decimals) ?? 0),
    );
  const isCandle = (prices: number[]): prices is CandleSteps =>
    prices.length === 4 && prices.every((steps) => Number.isSafeInteger(steps) && steps > 0);
  if (!candles.every(isCandle))
    return {
      candles: [],
      sentence: 'A line of candles cannot be read. Each line needs four prices: open, high, low and close.',
    };
  const { length } = candles;
  if (length > 0 && (length < least || length > MOST))
    return {
      candles,
      sentence: `There ${length === 1 ? 'is' : 'are'} ${countOf(length, 'candle')}. A chart needs ${String(least)} to ${String(MOST)}, or none.`,
    };
  const wrong = candles.findIndex(
    ([open, high, low, close]) => high < Math.max(open, close) || low > Math.min(open, close),
  );
  return {
    candles,
    sentence:
      wrong === -1
        ? ''
        : `Candle ${String(wrong + 1)} contradicts itself. Its high must be its highest price and its low its lowest: open, high, low, close.`,
  };
}

/** The table as it is typed. */
export const candleRows = (candles: readonly CandleSteps[], decimals: number): string =>
  candles.map((prices) => prices.map((steps) => priceText(steps, decimals)).join(' ')).join('\n');
