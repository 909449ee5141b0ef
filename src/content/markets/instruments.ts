/** An instrument as the provider knows it (`EXCHANGE:TICKER`), and by the name people use. */
export interface Instrument {
  readonly symbol: string;
  readonly name: string;
}

const SYMBOLS = {
  'EUR/USD': 'FX:EURUSD',
  'GBP/USD': 'FX:GBPUSD',
  'USD/JPY': 'FX:USDJPY',
  'USD/CHF': 'FX:USDCHF',
  'AUD/USD': 'FX:AUDUSD',
  'USD/CAD': 'FX:USDCAD',
  'S&P 500': 'FOREXCOM:SPXUSD',
  'US 100': 'FOREXCOM:NSXUSD',
  'Dow Jones': 'FOREXCOM:DJI',
  'UK 100': 'FOREXCOM:UKXGBP',
  'Germany 40': 'FOREXCOM:GRXEUR',
  Gold: 'OANDA:XAUUSD',
  Silver: 'OANDA:XAGUSD',
  'Oil (WTI)': 'TVC:USOIL',
  'BTC/USD': 'BITSTAMP:BTCUSD',
  'ETH/USD': 'BITSTAMP:ETHUSD',
} as const;

/** Instruments by their names: all that the site shows prices of are known here. */
export const instruments = (...names: readonly (keyof typeof SYMBOLS)[]): readonly Instrument[] =>
  names.map((name) => ({ symbol: SYMBOLS[name], name }));
