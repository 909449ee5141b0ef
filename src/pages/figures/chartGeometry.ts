import type { TradeChart } from '@/content/page';

/** The drawing's own units; the page scales it. */
export const WIDTH = 540;
export const HEIGHT = 380;

const TOP = 40;
const BOTTOM = 84;
const RIGHT_ROOM = 92;
/** From a line to the foot of a word above it, and of one below it. */
const ABOVE = -9;
const BELOW = 20;
/** Half the width a remark may take, so that it ends inside the drawing. */
const NOTE_ROOM = 215;

interface Zone {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Two decimals are enough for a drawing, and keep the HTML small. */
const round = (value: number) => Math.round(value * 100) / 100;

/** Where everything of a trade chart stands in the drawing. */
export function chartGeometry(chart: TradeChart) {
  const { candles, entry, stopLoss, takeProfit } = chart;
  const highest = Math.max(takeProfit, ...candles.map((candle) => candle.high));
  const lowest = Math.min(stopLoss, ...candles.map((candle) => candle.low));
  const scale = (HEIGHT - TOP - BOTTOM) / (highest - lowest);
  const y = (price: number) => round(TOP + (highest - price) * scale);

  const step = (WIDTH - RIGHT_ROOM) / candles.length;
  const x = (index: number) => round(step * (index + 0.5));
  const lines = { entry: y(entry), stopLoss: y(stopLoss), takeProfit: y(takeProfit) };
  const right = WIDTH - 4;
  const zoneStart = x(candles.length - 1);
  const zone = (from: number, to: number): Zone => ({
    x: zoneStart,
    y: Math.min(from, to),
    width: round(right - zoneStart),
    height: round(Math.abs(to - from)),
  });

  const noteX = x(chart.note.candle);
  const noteFrom = y(candles[chart.note.candle]?.low ?? lowest) + 8;
  const textY = HEIGHT - 22;
  const textX = Math.min(Math.max(noteX - 40, NOTE_ROOM), WIDTH - NOTE_ROOM);

  const isLong = takeProfit > entry;

  return {
    candles: candles.map(({ open, high, low, close }, index) => ({
      x: x(index),
      high: y(high),
      low: y(low),
      top: y(Math.max(open, close)),
      height: Math.max(1.5, round(Math.abs(y(open) - y(close)))),
      isUp: close >= open,
    })),
    candleWidth: round(step * 0.62),
    lines,
    /** The entry is named on the side of the reward, the two exits on the far side of their lines. */
    labels: {
      entry: lines.entry + (isLong ? ABOVE : BELOW),
      takeProfit: lines.takeProfit + (isLong ? ABOVE : BELOW),
      stopLoss: lines.stopLoss + (isLong ? BELOW : ABOVE),
    },
    zones: { reward: zone(lines.entry, lines.takeProfit), loss: zone(lines.entry, lines.stopLoss) },
    arrow: {
      path: `M${String(round(textX - 20))} ${String(textY - 20)}Q${String(round(noteX - 4))} ${String(textY - 14)} ${String(noteX)} ${String(round(noteFrom))}`,
      textX: round(textX),
      textY,
    },
    levelsFrom: round(step * candles.length * 0.5),
    right,
  };
}
