import { calcNumber } from './calculation';
import { roundTo, toNumber, withoutNoise } from '@/domain/numbers/exact';

/**
 * Trade arithmetic for lessons, whose prices and sizes are number literals, computed exactly. Prices are in
 * the quote currency, and sizes in units of the base currency (100,000 units are one standard lot of a
 * currency pair).
 */

/** Units per standard lot of a currency pair. */
export const STANDARD_LOT_UNITS = 100_000;

/** The value of one pip in the quote currency. `pipSize` is 0.0001 for most pairs and 0.01 for yen pairs. */
export const pipValue = (units: number, pipSize: number): number => calcNumber(units, '×', pipSize);

/** The distance between two prices in pips, points or ticks, rounded to a tenth. */
export const distanceInSteps = (from: number, to: number, stepSize: number): number =>
  toNumber(roundTo(withoutNoise(Math.abs(calcNumber('(', to, '−', from, ')', '÷', stepSize))), 1));

/** Profit or loss in the quote currency: positive if a long position rises. */
export const profit = (entry: number, exit: number, units: number): number =>
  calcNumber('(', exit, '−', entry, ')', '×', units);

export const riskAmount = (account: number, percent: number): number =>
  calcNumber(account, '×', percent, '÷', 100);

/** The number of units that lose `risk` (in the quote currency) over `stopDistance` (a price distance). */
export const unitsForRisk = (risk: number, stopDistance: number): number =>
  calcNumber(risk, '÷', stopDistance);

/** Reward divided by risk: 2 for a target twice as far as the stop. */
export const rewardToRisk = (entry: number, stopLoss: number, takeProfit: number): number =>
  Math.abs(calcNumber('(', takeProfit, '−', entry, ')', '÷', '(', entry, '−', stopLoss, ')'));

/** The margin at a leverage of 1:`leverage`, in the currency of the position's value. */
export const marginFor = (positionValue: number, leverage: number): number =>
  calcNumber(positionValue, '÷', leverage);

/** The break-even win rate in percent, before costs. */
export const breakEvenPercent = (rewardToRiskRatio: number): number =>
  calcNumber(100, '÷', '(', 1, '+', rewardToRiskRatio, ')');

/** The rise in percent that undoes a fall of less than 100 percent. */
export const riseToRecover = (fallPercent: number): number => (100 * fallPercent) / (100 - fallPercent);
