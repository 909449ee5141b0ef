import type { FormulaLine } from '@/domain/calculators/calculation';
import { add, compare, exact, floorTo, mul, negate, type Fraction } from '@/domain/exact';

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

/** How the answer is given, and how far from it is still correct. */
interface AnswerKind {
  readonly unit: SumUnit;
  readonly decimals: number;
  readonly tolerance: Fraction;
  /** Sizes are rounded down to whole steps. */
  readonly step?: Fraction;
}

/** What the numbers of a sum give. The result of the last step is the answer, before any rounding down. */
export interface Worked {
  readonly steps: readonly FormulaLine[];
  /** Wrong answers by the code of the mistake that gives them. */
  readonly mistakes: Readonly<Record<string, Fraction>>;
  /** Further numbers of the question. */
  readonly figures?: Readonly<Record<string, Fraction>>;
}

type Choices = Readonly<Record<string, readonly Fraction[]>>;

/** The rules that make the sums of one level. */
export interface Level {
  readonly answer: AnswerKind;
  /** What each number is drawn from. */
  readonly choices: Choices;
  /** Null where the numbers make no sum. */
  readonly work: (values: Readonly<Record<string, Fraction>>) => Worked | null;
}

/** Easy, middle and hard. */
export type Levels = readonly [Level, Level, Level];

export const level = <C extends Choices>(
  answer: AnswerKind,
  choices: C,
  work: (values: { readonly [K in keyof C]: Fraction }) => Worked | null,
): Level => ({ answer, choices, work: work as Level['work'] });

export const inUnit = (unit: SumUnit, decimals: number, tolerance: number): AnswerKind => ({
  unit,
  decimals,
  tolerance: exact(tolerance),
});

const LOT_STEP = exact('0.01');

/** A size in whole steps of a lot. */
export const roundedDown = (lots: Fraction): Fraction => floorTo(lots, LOT_STEP);
export const roundedUp = (lots: Fraction): Fraction => negate(floorTo(negate(lots), LOT_STEP));

export const inLots: AnswerKind = { ...inUnit('lots', 2, 0.0001), step: LOT_STEP };
export const inContracts: AnswerKind = { ...inUnit('contracts', 0, 0), step: exact(1) };

export const list = (...values: readonly number[]): readonly Fraction[] => values.map(exact);

/** From the first to the last in equal steps. */
export function range(first: number, last: number, by: number): readonly Fraction[] {
  const values: Fraction[] = [];
  for (let value = exact(first); compare(value, exact(last)) <= 0; value = add(value, exact(by)))
    values.push(value);
  return values;
}

/** Units in one lot of a currency pair, and what a pip of one lot is worth in dollars. */
export const LOT = 100_000;
export const PIP_OF_LOT = 10;
export const PIP = exact('0.0001');

export const inPrice = (pips: Fraction): Fraction => mul(pips, PIP);
