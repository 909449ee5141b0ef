import { div, ONE, type Fraction } from '@/domain/numbers/exact';
import { isQuotedInOrder, type Currency } from '@/domain/numbers/currency';
import { amountInFull, type Amount, type Expression } from './calculation';
import type { Contract } from './contract';

/** An exchange rate as platforms quote it: the price of one unit of `first` in `second`. */
export interface RateQuestion {
  readonly first: Currency;
  readonly second: Currency;
}

export interface Conversion {
  readonly way: 'none' | 'multiply' | 'divide';
  readonly rate: Fraction;
  readonly decimals: number;
}

const RATE_DECIMALS = 4;

export const NO_CONVERSION: Conversion = { way: 'none', rate: ONE, decimals: 0 };

/** The rate the visitor has to enter; null if price and account share a currency. */
export function rateQuestion(account: Currency, quote: Currency): RateQuestion | null {
  if (account === quote) return null;
  return isQuotedInOrder(account, quote)
    ? { first: account, second: quote }
    : { first: quote, second: account };
}

/** The conversion at the rate entered for `rateQuestion`; none if both currencies are the same. */
export function conversionAt(account: Currency, quote: Currency, rate: Fraction): Conversion {
  const question = rateQuestion(account, quote);
  if (question === null) return NO_CONVERSION;
  return { way: question.first === account ? 'divide' : 'multiply', rate, decimals: RATE_DECIMALS };
}

/** The rate needed for a position; null if the account's currency is the quote or the base of the price. */
export const positionRateQuestion = (contract: Contract, account: Currency): RateQuestion | null =>
  contract.base === account ? null : rateQuestion(account, contract.quote);

interface PositionCurrencies {
  readonly contract: Contract;
  readonly currency: Currency;
  /** The rate for `positionRateQuestion`. */
  readonly rate: Fraction | null;
}

/** If the account's currency is the base of the pair, the price is the rate. */
export function positionConversion(
  { contract, currency, rate }: PositionCurrencies,
  price: Fraction,
): Conversion {
  if (contract.base === currency) return { way: 'divide', rate: price, decimals: contract.decimals };
  return rate === null ? NO_CONVERSION : conversionAt(currency, contract.quote, rate);
}

const rateAmount = ({ rate, decimals }: Conversion): Amount => amountInFull(rate, decimals);

/** The end of an expression that converts from the quote currency to the account's. */
export function intoAccountCurrency(conversion: Conversion): Expression {
  if (conversion.way === 'none') return [];
  return [conversion.way === 'multiply' ? '×' : '÷', rateAmount(conversion)];
}

/** The end of an expression that converts from the account's currency to the quote currency. */
export function intoQuoteCurrency(conversion: Conversion): Expression {
  if (conversion.way === 'none') return [];
  return [conversion.way === 'multiply' ? '÷' : '×', rateAmount(conversion)];
}

/** The inverse rate, which reveals a rate that was entered the wrong way round. */
export const inverseRate = (rate: Fraction): Fraction => div(ONE, rate);
