import {
  absolute,
  compare,
  div,
  exact,
  isMultipleOf,
  mul,
  ONE,
  sign,
  sub,
  type Fraction,
} from '@/domain/numbers/exact';
import type { Instrument } from './instruments';
import { plainText, readNumber } from '@/domain/numbers/numberInput';

/** What was typed where a price is expected. Distances are measured in the instrument's own unit, such as pips. */
export type PriceReading =
  | { readonly kind: 'empty' | 'unread' }
  | { readonly kind: 'price'; readonly price: Fraction }
  | { readonly kind: 'distance'; readonly distance: Fraction; readonly isConverted: boolean }
  /** A unit with several meanings. */
  | { readonly kind: 'unclear'; readonly distances: readonly Fraction[] }
  /** A number that is far from the price, and what else it may mean. */
  | { readonly kind: 'far'; readonly distances: readonly Fraction[]; readonly price: Fraction };

type Unit = Instrument['stepName'] | 'tick';

const UNITS: readonly (readonly [Unit, words: RegExp])[] = [
  ['pip', /^pips?$/i],
  ['point', /^(?:points?|pts?\.?)$/i],
  ['tick', /^ticks?$/i],
  ['cent', /^(?:cents?|¢)$/i],
];

const DISTANCE = /^\+?\s*([.,]?\d(?:.*\d)?)\s*(\D+)$/su;
const CENT = exact('0.01');
const TEN = exact(10);
/** Distances with more than two decimal places are unusual, so `1,500` is read as 1500. */
const DISTANCE_DECIMALS = 2;
/** A number is far from the price if the difference is more than a fifth of it. */
const FAR = exact('0.2');

const unread: PriceReading = { kind: 'unread' };

const lastDigit = ({ decimals }: Instrument): Fraction => exact(`1e-${String(decimals)}`);

/** The price distances that a unit of this name may stand for; none if the instrument has no such unit. */
function sizesOf(unit: Unit, instrument: Instrument): readonly Fraction[] {
  const { market, stepName, quote } = instrument;
  const [step, last] = [exact(instrument.step), lastDigit(instrument)];
  if (unit === stepName) return [step];
  if (market === 'forex') {
    if (unit === 'point') return [last];
    if (unit === 'tick') return [last, step];
    return unit === 'cent' && quote === 'USD' ? [CENT] : [];
  }
  if (unit === 'cent') return stepName === 'dollar' ? [CENT] : [];
  if (market === 'indices') return unit === 'pip' ? [step, div(step, TEN)] : [];
  return unit === 'point' ? [last, ONE] : [last, mul(last, TEN)];
}

/** Whether people measure distances in whole units of the quote currency, such as a dollar for gold. */
const isMoneyDistance = ({ stepName, quote }: Instrument): boolean =>
  stepName === 'cent' || stepName === 'dollar' || quote === 'JPY';

/** The distinct distances, in the instrument's own unit, that lead to possible prices within reach. */
function distancesOf(sizes: readonly Fraction[], instrument: Instrument, near: Fraction | null) {
  const step = exact(instrument.step);
  const possible = sizes.filter(
    (size) =>
      isMultipleOf(size, lastDigit(instrument)) && (near === null || compare(size, mul(near, FAR)) <= 0),
  );
  return possible
    .filter((size, index) => possible.findIndex((other) => compare(size, other) === 0) === index)
    .map((size) => div(size, step));
}

function readDistance(digits: string, unit: Unit, instrument: Instrument, near: Fraction): PriceReading {
  const reading = readNumber(digits, DISTANCE_DECIMALS);
  if (!reading.ok) return unread;
  const inUnits = (sizes: readonly Fraction[]) => sizes.map((size) => mul(size, reading.value));
  const sizes = sizesOf(unit, instrument);
  const distances = distancesOf(inUnits(sizes), instrument, null);
  const [distance] = distances;
  if (distance === undefined) return unread;
  if (unit === instrument.stepName) return { kind: 'distance', distance, isConverted: false };
  const step = exact(instrument.step);
  // A distance of 80 euro cents is more likely to mean 80 pips.
  if (compare(mul(distance, step), mul(near, FAR)) > 0)
    return { kind: 'unclear', distances: distancesOf(inUnits([step, ...sizes]), instrument, null) };
  return sizes.length === 1
    ? { kind: 'distance', distance, isConverted: true }
    : { kind: 'unclear', distances };
}

/**
 * Reads a price, or a distance from the price `near` such as `40 pips`. Other units are converted if they have one
 * meaning. A bare number far from the price counts as a price if it has all the decimal places of a price,
 * unless it may be a distance in the quote currency.
 */
export function readPrice(typed: string, instrument: Instrument, near: Fraction): PriceReading {
  const text = plainText(typed);
  if (text === '') return { kind: 'empty' };
  const [, digits = '', word = ''] = DISTANCE.exec(text) ?? [];
  const [unit] = UNITS.find(([, words]) => words.test(word.trim())) ?? [];
  if (unit !== undefined) return readDistance(digits, unit, instrument, near);

  const { decimals, quote, stepName } = instrument;
  const reading = readNumber(text, decimals, quote);
  if (!reading.ok || sign(reading.value) === 0) return unread;
  const price = reading.value;
  const isNear = compare(absolute(sub(price, near)), mul(near, FAR)) <= 0;
  // A distance in points may have decimal places, too.
  const isWrittenOut =
    stepName !== 'point' && new RegExp(String.raw`^[\d.,'\s]*[.,]\d{${String(decimals)}}$`).test(text);
  const [money = null] = isMoneyDistance(instrument) ? distancesOf([price], instrument, near) : [];
  if (isNear || (isWrittenOut && money === null)) return { kind: 'price', price };

  const hasCurrency = /[\p{L}\p{Sc}]/u.test(text);
  if (hasCurrency && money) return { kind: 'distance', distance: money, isConverted: true };
  if (isWrittenOut && money) return { kind: 'unclear', distances: [money] };
  const inSteps = mul(price, exact(instrument.step));
  return { kind: 'far', price, distances: distancesOf([inSteps, price], instrument, near) };
}
