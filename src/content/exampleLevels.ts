/**
 * Rounded levels of well-known markets, compared with the market in July 2026: look at them twice a year. Prices in
 * examples stay invented, but they begin here, so that they look like those on a reader's own screen.
 */
export const exampleLevels = {
  /** In dollars an ounce. */
  gold: 4_400,
  silver: 60,
  /** In points. */
  us500: 7_500,
  germany40: 25_000,
  /** In dollars a coin. */
  bitcoin: 70_000,
} as const;
