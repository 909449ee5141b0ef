import { exact, floorTo, fraction, roundTo, type Fraction } from '@/domain/exact';

/** A number in a formula, such as `10,000.00 EUR` or `1%`. The value of a percentage is 1 for 1%. */
export interface Amount {
  readonly value: Fraction;
  readonly decimals: number;
  /** A currency code, `%`, `lot` or the name of a step such as `pip`; '' for a plain number such as a price. */
  readonly unit: string;
}

export type Operator = '+' | '−' | '×' | '÷' | '^' | '(' | ')';

/**
 * One step of a calculation. Its shown numbers give its shown result, rounded; the next step uses the
 * unrounded value.
 */
export interface FormulaLine<Name extends string = string> {
  /** The quantity; its label is content. */
  readonly name: Name;
  readonly expression: readonly (Amount | Operator)[];
  readonly result: Amount;
  /** The result in another unit, such as a distance in pips. */
  readonly also?: Amount;
  /** The result rounded down to a multiple of `step`. */
  readonly roundedDown?: { readonly step: Amount; readonly result: Amount };
}

/** `atEntry`: the stop is at the entry; `wrongSide`: not beyond the entry as seen from the stop. */
export type InputProblem =
  | 'missing'
  | 'notPositive'
  | 'negative'
  | 'atEntry'
  | 'wrongSide'
  | 'tooLarge'
  | 'notWhole';

export interface FieldProblem<Field extends string> {
  readonly field: Field;
  readonly problem: InputProblem;
}

/** The result of every calculator: a result with its formula, or the fields that prevent one. */
export type Calculation<Field extends string, Result, Line extends string, Warning extends string = never> =
  | {
      readonly ok: true;
      readonly result: Result;
      readonly lines: readonly FormulaLine<Line>[];
      readonly warnings: readonly Warning[];
    }
  | { readonly ok: false; readonly problems: readonly FieldProblem<Field>[] };

/** The recommended maximum risk for one trade, in percent. */
export const ADVISED_RISK_PERCENT = exact(2);

const MAX_DECIMALS = 10;

const unitOfDecimal = (decimals: number): Fraction => fraction(1n, 10n ** BigInt(decimals));

export const amount = (value: Fraction, decimals: number, unit = ''): Amount => ({ value, decimals, unit });

/** Shows at least this many decimals, and all that the value has. A repeating decimal gets two more. */
export function amountInFull(value: Fraction, minDecimals: number, unit = ''): Amount {
  const isShownBy = (decimals: number) => value.denominator === roundTo(value, decimals).denominator;
  if (!isShownBy(MAX_DECIMALS)) return amount(value, minDecimals + 2, unit);
  let decimals = minDecimals;
  while (!isShownBy(decimals)) decimals += 1;
  return amount(value, decimals, unit);
}

/** Shown rounded down, so that dividing the shown number gives the same number of steps. */
export const amountRoundedDown = (value: Fraction, decimals: number, unit = ''): Amount =>
  amount(floorTo(value, unitOfDecimal(decimals)), decimals, unit);
