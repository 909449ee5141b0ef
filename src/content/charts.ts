import { chartedInstruments, type ChartedInstrument } from './chartInstruments';
import { WIDGET_LOCALE } from '@/domain/text/locale';

/** A group of charts under one heading; its `id` is the fragment. */
export interface ChartGroup {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  /** The name of the group in "Skip the … charts". */
  readonly short: string;
  readonly instruments: readonly ChartedInstrument[];
}

const { forex, indices, metalsAndOil, crypto } = chartedInstruments;

export const chartGroups: readonly ChartGroup[] = [
  {
    id: 'forex-charts',
    heading: 'Major forex pairs',
    text: 'Six of the seven majors, all with the dollar on one side. They are traded the most, so their spreads are the smallest.',
    short: 'forex',
    instruments: forex,
  },
  {
    id: 'index-charts',
    heading: 'Indices',
    text: 'The large companies of the United States, Britain and Germany. The charts show contracts for difference (CFDs) on the index, which can differ a little from the index itself.',
    short: 'index',
    instruments: indices,
  },
  {
    id: 'crypto-and-commodity-charts',
    heading: 'Digital assets and commodities',
    text: 'Bitcoin and Ether with gold, silver and oil. Supply and demand move their prices; none has earnings.',
    short: 'crypto and commodity',
    instruments: [...crypto, ...metalsAndOil],
  },
];

type Theme = 'dark' | 'light';

/** The settings of TradingView's advanced charts, with 4-hour candles. */
export const chartSettings = (symbol: string, theme: Theme) => ({
  symbol,
  interval: '240',
  timezone: 'Etc/UTC',
  theme,
  style: '1',
  locale: WIDGET_LOCALE,
  autosize: true,
  allow_symbol_change: false,
  hide_side_toolbar: true,
  save_image: false,
  support_host: 'https://www.tradingview.com',
});

const overviewTab = (title: string, instruments: readonly ChartedInstrument[]) => ({
  title,
  originalTitle: title,
  symbols: instruments.map(({ symbol, name }) => ({ s: symbol, d: name })),
});

export const overviewSettings = (theme: Theme) => ({
  colorTheme: theme,
  dateRange: '12M',
  showChart: true,
  showSymbolLogo: true,
  isTransparent: true,
  locale: WIDGET_LOCALE,
  width: '100%',
  height: '100%',
  tabs: [
    overviewTab('Forex', forex),
    overviewTab('Indices', indices),
    overviewTab('Commodities', metalsAndOil),
    overviewTab('Crypto', crypto),
  ],
});

/** Importance: -1 is low, 0 medium, 1 high. Countries are ISO codes, with `eu` for the euro area. */
export const calendarSettings = (theme: Theme) => ({
  colorTheme: theme,
  isTransparent: true,
  locale: WIDGET_LOCALE,
  width: '100%',
  height: '100%',
  importanceFilter: '-1,0,1',
  countryFilter: 'us,eu,gb,jp,cn,au,ca,ch,de,fr,it,es',
});
