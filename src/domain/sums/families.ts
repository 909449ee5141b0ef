import { amount, amountInFull, amountRoundedDown, type FormulaLine } from '@/domain/calculators/calculation';
import {
  absolute,
  compare,
  exact,
  floorTo,
  mul,
  negate,
  roundTo,
  sign,
  sub,
  toNumber,
  ZERO,
  type Fraction,
} from '@/domain/numbers/exact';
import { placesOff } from '@/domain/numbers/placesOff';
import { overnight, pipValue, positionSize } from './families/account';
import { margin, marginLevel } from './families/margin';
import { correlated, futuresTick, indexWeights, roll } from './families/markets';
import { breakEven, drawdown, rewardRisk, rMultiple, spreadShare } from './families/trade';
import type { Level, Levels, SumUnit, Solution } from './level';
import { seededState, randomStream } from '@/domain/numbers/randomStream';

const families = {
  pipValue,
  positionSize,
  margin,
  marginLevel,
  overnight,
  spreadShare,
  rMultiple,
  rewardRisk,
  breakEven,
  drawdown,
  futuresTick,
  roll,
  indexWeights,
  correlated,
} as const satisfies Readonly<Record<string, Levels>>;

export type SumFamily = keyof typeof families;
export type SumLevel = 1 | 2 | 3;

/** A skill: a family of sums at one level, mastered on its own. */
export interface Skill {
  readonly family: SumFamily;
  readonly level: SumLevel;
}

/** The name of a family in URLs, such as `position-size`. */
export const sumSlug = (family: SumFamily): string =>
  family.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The key under which a skill's rounds are stored. */
export const skillId = ({ family, level }: Skill): string => `sums/${sumSlug(family)}/${String(level)}`;

/** All families in teaching order. */
export const SUM_FAMILIES = Object.keys(families) as SumFamily[];
export const SUM_LEVELS: readonly SumLevel[] = [1, 2, 3];

/** Families whose answers, and therefore mistakes, can be negative. */
const SIGNED_FAMILIES: readonly SumFamily[] = [
  'rMultiple',
  'breakEven',
  'roll',
  'indexWeights',
  'marginLevel',
];

interface Mistake {
  readonly code: string;
  readonly answer: Fraction;
}

/** The correct answer to a question, known mistakes, and the solution. */
export interface Sum {
  readonly answer: Fraction;
  readonly decimals: number;
  readonly tolerance: Fraction;
  readonly unit: SumUnit;
  /** Mistakes whose answers differ clearly from the correct one and from each other. */
  readonly mistakes: readonly Mistake[];
  /** The solution; the last step's result is the answer. */
  readonly steps: readonly FormulaLine[];
}

export interface SumItem extends Skill, Sum {
  /** Indices in the lists of numbers. With family and level they define the sum. */
  readonly picks: readonly number[];
  readonly values: Readonly<Record<string, Fraction>>;
  /** Other numbers in the question, derived from the values. */
  readonly figures: Readonly<Record<string, Fraction>>;
}

const MISTAKE_DECIMALS = 2;
const MIN_MISTAKES = 2;
const TWO = exact(2);

const isNear = (a: Fraction, b: Fraction, distance: Fraction): boolean =>
  compare(absolute(sub(a, b)), distance) <= 0;

/** The mistakes that can be distinguished from the answer and from one another. */
function distinctMistakes(
  wrong: Readonly<Record<string, Fraction>>,
  isSigned: boolean,
  { answer, decimals, tolerance }: Pick<Sum, 'answer' | 'decimals' | 'tolerance'>,
): readonly Mistake[] {
  const apart = mul(tolerance, TWO);
  const kept: Mistake[] = [];
  for (const [code, value] of Object.entries(wrong)) {
    const rounded = roundTo(value, decimals + MISTAKE_DECIMALS);
    const isPossible = sign(rounded) > 0 || (sign(rounded) < 0 && isSigned);
    const isOwn = [answer, ...kept.map((mistake) => mistake.answer)].every(
      (other) => !isNear(rounded, other, apart),
    );
    if (isPossible && isOwn) kept.push({ code, answer: rounded });
  }
  return kept;
}

/** The last step with its result as the answer requires it: rounded, or rounded down to a multiple of `step`. */
function answeredBy(last: FormulaLine, decimals: number, step?: Fraction): FormulaLine {
  const { value, unit } = last.result;
  if (step === undefined) return { ...last, result: amount(value, decimals, unit) };
  return {
    ...last,
    result: amountRoundedDown(value, decimals + 2, unit),
    roundedDown: { step: amountInFull(step, 0), result: amount(floorTo(value, step), decimals, unit) },
  };
}

