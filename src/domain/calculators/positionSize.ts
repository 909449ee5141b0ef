import {
  ceilingTo,
  compare,
  div,
  exact,
  floorTo,
  isMultipleOf,
  mul,
  ONE,
  sign,
  sum,
  type Fraction,
} from '@/domain/numbers/exact';
import { moneyDecimals, type Currency } from '@/domain/numbers/currency';
import {
  ADVISED_RISK_PERCENT,
  amountInFull,
  amountRoundedDown,
  amountWithEnoughPlaces,
  difference,
  inPercent,
  formulaLine,
  evaluateExpression,
  type Calculation,
  type Expression,
  type FieldProblem,
} from './calculation';
import { nonPositiveProblems } from './checks';
import type { Contract } from './contract';
import {
  intoAccountCurrency,
  intoQuoteCurrency,
  positionConversion,
  positionRateQuestion,
} from './conversion';

export interface PositionSizeInput {
  readonly contract: Contract;
  readonly currency: Currency;
  /** In the account's currency. */
  readonly account: Fraction | null;
  /** The risk as a percentage of the account. */
  readonly percent: Fraction;
  readonly entry: Fraction;
  readonly stop: Fraction;
  /** Optional prices at which equal parts are closed with a profit, nearest first. */
  readonly targets: readonly Fraction[];
  /** Spread and commission of a round trip, as a price distance. */
  readonly cost: Fraction;
  /** The rate for `positionRateQuestion`; null if none is needed. */
  readonly rate: Fraction | null;
  /** 30 for 1:30; null for the maximum that retail clients get. */
  readonly leverage: Fraction | null;
  /** The maximum that retail clients get for this instrument. */
  readonly retailLeverage: Fraction;
}

/** Amounts are in the account's currency and unrounded; shares are in percent. */
export interface PositionSize {
  /** Null if even the smallest size would exceed the risk. */
  readonly lots: Fraction | null;
  readonly riskPerLot: Fraction;
  /** The risk at the size found, or at the smallest size if none fits. */
  readonly realRisk: Fraction;
  readonly realPercent: Fraction;
  readonly margin: Fraction | null;
  /** The position's value at the entry, and that value as a multiple of the account; null without a size. */
  readonly worth: Fraction | null;
  readonly timesAccount: Fraction | null;
  /**
   * The leverage that the position needs, if that is more than was entered or than retail clients get; otherwise null.
   */
  readonly neededLeverage: Fraction | null;
  /** The largest size that the account can hold at the retail leverage. */
  readonly retailLots: Fraction;
  /** The profit if every target is reached, less costs; null without targets or size. */
  readonly gain: Fraction | null;
}

export type SizeField =
  | 'account'
  | 'percent'
  | 'entry'
  | 'stop'
  | 'targets'
  | 'rate'
  | 'size'
  | 'lotStep'
  | 'leverage';
export type SizeWarning = 'overAdvisedRisk' | 'belowSmallestLot' | 'marginAboveAccount' | 'aboveRetailLimit';
export type SizeLine =
  | 'risk'
  | 'distance'
  | 'distanceWithCost'
  | 'lossPerLot'
  | 'riskInQuote'
  | 'lots'
  | 'smallestLotRisk'
  | 'realRisk'
  | 'realShare'
  | 'target'
  | 'worth'
  | 'timesAccount'
  | 'retailLots'
  | 'margin';

const HUNDRED = exact(100);

/** Whether the targets are on the other side of the entry from the stop, nearest first. */
function isTargetsAway({ entry, stop, targets }: PositionSizeInput): boolean {
  const away = compare(entry, stop);
  return targets.every((target, index) => compare(target, targets[index - 1] ?? entry) === away);
}

function problemsOf(input: PositionSizeInput): FieldProblem<SizeField>[] {
  const { contract, currency, account, percent, entry, stop, rate, leverage } = input;
  const problems = nonPositiveProblems<SizeField>({
    account,
    percent,
    entry,
    stop,
    size: contract.size,
    lotStep: contract.lotStep,
    ...(positionRateQuestion(contract, currency) !== null && { rate }),
    ...(leverage !== null && { leverage }),
  });
  if (compare(percent, HUNDRED) > 0) problems.push({ field: 'percent', problem: 'tooLarge' });
  if (compare(entry, stop) === 0) problems.push({ field: 'stop', problem: 'atEntry' });
  else if (!isTargetsAway(input)) problems.push({ field: 'targets', problem: 'wrongSide' });
  return problems;
}

