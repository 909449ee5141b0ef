import { rateQuestion, type RateQuestion } from './conversion';
import { countOf } from '@/domain/text/groupDigits';
import {
  absolute,
  div,
  exact,
  mul,
  negate,
  ONE,
  sign,
  sum,
  ZERO,
  type Fraction,
} from '@/domain/numbers/exact';
import { isCurrency } from '@/domain/numbers/currency';
import { instrumentByName, type Instrument, type InstrumentName } from '@/domain/trading/instruments';
import { formatWithEnoughPlaces } from '@/domain/numbers/numberText';

/** The cost of opening, holding and closing a position, from a broker's price list. */

export const COST_INSTRUMENTS = ['EUR/USD', 'GBP/USD', 'USD/JPY', 'XAU/USD', 'US500'] as const;

/** An instrument in cost calculations, by the name that most brokers use. */
export type CostInstrument = (typeof COST_INSTRUMENTS)[number];

const INSTRUMENT_NAMES: Readonly<Record<CostInstrument, InstrumentName>> = {
  'EUR/USD': 'EUR/USD',
  'GBP/USD': 'GBP/USD',
  'USD/JPY': 'USD/JPY',
  'XAU/USD': 'Gold',
  US500: 'S&P 500',
};

/** The trade whose cost is compared. Each booking of the overnight charge counts as a night. */
export interface StatedTrade {
  readonly instrument: CostInstrument;
  /** Plain decimal text, 0.01 to 100. */
  readonly lots: string;
  /** 0 to 30. */
  readonly nights: number;
  readonly side: 'buy' | 'sell';
}

export const DEFAULT_TRADE: StatedTrade = { instrument: 'EUR/USD', lots: '1', nights: 1, side: 'buy' };

/** A broker's stated prices: spread and swaps in steps, commission per lot, both ways. */
export interface StatedCosts {
  readonly spread: number | null;
  readonly commission: number | null;
  readonly swapLong: number | null;
  readonly swapShort: number | null;
}

/** Amounts in the currency of the costs; null if not stated. A negative amount is paid to the client. */
export interface TradeCost {
  readonly spread: Fraction | null;
  readonly commission: Fraction | null;
  readonly swap: Fraction | null;
  readonly total: Fraction | null;
}

/** The instrument behind a broker's name for it; undefined if its step and contract are unknown. */
export const costInstrument = (name: string): CostInstrument | undefined =>
  COST_INSTRUMENTS.find((known) => known === name.trim().toUpperCase());

export function tradedInstrument(instrument: CostInstrument): Instrument {
  const traded = instrumentByName(INSTRUMENT_NAMES[instrument]);
  if (traded === undefined) throw new RangeError(`Not an instrument: ${instrument}`);
  return traded;
}

/** The rate the visitor has to enter if costs and price have different currencies; null for none. */
export function rateFor(instrument: CostInstrument, currency: string): RateQuestion | null {
  const { quote } = tradedInstrument(instrument);
  return isCurrency(currency) ? rateQuestion(currency, quote) : null;
}

/**
 * The value of one unit of the quote currency in the currency of the costs.
 * @param typed the rate for {@link rateFor} as platforms quote it
 * @returns null if the rate is needed but unknown
 */
export function costRate(
  instrument: CostInstrument,
  currency: string,
  typed: Fraction | undefined,
): Fraction | null {
  if (currency === tradedInstrument(instrument).quote) return ONE;
  const question = rateFor(instrument, currency);
  if (question === null || typed === undefined || sign(typed) <= 0) return null;
  return question.first === currency ? div(ONE, typed) : typed;
}

/** The value of one price step for the position, in the quote currency. */
export function stepValue({ instrument, lots }: Pick<StatedTrade, 'instrument' | 'lots'>): Fraction {
  const { step, contractSize } = tradedInstrument(instrument);
  return mul(mul(exact(step), exact(contractSize)), exact(lots));
}

export const swapOf = ({ swapLong, swapShort }: StatedCosts, side: StatedTrade['side']): number | null =>
  side === 'buy' ? swapLong : swapShort;

/**
 * The exact cost of a trade. If a part is unknown, so is the total; a trade held for no nights needs no overnight
 * charge.
 * @param rate one unit of the quote currency in the currency of the costs; null if unknown
 */
export function tradeCost(prices: StatedCosts, trade: StatedTrade, rate: Fraction | null): TradeCost {
  const perStep = rate === null ? null : mul(stepValue(trade), rate);
  const charge = swapOf(prices, trade.side);
  const spread = perStep === null || prices.spread === null ? null : mul(exact(prices.spread), perStep);
  const commission = prices.commission === null ? null : mul(exact(prices.commission), exact(trade.lots));
  const held = exact(trade.nights);
  const swap =
    trade.nights === 0
      ? ZERO
      : perStep === null || charge === null
        ? null
        : negate(mul(mul(exact(charge), perStep), held));
  const parts = [spread, commission, swap];
  const isStated = (part: Fraction | null): part is Fraction => part !== null;
  return { spread, commission, swap, total: parts.every(isStated) ? sum(parts) : null };
}

const CURRENCY_SIGNS: Readonly<Partial<Record<string, string>>> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥' };

/** An amount with two decimal places or, if it is small, more: `$16.20`, `−$2.00`, `12.00 CHF`, `$0.004`. */
export function costText(amount: Fraction, currency: string): string {
  const digits = formatWithEnoughPlaces(absolute(amount), 2);
  const symbol = CURRENCY_SIGNS[currency];
  const text = symbol === undefined ? `${digits} ${currency}`.trim() : `${symbol}${digits}`;
  return sign(amount) < 0 ? `−${text}` : text;
}

/** A total with an explanation of its sign: `−$2.00 (you are paid)`. */
export const totalText = (total: Fraction | null, currency: string): string =>
  total === null ? 'not stated' : `${costText(total, currency)}${sign(total) < 0 ? ' (you are paid)' : ''}`;

/** `1 lot EUR/USD, 1 night`, with the side if there is an overnight charge. */
export function tradeWords({ instrument, lots, nights, side }: StatedTrade): string {
  const isContract = tradedInstrument(instrument).market === 'indices';
  const unit = isContract ? 'contract' : 'lot';
  const size = `${countOf(lots, unit)} ${instrument}`;
  return `${size}, ${countOf(nights, 'night')}${side === 'sell' ? ', sold' : ''}`;
}
