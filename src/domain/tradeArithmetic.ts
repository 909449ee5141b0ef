import { absolute, add, div, exact, toFixed, mul, ONE, sub, toNumber, type Fraction } from './exact';

/**
 * Trade arithmetic for lessons, whose prices and sizes are number literals, computed exactly. Prices are in
 * the quote currency, and sizes in units of the base currency (100,000 units are one standard lot of a
 * currency pair).
 */

/** Units per standard lot of a currency pair. */
export const STANDARD_LOT_UNITS = 100_000;

/** Removes floating-point noise, as in 1.084 − 1.08: ten decimals are far finer than any price step. */
const withoutNoise = (value: number): Fraction => exact(value.toFixed(10));

/** The value of one pip in the quote currency. `pipSize` is 0.0001 for most pairs and 0.01 for yen pairs. */
export const pipValue = (units: number, pipSize: number): number =>
  toNumber(mul(withoutNoise(units), withoutNoise(pipSize)));

/** The distance between two prices in pips, points or ticks, rounded to a tenth. */
export const distanceInSteps = (from: number, to: number, stepSize: number): number =>
  Number(toFixed(div(absolute(sub(withoutNoise(to), withoutNoise(from))), withoutNoise(stepSize)), 1));

/** Profit or loss in the quote currency: positive if a long position rises. */
export const profit = (entry: number, exit: number, units: number): number =>
  toNumber(mul(sub(withoutNoise(exit), withoutNoise(entry)), withoutNoise(units)));

/** The amount at risk for a percentage of the account. */
export const riskAmount = (account: number, percent: number): number =>
  toNumber(div(mul(withoutNoise(account), withoutNoise(percent)), exact(100)));

/** The number of units that lose `risk` (in the quote currency) over `stopDistance` (a price distance). */
export const unitsForRisk = (risk: number, stopDistance: number): number =>
  toNumber(div(withoutNoise(risk), withoutNoise(stopDistance)));

/** Reward divided by risk: 2 for a target twice as far as the stop. */
export const rewardToRisk = (entry: number, stopLoss: number, takeProfit: number): number =>
  toNumber(
    div(
      absolute(sub(withoutNoise(takeProfit), withoutNoise(entry))),
      absolute(sub(withoutNoise(entry), withoutNoise(stopLoss))),
    ),
  );

/** The margin at a leverage of 1:`leverage`, in the currency of the position's value. */
export const marginFor = (positionValue: number, leverage: number): number =>
  toNumber(div(withoutNoise(positionValue), withoutNoise(leverage)));

/** The break-even win rate in percent, before costs. */
export const breakEvenPercent = (rewardToRiskRatio: number): number =>
  toNumber(div(exact(100), add(ONE, withoutNoise(rewardToRiskRatio))));

/** The rise in percent that undoes a fall of less than 100 percent. */
export const riseToRecover = (fallPercent: number): number => (100 * fallPercent) / (100 - fallPercent);
