import { capText } from '@/content/regulators';
import { amountInFull } from '@/domain/calculators/calculation';
import type { Contract } from '@/domain/calculators/contract';
import type { PositionSize, PositionSizeInput } from '@/domain/calculators/positionSize';
import { add, compare, sign, sub, toFixed, toNumber, type Fraction } from '@/domain/numbers/exact';
import { countOf } from '@/domain/text/groupDigits';
import { formatWithEnoughPlaces, formatFixed } from '@/domain/numbers/numberText';
import type { ToolOutcome } from './tool';

/** Formats lots with the decimal places of the lot step. */
const lotsNumber = (lots: Fraction, { lotStep }: Contract): string =>
  formatFixed(lots, amountInFull(lotStep, 0).decimals);

export const lotsText = (lots: Fraction, contract: Contract): string =>
  countOf(lotsNumber(lots, contract), 'lot');

export const leverageText = (leverage: Fraction): string => capText(toNumber(leverage));

/** The size as an answer, or the leverage that the size needs if the account can't hold it. */
export function sizeAnswer(
  { contract, leverage, entry, stop }: PositionSizeInput,
  { lots, timesAccount, neededLeverage }: PositionSize,
): ToolOutcome['answer'] {
  const label = `${compare(stop, entry) > 0 ? 'Sell' : 'Buy'} no more than`;
  if (lots === null) return { label, value: 'None', unit: '' };
  if (neededLeverage === null) {
    const value = lotsNumber(lots, contract);
    return { label, value, unit: value === '1' ? 'lot' : 'lots' };
  }
  const isOwnEnough = leverage === null || timesAccount === null || compare(timesAccount, leverage) <= 0;
  return {
    label: isOwnEnough ? 'More than a retail account can hold' : 'More than your account can hold',
    value: `Needs ${leverageText(neededLeverage)}`,
    unit: 'leverage',
  };
}

/** Which side the stop puts the trade on, and the same trade mirrored; undefined if a price would be 0 or less. */
export function sideConclusion({
  contract,
  entry,
  stop,
  targets,
}: PositionSizeInput): ToolOutcome['conclusion'] {
  const isSold = compare(stop, entry) > 0;
  const mirrored = (price: Fraction) => sub(add(entry, entry), price);
  const prices = [stop, ...targets].map(mirrored);
  if (prices.some((price) => sign(price) <= 0)) return undefined;
  const [mirroredStop = '', ...others] = prices.map((price) => toFixed(price, contract.decimals));
  return {
    text: `Your stop is ${isSold ? 'above' : 'below'} the entry.`,
    correct: isSold ? 'Buy instead' : 'Sell instead',
    values: { stop: mirroredStop, targets: others.join('; ') },
  };
}

/** `2.7 times your account` */
export const timesText = (timesAccount: Fraction): string =>
  `${formatWithEnoughPlaces(timesAccount, 1).replace(/\.0$/, '')} times your account`;

/** The largest size at the retail limit: `2.76 lots`. */
export const retailLotsText = ({ contract }: PositionSizeInput, { retailLots }: PositionSize): string =>
  sign(retailLots) === 0 ? 'no lots' : lotsText(retailLots, contract);