/**
 * The sum with these numbers; null if it makes no sense.
 * @param isSigned whether answers can be negative
 */
export function sumOf(
  kind: Level['answer'],
  { steps, mistakes: wrong }: Solution,
  isSigned: boolean,
): Sum | null {
  const last = steps.at(-1);
  if (last === undefined) return null;
  const { unit, decimals, tolerance, step } = kind;
  const answer = step === undefined ? last.result.value : floorTo(last.result.value, step);
  const mistakes = distinctMistakes(wrong, isSigned, { answer, decimals, tolerance });
  const isRefused = sign(answer) < 0 && !isSigned;
  if (mistakes.length < MIN_MISTAKES || sign(roundTo(answer, decimals)) === 0 || isRefused) return null;
  const way = [...steps.slice(0, -1), answeredBy(last, decimals, step)];
  return { answer, decimals, tolerance, unit, mistakes, steps: way };
}

/** The sum for these picks; null if it makes no sense. */
export function itemOf(family: SumFamily, level: SumLevel, picks: readonly number[]): SumItem | null {
  const { answer: kind, choices, work } = families[family][level - 1] ?? families[family][0];
  const values = Object.fromEntries(
    Object.entries(choices).map(([name, choice], index) => [name, choice[picks[index] ?? 0] ?? ZERO]),
  );
  const worked = work(values);
  const sum = worked && sumOf(kind, worked, SIGNED_FAMILIES.includes(family));
  return sum && { family, level, picks, values, figures: worked.figures ?? {}, ...sum };
}

/** The number of introductions to choose from for each question. */
const INTRODUCTION_COUNT = 3;
const MAX_DRAWS = 50;

/**
 * A sum in a round, reproducible from the seed.
 * @param number its position in the round, from 1
 */
export function drawItem(seed: string, { family, level }: Skill, number: number) {
  const { below } = randomStream(
    seededState(`upmark-sums-1|${seed}|${family}|${String(level)}|${String(number)}`),
  );
  const { choices } = families[family][level - 1] ?? families[family][0];
  for (let draws = 0; draws < MAX_DRAWS; draws += 1) {
    const picks = Object.values(choices).map(({ length }) => below(length));
    const item = itemOf(family, level, picks);
    if (item !== null) return { ...item, introduction: below(INTRODUCTION_COUNT) };
  }
  throw new RangeError(`No sum for ${family} at level ${String(level)}`);
}

export type DrawnItem = ReturnType<typeof drawItem>;

/** `correct`, the code of the mistake that gives this answer, or `other`. */
export type Verdict =
  | { readonly kind: 'correct' | 'other' }
  | { readonly kind: 'mistake'; readonly code: string };

/** Whether a wrong answer has the right digits, and only its decimal point or its sign is wrong. */
export function isSlip({ answer, tolerance }: Pick<Sum, 'answer' | 'tolerance'>, given: Fraction): boolean {
  if (isNear(given, answer, tolerance)) return false;
  return isNear(given, negate(answer), tolerance) || placesOff(toNumber(given), toNumber(answer)) !== 0;
}

const HUNDREDTH = exact('0.01');
const HALF = exact('0.5');

const smaller = (a: Fraction, b: Fraction): Fraction => (compare(a, b) < 0 ? a : b);

/** Marks an answer: correct, the result of a known mistake, or another one. */
export function judge({ answer, tolerance, mistakes }: Sum, given: Fraction): Verdict {
  if (isNear(given, answer, tolerance)) return { kind: 'correct' };
  const { decimals } = amountInFull(given, 0);
  const distance = (wrong: Fraction) => absolute(sub(given, wrong));
  // Two prices can differ by less than one percent: if the input is closer to the answer than to the mistake,
  // it isn't that mistake.
  const reach = (wrong: Fraction) =>
    smaller(mul(absolute(wrong), HUNDREDTH), mul(absolute(sub(wrong, answer)), HALF));
  const [nearest] = mistakes
    .filter(
      ({ answer: wrong }) =>
        isNear(given, wrong, reach(wrong)) || compare(roundTo(wrong, decimals), given) === 0,
    )
    .toSorted((one, other) => compare(distance(one.answer), distance(other.answer)));
  return nearest === undefined ? { kind: 'other' } : { kind: 'mistake', code: nearest.code };
}
