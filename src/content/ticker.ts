import { instruments } from './markets/instruments';

/** The strip on top of every public page, in its order. */
export const tickerInstruments = instruments(
  'EUR/USD',
  'GBP/USD',
  'USD/JPY',
  'BTC/USD',
  'ETH/USD',
  'Gold',
  'Silver',
  'S&P 500',
  'US 100',
  'Oil (WTI)',
);

/** The settings of the provider's ticker tape. `regular` keeps it on one line of 44 px at every width. */
export const tickerSettings = {
  symbols: tickerInstruments.map(({ symbol, name }) => ({ proName: symbol, title: name })),
  colorTheme: 'dark',
  isTransparent: true,
  displayMode: 'regular',
  showSymbolLogo: true,
  locale: 'en',
} as const;
