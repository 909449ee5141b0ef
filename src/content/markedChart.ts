import type { Candle } from '@/domain/trading/candles';
import { decimal } from './format';

/**
 * A statement about a chart, drawn from its candles. Candles are numbered from 0, prices are in the instrument's
 * units, and labels are unique within a chart. tests/unit/content checks every mark against the candles.
 */
export type ChartMark =
  /** A turning point: no candle within two places is more extreme. */
  | { readonly kind: 'swing'; readonly candle: number; readonly side: 'high' | 'low'; readonly label: string }
  /**
   * A price zone that turned the price back `touches` times from candle `since`, without a close beyond it
   * until the candle `brokenBy`, or to the end of the chart.
   */
  | {
      readonly kind: 'level';
      readonly side: 'support' | 'resistance';
      readonly from: number;
      readonly to: number;
      readonly since: number;
      readonly touches: number;
      readonly brokenBy?: number;
      readonly label: string;
    }
  /** The highest and lowest prices of a range of candles, with no close outside until `brokenBy`. */
  | {
      readonly kind: 'range';
      readonly first: number;
      readonly last: number;
      readonly brokenBy?: number;
      readonly label: string;
    }
  /** A candle that doesn't overlap the previous one; `isFilled` if a later candle covers the gap. */
  | { readonly kind: 'gap'; readonly candle: number; readonly isFilled: boolean; readonly label: string }
  /**
   * A straight line from one candle's low (support) or high (resistance) to another's, with no close beyond
   * it in between.
   */
  | {
      readonly kind: 'line';
      readonly side: 'support' | 'resistance';
      readonly first: number;
      readonly last: number;
      readonly label: string;
    }
  /** A part of one candle. */
  | {
      readonly kind: 'part';
      readonly candle: number;
      readonly part: 'body' | 'upperWick' | 'lowerWick';
      readonly label: string;
    };

export interface MarkedChart {
  readonly candles: readonly Candle[];
  /** The number of decimal places of its prices. */
  readonly decimals: number;
  readonly marks: readonly ChartMark[];
  /** A text version for screen readers; its prices are those of the marks. */
  readonly description: string;
}

/** A trade idea explained on the chart. The direction follows from the target. */
export interface TradeChart extends MarkedChart {
  readonly instrument: string;
  readonly timeframe: string;
  readonly entry: number;
  /** The candle whose close is the entry; the last one by default. */
  readonly entryCandle?: number;
  readonly stopLoss: number;
  /** The label of the mark that the stop is beyond. */
  readonly stopBeyond: string;
  readonly takeProfit: number;
  /** The label of the mark that the target stops short of, if any. */
  readonly targetBefore?: string;
  /** The labels of marks that are independent reasons: no two of them use the same candle. */
  readonly reasons?: readonly string[];
  /** The handwritten note that explains the entry. */
  readonly note: { readonly text: string; readonly candle: number };
}

const candleAt = (candles: readonly Candle[], index: number): Candle => {
  const candle = candles[index];
  if (candle === undefined) throw new RangeError(`The chart has no candle ${String(index)}.`);
  return candle;
};

/** The one or two prices of a mark, lowest first. */
export function pricesOf(mark: ChartMark, candles: readonly Candle[]): readonly number[] {
  switch (mark.kind) {
    case 'swing':
      return [candleAt(candles, mark.candle)[mark.side]];
    case 'level':
      return [mark.from, mark.to];
    case 'range': {
      const stretch = candles.slice(mark.first, mark.last + 1);
      return [Math.min(...stretch.map(({ low }) => low)), Math.max(...stretch.map(({ high }) => high))];
    }
    case 'gap':
      return [candleAt(candles, mark.candle).open];
    case 'line': {
      const end = mark.side === 'support' ? 'low' : 'high';
      return [candleAt(candles, mark.first)[end], candleAt(candles, mark.last)[end]].toSorted(
        (a, b) => a - b,
      );
    }
    case 'part': {
      const { open, high, low, close } = candleAt(candles, mark.candle);
      const [bottom, top] = [Math.min(open, close), Math.max(open, close)];
      return { body: [bottom, top], upperWick: [top, high], lowerWick: [low, bottom] }[mark.part];
    }
    default:
      return mark satisfies never;
  }
}

const COUNT_WORDS = ['never', 'once', 'twice', 'three times', 'four times', 'five times'];

interface ChartWords {
  /** The price of the mark with this label, or both its prices as `low-high`. */
  readonly at: (label: string) => string;
  /** How often a level turned the price back, in words: once, twice, three times. */
  readonly times: (label: string) => string;
  readonly price: (value: number) => string;
}

/**
 * Finds a mark by label.
 * @throws RangeError if the chart has none
 */
export function markOf(marks: readonly ChartMark[], label: string): ChartMark {
  const mark = marks.find((other) => other.label === label);
  if (mark === undefined) throw new RangeError(`The chart has no mark "${label}".`);
  return mark;
}

/** Adds a chart's description with figures from its marks. Throws for an unknown label. */
export function describeChart<C extends Omit<MarkedChart, 'description'>>(
  chart: C,
  describe: (words: ChartWords) => string,
): C & { readonly description: string } {
  const price = (value: number) => decimal(value, chart.decimals);
  const description = describe({
    at: (label) => pricesOf(markOf(chart.marks, label), chart.candles).map(price).join('–'),
    times: (label) => {
      const mark = markOf(chart.marks, label);
      return (mark.kind === 'level' ? COUNT_WORDS[mark.touches] : undefined) ?? 'several times';
    },
    price,
  });
  return { ...chart, description };
}
