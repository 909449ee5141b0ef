import type { TradeChart } from '@/content/markedChart';
import { chartScale, HEIGHT, RIGHT_ROOM, round, WIDTH } from './chartScale';

/** From a line to the foot of a word above it, and of one below it. */
const ABOVE = -9;
const BELOW = 20;
/** Half the width a remark may take, so that it ends inside the drawing. */
const NOTE_ROOM = 215;
/** From the arrow of the remark, where it bends, to the candle it points at. */
const ASIDE = 64;

interface Zone {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The place of a trade's plan in the drawing. */
export function chartGeometry(chart: TradeChart) {
  const { candles, entry, stopLoss, takeProfit } = chart;
  const scale = chartScale(candles, [stopLoss, takeProfit], RIGHT_ROOM);
  const { x, y, step } = scale;

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
  const noteFrom = y(candles[chart.note.candle]?.low ?? stopLoss) + 8;
  const textY = HEIGHT - 22;
  const textX = Math.min(Math.max(noteX - 40, NOTE_ROOM), WIDTH - NOTE_ROOM);

  const isLong = takeProfit > entry;

  return {
    scale,
    lines,
    /** The entry is named on the side of the reward, the two exits on the far side of their lines. */
    labels: {
      entry: lines.entry + (isLong ? ABOVE : BELOW),
      takeProfit: lines.takeProfit + (isLong ? ABOVE : BELOW),
      stopLoss: lines.stopLoss + (isLong ? BELOW : ABOVE),
    },
    zones: { reward: zone(lines.entry, lines.takeProfit), loss: zone(lines.entry, lines.stopLoss) },
    // It comes from the left, so that it passes the names of the levels, which end at the right edge.
    arrow: {
      path: `M${String(round(textX - 20))} ${String(textY - 20)}Q${String(round(noteX - ASIDE))} ${String(textY - 14)} ${String(noteX)} ${String(round(noteFrom))}`,
      tip: { x: noteX, y: round(noteFrom) },
      textX: round(textX),
      textY,
    },
    levelsFrom: round(step * candles.length * 0.5),
    right,
  };
}
