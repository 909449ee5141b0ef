import type { ChartedInstrumentName } from './chartInstruments';

/** The ticker's instruments, in order. */
export const tickerNames: readonly ChartedInstrumentName[] = [
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
];
