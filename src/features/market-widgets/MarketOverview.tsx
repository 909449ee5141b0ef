import { overviewSettings } from '@/content/markets/charts';
import type { EmbedQueue } from './embedQueue';
import { providerPages } from './provider';
import { Widget } from './Widget';

/** Prices of all the charted instruments, by market. */
export function MarketOverview({ queue }: { readonly queue: EmbedQueue }) {
  return (
    <Widget
      kind="market-overview"
      config={overviewSettings}
      name="Market overview"
      href={providerPages.markets}
      queue={queue}
    />
  );
}
