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
  'points the note of signal %i at the wick it names',
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

it('writes the date only once for two distant updates on one day', () => {
  const candles = Array.from({ length: 12 }, () => [108300, 108400, 108200, 108350]);
  const [signal] = replayRecord([
    anIssued({ candles }),
    anEvent('triggered', onDay(0), { price: '1.08400', candles }),
  ]).signals;
  const dates = signal && signalChartGeometry(chartModel(signal)).dates.map(({ text }) => text);
  expect(dates).toEqual(['12 Jan']);
});
