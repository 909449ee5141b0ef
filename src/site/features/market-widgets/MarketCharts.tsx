import type { ChartedInstrument } from '@/content/chartInstruments';
import { calendarSettings, chartSettings, overviewSettings } from '@/content/charts';
import { themePreference } from '@/data/storage/preference';
import { useWatchedValue } from '@/runtime/useWatchedValue';
import { useMediaQuery } from '@/ui/useMediaQuery';
import type { EmbedQueue } from './embedQueue';
import styles from './MarketCharts.module.css';
import { providerPages } from './provider';
import { Widget } from './Widget';

/** The current theme: the chosen one, or the system's. Dark in prerendered pages. */
function useTheme(): 'dark' | 'light' {
  const chosen = useWatchedValue(themePreference, null);
  const isSystemLight = useMediaQuery('(prefers-color-scheme: light)');
  return chosen ?? (isSystemLight ? 'light' : 'dark');
}

interface MarketChartProps {
  readonly queue: EmbedQueue;
}

export function ChartGrid({
  instruments,
  queue,
}: MarketChartProps & { readonly instruments: readonly ChartedInstrument[] }) {
  const theme = useTheme();
  return (
    <ul className={styles.grid}>
      {instruments.map(({ symbol, name }) => (
        <li key={symbol}>
          <Widget
            kind="advanced-chart"
            config={chartSettings(symbol, theme)}
            name={`${name} 4-hour chart`}
            href={providerPages.chart(symbol)}
            queue={queue}
          />
        </li>
      ))}
    </ul>
  );
}

export function MarketOverview({ queue }: MarketChartProps) {
  const config = overviewSettings(useTheme());
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

/** A calendar of scheduled economic news for twelve countries. */
export function EconomicCalendar({ queue }: MarketChartProps) {
  const config = calendarSettings(useTheme());
  return (
    <Widget
      kind="events"
      config={config}
      name="Economic calendar"
      href={providerPages.calendar}
      queue={queue}
    />
  );
}
