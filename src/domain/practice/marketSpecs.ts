import type { InstrumentName } from '@/domain/trading/instruments';

/**
 * How an instrument's prices are generated, in points (its last decimal place) and minutes of the trading day.
 */
export interface MarketSpec {
  /** The price near which accounts begin. */
  readonly anchor: number;
  /** Volatility of a day, in millionths of the price. */
  readonly volatility: number;
  readonly spread: number;
  /** Gap over the weekend and on other days, as a percentage of the day's deviation. */
  readonly weekendGap: number;
  readonly dayGap: number;
  /** Weights of the pairs' common move and of the pair's own; null for own moves only. */
  readonly weights: readonly [common: number, own: number] | null;
  readonly firstMinute: number;
  readonly minutes: number;
  /** 1,000 times the square root of `minutes`. */
  readonly root: number;
  /** The activity of each hour from 17:00, in percent. */
  readonly activity: readonly number[];
}

const PAIR = {
  weekendGap: 30,
  dayGap: 0,
  firstMinute: 0,
  minutes: 1440,
  root: 37_947,
  activity: [
    55, 55, 70, 75, 75, 70, 65, 60, 60, 70, 115, 135, 130, 110, 100, 120, 150, 160, 150, 120, 95, 80, 65, 50,
  ],
};

const COMMODITY = {
  weekendGap: 40,
  dayGap: 10,
  weights: null,
  firstMinute: 60,
  minutes: 1380,
  root: 37_148,
  activity: [
    0, 70, 75, 80, 80, 75, 70, 65, 65, 75, 105, 120, 115, 105, 105, 130, 150, 155, 140, 110, 95, 80, 65, 55,
  ],
};

const CLOSED_UNTIL_09 = Array.from({ length: 16 }, () => 0);

/**
 * The parameters of `upmark-market-1`. Never change them, because the prices of stored accounts depend on
 * them.
 */
export const MARKET_SPECS = {
  'EUR/USD': { ...PAIR, anchor: 110_000, volatility: 3600, spread: 10, weights: [4, 3] },
  'GBP/USD': { ...PAIR, anchor: 128_000, volatility: 4000, spread: 14, weights: [4, 3] },
  'USD/JPY': { ...PAIR, anchor: 145_000, volatility: 4000, spread: 12, weights: [-3, 4] },
  Gold: { ...COMMODITY, anchor: 240_000, volatility: 6500, spread: 25 },
  'Oil (WTI)': { ...COMMODITY, anchor: 7500, volatility: 13_000, spread: 3 },
  'S&P 500': {
    anchor: 55_000,
    volatility: 6000,
    spread: 5,
    weekendGap: 60,
    dayGap: 40,
    weights: null,
    firstMinute: 990,
    minutes: 390,
    root: 19_748,
    activity: [...CLOSED_UNTIL_09, 150, 120, 95, 80, 75, 95, 120],
  },
} as const satisfies Partial<Record<InstrumentName, MarketSpec>>;

export type PracticeName = keyof typeof MARKET_SPECS;

/** The instruments in menu order. */
export const PRACTICE_NAMES = Object.keys(MARKET_SPECS) as readonly PracticeName[];
