import { expect, it } from 'vitest';
import { exampleSignal } from '@/content/exampleSignal';
import { chartGeometry } from '@/site/charts/chartGeometry';
import { HEIGHT, WIDTH } from '@/charts/chartScale';

const { candles } = exampleSignal;
const { scale } = chartGeometry(exampleSignal);

it('draws every candle inside the drawing, in order', () => {
  for (const [index, { high, low }] of candles.entries()) {
    expect(scale.x(index)).toBeGreaterThan(index === 0 ? 0 : scale.x(index - 1));
    expect(scale.x(index)).toBeLessThan(WIDTH);
    expect(scale.y(high)).toBeGreaterThanOrEqual(0);
    expect(scale.y(low)).toBeLessThanOrEqual(HEIGHT);
  }
});
