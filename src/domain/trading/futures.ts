/** The date on which the contracts were last compared with their sources, as `YYYY-MM-DD`. */
export const CONTRACTS_CHECKED_ON = '2026-11-29';

/**
 * Standard futures contracts: the size, and the smallest price step in dollars for one unit, even if the
 * exchange quotes in cents. Robusta trades in London, the others in New York and Chicago. Source: the
 * contract specifications of CME Group (COMEX, NYMEX, CBOT) and Intercontinental Exchange.
 */
export const futures = {
  gold: { name: 'Gold', size: 100, unit: 'troy ounces', tick: 0.1 },
  silver: { name: 'Silver', size: 5_000, unit: 'troy ounces', tick: 0.005 },
  platinum: { name: 'Platinum', size: 50, unit: 'troy ounces', tick: 0.1 },
  copper: { name: 'Copper', size: 25_000, unit: 'pounds', tick: 0.0005 },
  wti: { name: 'WTI crude oil', size: 1_000, unit: 'barrels', tick: 0.01 },
  naturalGas: { name: 'Natural gas', size: 10_000, unit: 'million Btu', tick: 0.001 },
  corn: { name: 'Corn', size: 5_000, unit: 'bushels', tick: 0.0025 },
  wheat: { name: 'Wheat', size: 5_000, unit: 'bushels', tick: 0.0025 },
  soybeans: { name: 'Soybeans', size: 5_000, unit: 'bushels', tick: 0.0025 },
  arabica: { name: 'Arabica coffee', size: 37_500, unit: 'pounds', tick: 0.0005 },
  robusta: { name: 'Robusta coffee', size: 10, unit: 'tonnes', tick: 1 },
  cocoa: { name: 'Cocoa', size: 10, unit: 'tonnes', tick: 1 },
  sugar: { name: 'Raw sugar', size: 112_000, unit: 'pounds', tick: 0.0001 },
  cotton: { name: 'Cotton', size: 50_000, unit: 'pounds', tick: 0.0001 },
} as const satisfies Readonly<
  Record<
    string,
    { readonly name: string; readonly size: number; readonly unit: string; readonly tick: number }
  >
>;

/** Micro contracts, a tenth of the standard size (a fifth for silver), with their CME codes. */
export const microFutures = {
  gold: { name: 'Micro Gold', code: 'MGC', size: 10, unit: 'troy ounces' },
  silver: { name: 'Micro Silver', code: 'SIL', size: 1_000, unit: 'troy ounces' },
  wti: { name: 'Micro WTI Crude Oil', code: 'MCL', size: 100, unit: 'barrels' },
} as const;

/**
 * Stock index futures: the value of a point in the currency of the index, and the smallest step in points.
 * Source: the contract specifications of CME Group, Intercontinental Exchange (FTSE 100) and Eurex
 * (Micro-DAX).
 */
export const indexFutures = {
  sp500: { name: 'E-mini S&P 500', currency: '$', multiplier: 50, tick: 0.25 },
  microSp500: { name: 'Micro E-mini S&P 500', currency: '$', multiplier: 5, tick: 0.25 },
  nasdaq: { name: 'E-mini Nasdaq-100', currency: '$', multiplier: 20, tick: 0.25 },
  dow: { name: 'E-mini Dow', currency: '$', multiplier: 5, tick: 1 },
  ftse: { name: 'FTSE 100 future', currency: '£', multiplier: 10, tick: 0.5 },
  microDax: { name: 'Micro-DAX', currency: '€', multiplier: 1, tick: 1 },
} as const;
