/** Chart indicators, calculated from the closing prices. */

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The windows of `length` consecutive values, oldest first. */
const windowsOf = (values: readonly number[], length: number): readonly (readonly number[])[] =>
  values.slice(length - 1).map((_, index) => values.slice(index, index + length));

/** The simple moving average, from the first close with enough others before it. */
export const movingAverage = (closes: readonly number[], length: number): readonly number[] =>
  windowsOf(closes, length).map(mean);

/**
 * The relative strength index with plain averages, between 0 and 100. Wilder's own version smooths them after the first
 * value.
 */
export const relativeStrength = (closes: readonly number[], length: number): readonly number[] =>
  windowsOf(
    closes.slice(1).map((close, index) => close - (closes[index] ?? close)),
    length,
  ).map((changes) => {
    const sumOf = (sign: 1 | -1) => changes.reduce((sum, change) => sum + Math.max(0, sign * change), 0);
    const [rises, falls] = [sumOf(1), sumOf(-1)];
    return rises + falls === 0 ? 50 : (100 * rises) / (rises + falls);
  });

/** The trades made by buying when the close is above its moving average and selling when it is below. */
export function crossingTrades(closes: readonly number[], length: number) {
  const trades: { readonly side: 1 | -1; readonly entry: number }[] = [];
  for (const [index, average] of movingAverage(closes, length).entries()) {
    const entry = closes[index + length - 1] ?? average;
    const side = entry > average ? 1 : -1;
    if (side !== trades.at(-1)?.side) trades.push({ side, entry });
  }
  return trades;
}

/** The result of each trade from `crossingTrades` that was closed by the next trade. */
export const crossingResults = (closes: readonly number[], length: number): readonly number[] => {
  const trades = crossingTrades(closes, length);
  return trades
    .slice(0, -1)
    .map(({ side, entry }, index) => side * ((trades[index + 1]?.entry ?? entry) - entry));
};
