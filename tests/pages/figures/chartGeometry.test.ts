import { describe, expect, it } from 'vitest';
import { exampleSignal } from '@/content/exampleSignal';
import { chartGeometry, HEIGHT, WIDTH } from '@/pages/figures/chartGeometry';

const { candles, lines, zones, arrow } = chartGeometry(exampleSignal);

describe('chartGeometry', () => {
  it('draws every candle inside the drawing, from left to right', () => {
    expect(candles).toHaveLength(exampleSignal.candles.length);
    for (const [index, { x, high, low }] of candles.entries()) {
      expect(x).toBeGreaterThan(candles[index - 1]?.x ?? 0);
      expect(x).toBeLessThan(WIDTH);
      expect(high).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThanOrEqual(HEIGHT);
    }
  });

  it('puts a higher price higher', () => {
    expect(lines.takeProfit).toBeLessThan(lines.entry);
    expect(lines.entry).toBeLessThan(lines.stopLoss);
  });

  it('tints the reward from entry to take profit and the loss from entry to stop loss, in scale', () => {
    expect(zones.reward.y).toBe(lines.takeProfit);
    expect(zones.loss.y).toBe(lines.entry);
    expect(zones.reward.height / zones.loss.height).toBeCloseTo(2, 1);
  });

  it('lets the note point at its candle', () => {
    const target = candles[exampleSignal.note.candle];
    expect(arrow.path.split(' ').at(-2)).toBe(String(target?.x));
  });
});
