/**
 * The arithmetic of a trade, as every teaching text of the site uses it. Prices are in the quote currency, sizes
 * in units of the base (100,000 units of the base currency are one standard lot of a currency pair).
 */

/** Units in one standard lot of a currency pair. */
export const STANDARD_LOT_UNITS = 100_000;

/** What one pip is worth, in the quote currency. `pipSize` is 0.0001 for most pairs and 0.01 for pairs in yen. */
export const pipValue = (units: number, pipSize: number): number => units * pipSize;

/** The distance between two prices in pips, points or ticks of the given size, rounded to a tenth. */
export const distanceInSteps = (from: number, to: number, stepSize: number): number =>
  Math.round((Math.abs(to - from) / stepSize) * 10) / 10;

/** Profit or loss in the quote currency: positive when a long position rises. */
export const profit = (entry: number, exit: number, units: number): number => (exit - entry) * units;

/** The money at risk: a share of the account in percent. */
export const riskAmount = (account: number, percent: number): number => (account * percent) / 100;

/** How many units to trade so that a stop at `stopDistance` (in price) loses `risk` (in the quote currency). */
export const unitsForRisk = (risk: number, stopDistance: number): number => risk / stopDistance;

/** How many times the risk the reward is: 2 for a target twice as far as the stop. */
export const rewardToRisk = (entry: number, stopLoss: number, takeProfit: number): number =>
  Math.abs(takeProfit - entry) / Math.abs(entry - stopLoss);

/** The margin for a position at a leverage of 1:`leverage`, in the currency of the position's value. */
export const marginFor = (positionValue: number, leverage: number): number => positionValue / leverage;

/** The share of winning trades at which neither side gains, in percent, before costs. */
export const breakEvenPercent = (rewardToRiskRatio: number): number => 100 / (1 + rewardToRiskRatio);