/** How the quantities of one trade are shown. */
function amountsOf({ contract, currency }: PositionSizeInput) {
  const decimals = moneyDecimals(currency);
  const lotStep = amountInFull(contract.lotStep, 0);
  return {
    money: (value: Fraction) => amountInFull(value, decimals, currency),
    roundedMoney: (value: Fraction) => amountWithEnoughPlaces(value, decimals, currency),
    price: (value: Fraction) => amountInFull(value, contract.decimals),
    perLot: amountInFull(contract.size, 0),
    lotStep,
    lot: (value: Fraction) => amountInFull(value, lotStep.decimals, 'lot'),
    /** Exact enough that rounding down gives the same number of lot steps. */
    unroundedLots: (value: Fraction) => amountRoundedDown(value, lotStep.decimals + 2, 'lot'),
  };
}

/** The steps from the risk to the number of lots, which is rounded down to the lot step. */
function lotSteps(input: PositionSizeInput, account: Fraction) {
  const { contract, percent, entry, stop, cost } = input;
  const { money, price, perLot, lotStep, lot, unroundedLots } = amountsOf(input);
  const conversion = positionConversion(input, stop);

  const risk = formulaLine('risk', [money(account), '×', amountInFull(percent, 0, '%')], money);
  const distance = formulaLine('distance', difference(price(entry), price(stop)), price);
  const withCost = formulaLine('distanceWithCost', [distance.result, '+', price(cost)], price);
  const loss = formulaLine('lossPerLot', [withCost.result, '×', perLot], (value) =>
    amountInFull(value, moneyDecimals(contract.quote), contract.quote),
  );
  // The shown numbers give the shown lots even after rounding down: the dividend is shown in full or rounded
  // down itself.
  const lossOfStep = amountInFull(mul(loss.result.value, contract.lotStep), loss.result.decimals);
  const inQuote = formulaLine('riskInQuote', [risk.result, ...intoQuoteCurrency(conversion)], (value) =>
    amountRoundedDown(value, lossOfStep.decimals, contract.quote),
  );
  const isConverted = conversion.way !== 'none';
  const size = floorTo(div(evaluateExpression(inQuote.expression), loss.result.value), contract.lotStep);
  const lots = formulaLine(
    'lots',
    [isConverted ? inQuote.result : risk.result, '÷', loss.result],
    unroundedLots,
  );
  const inSteps = amountInFull(div(distance.result.value, contract.step), 0, contract.stepName);
  return {
    size,
    loss,
    lines: [
      risk,
      { ...distance, also: inSteps },
      ...(sign(cost) > 0 ? [withCost] : []),
      loss,
      ...(isConverted ? [inQuote] : []),
      { ...lots, roundedDown: { step: lotStep, result: lot(size) } },
    ],
  };
}

/** The profit at each target, each for an equal part of the position. */
function gainSteps(input: PositionSizeInput, size: Fraction) {
  const { entry, targets, cost } = input;
  const { roundedMoney, price, perLot, lot } = amountsOf(input);
  const lessCost: Expression = sign(cost) > 0 ? ['−', price(cost)] : [];
  const divided: Expression = targets.length > 1 ? ['÷', amountInFull(exact(targets.length), 0)] : [];
  return targets.map((target) =>
    formulaLine(
      'target',
      [
        lot(size),
        '×',
        '(',
        ...difference(price(target), price(entry)),
        ...lessCost,
        ')',
        '×',
        perLot,
        ...divided,
        ...intoAccountCurrency(positionConversion(input, target)),
      ],
      roundedMoney,
    ),
  );
}

