import { shownCap } from '@/content/regulators';
import { amountInFull } from '@/domain/calculators/calculation';
import type { Contract } from '@/domain/calculators/contract';
import type { PositionSize, PositionSizeInput } from '@/domain/calculators/positionSize';
import { compare, sign, toNumber, type Fraction } from '@/domain/numbers/exact';
import { countOf } from '@/domain/text/groupDigits';
import { formatClose, formatFixed } from '@/domain/numbers/numberText';
import type { Outcome } from './tool';

/** Formats lots with the decimal places of the lot step. */
const lotsNumber = (lots: Fraction, { lotStep }: Contract): string =>
  formatFixed(lots, amountInFull(lotStep, 0).decimals);

export const lotsText = (lots: Fraction, contract: Contract): string =>
  countOf(lotsNumber(lots, contract), 'lot');

export const leverageText = (leverage: Fraction): string => shownCap(toNumber(leverage));

/** The size as an answer. If the account can't hold it, what it needs comes first. */
export function sizeAnswer(
  { contract, leverage }: PositionSizeInput,
  { lots, timesAccount, neededLeverage }: PositionSize,
): Outcome['answer'] {
  if (lots === null) return { label: 'Trade no more than', value: 'None', unit: '' };
  if (neededLeverage === null) {
    const value = lotsNumber(lots, contract);
    return { label: 'Trade no more than', value, unit: value === '1' ? 'lot' : 'lots' };
  }
  const isOwnEnough = leverage === null || timesAccount === null || compare(timesAccount, leverage) <= 0;
  return {
    label: isOwnEnough ? 'More than a retail account can hold' : 'More than your account can hold',
    value: `Needs ${leverageText(neededLeverage)}`,
    unit: 'leverage',
  };
}

/** `2.7 times your account` */
export const timesText = (timesAccount: Fraction): string =>
  `${formatClose(timesAccount, 1).replace(/\.0$/, '')} times your account`;

/** The largest size at the retail limit: `2.76 lots`. */
export const retailLotsText = ({ contract }: PositionSizeInput, { retailLots }: PositionSize): string =>
  sign(retailLots) === 0 ? 'no lots' : lotsText(retailLots, contract);
