const SITE = 'https://www.tradingview.com';

/** TradingView's own pages, for widgets that fail to load and for the credit lines. */
export const providerPages = {
  markets: `${SITE}/markets/`,
  calendar: `${SITE}/economic-calendar/`,
  chart: (symbol: string) => `${SITE}/chart/?symbol=${encodeURIComponent(symbol)}`,
};
