import { div, exact, mul, negate, roundTo, sub, sum, type Fraction } from '@/domain/exact';
import { moneyDecimals, type Currency } from '@/domain/instruments';
import { toAccount, type Conversion } from './conversion';

/** A position with the prices at which its parts were closed. */
export interface ClosedPosition {
  readonly side: 'long' | 'short';
  readonly fill: Fraction;
  /** Units of the base, or of whatever the price is quoted for. */
  readonly units: Fraction;
  /** Shares in percent of the first size. */
  readonly exits: readonly { readonly price: Fraction; readonly share: Fraction }[];
}

const HUNDRED = exact(100);

/** Profit or loss in the account's currency, rounded once, to its cents, half away from zero. */
export function profitInMoney(
  { side, fill, units, exits }: ClosedPosition,
  conversion: Conversion,
  currency: Currency,
): Fraction {
  const parts = exits.map(({ price, share }) => div(mul(mul(sub(price, fill), share), units), HUNDRED));
  const inQuote = side === 'long' ? sum(parts) : negate(sum(parts));
  return roundTo(toAccount(inQuote, conversion), moneyDecimals(currency));
}
