import type { Side } from '@/domain/practice/account';
import { compare, exact, fraction, mul, toNumber } from '@/domain/numbers/exact';
import { FIRST_INSTRUMENT, instrumentByName, type Instrument } from '@/domain/trading/instruments';
import { readNumber } from '@/domain/numbers/numberInput';
import { formatFixed } from '@/domain/numbers/numberText';
import type { TradeReason } from '@/domain/practice/accountEvents';
import type { PracticeName } from '@/domain/practice/marketSpecs';
import { rewardToRisk, type Plan } from '@/domain/practice/plan';
import { PRACTICE_SPECS } from '@/domain/practice/specs';
import { divRound } from '@/domain/numbers/wholeNumbers';

/** The reasons for a trade, in the order of their menu. */
export const REASON_OPTIONS: readonly { readonly value: TradeReason | ''; readonly label: string }[] = [
  { value: '', label: 'Choose a reason' },
  { value: 'zone', label: 'At a zone' },
  { value: 'break', label: 'After a break' },
  { value: 'pullback', label: 'Pullback in a trend' },
  { value: 'announcement', label: 'Announcement' },
  { value: 'none', label: 'None of these' },
];

/** The following functions format and parse whole cents, points and hundredths of a lot. */

export const priceText = (name: PracticeName, points: number): string =>
  formatFixed(fraction(BigInt(points), BigInt(PRACTICE_SPECS[name].unit)), PRACTICE_SPECS[name].decimals);

export const lotsText = (lots: number): string => formatFixed(fraction(BigInt(lots), 100n), 2);

/** `$9,832.00`, `−$168.00` */
export function moneyText(cents: number): string {
  const amount = formatFixed(fraction(BigInt(Math.abs(cents)), 100n), 2);
  return `${cents < 0 ? '−' : ''}$${amount}`;
}

/** A percentage with two decimal places, rounded half away from zero. */
export const percentText = (part: number, whole: number): string =>
  `${formatFixed(fraction(BigInt(divRound(part * 10_000, whole)), 100n), 2)}%`;

/** A margin level in tenths of a percent as a percentage with one decimal place; `none` for null. */
export const levelText = (level: number | null): string =>
  level === null ? 'none' : `${formatFixed(fraction(BigInt(level), 10n), 1)}%`;

export const instrumentOf = (name: PracticeName): Instrument => instrumentByName(name) ?? FIRST_INSTRUMENT;

/** The unit of an instrument's moves, such as `pip`. */
export const stepName = (name: PracticeName): string => instrumentOf(name).stepName;

const countedText = (count: string, noun: string) => `${count} ${noun}${count === '1' ? '' : 's'}`;

/** A distance in the instrument's own unit, such as `42 pips` or `0.4 points`. */
export function distanceText(name: PracticeName, points: number): string {
  const { pip } = PRACTICE_SPECS[name];
  const count = formatFixed(fraction(BigInt(Math.abs(points)), BigInt(pip)), pip === 1 ? 0 : 1);
  return countedText(count.replace(/\.0$/, ''), stepName(name));
}

/** Such as `1:2.1`; a dash without a stop or a target. */
export function ratioText(plan: Pick<Plan, 'price' | 'stop' | 'target'>): string {
  const ratio = rewardToRisk(plan);
  if (ratio === null) return '–';
  return `1:${formatFixed(fraction(BigInt(divRound(ratio.reward * 100, ratio.risk)), 100n), 2).replace(/\.?0+$/, '')}`;
}

/** Parses a size as hundredths of a lot, or null. Fractions of a hundredth are refused later. */
export function readLots(typed: string): number | null {
  const reading = readNumber(typed, 4, 'lots');
  if (!reading.ok || compare(reading.value, exact(1_000_000)) > 0) return null;
  return toNumber(mul(reading.value, exact(100)));
}

export const sideVerb = (side: Side): 'Buy' | 'Sell' => (side === 'buy' ? 'Buy' : 'Sell');
