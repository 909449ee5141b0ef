import type { FormulaLine } from '@/domain/calculators/calculation';
import { add, compare, exact, floorTo, mul, negate, type Fraction } from '@/domain/numbers/exact';

export type SumUnit =
  | 'dollars'
  | 'euros'
  | 'dollars a barrel'
  | 'lots'
  | 'contracts'
  | 'pips'
  | 'points'
  | '%'
  | 'R'
  | 'to 1';

interface AnswerKind {
  readonly unit: SumUnit;
  readonly decimals: number;
  readonly tolerance: Fraction;
  /** Sizes are rounded down to whole steps. */
  readonly step?: Fraction;
}

/** The result for the numbers of a sum. The last step's result is the answer, before any rounding down. */
export interface Solution {
  readonly steps: readonly FormulaLine[];
  /** Wrong answers by mistake code. */
  readonly mistakes: Readonly<Record<string, Fraction>>;
  /** Other numbers in the question. */
  readonly figures?: Readonly<Record<string, Fraction>>;
}

type Choices = Readonly<Record<string, readonly Fraction[]>>;

export interface Level {
  readonly answer: AnswerKind;
  /** The values that each number is drawn from. */
  readonly choices: Choices;
  /** Null if the numbers make no sense. */
  readonly work: (values: Readonly<Record<string, Fraction>>) => Solution | null;
}

/** Easy, medium and hard. */
export type Levels = readonly [Level, Level, Level];

export const level = <C extends Choices>(
  answer: AnswerKind,
  choices: C,
  work: (values: { readonly [K in keyof C]: Fraction }) => Solution | null,
): Level => ({ answer, choices, work: work as Level['work'] });

export const answerKind = (unit: SumUnit, decimals: number, tolerance: number): AnswerKind => ({
  unit,
  decimals,
  tolerance: exact(tolerance),
});

const LOT_STEP = exact('0.01');

/** Rounds a size down, or up, to whole lot steps. */
export const roundDownLots = (lots: Fraction): Fraction => floorTo(lots, LOT_STEP);
export const roundUpLots = (lots: Fraction): Fraction => negate(floorTo(negate(lots), LOT_STEP));

export const lotsAnswer: AnswerKind = { ...answerKind('lots', 2, 0.0001), step: LOT_STEP };
export const contractsAnswer: AnswerKind = { ...answerKind('contracts', 0, 0), step: exact(1) };

export const exactList = (...values: readonly number[]): readonly Fraction[] => values.map(exact);

/** The values from `first` to `last` in steps of `by`. */
export function exactRange(first: number, last: number, by: number): readonly Fraction[] {
  const values: Fraction[] = [];
  for (let value = exact(first); compare(value, exact(last)) <= 0; value = add(value, exact(by)))
    values.push(value);
  return values;
}

/** Units per lot of a currency pair, and the value of a pip per lot in dollars. */
export const UNITS_PER_LOT = 100_000;
export const PIP_VALUE_PER_LOT = 10;
export const PIP_SIZE = exact('0.0001');

export const pipsToPrice = (pips: Fraction): Fraction => mul(pips, PIP_SIZE);
