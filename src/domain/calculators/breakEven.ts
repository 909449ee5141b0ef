import { compare, exact, sign, sub, type Fraction } from '@/domain/numbers/exact';
import {
  amountInFull,
  amountWithEnoughPlaces,
  inPercent,
  formulaLine,
  type Calculation,
  type FieldProblem,
} from './calculation';
import { negativeProblems, nonPositiveProblems } from './checks';

/** Loss, gain and cost share a unit: R, money or pips. */
export interface BreakEvenInput {
  /** The loss of a losing trade before costs. */
  readonly loss: Fraction | null;
  /** The gain of a winning trade before costs. */
  readonly gain: Fraction | null;
  readonly cost: Fraction | null;
  /** The percentage of winning trades; null if no expectancy is wanted. */
  readonly winPercent: Fraction | null;
}

interface BreakEven {
  /** The percentage of winners for an average result of 0; above 100 if no win rate is enough. */
  readonly percent: Fraction;
  /** The average result of a trade in the unit of the input. */
  readonly expectancy: Fraction | null;
  /** The average result as a multiple of the loss, in R. */
  readonly expectancyInR: Fraction | null;
}

type BreakEvenField = 'loss' | 'gain' | 'cost' | 'winPercent';
export type BreakEvenLine = 'breakEven' | 'expectancy' | 'expectancyInR';
type BreakEvenWarning = 'costEatsGain' | 'losesOnAverage';

const HUNDRED = exact(100);
const R_DECIMALS = 3;

function problemsOf({ loss, gain, cost, winPercent }: BreakEvenInput): FieldProblem<BreakEvenField>[] {
  const problems = [
    ...nonPositiveProblems<BreakEvenField>({ loss, gain }),
    ...negativeProblems<BreakEvenField>({ cost, ...(winPercent !== null && { winPercent }) }),
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

  const plain = (value: Fraction) => amountInFull(value, 0);
  const [lost, won, paid] = [plain(loss), plain(gain), plain(cost)];
  const even = formulaLine(
    'breakEven',
    ['(', lost, '+', paid, ')', '÷', '(', lost, '+', won, ')'],
    inPercent(1),
  );
  const percent = even.result.value;
  const warnings: BreakEvenWarning[] = compare(cost, gain) >= 0 ? ['costEatsGain'] : [];
  if (winPercent === null) {
    return { ok: true, result: { percent, expectancy: null, expectancyInR: null }, lines: [even], warnings };
  }

  const winners = amountInFull(winPercent, 0, '%');
  const losers = amountInFull(sub(HUNDRED, winPercent), 0, '%');
  const average = formulaLine('expectancy', [winners, '×', won, '−', losers, '×', lost, '−', paid], plain);
  const inR = formulaLine('expectancyInR', [average.result, '÷', lost], (value) =>
    amountWithEnoughPlaces(value, R_DECIMALS, 'R'),
  );
  const expectancy = average.result.value;
  if (sign(expectancy) < 0) warnings.push('losesOnAverage');
  return {
    ok: true,
    result: { percent, expectancy, expectancyInR: inR.result.value },
    lines: [even, average, inR],
    warnings,
  };
}
