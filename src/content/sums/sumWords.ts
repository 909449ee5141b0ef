import { amountInFull } from '@/domain/calculators/calculation';
import { absolute, compare, ONE, sign, toNumber, type Fraction } from '@/domain/numbers/exact';
import { countOf, formatNumber } from '@/domain/text/groupDigits';
import { formatFixed } from '@/domain/numbers/numberText';
import { SUM_FUTURES } from '@/domain/sums/families/markets';
import type { DrawnItem, Skill, Sum, SumFamily } from '@/domain/sums/families';
import { TRADED_PAIRS } from '@/domain/sums/oneTrade';
import type { Attempt } from '@/domain/sums/round';
import { dollars } from '@/content/format';
import { WEEKDAYS } from '@/content/weekdays';
import { accountSums } from './accountSums';
import { marketSums } from './marketSums';
import { tradeSums } from './tradeSums';
import type { SumQuestionWords, WordsByFamily, LevelWords } from './words';

export const sumWords: WordsByFamily<SumFamily> = { ...accountSums, ...tradeSums, ...marketSums };

const plain = (value: Fraction): string => formatFixed(value, amountInFull(value, 0).decimals);
const withDecimals = (least: number) => (value: Fraction) =>
  formatFixed(value, amountInFull(value, least).decimals);
const usd = (value: Fraction): string => dollars(toNumber(value));
const counted = (noun: string) => (value: Fraction) => countOf(plain(value), noun);
const futureOf = (place: Fraction) => SUM_FUTURES[Number(place.numerator)] ?? SUM_FUTURES[0];

/** How a placeholder's number is formatted, by the word after its colon, as in `{account:usd}`. */
const FORMATS: Readonly<Record<string, (value: Fraction) => string>> = {
  plain,
  usd,
  price: withDecimals(4),
  quote: withDecimals(5),
  cents: withDecimals(2),
  r: (value) => `${plain(value)}R`,
  signedR: (value) => `${sign(value) > 0 ? '+' : ''}${plain(value)}R`,
  pair: (place) => TRADED_PAIRS[Number(place.numerator)] ?? '',
  order: (isSale) => (sign(isSale) === 0 ? 'buy' : 'sell'),
  done: (isSale) => (sign(isSale) === 0 ? 'bought' : 'sold'),
  charges: (isCredit) => (sign(isCredit) === 0 ? 'charges' : 'pays you'),
  settled: (isCredit) => (sign(isCredit) === 0 ? 'paid' : 'received'),
  lots: (value) => (compare(value, ONE) === 0 ? '1 lot' : `${plain(value)} lots`),
  pips: counted('pip'),
  months: counted('month'),
  contracts: counted('contract'),
  day: (value) => WEEKDAYS[Number(value.numerator)] ?? '',
  result: (value) =>
    sign(value) === 0
      ? 'no gain or loss'
      : `a ${sign(value) < 0 ? 'loss' : 'gain'} of ${usd(absolute(value))}`,
  moves: (value) => `${sign(value) < 0 ? 'falls' : 'rises'} by ${plain(absolute(value))}`,
  movesUsd: (value) => `${sign(value) < 0 ? 'falls' : 'rises'} by ${usd(absolute(value))}`,
  moved: (value) => `${sign(value) < 0 ? 'fallen' : 'risen'} by ${usd(absolute(value))}`,
  future: (value) => futureOf(value).name,
  size: (value) => {
    const { size, unit, tick } = futureOf(value);
    return `a contract is ${formatNumber(size)} ${unit}, and one tick is ${tickText(tick)} per unit`;
  },
};

/** In dollars, with at least two decimal places. */
const tickText = (tick: number) => `$${tick.toFixed(Math.max(2, (String(tick).split('.')[1] ?? '').length))}`;

export const fillPlaceholders = (words: string, numbers: Readonly<Record<string, Fraction>>): string =>
  words.replace(/\{(\w+)(?::(\w+))?\}/g, (place, name: string, format = 'plain') => {
    const value = numbers[name];
    const write = FORMATS[format as string];
    if (value === undefined || write === undefined) throw new RangeError(`Nothing to fill into ${place}`);
    return write(value);
  });

export const levelWords = ({ family, level }: Skill): LevelWords =>
  sumWords[family].levels[level - 1] ?? sumWords[family].levels[0];

/** Such as `Margin, level 2`. */
export const skillName = ({ family, level }: Skill): string =>
  `${sumWords[family].title}, level ${String(level)}`;

/** The text of a sum: a short introduction, then the question. */
export function sumQuestionWords(item: DrawnItem): SumQuestionWords {
  const { introductions, ...family } = sumWords[item.family];
  return {
    ...family,
    ...levelWords(item),
    introduction: introductions[item.introduction] ?? introductions[0],
    question: fillPlaceholders(levelWords(item).question, { ...item.values, ...item.figures }),
  };
}

const UNIT_NAMES: Partial<Record<Sum['unit'], string>> = { '%': 'percent', 'to 1': 'multiples of the risk' };

export const unitWords = (unit: Sum['unit']): string => UNIT_NAMES[unit] ?? unit;

/** The required precision of an answer. */
export function precisionWords({ unit, decimals, tolerance }: Pick<Sum, 'unit' | 'decimals' | 'tolerance'>) {
  if (unit === 'lots') return 'Rounded down to 0.01.';
  if (unit === 'contracts') return 'Whole contracts, rounded down.';
  if (compare(tolerance, ONE) >= 0) return 'To the dollar.';
  if (decimals === 5) return 'With all five decimal places.';
  if (unit === 'dollars' || unit === 'euros') return 'To the cent.';
  return decimals === 1 ? 'To one decimal place.' : 'To two decimal places.';
}

/** Such as `2 of 3`. */
export const solvedCountText = (attempts: readonly Attempt[]): string =>
  `${String(attempts.filter(({ isSolved }) => isSolved).length)} of ${String(attempts.length)}`;

/** How a sum was solved. */
export function attemptWords({ misses, hints, isSolved, hasSlipped = false }: Attempt): string {
  if (!isSolved) return 'Not solved';
  if (hints > 0) return 'Solved with a hint';
  if (misses > 0) return 'Solved on the second try';
  return hasSlipped ? 'Solved after a slip, which is forgiven' : 'Solved first time';
}
