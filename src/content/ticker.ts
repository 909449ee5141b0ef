import type { ChartedInstrumentName } from './chartInstruments';

/** Where visitors open their own statements, nothing is requested from other sites. */
export const WITHOUT_TICKER = { pages: /^\/journal\/?$/, words: 'the trade journal' };

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
