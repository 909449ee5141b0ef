/** The chart provider's widgets on the markets page, by its names for them, as the privacy page lists them. */
export const marketWidgets = {
  'market-overview': 'market overview',
  'advanced-chart': 'charts',
  events: 'economic calendar',
};

export type MarketWidget = keyof typeof marketWidgets;
