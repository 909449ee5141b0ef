import { absolute, add, div, exact, fixed, mul, ONE, sub, toNumber, type Fraction } from './exact';

/**
 * The arithmetic of a trade for teaching texts, which hold prices and sizes as number literals; exact inside. Prices
 * are in the quote currency, sizes in units of the base (100,000 units of the base currency are one standard lot of a
 * currency pair).
 */

/** Units in one standard lot of a currency pair. */
export const STANDARD_LOT_UNITS = 100_000;

/** What was meant by a number: ten decimals are far below any step of a price, and drop the noise of 1.084 − 1.08. */
const meant = (value: number): Fraction => exact(value.toFixed(10));

/** What one pip is worth, in the quote currency. `pipSize` is 0.0001 for most pairs and 0.01 for pairs in yen. */
export const pipValue = (units: number, pipSize: number): number =>
  toNumber(mul(meant(units), meant(pipSize)));

/** The distance between two prices in pips, points or ticks of the given size, rounded to a tenth. */
export const distanceInSteps = (from: number, to: number, stepSize: number): number =>
  Number(fixed(div(absolute(sub(meant(to), meant(from))), meant(stepSize)), 1));

/** Profit or loss in the quote currency: positive when a long position rises. */
export const profit = (entry: number, exit: number, units: number): number =>
  toNumber(mul(sub(meant(exit), meant(entry)), meant(units)));

/** The money at risk: a share of the account in percent. */
export const riskAmount = (account: number, percent: number): number =>
  toNumber(div(mul(meant(account), meant(percent)), exact(100)));

/** How many units to trade so that a stop at `stopDistance` (in price) loses `risk` (in the quote currency). */
export const unitsForRisk = (risk: number, stopDistance: number): number =>
  toNumber(div(meant(risk), meant(stopDistance)));

/** How many times the risk the reward is: 2 for a target twice as far as the stop. */
export const rewardToRisk = (entry: number, stopLoss: number, takeProfit: number): number =>
  toNumber(div(absolute(sub(meant(takeProfit), meant(entry))), absolute(sub(meant(entry), meant(stopLoss)))));

/** The margin for a position at a leverage of 1:`leverage`, in the currency of the position's value. */
export const marginFor = (positionValue: number, leverage: number): number =>
  toNumber(div(meant(positionValue), meant(leverage)));

/** The share of winning trades at which neither side gains, in percent, before costs. */
export const breakEvenPercent = (rewardToRiskRatio: number): number =>
  toNumber(div(exact(100), add(ONE, meant(rewardToRiskRatio))));

/** The rise in percent that undoes a fall in percent, of less than 100. */
export const riseToRecover = (fallPercent: number): number => (100 * fallPercent) / (100 - fallPercent);
