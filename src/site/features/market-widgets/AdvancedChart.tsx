import { useMemo } from 'react';
import { chartSettings } from '@/content/charts';
import type { ChartedInstrument } from '@/content/chartInstruments';
import { useTheme } from '@/runtime/useTheme';
import type { EmbedQueue } from './embedQueue';
import { providerPages } from './provider';
import { Widget } from './Widget';

interface AdvancedChartProps {
  readonly instrument: ChartedInstrument;
  readonly queue: EmbedQueue;
}

/** A 4-hour chart of one instrument. */
export function AdvancedChart({ instrument: { symbol, name }, queue }: AdvancedChartProps) {
  const theme = useTheme();
  const config = useMemo(() => chartSettings(symbol, theme), [symbol, theme]);
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
