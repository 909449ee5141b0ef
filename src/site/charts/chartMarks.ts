import { pricesOf, type ChartMark } from '@/content/markedChart';
import type { Candle } from '@/domain/trading/candles';
import { CHART_HEIGHT, roundToTenth, CHART_WIDTH, type ChartScale } from '@/charts/chartScale';

/** The size of a label in the drawing's units: about 7 for each character at font size 13. */
const CHARACTER_WIDTH = 7;
const LINE_HEIGHT = 16;
const MARGIN = 4;
const GAP = 9;

export interface LabelBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface MarkShape {
  readonly label: string;
  /** A zone, drawn as a filled shape. */
  readonly band?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly path?: string;
  /** The centre of the label and its baseline. */
  readonly text: { readonly x: number; readonly y: number };
}

const overlaps = (one: LabelBox, other: LabelBox) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const boxOf = (label: string, x: number, foot: number): LabelBox => {
  const half = (label.length * CHARACTER_WIDTH) / 2;
  return { left: x - half, right: x + half, top: foot - LINE_HEIGHT + MARGIN, bottom: foot + MARGIN };
};

/**
 * Finds a free position near the wanted one, preferably without covering candles. Falls back to the wanted
 * one.
 */
function freePosition(
  label: string,
  wanted: { readonly x: number; readonly foot: number; readonly upwards: boolean },
  taken: readonly LabelBox[],
  candles: readonly LabelBox[],
) {
  const half = (label.length * CHARACTER_WIDTH) / 2 + MARGIN;
  const within = (x: number) => roundToTenth(Math.min(Math.max(x, half), CHART_WIDTH - half));
  const away = wanted.upwards ? -LINE_HEIGHT : LINE_HEIGHT;
  const places = [0, -half - GAP, half + GAP]
    .flatMap((aside) => [0, 1, 2, 3, -1, -2].map((lines) => ({ aside, down: lines * away })))
    .toSorted((one, other) => Math.hypot(one.aside, one.down) - Math.hypot(other.aside, other.down))
    .map(({ aside, down }) => ({ x: within(wanted.x + aside), y: roundToTenth(wanted.foot + down) }));
  const inside = places.filter(({ y }) => y > LINE_HEIGHT && y < CHART_HEIGHT - MARGIN);
  const isFree = ({ x, y }: { x: number; y: number }, boxes: readonly LabelBox[]) =>
    !boxes.some((box) => overlaps(box, boxOf(label, x, y)));
  return (
    inside.find((place) => isFree(place, taken) && isFree(place, candles)) ??
    inside.find((place) => isFree(place, taken)) ?? { x: within(wanted.x), y: roundToTenth(wanted.foot) }
  );
}

/** The line or band of a mark, and the best position for its label. */
function markOutline(mark: ChartMark, candles: readonly Candle[], { x, y, step, bodyWidth }: ChartScale) {
  const [low = NaN, high = low] = pricesOf(mark, candles);
  const band = (first: number, last: number) => ({
    x: roundToTenth(x(first) - step / 2),
    y: y(high),
    width: roundToTenth(x(last) - x(first) + step),
    height: Math.max(2, roundToTenth(y(low) - y(high))),
  });
  const over = { foot: y(high) - GAP, upwards: true };
  const under = { foot: y(low) + GAP + LINE_HEIGHT - MARGIN, upwards: false };
  switch (mark.kind) {
    case 'swing': {
      const isHigh = mark.side === 'high';
      const at = y(low) + (isHigh ? -3 : 3);
      const half = Math.max(5, step * 0.5);
      const path = `M${String(roundToTenth(x(mark.candle) - half))} ${String(at)}h${String(roundToTenth(2 * half))}`;
      return { path, middle: x(mark.candle), ...(isHigh ? over : under) };
    }
    case 'level': {
      const last = mark.brokenBy ?? candles.length - 1;
      const isCeiling = mark.side === 'resistance';
      return {
        band: band(mark.since, last),
        middle: (x(mark.since) + x(last)) / 2,
        ...(isCeiling ? over : under),
      };
    }
    case 'range':
      return { band: band(mark.first, mark.last), middle: (x(mark.first) + x(mark.last)) / 2, ...over };
    case 'gap': {
      const before = candles[mark.candle - 1]?.close ?? low;
      const path = `M${String(x(mark.candle))} ${String(y(before))}V${String(y(low))}`;
      return { path, middle: x(mark.candle), ...(low > before ? over : under) };
    }
    case 'line': {
      const end = mark.side === 'support' ? 'low' : 'high';
      const [from, to] = [mark.first, mark.last].map((index) => candles[index]?.[end] ?? low);
      const path = `M${String(x(mark.first))} ${String(y(from ?? low))}L${String(x(mark.last))} ${String(y(to ?? low))}`;
      return { path, middle: (x(mark.first) + x(mark.last)) / 2, ...(end === 'low' ? under : over) };
    }
    case 'part': {
      const side = x(mark.candle) + bodyWidth / 2 + Math.min(step * 0.11, 10);
      const path = `M${String(roundToTenth(side))} ${String(y(high))}h5V${String(y(low))}h-5`;
      const foot = roundToTenth((y(high) + y(low)) / 2 + MARGIN);
      const middle = side + 12 + (mark.label.length * CHARACTER_WIDTH) / 2;
      return { path, middle, foot, upwards: true };
    }
    default:
      return mark satisfies never;
  }
}

/** The shapes and labels of a chart's marks, clear of `taken` and of each other. */
export function markShapes(
  marks: readonly ChartMark[],
  candles: readonly Candle[],
  scale: ChartScale,
  taken: readonly LabelBox[],
): readonly MarkShape[] {
  const written = [...taken];
  const drawn = candles.map(({ high, low }, index) => ({
    left: scale.x(index) - scale.bodyWidth / 2,
    right: scale.x(index) + scale.bodyWidth / 2,
    top: scale.y(high),
    bottom: scale.y(low),
  }));
  return marks.map((mark) => {
    const { middle, foot, upwards, ...shape } = markOutline(mark, candles, scale);
    const text = freePosition(mark.label, { x: middle, foot, upwards }, written, drawn);
    written.push(boxOf(mark.label, text.x, text.y));
    return { label: mark.label, ...shape, text };
  });
}

/** The box of a label aligned to `right`, such as the name of a level. */
export const boxEndingAt = (text: string, right: number, foot: number): LabelBox => ({
  left: right - text.length * (CHARACTER_WIDTH + 1),
  right,
  top: foot - LINE_HEIGHT,
  bottom: foot + MARGIN,
});
