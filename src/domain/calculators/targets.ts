import { absolute, compare, div, exact, mul, sub, type Fraction } from '@/domain/exact';
import { toAccount, type Conversion } from './conversion';
import type { PositionSizeInput } from './positionSize';

/** The result of one of several equal parts of a position. */
export interface TargetGain {
  readonly target: Fraction;
  readonly conversion: Conversion;
  /** In the account's currency, after the part's share of the costs. */
  readonly gain: Fraction;
}

/** Whether the targets are on the other side of the entry from the stop, nearest first. */
export function isTargetsAway({ entry, stop, targets }: PositionSizeInput): boolean {
  const away = compare(entry, stop);
  return targets.every((target, index) => compare(target, targets[index - 1] ?? entry) === away);
}

/** The profit at each target if equal parts are closed there. */
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
