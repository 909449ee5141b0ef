const SITE = 'https://www.tradingview.com';

/** The provider's own pages, for when its widgets do not come, and for the credit lines. */
export const providerPages = {
  markets: `${SITE}/markets/`,
  calendar: `${SITE}/economic-calendar/`,
  chart: (symbol: string) => `${SITE}/chart/?symbol=${encodeURIComponent(symbol)}`,
};
