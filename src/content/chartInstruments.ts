import type { InstrumentName } from '@/domain/trading/instruments';

/** An instrument's chart: its TradingView symbol (`EXCHANGE:TICKER`), and its name in src/domain. */
export interface ChartedInstrument {
  readonly symbol: string;
  readonly name: InstrumentName;
}

/** Every instrument with prices on the site, by market. */
export const chartedInstruments = {
  forex: [
    { symbol: 'FX:EURUSD', name: 'EUR/USD' },
    { symbol: 'FX:GBPUSD', name: 'GBP/USD' },
    { symbol: 'FX:USDJPY', name: 'USD/JPY' },
    { symbol: 'FX:USDCHF', name: 'USD/CHF' },
    { symbol: 'FX:AUDUSD', name: 'AUD/USD' },
    { symbol: 'FX:USDCAD', name: 'USD/CAD' },
  ],
  indices: [
    { symbol: 'FOREXCOM:SPXUSD', name: 'S&P 500' },
    { symbol: 'FOREXCOM:NSXUSD', name: 'US 100' },
    { symbol: 'FOREXCOM:DJI', name: 'Dow Jones' },
    { symbol: 'FOREXCOM:UKXGBP', name: 'UK 100' },
    { symbol: 'FOREXCOM:GRXEUR', name: 'Germany 40' },
  ],
  metalsAndOil: [
    { symbol: 'OANDA:XAUUSD', name: 'Gold' },
    { symbol: 'OANDA:XAGUSD', name: 'Silver' },
    { symbol: 'TVC:USOIL', name: 'Oil (WTI)' },
  ],
  crypto: [
    { symbol: 'BITSTAMP:BTCUSD', name: 'BTC/USD' },
    { symbol: 'BITSTAMP:ETHUSD', name: 'ETH/USD' },
  ],
} as const satisfies Record<string, readonly ChartedInstrument[]>;

export type ChartedInstrumentName =
  (typeof chartedInstruments)[keyof typeof chartedInstruments][number]['name'];
