import type { CandleSteps } from './entry';
import { normalisePrice, priceText, stepsOf } from './prices';
import type { EntryProblem } from './refusal';

const MAX_CANDLES = 60;

/** Splits at spaces, tabs or semicolons; at commas only if there are none, because prices may contain them. */
function cellsOf(line: string): string[] {
  const cells = line
    .trim()
    .split(/[\s;]+/)
    .map((cell) => cell.replace(/,$/, ''));
  return cells.length === 4 ? cells : line.trim().split(/[\s,;]+/);
}

interface CandleTable {
  /** In whole steps; empty if a line is malformed. */
  readonly candles: CandleSteps[];
  /** The error in the table; null for none. */
  readonly problem: EntryProblem | null;
}

/** Parses a typed or pasted table with one candle per line; an empty one has no candles. */
export function readCandles(typed: string, decimals: number, least = 1): CandleTable {
  const candles = typed
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => cellsOf(line).map((price) => stepsOf(normalisePrice(price, decimals), decimals) ?? 0));
  const isCandle = (prices: number[]): prices is CandleSteps =>
    prices.length === 4 && prices.every((steps) => Number.isSafeInteger(steps) && steps > 0);
  if (!candles.every(isCandle)) return { candles: [], problem: { code: 'candleFormat', field: 'candles' } };
  const { length } = candles;
  if (length > 0 && (length < least || length > MAX_CANDLES))
    return {
      candles,
      problem: { code: 'candleCount', count: length, min: least, max: MAX_CANDLES, field: 'candles' },
    };
  const wrong = candles.findIndex(
    ([open, high, low, close]) => high < Math.max(open, close) || low > Math.min(open, close),
  );
  return {
    candles,
    problem: wrong === -1 ? null : { code: 'candleContradiction', candle: wrong + 1, field: 'candles' },
  };
}

export const candleRows = (candles: readonly CandleSteps[], decimals: number): string =>
  candles.map((prices) => prices.map((steps) => priceText(steps, decimals)).join(' ')).join('\n');
