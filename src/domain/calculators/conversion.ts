import { div, mul, ONE, type Fraction } from '@/domain/exact';
import { isTypedInOrder, type Currency } from '@/domain/instruments';
import { amountInFull, type Amount, type Operator } from './calculation';

/** A rate as platforms quote it: one unit of `first` costs so many of `second`. */
export interface RateQuestion {
  readonly first: Currency;
  readonly second: Currency;
}

/** From the quote currency of a price into the account's currency. */
export interface Conversion {
  readonly way: 'none' | 'multiply' | 'divide';
  readonly rate: Fraction;
  readonly decimals: number;
}

const RATE_DECIMALS = 4;

export const NO_CONVERSION: Conversion = { way: 'none', rate: ONE, decimals: 0 };

/** Which rate the visitor has to type; null when price and account share a currency. */
export function rateQuestion(account: Currency, quote: Currency): RateQuestion | null {
  if (account === quote) return null;
  return isTypedInOrder(account, quote)
    ? { first: account, second: quote }
    : { first: quote, second: account };
}

/** The conversion at a typed rate, which answers `rateQuestion` for the same two currencies. */
export function conversionAt(account: Currency, quote: Currency, rate: Fraction): Conversion {
  const question = rateQuestion(account, quote);
  if (question === null) return NO_CONVERSION;
  return { way: question.first === account ? 'divide' : 'multiply', rate, decimals: RATE_DECIMALS };
}

/** Where the account's currency is the base of the pair, its price is the rate: nothing has to be typed. */
export const conversionAtPrice = (price: Fraction, decimals: number): Conversion => ({
  way: 'divide',
  rate: price,
  decimals,
});

export function toAccount(value: Fraction, { way, rate }: Conversion): Fraction {
  if (way === 'none') return value;
  return way === 'multiply' ? mul(value, rate) : div(value, rate);
}

export function toQuote(value: Fraction, { way, rate }: Conversion): Fraction {
  if (way === 'none') return value;
  return way === 'multiply' ? div(value, rate) : mul(value, rate);
}

const rateAmount = ({ rate, decimals }: Conversion): Amount => amountInFull(rate, decimals);

/** The end of an expression that turns an amount of the quote currency into the account's. */
export function intoAccount(conversion: Conversion): readonly (Amount | Operator)[] {
  if (conversion.way === 'none') return [];
  return [conversion.way === 'multiply' ? '×' : '÷', rateAmount(conversion)];
}

/** The end of an expression that turns an amount of the account's currency into the quote currency. */
export function intoQuote(conversion: Conversion): readonly (Amount | Operator)[] {
  if (conversion.way === 'none') return [];
  return [conversion.way === 'multiply' ? '÷' : '×', rateAmount(conversion)];
}

/** What one unit of the second currency is worth in the first: shows a rate that was typed upside down. */
export const inverseRate = (rate: Fraction): Fraction => div(ONE, rate);
