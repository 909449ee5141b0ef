import { decimal } from '@/content/format';
import { pricesOf, type ChartMark, type MarkedChart, type TradeChart } from '@/content/markedChart';
import { rules } from '@/content/rules';
import type { Candle } from '@/domain/trading/candles';

/** A price zone that buyers (support) or sellers (resistance) defend; `from` is the lower edge. */
interface PriceLevel {
  readonly side: 'support' | 'resistance';
  readonly from: number;
  readonly to: number;
}

/** Computed prices closer than this are equal. */
const NOISE = 1e-9;

/** How many candles on each side a swing must exceed. */
const SWING_REACH = 2;

/**
 * Whether a candle is a swing high or low: it has a neighbour on both sides, and all within two are less
 * extreme.
 */
function isSwing(candles: readonly Candle[], index: number, side: 'high' | 'low'): boolean {
  const own = candles[index];
  if (own === undefined || index === 0 || index === candles.length - 1) return false;
  const neighbours = [
    ...candles.slice(Math.max(0, index - SWING_REACH), index),
    ...candles.slice(index + 1, index + 1 + SWING_REACH),
  ];
  return neighbours.every((other) => (side === 'high' ? other.high < own.high : other.low > own.low));
}

/** Whether a candle's wick or body reaches into a level. */
const reaches = ({ high, low }: Candle, { side, from, to }: PriceLevel): boolean =>
  side === 'support' ? low <= to : high >= from;

/** Whether a candle closes on the far side of a level, which breaks it. */
const closesBeyond = ({ close }: Candle, { side, from, to }: PriceLevel): boolean =>
  side === 'support' ? close < from : close > to;

/**
 * Visits from candle `first` up to, but not including, `end` that the level turned back, as lists of candles. A visit
 * is a run of
 * candles that reach the level. The level turned it back if the next candle stays clear, or, for a run that
 * ends with the chart, if its last candle closes clear.
 */
function visitsTurnedBack(
  candles: readonly Candle[],
  level: PriceLevel,
  first: number,
  end: number,
): readonly (readonly number[])[] {
  const visits: number[][] = [];
  let visit: number[] = [];
  for (let index = first; index < end; index += 1) {
    const candle = candles[index];
    if (candle !== undefined && reaches(candle, level)) visit.push(index);
    else if (visit.length > 0) {
      visits.push(visit);
      visit = [];
    }
  }
  const last = candles.at(-1);
  const closedClear =
    last !== undefined && (level.side === 'support' ? last.close > level.to : last.close < level.from);
  if (visit.length > 0 && end === candles.length && closedClear) visits.push(visit);
  return visits;
}

/** A mark's claims that contradict the candles. */
function falseOfMark(mark: ChartMark, candles: readonly Candle[]): string[] {
  const says = (isTrue: boolean, what: string) => (isTrue ? [] : [`"${mark.label}": ${what}`]);
  switch (mark.kind) {
    case 'swing':
      return says(
        isSwing(candles, mark.candle, mark.side),
        `candle ${String(mark.candle)} is no swing ${mark.side}`,
      );
    case 'level': {
      const end = mark.brokenBy ?? candles.length;
      const turned = visitsTurnedBack(candles, mark, mark.since, end).length;
      const breaker = mark.brokenBy === undefined ? undefined : candles[mark.brokenBy];
      return [
        ...says(
          turned === mark.touches,
          `turned the price back ${String(turned)} times, not ${String(mark.touches)}`,
        ),
        ...says(
          candles.slice(mark.since, end).every((candle) => !closesBeyond(candle, mark)),
          'a candle closes beyond it while it is said to hold',
        ),
        ...says(
          mark.brokenBy === undefined || (breaker !== undefined && closesBeyond(breaker, mark)),
          'the candle said to break it does not close beyond it',
        ),
      ];
    }
    case 'gap': {
      const [before, after] = [candles[mark.candle - 1], candles[mark.candle]];
      if (before === undefined || after === undefined) return says(false, 'it has no two candles');
      const isUp = after.low > before.high;
      const later = candles.slice(mark.candle + 1);
      const isFilled = later.some(({ high, low }) => (isUp ? low <= before.high : high >= before.low));
      return [
        ...says(isUp || after.high < before.low, 'the two candles share a price'),
        ...says(isFilled === mark.isFilled, isFilled ? 'it is filled later' : 'it is never filled'),
      ];
    }
    case 'range':
    case 'line':
    case 'part':
      return [];
    default:
      return mark satisfies never;
  }
}

/** Every price in some text, in the chart's number format. */
function pricesIn(text: string, decimals: number): string[] {
  const pattern =
    decimals > 0
      ? new RegExp(String.raw`\b\d[\d,]*\.\d{${String(decimals)}}\b`, 'g')
      : /\b\d{1,3}(?:,\d{3})+\b/g;
  return text.match(pattern) ?? [];
}

/** A chart's claims, in its description or labels, that contradict its candles. */
export function falseClaims(chart: MarkedChart | TradeChart): string[] {
  const { candles, marks, decimals, description } = chart;
  const plan = 'entry' in chart ? chart : undefined;
  const labels = marks.map(({ label }) => label);
  const known = new Set(
    [
      ...marks.flatMap((mark) => pricesOf(mark, candles)),
      ...(plan ? [plan.entry, plan.stopLoss, plan.takeProfit] : []),
    ].map((price) => decimal(price, decimals)),
  );
  const texts = [description, ...labels, ...(plan ? [plan.note.text] : [])];
  return [
    ...marks.flatMap((mark) => falseOfMark(mark, candles)),
    ...texts
      .flatMap((text) => pricesIn(text, decimals))
      .filter((price) => !known.has(price))
      .map((price) => `${price} is written, but neither marked nor planned`),
    ...(plan ? falseOfPlan(plan) : []),
  ];
}

/** Parts of a plan that contradict its chart. */
function falseOfPlan(chart: TradeChart): string[] {
  const { candles, marks, entry, stopLoss, takeProfit } = chart;
  const direction = Math.sign(takeProfit - entry);
  const entryCandle = chart.entryCandle ?? candles.length - 1;
  const decided = candles[entryCandle];
  const markOf = (label: string) => marks.find((mark) => mark.label === label);
  const says = (isTrue: boolean, what: string) => (isTrue ? [] : [what]);

  const stopMark = markOf(chart.stopBeyond);
  const targetMark = chart.targetBefore === undefined ? undefined : markOf(chart.targetBefore);
  return [
    ...says(direction === Math.sign(entry - stopLoss), 'stop and target are on the same side'),
    ...says(
      Math.abs(takeProfit - entry) >= rules.minRewardToRisk * Math.abs(entry - stopLoss) - NOISE,
      'the target is less than twice as far as the stop',
    ),
    ...says(decided?.close === entry, 'the entry is not the close of its candle'),
    ...says(
      decided !== undefined && (decided.close - decided.open) * direction > 0,
      'the candle of the entry closes against the plan',
    ),
    ...says(
      stopMark !== undefined &&
        pricesOf(stopMark, candles).every((price) => (price - stopLoss) * direction > 0),
      `the stop does not lie beyond "${chart.stopBeyond}"`,
    ),
    ...says(
      chart.targetBefore === undefined ||
        (targetMark !== undefined &&
          pricesOf(targetMark, candles).every((price) => (price - takeProfit) * direction >= 0)),
      `the target does not stop short of "${chart.targetBefore ?? ''}"`,
    ),
    ...says(candles[chart.note.candle] !== undefined, 'the remark points at no candle'),
  ];
}
