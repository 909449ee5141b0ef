/** The month of the levels that the charts of guides and sample signals are drawn around. */
export const EXAMPLE_LEVELS_FROM = 'March 2024';

/**
 * The levels around which the invented prices of examples lie, so that they look like those on a reader's own screen:
 * look at them twice a year. A test names the charts to redraw when one of the first group moves.
 */
export const exampleLevels = {
  // Guides and sample signals.
  'EUR/USD': 1.085,
  'GBP/USD': 1.26,
  'USD/JPY': 150,
  'BTC/USD': 60_000,
  'S&P 500': 5_000,
  'Oil (WTI)': 75,
  // Lessons, compared with the market in July 2026: dollars an ounce, points, dollars a coin.
  gold: 4_400,
  silver: 60,
  us500: 7_500,
  germany40: 25_000,
  bitcoin: 70_000,
} as const;
