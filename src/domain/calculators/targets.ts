import { absolute, compare, div, exact, mul, sub, type Fraction } from '@/domain/exact';
import { toAccount, type Conversion } from './conversion';
import type { PositionSizeInput } from './positionSize';

/** What one of several equal parts of a position brings. */
export interface TargetGain {
  readonly target: Fraction;
  readonly conversion: Conversion;
  /** In the account's currency, less the part's share of the cost. */
  readonly gain: Fraction;
}

/** Whether the targets go away from the entry on the other side of the stop, the nearest first. */
export function isTargetsAway({ entry, stop, targets }: PositionSizeInput): boolean {
  const away = compare(entry, stop);
  return targets.every((target, index) => compare(target, targets[index - 1] ?? entry) === away);
}

/** What each target brings if an equal part of the lots is closed there. */
export const gainsAtTargets = (
  { contract, entry, cost, targets }: PositionSizeInput,
  lots: Fraction,
  conversionAtClose: (close: Fraction) => Conversion,
): readonly TargetGain[] =>
  targets.map((target) => {
    const units = div(mul(lots, contract.size), exact(targets.length));
    const conversion = conversionAtClose(target);
    const inQuote = mul(units, sub(absolute(sub(target, entry)), cost));
    return { target, conversion, gain: toAccount(inQuote, conversion) };
  });
