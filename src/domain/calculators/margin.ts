import { roundTo, sign, type Fraction } from '@/domain/numbers/exact';
import { moneyDecimals, type Currency } from '@/domain/numbers/currency';
import {
  amount,
  amountInFull,
  amountWithEnoughPlaces,
  inPercent,
  formulaLine,
  evaluateExpression,
  type Amount,
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
  /** The free margin; negative if the account can't support the position. */
  readonly freeMargin: Fraction | null;
  /** The margin level on opening; null if the margin is below a cent. */
  readonly level: Fraction | null;
  /**
   * The price at the stop-out, assuming a single position, constant margin and no costs; null if it can't be reached,
   * or is reached on opening.
   */
  readonly stopOutPrice: Fraction | null;
  /** The loss from the opening to the stop-out. */
  readonly lossAtStopOut: Fraction | null;
}

type MarginField = 'lots' | 'price' | 'leverage' | 'rate' | 'account' | 'stopOutPercent' | 'size';
export type MarginLine =
  | 'value'
  | 'margin'
  | 'freeMargin'
  | 'level'
  | 'lossAtStopOut'
  | 'stopOutLong'
  | 'stopOutShort';
type MarginWarning = 'marginAboveAccount' | 'stopOutAtOnce';

function problemsOf(input: MarginInput): FieldProblem<MarginField>[] {
  const { contract, currency, lots, price, leverage, rate, account, stopOutPercent } = input;
  return nonPositiveProblems<MarginField>({
    lots,
    price,
    leverage,
    size: contract.size,
    ...(positionRateQuestion(contract, currency) !== null && { rate }),
    ...(account !== null && { account }),
    ...(stopOutPercent !== null && { stopOutPercent }),
  });
}

export function margin(input: MarginInput): Calculation<MarginField, Margin, MarginLine, MarginWarning> {
  const { contract, currency, side, lots, price, leverage, account, stopOutPercent } = input;
  const problems = problemsOf(input);
  if (problems.length > 0 || lots === null || price === null || leverage === null) {
    return { ok: false, problems };
  }

  const conversion = positionConversion(input, price);
  const decimals = moneyDecimals(currency);
  const money = (value: Fraction) => amountInFull(value, decimals, currency);
  const opened = amountInFull(price, contract.decimals);
  const units = [amountInFull(lots, 0, 'lot'), '×', amountInFull(contract.size, 0)] as const;
  const isInBase = contract.base === currency;
  const atPrice: Expression = isInBase ? [] : ['×', opened, ...intoAccountCurrency(conversion)];
  const value = formulaLine('value', [...units, ...atPrice], (exactly) =>
    amountWithEnoughPlaces(exactly, decimals, currency),
  );
  const held = formulaLine('margin', [...value.expression, '÷', amountInFull(leverage, 0)], (exactly) =>
    amount(roundTo(exactly, decimals), decimals, currency),
  );
  const result = { value: value.result.value, margin: held.result.value };
  if (account === null) {
    const none = { freeMargin: null, level: null, lossAtStopOut: null, stopOutPrice: null };
    return { ok: true, result: { ...result, ...none }, lines: [value, held], warnings: [] };
  }

  const free = formulaLine('freeMargin', [money(account), '−', held.result], money);
  const level =
    sign(held.result.value) === 0
      ? null
      : formulaLine('level', [money(account), '÷', held.result], inPercent(0));
  const spent =
    stopOutPercent &&
    formulaLine(
      'lossAtStopOut',
      [money(account), '−', held.result, '×', amountInFull(stopOutPercent, 0, '%')],
      money,
    );
  const loss = spent && sign(spent.result.value) > 0 ? spent : null;
  const stopOut = loss && stopOutLine(loss.result);

  /**
   * For an account in the pair's base currency, a loss is converted at the closing price: (opening − price) · units /
   * price.
   */
  function stopOutLine(lost: Amount) {
    const [ahead, back] = side === 'long' ? (['+', '−'] as const) : (['−', '+'] as const);
    if (isInBase && sign(evaluateExpression([...units, ahead, lost])) <= 0) return null;
    const line = formulaLine(
      side === 'long' ? 'stopOutLong' : 'stopOutShort',
      isInBase
        ? [opened, '×', ...units, '÷', '(', ...units, ahead, lost, ')']
        : [opened, back, lost, ...intoQuoteCurrency(conversion), '÷', '(', ...units, ')'],
      (reached) => amount(reached, contract.decimals),
    );
    return sign(line.result.value) > 0 ? line : null;
  }

  const warnings: MarginWarning[] = sign(free.result.value) < 0 ? ['marginAboveAccount'] : [];
  if (spent && !loss) warnings.push('stopOutAtOnce');
  return {
    ok: true,
    result: {
      ...result,
      freeMargin: free.result.value,
      level: level && level.result.value,
      lossAtStopOut: loss && loss.result.value,
      stopOutPrice: stopOut && stopOut.result.value,
    },
    lines: [value, held, free, level, loss, stopOut].filter((line) => line !== null),
    warnings,
  };
}
