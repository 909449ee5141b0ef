import { add, compare, div, exact, mul, sub, type Fraction } from '@/domain/exact';
import {
  amount,
  amountInFull,
  type Amount,
  type Calculation,
  type FieldProblem,
  type FormulaLine,
} from './calculation';
import { negativeProblems, nonPositiveProblems } from './checks';

/** Loss, gain and cost share a unit: R, money or pips. */
export interface BreakEvenInput {
  /** The loss of a losing trade before costs. */
  readonly loss: Fraction | null;
  /** The gain of a winning trade before costs. */
  readonly gain: Fraction | null;
  /** The cost of every trade. */
  readonly cost: Fraction | null;
  /** The percentage of winning trades; null if no expectancy is wanted. */
  readonly winPercent: Fraction | null;
}

export interface BreakEven {
  /** The percentage of winners for a result of 0; above 100 if none is enough. */
  readonly percent: Fraction;
  /** The average result of a trade in the unit of the input. */
  readonly expectancy: Fraction | null;
  /** The average result as a multiple of the loss, in R. */
  readonly expectancyInR: Fraction | null;
}

export type BreakEvenField = 'loss' | 'gain' | 'cost' | 'winPercent';
export type BreakEvenLine = 'breakEven' | 'expectancy' | 'expectancyInR';
export type BreakEvenWarning = 'costEatsGain' | 'losesOnAverage';

const HUNDRED = exact(100);
const SHOWN_DECIMALS = 3;

function problemsOf({ loss, gain, cost, winPercent }: BreakEvenInput): FieldProblem<BreakEvenField>[] {
  const problems = [
    ...nonPositiveProblems<BreakEvenField>({ loss, gain }),
    ...negativeProblems<BreakEvenField>({ cost, ...(winPercent === null ? {} : { winPercent }) }),
  ];
  if (winPercent !== null && compare(winPercent, HUNDRED) > 0) {
    problems.push({ field: 'winPercent', problem: 'tooLarge' });
  }
  return problems;
}

/** The win rate at which a method breaks even, and its expectancy at another win rate. */
export function breakEven(
  input: BreakEvenInput,
): Calculation<BreakEvenField, BreakEven, BreakEvenLine, BreakEvenWarning> {
  const { loss, gain, cost, winPercent } = input;
  const problems = problemsOf(input);
  if (problems.length > 0 || loss === null || gain === null || cost === null) return { ok: false, problems };

  const percent = div(mul(add(loss, cost), HUNDRED), add(loss, gain));
  const plain = (value: Fraction): Amount => amountInFull(value, 0);
  const lines: FormulaLine<BreakEvenLine>[] = [
    {
      name: 'breakEven',
      expression: ['(', plain(loss), '+', plain(cost), ')', '÷', '(', plain(loss), '+', plain(gain), ')'],
      result: amount(percent, 1, '%'),
    },
  ];
  const warnings: BreakEvenWarning[] = compare(cost, gain) >= 0 ? ['costEatsGain'] : [];
  if (winPercent === null) {
    return { ok: true, result: { percent, expectancy: null, expectancyInR: null }, lines, warnings };
  }

  const losePercent = sub(HUNDRED, winPercent);
  const expectancy = sub(div(sub(mul(winPercent, gain), mul(losePercent, loss)), HUNDRED), cost);
  const expectancyInR = div(expectancy, loss);
  lines.push(
    {
      name: 'expectancy',
      expression: [
        amountInFull(winPercent, 0, '%'),
        '×',
        plain(gain),
        '−',
        amountInFull(losePercent, 0, '%'),
        '×',
        plain(loss),
        '−',
        plain(cost),
      ],
      result: plain(expectancy),
    },
    {
      name: 'expectancyInR',
      expression: [plain(expectancy), '÷', plain(loss)],
      result: amount(expectancyInR, SHOWN_DECIMALS, 'R'),
    },
  );
  if (compare(expectancy, exact(0)) < 0) warnings.push('losesOnAverage');
  return { ok: true, result: { percent, expectancy, expectancyInR }, lines, warnings };
}
