import { rateQuestion, type RateQuestion } from '@/domain/calculators/conversion';
import { countOf } from './grouped';
import { absolute, div, exact, mul, negate, ONE, sign, sum, ZERO, type Fraction } from './exact';
import { instrumentByName, isCurrency, type Instrument, type InstrumentName } from './instruments';
import { shown } from './numberText';

/** What opening, holding and closing one position costs, from a broker's own price list. */

export const COST_INSTRUMENTS = ['EUR/USD', 'GBP/USD', 'USD/JPY', 'XAU/USD', 'US500'] as const;

/** An instrument whose cost is worked out, by the name brokers use for it. */
export type CostInstrument = (typeof COST_INSTRUMENTS)[number];

const INSTRUMENT_NAMES: Readonly<Record<CostInstrument, InstrumentName>> = {
  'EUR/USD': 'EUR/USD',
  'GBP/USD': 'GBP/USD',
  'USD/JPY': 'USD/JPY',
  'XAU/USD': 'Gold',
  US500: 'S&P 500',
};

/** A trade whose cost is compared. One night is one booking of the overnight charge. */
export interface StatedTrade {
  readonly instrument: CostInstrument;
  /** Plain decimal text, 0.01 to 100. */
  readonly lots: string;
  /** 0 to 30. */
  readonly nights: number;
  readonly side: 'buy' | 'sell';
}

export const DEFAULT_TRADE: StatedTrade = { instrument: 'EUR/USD', lots: '1', nights: 1, side: 'buy' };

/** Prices as a broker states them: spread and swaps in steps, the commission for one lot, both ways. */
export interface StatedPrices {
  readonly spread: number | null;
  readonly commission: number | null;
  readonly swapLong: number | null;
  readonly swapShort: number | null;
}

/** Money in the currency of the costs; null is not stated. A negative amount is paid to the client. */
export interface TradeCost {
  readonly spread: Fraction | null;
  readonly commission: Fraction | null;
  readonly swap: Fraction | null;
  readonly total: Fraction | null;
}

/** The instrument a broker means by a name; undefined for one whose step and contract are not known here. */
export const costInstrument = (name: string): CostInstrument | undefined =>
  COST_INSTRUMENTS.find((known) => known === name.trim().toUpperCase());

export function tradedInstrument(instrument: CostInstrument): Instrument {
  const traded = instrumentByName(INSTRUMENT_NAMES[instrument]);
  if (traded === undefined) throw new RangeError(`Not an instrument: ${instrument}`);
  return traded;
}

/** The rate a visitor has to type where costs are in another currency than the price; null where none is needed. */
export function rateFor(instrument: CostInstrument, currency: string): RateQuestion | null {
  const { quote } = tradedInstrument(instrument);
  return isCurrency(currency) ? rateQuestion(currency, quote) : null;
}

/**
 * How much of the costs' currency one unit of the quote currency is.
 * @param typed the rate as platforms quote it, which answers {@link rateFor}
 * @returns null where a rate is needed and not known
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

/** What one step of the price is worth for the whole position, in the quote currency. */
export function stepValue({ instrument, lots }: Pick<StatedTrade, 'instrument' | 'lots'>): Fraction {
  const { step, contractSize } = tradedInstrument(instrument);
  return mul(mul(exact(step), exact(contractSize)), exact(lots));
}

/** The overnight charge that counts for a side of the market. */
export const swapOf = ({ swapLong, swapShort }: StatedPrices, side: StatedTrade['side']): number | null =>
  side === 'buy' ? swapLong : swapShort;

/**
 * The cost of a trade, exact. A part that is not stated makes the total not stated; without a night no overnight
 * charge is needed.
 * @param rate the costs' currency for one unit of the quote currency; null where it is not known
 */
export function tradeCost(prices: StatedPrices, trade: StatedTrade, rate: Fraction | null): TradeCost {
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

const SIGNS: Readonly<Partial<Record<string, string>>> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥' };

/** An amount with two decimals, rounded half away from zero: `$16.20`, `−$2.00`, `12.00 CHF`. */
export function costText(amount: Fraction, currency: string): string {
  const digits = shown(absolute(amount), 2);
  const symbol = SIGNS[currency];
  const text = symbol === undefined ? `${digits} ${currency}`.trim() : `${symbol}${digits}`;
  return sign(amount) < 0 && /[1-9]/.test(digits) ? `−${text}` : text;
}

/** A total with what its sign means: `−$2.00 (you are paid)`. */
export const totalText = (total: Fraction | null, currency: string): string =>
  total === null ? 'not stated' : `${costText(total, currency)}${sign(total) < 0 ? ' (you are paid)' : ''}`;

/** `1 lot EUR/USD, 1 night`, with the side where an overnight charge depends on it. */
export function tradeWords({ instrument, lots, nights, side }: StatedTrade): string {
  const isContract = tradedInstrument(instrument).market === 'indices';
  const unit = isContract ? 'contract' : 'lot';
  const size = `${countOf(lots, unit)} ${instrument}`;
  return `${side === 'sell' ? 'sell ' : ''}${size}, ${countOf(nights, 'night')}`;
}
