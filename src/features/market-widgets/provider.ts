/** Where the provider's embed scripts are; a build may name another place, such as the stand-in's. Ends in a slash. */
export const PROVIDER_BASE = import.meta.env.VITE_TV_BASE ?? 'https://s3.tradingview.com/external-embedding/';

const SITE = 'https://www.tradingview.com';

/** The provider's own pages, for when its widgets do not come, and for the credit lines. */
export const providerPages = {
  markets: `${SITE}/markets/`,
  calendar: `${SITE}/economic-calendar/`,
  chart: (symbol: string) => `${SITE}/chart/?symbol=${encodeURIComponent(symbol)}`,
};
