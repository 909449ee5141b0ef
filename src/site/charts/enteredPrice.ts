import { distanceHint as priceHint, priceQuestions } from '@/content/priceWords';
import { exact, fraction, mul, toNumber, type Fraction } from '@/domain/numbers/exact';
import type { Side } from '@/domain/practice/account';
import type { PracticeName } from '@/domain/practice/marketSpecs';
import { PRACTICE_SPECS } from '@/domain/practice/specs';
import { readPrice } from '@/domain/trading/priceInput';
import { distanceText, instrumentOf, priceText, stepName } from './practiceFigures';

export interface EnteredPrice {
  /** In points; null if the text is empty or can't be read. */
  readonly price: number | null;
  /** How a converted distance is understood; '' otherwise. */
  readonly echo: string;
  /** Why the text can't be read, or what it may mean; '' if it is clear or empty. */
  readonly problem: string;
}

export const distanceHint = (name: PracticeName, count: number): string => priceHint(count, stepName(name));

/** Reads a price, or a distance above or below `from`. */
export function readEnteredPrice(
  name: PracticeName,
  typed: string,
  { from, side }: { readonly from: number; readonly side: 'below' | 'above' },
): EnteredPrice {
  const { unit, pip } = PRACTICE_SPECS[name];
  const points = (value: Fraction, size: number) => toNumber(mul(value, exact(size)));
  const reading = readPrice(typed, instrumentOf(name), fraction(BigInt(from), BigInt(unit)));
  const refused = (problem: string): EnteredPrice => ({ price: null, echo: '', problem });
  const unread = `Enter a price such as ${priceText(name, from)}, or a distance such as 40 ${stepName(name)}s.`;
  const text = typed.trim();
  switch (reading.kind) {
    case 'empty':
      return refused('');
    case 'unread':
      return refused(unread);
    case 'price': {
      const price = points(reading.price, unit);
      return Number.isSafeInteger(price) ? { price, echo: '', problem: '' } : refused(unread);
    }
    case 'distance': {
      const distance = points(reading.distance, pip);
      const price = side === 'below' ? from - distance : from + distance;
      if (!Number.isSafeInteger(price) || price <= 0) return refused(unread);
      const echo = `${text}: ${distanceText(name, distance)}, at ${priceText(name, price)}.`;
      return { price, echo: reading.isConverted ? echo : '', problem: '' };
    }
    case 'unclear':
    case 'far': {
      const meanings = reading.distances.map((distance) => distanceText(name, points(distance, pip)));
      if (reading.kind === 'unclear') return refused(priceQuestions.unclear(text, meanings));
      if (meanings.length === 0) return refused(`${text} is far from the price. ${unread}`);
      return refused(priceQuestions.far(text, meanings, priceText(name, points(reading.price, unit))));
    }
  }
}

/** The stop and the target of a trade, typed as prices or as distances from its entry. */
export function readEnteredExits(
  name: PracticeName,
  { stop, target }: { readonly stop: string; readonly target: string },
  side: Side,
  from: number,
) {
  const [stopSide, targetSide] =
    side === 'buy' ? (['below', 'above'] as const) : (['above', 'below'] as const);
  return {
    stop: readEnteredPrice(name, stop, { from, side: stopSide }),
    target: readEnteredPrice(name, target, { from, side: targetSide }),
  };
}
