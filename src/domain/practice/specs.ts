import type { PracticeName } from './marketSpecs';

/** Costs and limits of a position in one instrument: prices in points, lots in hundredths of a lot. */
interface PracticeSpec {
  readonly decimals: number;
  /** 10 to the power of `decimals`: points per unit of the price. */
  readonly unit: number;
  /** Points per pip, or per unit of a move for instruments without pips. */
  readonly pip: number;
  /** Units per lot. */
  readonly contract: number;
  readonly step: number;
  readonly smallest: number;
  readonly most: number;
  /** 30 for 1:30. */
  readonly leverage: number;
  /** The charge for one night, in tenths of a point, negative if it is a cost. */
  readonly nightLong: number;
  readonly nightShort: number;
  /** The weekday, 0 for Monday, at whose end three nights are charged for. */
  readonly tripleNight: number;
  readonly quote: 'USD' | 'JPY';
}

const LOTS = { step: 1, smallest: 1, most: 5000 };
const PAIR = { ...LOTS, pip: 10, contract: 100_000, leverage: 30, tripleNight: 2 };
const DOLLARS = { decimals: 5, unit: 100_000, quote: 'USD' } as const;
const CENTS = { decimals: 2, unit: 100, pip: 1, quote: 'USD', tripleNight: 2 } as const;

/** Contract, step and decimal places are those of `instruments.ts`; leverage is within regulators' limits. */
export const PRACTICE_SPECS: Readonly<Record<PracticeName, PracticeSpec>> = {
  'EUR/USD': { ...PAIR, ...DOLLARS, nightLong: -75, nightShort: 25 },
  'GBP/USD': { ...PAIR, ...DOLLARS, nightLong: -60, nightShort: 10 },
  'USD/JPY': { ...PAIR, decimals: 3, unit: 1000, quote: 'JPY', nightLong: 95, nightShort: -160 },
  Gold: { ...LOTS, ...CENTS, contract: 100, leverage: 20, nightLong: -320, nightShort: 120 },
  'Oil (WTI)': { ...LOTS, ...CENTS, contract: 1000, leverage: 10, nightLong: -15, nightShort: -5 },
  'S&P 500': {
    decimals: 1,
    unit: 10,
    pip: 10,
    contract: 1,
    step: 10,
    smallest: 10,
    most: 50_000,
    leverage: 20,
    nightLong: -100,
    nightShort: 20,
    tripleNight: 4,
    quote: 'USD',
  },
};

/** Whether the cost is in the spread alone, or in a small spread and a commission. */
export type PriceList = 'spread' | 'commission';

/** In cents per lot and side. */
export const COMMISSIONS: Readonly<Record<PriceList, number>> = { spread: 0, commission: 300 };

/** Spreads in points that differ from the market's usual ones. */
export const SMALL_SPREADS: Partial<Readonly<Record<PracticeName, number>>> = {
  'EUR/USD': 2,
  'GBP/USD': 4,
  'USD/JPY': 3,
};
