import { readNumber } from '@/domain/numbers/numberInput';
import { readCandleTable, type CandleRow } from './candleTable';
import type { CandleSteps } from './entry';
import { normalisePrice, priceText, parsePriceSteps } from './prices';
import type { EntryProblem, CandleRefusal } from './refusal';

const MAX_CANDLES = 60;

interface CandleTable {
  /** In whole steps; empty if a line is malformed. */
  readonly candles: CandleSteps[];
  /** The error in the table; null for none. */
  readonly problem: EntryProblem | null;
}

/** A price with a decimal point, without zeros beyond the instrument's decimal places. */
function exportedPrice(text: string, decimals: number): string {
  const [whole = '', fraction = ''] = /^\d+\.\d+$/.test(text) ? text.replace(/0+$/, '').split('.') : [];
  if (fraction.length > decimals || whole === '') return text;
  return decimals === 0 ? whole : `${whole}.${fraction.padEnd(decimals, '0')}`;
}

function readRow({ line, prices, isExported }: CandleRow, decimals: number): CandleSteps | CandleRefusal {
  if (prices.length !== 4) return { code: 'candleCells', line, count: prices.length };
  const candle = prices.map((text) => {
    // Only people put a point between thousands; exports don't.
    const readings = [normalisePrice, exportedPrice].map((read) =>
      parsePriceSteps(read(text, decimals), decimals),
    );
    const [typed = null, exported = null] = readings;
    return (isExported ? (exported ?? typed) : (typed ?? exported)) ?? 0;
  });
  const text = prices[candle.indexOf(0)];
  if (text === undefined) return candle as CandleSteps;
  const reading = readNumber(text, decimals);
  return !reading.ok && reading.problem === 'decimals'
    ? { code: 'candleDecimals', line, text, decimals }
    : { code: 'candleWord', line, text };
}

/** Parses a typed or pasted table of candles; an empty one has no candles. */
export function readCandles(pasted: string, decimals: number, least = 1): CandleTable {
  const refused = (refusal: CandleRefusal, candles: CandleSteps[] = []): CandleTable => ({
    candles,
    problem: { ...refusal, field: 'candles' },
  });
  const rows = readCandleTable(pasted);
  if ('code' in rows) return refused(rows);
  const candles: CandleSteps[] = [];
  for (const row of rows) {
    const candle = readRow(row, decimals);
    if ('code' in candle) return refused(candle);
    candles.push(candle);
  }
  const { length: count } = candles;
  if (count > 0 && (count < least || count > MAX_CANDLES))
    return refused({ code: 'candleCount', count, min: least, max: MAX_CANDLES }, candles);
  const wrong = candles.findIndex(
    ([open, high, low, close]) => high < Math.max(open, close) || low > Math.min(open, close),
  );
  return wrong === -1
    ? { candles, problem: null }
    : refused({ code: 'candleContradiction', line: rows[wrong]?.line ?? 0 }, candles);
}

export const candleRowsText = (candles: readonly CandleSteps[], decimals: number): string =>
  candles.map((prices) => prices.map((steps) => priceText(steps, decimals)).join(' ')).join('\n');
