import type { Candle } from '@/domain/trading/candles';

/** How many candles on each side are compared. */
const NEIGHBOURS = 3;

/** The gap between a candle and its arrow's tip, in px at the usual size of the drawing. */
export const TIP_GAP = 4;

/** Which end of a candle its note points at: the one that stands out more among its neighbours. */
export function noteSide(candles: readonly Candle[], index: number): 'high' | 'low' {
  const around = candles.slice(Math.max(0, index - NEIGHBOURS), index + NEIGHBOURS + 1);
  const candle = candles[index];
  if (!candle) return 'low';
  const below = Math.max(...around.map(({ high }) => high)) - candle.high;
  const above = candle.low - Math.min(...around.map(({ low }) => low));
  return below < above ? 'high' : 'low';
}
