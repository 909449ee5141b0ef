import type { PracticeName } from '@/domain/practice/marketSpecs';
import type { TimedCandle } from '@/domain/practice/timedCandles';
import { formatTime } from './practiceAxes';
import { distanceText, priceText } from './practiceFigures';
import { highestPrice, lowestPrice, type ChartBand, type ChartLevel } from './practiceLayout';

export const CANDLE_PRICES = ['open', 'high', 'low', 'close'] as const;

/** How far a candle moved, such as `up 3.1 pips`. */
export function moveWords(instrument: PracticeName, { open, close }: TimedCandle): string {
  return `${close < open ? 'down' : 'up'} ${distanceText(instrument, close - open)}`;
}

/** `Week 3, Tuesday 09:00. Open 1.08420, high 1.08466, low 1.08390, close 1.08451, up 3.1 pips` */
export function candleWords(instrument: PracticeName, candle: TimedCandle): string {
  const prices = CANDLE_PRICES.map((which) => `${which} ${priceText(instrument, candle[which])}`);
  const words = [...prices, moveWords(instrument, candle)].join(', ');
  return `${formatTime(candle.start)}. ${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

interface DescribedChart {
  readonly name: string;
  readonly instrument: PracticeName;
  readonly shown: readonly TimedCandle[];
  readonly levels: readonly ChartLevel[];
  readonly bands: readonly ChartBand[];
}

/** What a chart shows, in words. */
export function chartSummary({ name, instrument, shown, levels, bands }: DescribedChart): string {
  const price = (points: number) => priceText(instrument, points);
  const last = shown.at(-1);
  return [
    `${name}: ${String(shown.length)} candles of the bid from ${formatTime(shown[0]?.start ?? 0)}`,
    `to ${formatTime(last?.start ?? 0)}. Highest ${price(highestPrice(shown))}, lowest ${price(lowestPrice(shown))}, last close ${price(last?.close ?? 0)}.`,
    ...levels.map((level) => `${level.label} at ${price(level.price)}.`),
    ...bands.map((band) => `${band.label} ${price(band.from)}–${price(band.to)}.`),
  ].join(' ');
}
