import { useMemo } from 'react';
import { chartSettings } from '@/content/markets/charts';
import type { Instrument } from '@/content/markets/instruments';
import type { EmbedQueue } from './embedQueue';
import { providerPages } from './provider';
import { Widget } from './Widget';

interface AdvancedChartProps {
  readonly instrument: Instrument;
  readonly queue: EmbedQueue;
}

/** One instrument at four hours a candle. */
export function AdvancedChart({ instrument: { symbol, name }, queue }: AdvancedChartProps) {
  const config = useMemo(() => chartSettings(symbol), [symbol]);
  return (
    <Widget
      kind="advanced-chart"
      config={config}
      name={`${name} 4-hour chart`}
      href={providerPages.chart(symbol)}
      queue={queue}
    />
  );
}
