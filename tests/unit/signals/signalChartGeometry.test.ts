import { expect, it } from 'vitest';
import { chartModel } from '@/signals/chart';
import { signalChartGeometry, VIEW_SIZE } from '@/signals/signalChartGeometry';
import { replayRecord } from '@/domain/signals/replay';
import { sampleSignals } from '../../support/sampleSignals';
import { anEvent, anIssued, onDay } from '../../support/signals';

/** The height of the largest drawing, in pixels. */
const HEIGHT = 448;
const PIXELS = HEIGHT / VIEW_SIZE;

it.each(sampleSignals.map((signal) => [signal.number, signal] as const))(
  'points the note of signal %i at the wick it refers to',
  (_number, signal) => {
    const model = chartModel(signal);
    const { note, scale } = signalChartGeometry(model);
    const candle = model.candles[model.remark?.candle ?? -1];
    if (!note || !candle) throw new Error('The sample has no note.');
    expect(note.tip.x).toBe(scale.x(model.remark?.candle ?? -1));
    expect(Math.abs(note.tip.y - scale.y(candle[note.side])) * PIXELS).toBeLessThanOrEqual(6);
    expect(note.y).toBeGreaterThan(0);
    expect(note.y).toBeLessThan(VIEW_SIZE);
  },
);

it('keeps the pins from overlapping', () => {
  for (const signal of sampleSignals) {
    const { pins } = signalChartGeometry(chartModel(signal));
    for (const [index, one] of pins.entries())
      for (const other of pins.slice(index + 1))
        expect(Math.hypot(one.x - other.x, (one.y - other.y) * 0.4)).toBeGreaterThan(20);
  }
});

it.each([
  ['phones', 352, 250],
  ['wide screens', 448, 560],
])('keeps the publication label clear of the levels and the note on %s', (_screen, height, width) => {
  for (const signal of sampleSignals) {
    const model = chartModel(signal);
    const { scale, word, note, levelsFrom } = signalChartGeometry(model);
    const pixels = (y: number) => (y / VIEW_SIZE) * height;
    const baseline = pixels(word.y) + word.dy;
    for (const price of [...model.targets, ...model.stops.map((stop) => stop.price)])
      expect(Math.abs(pixels(scale.y(price)) - (baseline - 4)), String(signal.number)).toBeGreaterThan(7);
    const end = levelsFrom + (64 / width) * VIEW_SIZE;
    const isBeside = !note || note.x - note.half > end || note.x + note.half < levelsFrom;
    // On phones the note is in the caption.
    if (height > 400 && !isBeside)
      expect(Math.abs(pixels(note.y) - baseline), String(signal.number)).toBeGreaterThan(14);
  }
});

it('writes the date only once for two distant updates on one day', () => {
  const candles = Array.from({ length: 12 }, () => [108300, 108400, 108200, 108350]);
  const [signal] = replayRecord([
    anIssued({ candles }),
    anEvent('triggered', onDay(0), { price: '1.08400', candles }),
  ]).signals;
  const dates = signal && signalChartGeometry(chartModel(signal)).dates.map(({ text }) => text);
  expect(dates).toEqual(['12 Jan']);
});
