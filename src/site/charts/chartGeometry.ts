import type { TradeChart } from '@/content/markedChart';
import {
  chartScale,
  CHART_HEIGHT,
  FRAME_WITH_NOTE_ABOVE,
  RIGHT_ROOM,
  roundToTenth,
  CHART_WIDTH,
} from '@/charts/chartScale';
import { noteSide, TIP_GAP } from '@/charts/noteSide';

/** The distance from a line to the baseline of a label above or below it. */
const LABEL_ABOVE_OFFSET = -9;
const LABEL_BELOW_OFFSET = 20;
/** Half the maximum width of a remark, so that it stays within the drawing. */
const HALF_NOTE_WIDTH = 215;
/** The distance between the bend of the remark's arrow and its candle. */
const ARROW_BEND_DISTANCE = 64;

export function chartGeometry(chart: TradeChart) {
  const { candles, entry, stopLoss, takeProfit, note } = chart;
  const side = noteSide(candles, note.candle);
  const prices = [stopLoss, takeProfit];
  const scale = chartScale(candles, prices, RIGHT_ROOM, side === 'high' ? FRAME_WITH_NOTE_ABOVE : undefined);
  const { x, y, step } = scale;

  const lines = { entry: y(entry), stopLoss: y(stopLoss), takeProfit: y(takeProfit) };
  const right = CHART_WIDTH - 4;
  const zoneStart = x(candles.length - 1);
  const zone = (from: number, to: number) => ({
    x: zoneStart,
    y: Math.min(from, to),
    width: roundToTenth(right - zoneStart),
    height: roundToTenth(Math.abs(to - from)),
  });

  // The note is beyond the wick it refers to: above a high, below a low.
  const away = side === 'high' ? -1 : 1;
  const noteX = x(note.candle);
  const tipY = roundToTenth(y(candles[note.candle]?.[side] ?? stopLoss) + away * TIP_GAP);
  const textY = side === 'high' ? 30 : CHART_HEIGHT - 22;
  const arrowY = side === 'high' ? textY + 10 : textY - 20;
  const textX = Math.min(Math.max(noteX - 40, HALF_NOTE_WIDTH), CHART_WIDTH - HALF_NOTE_WIDTH);

  const isLong = takeProfit > entry;

  return {
    scale,
    lines,
    /** The entry's label is on the reward side; the exits' labels are on the far side of their lines. */
    labels: {
      entry: lines.entry + (isLong ? LABEL_ABOVE_OFFSET : LABEL_BELOW_OFFSET),
      takeProfit: lines.takeProfit + (isLong ? LABEL_ABOVE_OFFSET : LABEL_BELOW_OFFSET),
      stopLoss: lines.stopLoss + (isLong ? LABEL_BELOW_OFFSET : LABEL_ABOVE_OFFSET),
    },
    zones: { reward: zone(lines.entry, lines.takeProfit), loss: zone(lines.entry, lines.stopLoss) },
    // The arrow comes from the left, to avoid the labels at the right edge.
    arrow: {
      path: `M${String(roundToTenth(textX - 20))} ${String(arrowY)}Q${String(roundToTenth(noteX - ARROW_BEND_DISTANCE))} ${String(arrowY + 6 * away)} ${String(noteX)} ${String(tipY)}`,
      side,
      tip: { x: noteX, y: tipY },
      textX: roundToTenth(textX),
      textY,
    },
    levelsFrom: roundToTenth(step * candles.length * 0.5),
    right,
  };
}
