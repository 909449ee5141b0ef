import type { ChartedName } from './chartInstruments';

/** The ticker's instruments, in order. */
export const tickerNames: readonly ChartedName[] = [
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