/** The position's value, its multiple of the account, and what the retail limit and the leverage allow. */
function leverageSteps(input: PositionSizeInput, account: Fraction, size: Fraction) {
  const { contract, currency, entry, stop, leverage, retailLeverage } = input;
  const { money, roundedMoney, price, perLot, lotStep, lot, unroundedLots } = amountsOf(input);
  const inAccount = intoAccountCurrency(positionConversion(input, stop));
  const atPrice: Expression = contract.base === currency ? [] : ['×', price(entry), ...inAccount];
  const worth = formulaLine('worth', [lot(size), '×', perLot, ...atPrice], roundedMoney);
  const times = formulaLine('timesAccount', [...worth.expression, '÷', money(account)], (value) =>
    amountWithEnoughPlaces(value, 1),
  );
  const atMost = amountInFull(retailLeverage, 0);
  const allowed = formulaLine(
    'retailLots',
    [money(account), '×', atMost, '÷', '(', perLot, ...atPrice, ')'],
    unroundedLots,
  );
  const retailLots = floorTo(allowed.result.value, contract.lotStep);
  const held = amountInFull(leverage ?? retailLeverage, 0);
  const margin = formulaLine('margin', [...worth.expression, '÷', held], roundedMoney);
  return {
    worth: worth.result.value,
    times: times.result.value,
    retailLots,
    margin: margin.result.value,
    lines: [worth, times, { ...allowed, roundedDown: { step: lotStep, result: lot(retailLots) } }, margin],
  };
}

/** The limits exceeded by a position worth `times` the account. */
function exceededLimits({ leverage, retailLeverage }: PositionSizeInput, times: Fraction): SizeWarning[] {
  const limits = { marginAboveAccount: leverage, aboveRetailLimit: retailLeverage } as const;
  return (['marginAboveAccount', 'aboveRetailLimit'] as const).filter((name) => {
    const limit = limits[name];
    return limit !== null && compare(times, limit) > 0;
  });
}

/** The largest number of lots, in whole lot steps, whose loss between entry and stop doesn't exceed the risk. */
export function positionSize(
  input: PositionSizeInput,
): Calculation<SizeField, PositionSize, SizeLine, SizeWarning> {
  const { contract, account, percent, stop } = input;
  const problems = problemsOf(input);
  if (problems.length > 0 || account === null) return { ok: false, problems };

  const { money, roundedMoney, lot } = amountsOf(input);
  const { size, loss, lines } = lotSteps(input, account);
  const lots = compare(size, contract.smallestLot) < 0 ? null : size;
  const inAccount = intoAccountCurrency(positionConversion(input, stop));
  const lost = [lot(lots ?? contract.smallestLot), '×', loss.result, ...inAccount] as const;
  const realRisk = formulaLine(lots === null ? 'smallestLotRisk' : 'realRisk', lost, roundedMoney);
  const realShare = formulaLine('realShare', [...lost, '÷', money(account)], inPercent(2));
  const gains = gainSteps(input, size);
  const held = leverageSteps(input, account, size);
  const tooLarge = lots ? exceededLimits(input, held.times) : [];

  return {
    ok: true,
    result: {
      lots,
      riskPerLot: evaluateExpression([loss.result, ...inAccount]),
      realRisk: realRisk.result.value,
      realPercent: realShare.result.value,
      margin: lots && held.margin,
      worth: lots && held.worth,
      timesAccount: lots && held.times,
      neededLeverage: tooLarge.length > 0 ? ceilingTo(held.times, ONE) : null,
      retailLots: held.retailLots,
      gain: lots && gains.length > 0 ? sum(gains.map(({ result }) => result.value)) : null,
    },
    lines: [...lines, realRisk, realShare, ...(lots ? [...gains, ...held.lines] : [])],
    warnings: [
      ...(compare(percent, ADVISED_RISK_PERCENT) > 0 ? (['overAdvisedRisk'] as const) : []),
      ...(lots === null ? (['belowSmallestLot'] as const) : tooLarge),
    ],
  };
}

/** For each percentage, whether that part of the position is a whole number of lot steps. */
export const arePartsWhole = (
  lots: Fraction,
  shares: readonly Fraction[],
  { lotStep }: Contract,
): readonly boolean[] => shares.map((share) => isMultipleOf(div(mul(lots, share), HUNDRED), lotStep));
