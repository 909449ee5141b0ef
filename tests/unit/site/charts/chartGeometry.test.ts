import { describe, expect, it } from 'vitest';
import { exampleSignal } from '@/content/exampleSignal';
import { chartGeometry } from '@/site/charts/chartGeometry';
import { HEIGHT, WIDTH } from '@/site/charts/chartScale';

const { candles, takeProfit, entry, stopLoss, note } = exampleSignal;
const { scale, lines, zones, arrow } = chartGeometry(exampleSignal);

describe('chartGeometry', () => {
  it('draws every candle inside the drawing, from left to right', () => {
    for (const [index, { high, low }] of candles.entries()) {
      expect(scale.x(index)).toBeGreaterThan(index === 0 ? 0 : scale.x(index - 1));
      expect(scale.x(index)).toBeLessThan(WIDTH);
      expect(scale.y(high)).toBeGreaterThanOrEqual(0);
      expect(scale.y(low)).toBeLessThanOrEqual(HEIGHT);
    }
  });

  it('puts a higher price higher', () => {
    expect(lines.takeProfit).toBeLessThan(lines.entry);
    expect(lines.entry).toBeLessThan(lines.stopLoss);
  });

  it('tints the reward from entry to take profit and the loss from entry to stop loss, in scale', () => {
    expect(zones.reward.y).toBe(lines.takeProfit);
    expect(zones.loss.y).toBe(lines.entry);
    expect(zones.reward.height / zones.loss.height).toBeCloseTo((takeProfit - entry) / (entry - stopLoss), 1);
  });

  it('lets the note point at its candle', () => {
    expect(arrow.path.split(' ').at(-2)).toBe(String(scale.x(note.candle)));
  });
});
