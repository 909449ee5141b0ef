/** The widgets on the markets page: the chart provider's names for them, and what the privacy page calls them. */
export const marketWidgets = {
  'market-overview': 'market overview',
  'advanced-chart': 'charts',
  events: 'economic calendar',
};

export type MarketWidget = keyof typeof marketWidgets;
