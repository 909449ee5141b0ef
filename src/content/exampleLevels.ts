import type { InstrumentName } from '@/domain/trading/instruments';

/** The day on which the levels were last compared with the market, as `YYYY-MM-DD`; the build reminds you after six months. */
export const EXAMPLE_LEVELS_CHECKED_ON = '2026-07-02';

/**
 * The price levels around which the invented prices of lessons and guides are chosen, within 10% of the
 * market on that day. Currency pairs follow the example signal, whose prices are part of the sealed record. A
 * test names the charts and calculators to update when a level changes.
 */
export const exampleLevels = {
  'EUR/USD': 1.085,
  'GBP/USD': 1.26,
  'USD/JPY': 150,
  'S&P 500': 7_500,
  'Germany 40': 25_000,
  Gold: 4_400,
  Silver: 60,
  'Oil (WTI)': 70,
  'BTC/USD': 60_000,
  'ETH/USD': 1_800,
} as const satisfies Partial<Record<InstrumentName, number>>;
