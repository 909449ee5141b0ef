import {
  absolute,
  add,
  compare,
  div,
  exact,
  floorTo,
  isMultipleOf,
  mul,
  sign,
  sub,
  sum,
  ZERO,
  type Fraction,
} from '@/domain/exact';
import type { Currency } from '@/domain/instruments';
import { ADVISED_RISK_PERCENT, type Calculation, type FieldProblem } from './calculation';
import { nonPositiveProblems } from './checks';
import type { Contract } from './contract';
import { positionConversion, positionRateQuestion, toAccount, toQuote, type Conversion } from './conversion';
import { positionSizeLines, type SizeLine } from './positionSizeLines';
import { gainsAtTargets, isTargetsAway } from './targets';

export interface PositionSizeInput {
  readonly contract: Contract;
  readonly currency: Currency;
  /** In the account's currency; null if only the amount at risk is known. */
  readonly account: Fraction | null;
  /** A percentage of the account, or an amount in its currency. */
  readonly risk: { readonly percent: Fraction } | { readonly amount: Fraction };
  readonly entry: Fraction;
  readonly stop: Fraction;
  /** Optional prices at which equal parts are closed with a profit, nearest first. */
  readonly targets: readonly Fraction[];
  /** Spread and commission of a round trip, as a price distance. */
  readonly cost: Fraction;
  /** The rate for `positionRateQuestion`; null if none is needed. */
  readonly rate: Fraction | null;
  /** 30 for 1:30; null if no margin is wanted. */
  readonly leverage: Fraction | null;
}

/** Amounts are in the account's currency and unrounded; shares are in percent. */
export interface PositionSize {
  /** Null if even the smallest size would exceed the risk. */
  readonly lots: Fraction | null;
  readonly riskPerLot: Fraction;
  /** At the size found, or at the smallest one if none fits. */
  readonly realRisk: Fraction;
  readonly realPercent: Fraction | null;
  readonly margin: Fraction | null;
  /** The profit if every target is reached, less costs; null without targets or size. */
  readonly gain: Fraction | null;
}

export type SizeField =
  | 'account'
  | 'percent'
  | 'amount'
  | 'entry'
  | 'stop'
  | 'targets'
  | 'rate'
  | 'size'
  | 'lotStep'
  | 'leverage';
export type SizeWarning = 'overAdvisedRisk' | 'belowSmallestLot' | 'marginAboveAccount';

const HUNDRED = exact(100);

function problemsOf(input: PositionSizeInput): FieldProblem<SizeField>[] {
  const { contract, currency, account, risk, entry, stop, rate, leverage } = input;
  const problems = nonPositiveProblems<SizeField>({
    ...('percent' in risk ? { account, percent: risk.percent } : { amount: risk.amount }),
    entry,
    stop,
    size: contract.size,
    lotStep: contract.lotStep,
    ...(positionRateQuestion(contract, currency) === null ? {} : { rate }),
    ...(leverage === null ? {} : { leverage }),
  });
  if ('percent' in risk && compare(risk.percent, HUNDRED) > 0) {
    problems.push({ field: 'percent', problem: 'tooLarge' });
  }
  if (compare(entry, stop) === 0) problems.push({ field: 'stop', problem: 'atEntry' });
  else if (!isTargetsAway(input)) problems.push({ field: 'targets', problem: 'wrongSide' });
  return problems;
}

const percentOf = (part: Fraction, whole: Fraction | null): Fraction | null =>
  whole === null || sign(whole) === 0 ? null : div(mul(part, HUNDRED), whole);

/** The margin for a size, in the account's currency. */
function marginOf(input: PositionSizeInput, lots: Fraction, conversion: Conversion): Fraction | null {
  const { contract, currency, entry, leverage } = input;
  if (leverage === null) return null;
  const units = mul(lots, contract.size);
  const value = contract.base === currency ? units : toAccount(mul(units, entry), conversion);
  return div(value, leverage);
}

/** The number of lots that lose at most the risk between entry and stop, rounded down to the lot step. */
export function positionSize(
  input: PositionSizeInput,
): Calculation<SizeField, PositionSize, SizeLine, SizeWarning> {
  const problems = problemsOf(input);
  if (problems.length > 0) return { ok: false, problems };

  const { contract, account, risk, entry, stop, cost } = input;
  const conversion = positionConversion(input, stop);
  const risked = 'amount' in risk ? risk.amount : div(mul(account ?? ZERO, risk.percent), HUNDRED);
  const lossPerLot = mul(add(absolute(sub(entry, stop)), cost), contract.size);
  const riskInQuote = toQuote(risked, conversion);
  const rounded = floorTo(div(riskInQuote, lossPerLot), contract.lotStep);
  const fits = compare(rounded, contract.smallestLot) >= 0;
  const realRisk = toAccount(mul(fits ? rounded : contract.smallestLot, lossPerLot), conversion);
  const realPercent = percentOf(realRisk, account);
  const margin = fits ? marginOf(input, rounded, conversion) : null;
  const gains = fits ? gainsAtTargets(input, rounded, (close) => positionConversion(input, close)) : [];

  const askedPercent = 'percent' in risk ? risk.percent : percentOf(risk.amount, account);
  const warnings: SizeWarning[] = [];
  if (askedPercent !== null && compare(askedPercent, ADVISED_RISK_PERCENT) > 0)
    warnings.push('overAdvisedRisk');
  if (!fits) warnings.push('belowSmallestLot');
  if (margin !== null && account !== null && compare(margin, account) > 0)
    warnings.push('marginAboveAccount');

  const lots = fits ? rounded : null;
  return {
    ok: true,
    result: {
      lots,
      riskPerLot: toAccount(lossPerLot, conversion),
      realRisk,
      realPercent,
      margin,
      gain: gains.length > 0 ? sum(gains.map(({ gain }) => gain)) : null,
    },
    lines: positionSizeLines(input, {
      conversion,
      risked,
      riskInQuote,
      lossPerLot,
      rounded,
      lots,
      realRisk,
      realPercent,
      margin,
      gains,
    }),
    warnings,
  };
}

/** For each percentage, whether that part of the position is a whole number of lot steps. */
export const wholeParts = (
  lots: Fraction,
  shares: readonly Fraction[],
  { lotStep }: Contract,
): readonly boolean[] => shares.map((share) => isMultipleOf(div(mul(lots, share), HUNDRED), lotStep));
