import { expect, it } from 'vitest';
import type { ChartMark } from '@/content/markedChart';
import { markShapes } from '@/site/charts/chartMarks';
import { chartScale, HEIGHT, WIDTH } from '@/charts/chartScale';

const candles = [
  { open: 10, high: 12, low: 9, close: 11 },
  { open: 11, high: 15, low: 10, close: 14 },
  { open: 14, high: 14.5, low: 11, close: 12 },
  { open: 16, high: 18, low: 15.5, close: 17 },
];
const scale = chartScale(candles, [], 0);
const shapeOf = (mark: ChartMark) => markShapes([mark], candles, scale, [])[0];

it('labels highs above and lows below the candle', () => {
  expect(shapeOf({ kind: 'swing', candle: 1, side: 'high', label: 'Top' })?.text.y).toBeLessThan(scale.y(15));
  expect(shapeOf({ kind: 'swing', candle: 0, side: 'low', label: 'Low' })?.text.y).toBeGreaterThan(
    scale.y(9),
  );
});

it.each<ChartMark>([
  { kind: 'range', first: 0, last: 2, label: 'Range' },
  { kind: 'gap', candle: 3, isFilled: false, label: 'Gap' },
  { kind: 'line', side: 'support', first: 0, last: 2, label: 'Line' },
  { kind: 'part', candle: 1, part: 'upperWick', label: 'Upper wick' },
])('keeps a mark of kind $kind inside the drawing', (mark) => {
  const shape = shapeOf(mark);
  expect(shape?.band ?? shape?.path).toBeDefined();
  expect(shape?.text.x).toBeGreaterThan(0);
  expect(shape?.text.x).toBeLessThan(WIDTH);
  expect(shape?.text.y).toBeGreaterThan(0);
  expect(shape?.text.y).toBeLessThan(HEIGHT);
});

it('avoids overlapping labels', () => {
  const swing = { kind: 'swing', candle: 1, side: 'high' } as const;
  const texts = markShapes(
    ['One', 'Two', 'Three'].map((label) => ({ ...swing, label })),
    candles,
    scale,
    [],
  ).map(({ text }) => `${String(text.x)} ${String(text.y)}`);
  expect(new Set(texts).size).toBe(3);
});
