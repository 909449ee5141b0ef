import { exact, floorTo, fraction, roundTo, type Fraction } from '@/domain/exact';

/** A number as a formula shows it: `10,000.00 EUR`, `1%`. The value of a percentage is 1 for 1%. */
export interface Amount {
  readonly value: Fraction;
  readonly decimals: number;
  /** A currency code, `%`, `lot`, the name of a step such as `pip`; '' for a plain number such as a price. */
  readonly unit: string;
}

export type Operator = '+' | '−' | '×' | '÷' | '^' | '(' | ')';

/**
 * One step of the calculation with the visitor's numbers. It recomputes from its shown numbers to its own result,
 * rounded as the result is; the value behind the next step is never the rounded one.
 */
export interface FormulaLine<Name extends string = string> {
  /** What is computed; the words for it are content. */
  readonly name: Name;
  readonly expression: readonly (Amount | Operator)[];
  readonly result: Amount;
  /** The result in another unit, such as a distance in pips. */
  readonly also?: Amount;
  /** The result rounded down to whole steps of `step`. */
  readonly roundedDown?: { readonly step: Amount; readonly result: Amount };
}

/** `atEntry`: the stop leaves no distance; `wrongSide`: not beyond the entry as seen from the stop. */
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

/** What every calculator returns: a result with its formula, or the fields that prevent one. */
export type Calculation<Field extends string, Result, Line extends string, Warning extends string = never> =
  | {
      readonly ok: true;
      readonly result: Result;
      readonly lines: readonly FormulaLine<Line>[];
      readonly warnings: readonly Warning[];
    }
  | { readonly ok: false; readonly problems: readonly FieldProblem<Field>[] };

/** The advice of all courses: nobody should risk more on one trade. In percent. */
export const ADVISED_RISK_PERCENT = exact(2);

const MAX_DECIMALS = 10;

const unitOfDecimal = (decimals: number): Fraction => fraction(1n, 10n ** BigInt(decimals));

export const amount = (value: Fraction, decimals: number, unit = ''): Amount => ({ value, decimals, unit });

/**
 * Shown with at least that many decimals, and with as many more as the value has. A value without an end, such as a
 * third, is shown with two more.
 */
export function amountInFull(value: Fraction, leastDecimals: number, unit = ''): Amount {
  const isShownBy = (decimals: number) => value.denominator === roundTo(value, decimals).denominator;
  if (!isShownBy(MAX_DECIMALS)) return amount(value, leastDecimals + 2, unit);
  let decimals = leastDecimals;
  while (!isShownBy(decimals)) decimals += 1;
  return amount(value, decimals, unit);
}

/** Shown rounded down, so that dividing the shown number rounds down to the same step as dividing the value. */
export const amountRoundedDown = (value: Fraction, decimals: number, unit = ''): Amount =>
  amount(floorTo(value, unitOfDecimal(decimals)), decimals, unit);
