import { exampleLevels } from '@/content/exampleLevels';
import { pairOf, type EnteredRates } from '@/domain/catalogue/brokerCost';
import type { RateTexts } from '@/domain/catalogue/brokerView';
import type { RateQuestion } from '@/domain/calculators/conversion';
import { CURRENCIES, isCurrency, isQuotedInOrder, type Currency } from '@/domain/numbers/currency';
import { compare, exact, sign, toFixed } from '@/domain/numbers/exact';
import { readNumber } from '@/domain/numbers/numberInput';
import { param } from '@/runtime/searchParamsCodec';

const RATE_DECIMALS = 6;

/** How far a rate may be from the level used in examples: any further, and the decimal point is misplaced. */
const MAX_FACTOR = 3;

const DOLLARS: Readonly<Partial<Record<Currency, number>>> = {
  USD: 1,
  EUR: exampleLevels['EUR/USD'],
  GBP: exampleLevels['GBP/USD'],
  JPY: 1 / exampleLevels['USD/JPY'],
};

/** Rounds to two significant digits. */
const rounded = (value: number): number => Number(value.toPrecision(2));

/** The plausible rates of a pair; null if no level is known. */
function plausibleRange({ first, second }: RateQuestion) {
  const [one, other] = [DOLLARS[first], DOLLARS[second]];
  if (one === undefined || other === undefined) return null;
  return { least: rounded(one / other / MAX_FACTOR), most: rounded((one / other) * MAX_FACTOR) };
}

/** A plausible rate as plain decimal text; null for anything else. */
export function rateFrom(text: string, question: RateQuestion): string | null {
  const reading = readNumber(text, RATE_DECIMALS, question.second);
  if (!reading.ok || sign(reading.value) <= 0) return null;
  const range = plausibleRange(question);
  const isPlausible =
    range === null ||
    (compare(reading.value, exact(range.least)) >= 0 && compare(reading.value, exact(range.most)) <= 0);
  return isPlausible ? toFixed(reading.value, RATE_DECIMALS).replace(/\.?0+$/, '') : null;
}

/** The error message for text that isn't a plausible rate. */
export function rateRefusal(question: RateQuestion): string {
  const range = plausibleRange(question);
  const limits = range === null ? 'above 0' : `from ${String(range.least)} to ${String(range.most)}`;
  return `Enter the price of 1 ${question.first} in ${question.second}, a number ${limits}.`;
}

const RATE_PARAM = /^([A-Z]{3})([A-Z]{3})([\d.]+)$/;

function readRate(value: string): readonly (readonly [pair: string, rate: string])[] {
  const [, first = '', second = '', text = ''] = RATE_PARAM.exec(value) ?? [];
  if (!isCurrency(first) || !isCurrency(second) || !isQuotedInOrder(first, second)) return [];
  const question = { first, second };
  const rate = rateFrom(text, question);
  return rate === null ? [] : [[pairOf(question), rate]];
}

/** The rates in the URL, so that the comparison and a shared link have the same costs: `USDJPY150.2`. */
export const ratesParam = param<RateTexts>(
  'rate',
  (values) => Object.fromEntries(values.slice(0, CURRENCIES.length).flatMap(readRate)),
  (rates) => Object.entries(rates).map(([pair, rate]) => `${pair.replace('/', '')}${rate}`),
);

export const withRate = (rates: RateTexts, pair: string, rate: string): RateTexts =>
  Object.fromEntries(Object.entries({ ...rates, [pair]: rate }).filter(([, text]) => text !== ''));

export const enteredRates = (rates: RateTexts): EnteredRates =>
  new Map(Object.entries(rates).map(([pair, rate]) => [pair, exact(rate)]));
