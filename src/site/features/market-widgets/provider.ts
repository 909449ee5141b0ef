const PROVIDER_URL = 'https://www.tradingview.com';

/** TradingView's own pages, for widgets that fail to load and for the credit lines. */
export const providerPages = {
  markets: `${PROVIDER_URL}/markets/`,
  calendar: `${PROVIDER_URL}/economic-calendar/`,
  chart: (symbol: string) => `${PROVIDER_URL}/chart/?symbol=${encodeURIComponent(symbol)}`,
};
