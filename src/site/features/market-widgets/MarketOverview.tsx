import { useMemo } from 'react';
import { overviewSettings } from '@/content/charts';
import { useTheme } from '@/runtime/useTheme';
import type { EmbedQueue } from './embedQueue';
import { providerPages } from './provider';
import { Widget } from './Widget';

/** Prices of all charted instruments by market. */
export function MarketOverview({ queue }: { readonly queue: EmbedQueue }) {
  const theme = useTheme();
  const config = useMemo(() => overviewSettings(theme), [theme]);
  return (
    <Widget
      kind="market-overview"
      config={config}
      name="Market overview"
      href={providerPages.markets}
      queue={queue}
    />
  );
}
