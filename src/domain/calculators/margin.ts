import { add, compare, div, exact, mul, roundTo, sign, sub, type Fraction } from '@/domain/exact';
import { moneyDecimals, type Currency } from '@/domain/instruments';
import type { Calculation, FieldProblem } from './calculation';
import { nonPositiveProblems } from './checks';
import type { Contract } from './contract';
import { positionConversion, positionRateQuestion, toAccount, toQuote, type Conversion } from './conversion';
import { marginLines, type MarginLine } from './marginLines';

export type Side = 'long' | 'short';

export interface MarginInput {
  readonly contract: Contract;
  readonly currency: Currency;
  readonly side: Side;
  readonly lots: Fraction | null;
  readonly price: Fraction | null;
  /** 30 for 1:30. */
  readonly leverage: Fraction | null;
  /** The rate for `positionRateQuestion`; null if none is needed. */
  readonly rate: Fraction | null;
  /** The account balance, in the account currency; null if only the margin is wanted. */
  readonly account: Fraction | null;
  /** The margin level in percent at which the broker starts to close positions; null if unknown. */
  readonly stopOutPercent: Fraction | null;
}

/** Amounts are in the account's currency. Only the margin is rounded, to cents, as brokers do. */
export interface Margin {
  readonly value: Fraction;
  readonly margin: Fraction;
  /** The free margin; negative if the account can't carry the position. */
  readonly freeMargin: Fraction | null;
  /** The margin level at the opening; null if the margin is below a cent. */
  readonly level: Fraction | null;
  /**
   * The price at the stop-out, assuming a single position, constant margin and no costs; null if it can't be
   * reached, or is reached at the opening.
   */
  readonly stopOutPrice: Fraction | null;
  /** The loss up to that point. */
  readonly lossAtStopOut: Fraction | null;
}

export type MarginField = 'lots' | 'price' | 'leverage' | 'rate' | 'account' | 'stopOutPercent' | 'size';
export type MarginWarning = 'marginAboveAccount' | 'stopOutAtOnce';

const HUNDRED = exact(100);

function problemsOf(input: MarginInput): FieldProblem<MarginField>[] {
  const { contract, currency, lots, price, leverage, rate, account, stopOutPercent } = input;
  return nonPositiveProblems<MarginField>({
    lots,
    price,
    leverage,
    size: contract.size,
    ...(positionRateQuestion(contract, currency) === null ? {} : { rate }),
    ...(account === null ? {} : { account }),
    ...(stopOutPercent === null ? {} : { stopOutPercent }),
  });
}

interface StopOut {
  readonly units: Fraction;
  readonly price: Fraction;
  readonly loss: Fraction;
  readonly conversion: Conversion;
}

/**
 * The price at which the position has lost that much. In the pair's base currency, a loss is booked at the
 * closing price: (opening − price) · units / price.
 */
function priceAtLoss({ contract, currency, side }: MarginInput, { units, price, loss, conversion }: StopOut) {
  if (contract.base === currency) {
    const left = side === 'long' ? add(units, loss) : sub(units, loss);
    return sign(left) > 0 ? div(mul(price, units), left) : null;
  }
  const move = div(toQuote(loss, conversion), units);
  const reached = side === 'long' ? sub(price, move) : add(price, move);
  return sign(reached) > 0 ? reached : null;
}

/** The margin of a position, its margin level and its stop-out price. */
export function margin(input: MarginInput): Calculation<MarginField, Margin, MarginLine, MarginWarning> {
  const { contract, currency, lots, price, leverage, account, stopOutPercent } = input;
  const problems = problemsOf(input);
  if (problems.length > 0 || lots === null || price === null || leverage === null) {
    return { ok: false, problems };
  }

  const conversion = positionConversion(input, price);
  const units = mul(lots, contract.size);
  const value = contract.base === currency ? units : toAccount(mul(units, price), conversion);
  const held = roundTo(div(value, leverage), moneyDecimals(currency));
  const warnings: MarginWarning[] = [];
  if (account !== null && compare(held, account) > 0) warnings.push('marginAboveAccount');

  let lossAtStopOut: Fraction | null = null;
  if (account !== null && stopOutPercent !== null) {
    const loss = sub(account, div(mul(held, stopOutPercent), HUNDRED));
    if (sign(loss) > 0) lossAtStopOut = loss;
    else warnings.push('stopOutAtOnce');
  }
  const result: Margin = {
    value,
    margin: held,
    freeMargin: account === null ? null : sub(account, held),
    level: account === null || sign(held) === 0 ? null : div(mul(account, HUNDRED), held),
    lossAtStopOut,
    stopOutPrice:
      lossAtStopOut === null ? null : priceAtLoss(input, { units, price, loss: lossAtStopOut, conversion }),
  };
  return {
    ok: true,
    result,
    lines: marginLines({ ...input, lots, price, leverage }, result, conversion, moneyDecimals(currency)),
    warnings,
  };
}
