import { compare, div, exact, mul, power, sub, toNumber, type Fraction } from '@/domain/numbers/exact';
import { moneyDecimals, type Currency } from '@/domain/numbers/currency';
import { chanceOfRun, likelyRun } from '@/domain/numbers/statistics';
import {
  ADVISED_RISK_PERCENT,
  amount,
  amountInFull,
  amountWithEnoughPlaces,
  inPercent,
  formulaLine,
  type Calculation,
  type FieldProblem,
} from './calculation';
import { negativeProblems, nonPositiveProblems } from './checks';

export interface LosingStreakInput {
  readonly currency: Currency;
  readonly account: Fraction | null;
  /** The loss of each trade as a percentage of the remaining account. */
  readonly percent: Fraction | null;
  /** The length of the run, a whole number. */
  readonly losses: Fraction | null;
  /** The number of trades, a whole number. */
  readonly trades: Fraction | null;
  readonly winPercent: Fraction | null;
}

interface LosingStreak {
  /** In the account's currency. */
  readonly left: Fraction;
  /** The loss as a percentage of the account. */
  readonly drawdownPercent: Fraction;
  /** The gain needed to recover, as a percentage of what is left. */
  readonly recoveryPercent: Fraction;
  /** The number of losses in a row that cost half the account. */
  readonly lossesToHalf: number;
  /** The probability of at least one run of that length, between 0 and 1. */
  readonly chance: number;
  /** The longest run with a probability of at least one half. */
  readonly likelyRun: number;
}

type LosingStreakField = 'account' | 'percent' | 'losses' | 'trades' | 'winPercent';
export type LosingStreakLine = 'left' | 'drawdown' | 'recovery';
type LosingStreakWarning = 'overAdvisedRisk';

/** Larger numbers would block the page and teach nothing more. */
const MAX_LOSSES = 100;
const MAX_TRADES = 1000;

const HUNDRED = exact(100);

/** The gain that undoes a fall, both in percent: 25 after 20. */
export const recoveryAfter = (drawdownPercent: Fraction): Fraction =>
  div(mul(HUNDRED, drawdownPercent), sub(HUNDRED, drawdownPercent));

/** The balance after a number of losses in a row, each a percentage of what is left. */
export const balanceAfterLosses = (account: Fraction, percent: Fraction, losses: number): Fraction =>
  mul(account, power(div(sub(HUNDRED, percent), HUNDRED), losses));

/** The smallest number of losses in a row, each a percentage of what is left, that cost at least half the account. */
export function lossesToHalf(percent: Fraction): number {
  const kept = toNumber(div(sub(HUNDRED, percent), HUNDRED));
  // Only a loss of exactly half gives a whole quotient; the margin absorbs rounding noise, and one loss is the
  // minimum.
  return Math.max(1, Math.ceil(Math.log(0.5) / Math.log(kept) - 1e-9));
}

type Problems = readonly FieldProblem<LosingStreakField>[];

const tooLarge = (field: LosingStreakField, isTooLarge: boolean): Problems =>
  isTooLarge ? [{ field, problem: 'tooLarge' }] : [];

/** The problem with a number that isn't whole or exceeds the limit; empty if there is none. */
function countProblem(field: LosingStreakField, value: Fraction | null, limit: number): Problems {
  if (value === null) return [];
  if (value.denominator !== 1n) return [{ field, problem: 'notWhole' }];
  return tooLarge(field, compare(value, exact(limit)) > 0);
}

function problemsOf(input: LosingStreakInput): Problems {
  const { account, percent, losses, trades, winPercent } = input;
  return [
    ...nonPositiveProblems<LosingStreakField>({ account, percent, losses, trades }),
    ...negativeProblems<LosingStreakField>({ winPercent }),
    ...countProblem('losses', losses, MAX_LOSSES),
    ...countProblem('trades', trades, MAX_TRADES),
    ...tooLarge('percent', percent !== null && compare(percent, HUNDRED) >= 0),
    ...tooLarge('winPercent', winPercent !== null && compare(winPercent, HUNDRED) > 0),
  ];
}

export function losingStreak(
  input: LosingStreakInput,
): Calculation<LosingStreakField, LosingStreak, LosingStreakLine, LosingStreakWarning> {
  const { currency, account, percent, losses, trades, winPercent } = input;
  const problems = problemsOf(input);
  const isComplete = account !== null && percent !== null && losses !== null && trades !== null;
  if (problems.length > 0 || !isComplete || winPercent === null) return { ok: false, problems };

  const run = Number(losses.numerator);
  const decimals = moneyDecimals(currency);
  const whole = amount(HUNDRED, 0, '%');
  const kept = ['(', whole, '−', amountInFull(percent, 0, '%'), ')', '^', amount(losses, 0)] as const;
  const left = formulaLine('left', [amountInFull(account, decimals, currency), '×', ...kept], (value) =>
    amountWithEnoughPlaces(value, decimals, currency),
  );
  const drawdown = formulaLine('drawdown', [whole, '−', ...kept], inPercent(1));
  const recovery = formulaLine('recovery', [whole, '÷', ...kept, '−', whole], inPercent(1));
  const lossChance = toNumber(div(sub(HUNDRED, winPercent), HUNDRED));
  return {
    ok: true,
    result: {
      left: left.result.value,
      drawdownPercent: drawdown.result.value,
      recoveryPercent: recovery.result.value,
      lossesToHalf: lossesToHalf(percent),
      chance: chanceOfRun(run, Number(trades.numerator), lossChance),
      likelyRun: likelyRun(Number(trades.numerator), lossChance),
    },
    lines: [left, drawdown, recovery],
    warnings: compare(percent, ADVISED_RISK_PERCENT) > 0 ? ['overAdvisedRisk'] : [],
  };
}
