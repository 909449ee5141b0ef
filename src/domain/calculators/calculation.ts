import {
  add,
  compare,
  div,
  exact,
  floorTo,
  fraction,
  mul,
  power,
  roundTo,
  sub,
  toNumber,
  withoutNoise,
  type Fraction,
} from '@/domain/numbers/exact';
import { enoughPlaces } from '@/domain/numbers/numberText';

/** A number in a formula, such as `10,000.00 EUR` or `1%`. The value of a percentage is 1 for 1%. */
export interface Amount {
  readonly value: Fraction;
  readonly decimals: number;
  /** A currency code, `%`, `lot` or the name of a step such as `pip`; '' for a plain number such as a price. */
  readonly unit: string;
}

export type Operator = '+' | '−' | '×' | '÷' | '^' | '(' | ')';

export type Expression = readonly (Amount | Operator)[];

/**
 * One step of a calculation. Its shown numbers give its shown result, rounded; the next step uses the
 * unrounded value.
 */
export interface FormulaLine<Name extends string = string> {
  /** Identifies the quantity, whose label is part of the content. */
  readonly name: Name;
  readonly expression: Expression;
  readonly result: Amount;
  /** The result in another unit, such as a distance in pips. */
  readonly also?: Amount;
  /** The result rounded down to a multiple of `step`. */
  readonly roundedDown?: { readonly step: Amount; readonly result: Amount };
}

/** `atEntry`: the stop is at the entry; `wrongSide`: the price isn't beyond the entry as seen from the stop. */
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

/** What every calculator returns: a result with its formula, or the problems that prevent one. */
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

/** Shows at least `minDecimals` decimal places, and more for a small result. */
export const amountWithEnoughPlaces = (value: Fraction, minDecimals: number, unit = ''): Amount =>
  amount(value, enoughPlaces(value, minDecimals), unit);

/** Shows all decimal places of the value, at least `minDecimals`. A repeating decimal gets two more than that. */
export function amountInFull(value: Fraction, minDecimals: number, unit = ''): Amount {
  const isShownBy = (decimals: number) => value.denominator === roundTo(value, decimals).denominator;
  if (!isShownBy(MAX_DECIMALS)) return amountWithEnoughPlaces(value, minDecimals + 2, unit);
  let decimals = minDecimals;
  while (!isShownBy(decimals)) decimals += 1;
  return amount(value, decimals, unit);
}

/** Shown rounded down, so that dividing the shown number gives the same number of steps. */
export const amountRoundedDown = (value: Fraction, decimals: number, unit = ''): Amount =>
  amount(floorTo(value, unitOfDecimal(decimals)), decimals, unit);

const HUNDRED = exact(100);

/** Calculates with numbers, operators and brackets as written on paper, with the usual precedence. */
export function calc(...parts: readonly (Fraction | number | Operator)[]): Fraction {
  let at = 0;
  const operand = (): Fraction => {
    const part = parts[at];
    at += 1;
    if (part !== '(') return typeof part === 'object' ? part : exact(part ?? '');
    const inner = sum();
    at += 1;
    return inner;
  };
  const raised = (): Fraction => {
    const base = operand();
    if (parts[at] !== '^') return base;
    at += 1;
    return power(base, toNumber(operand()));
  };
  const product = (): Fraction => {
    let value = raised();
    for (let operator = parts[at]; operator === '×' || operator === '÷'; operator = parts[at]) {
      at += 1;
      value = operator === '×' ? mul(value, raised()) : div(value, raised());
    }
    return value;
  };
  const sum = (): Fraction => {
    let value = product();
    for (let operator = parts[at]; operator === '+' || operator === '−'; operator = parts[at]) {
      at += 1;
      value = operator === '+' ? add(value, product()) : sub(value, product());
    }
    return value;
  };
  return sum();
}

/** Like {@link calc}, for the number literals and computed numbers of lessons. */
export const calcNumber = (...parts: readonly (number | Operator)[]): number =>
  toNumber(calc(...parts.map((part) => (typeof part === 'number' ? withoutNoise(part) : part))));

/** The unrounded value of an expression; `1%` counts as a hundredth. */
export const evaluateExpression = (expression: Expression): Fraction =>
  calc(
    ...expression.map((part) =>
      typeof part === 'string' ? part : part.unit === '%' ? div(part.value, HUNDRED) : part.value,
    ),
  );

/** A step whose result follows from its expression. */
export const formulaLine = <Name extends string>(
  name: Name,
  expression: Expression,
  show: (value: Fraction) => Amount,
): FormulaLine<Name> => ({ name, expression, result: show(evaluateExpression(expression)) });

/** Shows a share as a percentage. */
export const inPercent =
  (decimals: number) =>
  (share: Fraction): Amount =>
    amountWithEnoughPlaces(mul(share, HUNDRED), decimals, '%');

/** Adds up amounts in an expression. */
export const sumExpression = (amounts: readonly Amount[]): Expression =>
  amounts.flatMap((each, place) => (place === 0 ? [each] : (['+', each] as const)));

/** The distance between two amounts, written so that it is positive. */
export const difference = (one: Amount, other: Amount): Expression =>
  compare(one.value, other.value) > 0 ? [one, '−', other] : [other, '−', one];
