import { compare, exact, isMultipleOf, mul, parseDecimal, toNumber, type Fraction } from './exact';
import type { Currency } from './currency';

/**
 * `unknown`: part of the text can't be read, or it contains no number; `currency`: a currency other than the field's;
 * `grouping`: the number's separators make no sense; `decimals`: more decimal places than the field has; `size`: over
 * 15 digits or 40 characters.
 */
export type NumberProblem = 'empty' | 'unknown' | 'currency' | 'negative' | 'grouping' | 'decimals' | 'size';

export type NumberReading =
  | { readonly ok: true; readonly value: Fraction }
  | {
      readonly ok: false;
      readonly problem: NumberProblem;
      /** The part of the text that has the problem. */
      readonly part: string;
    };

const MAX_DIGITS = 15;
const MAX_LENGTH = 40;
const THOUSAND = exact(1000);
const THOUSANDS_GROUPS = /^[1-9][0-9]{0,2}([.,])[0-9]{3}(?:\1[0-9]{3})*$/;
/** A decimal mark other than the point and the comma. */
const ARABIC_DECIMAL = '٫';
/** The text before the number, the number and the text after it; the number in `Fr.50` is `50`, not `.50`. */
const NUMBER_PARTS = /^(\D*?)((?:(?<!\p{L})[.,٫])?\d[\d.,٫٬\s'’]*)(.*)$/su;

const CURRENCY_WORDS = new Map<string, readonly string[]>(
  Object.entries({
    EUR: ['eur', '€', 'euro', 'euros'],
    GBP: ['gbp', '£', 'pound', 'pounds'],
    AUD: ['aud', '$', 'a$', 'au$'],
    NZD: ['nzd', '$', 'nz$'],
    USD: ['usd', '$', 'us$', 'dollar', 'dollars'],
    CAD: ['cad', '$', 'c$', 'ca$'],
    CHF: ['chf', 'fr', 'fr.', 'sfr', 'sfr.', 'franc', 'francs'],
    JPY: ['jpy', '¥', '円', 'yen'],
  } satisfies Record<Currency, readonly string[]>),
);

const isAnyCurrency = (word: string): boolean =>
  /\p{Sc}/u.test(word) || [...CURRENCY_WORDS.values()].some((words) => words.includes(word));

/** Whether a word or sign next to a number is the field's unit. */
function isOfUnit(typed: string, unit: string | null, isAhead: boolean): boolean {
  const word = typed.toLowerCase();
  if (word === '') return true;
  if (unit === null && isAhead) return isAnyCurrency(word);
  if (unit === null) return /^(?:[\p{L}\s]+[²³.]?|%|\p{L}*\p{Sc})$/u.test(word);
  if (unit === '') return /^\p{Sc}$/u.test(word);
  if (unit === '%') return ['%', 'percent', 'per cent'].includes(word);
  return CURRENCY_WORDS.get(unit)?.includes(word) ?? (word === unit || `${word}s` === unit);
}

/** The value of a digit in any script; each script has ten consecutive digits. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** Converts digits and separators of any script to ASCII and removes invisible characters; `²` stays. */
export const plainText = (typed: string): string =>
  typed
    .replace(/[^\p{No}]+/gu, (text) => text.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, digitValue)
    .replaceAll('،', ',')
    .replaceAll('؛', ';')
    .trim();

/** The decimal mark; '' if there are no decimal places. */
function decimalMark(text: string, decimals: number, unit: string | null): string {
  if (text.includes(ARABIC_DECIMAL)) return ARABIC_DECIMAL;
  const marks = text.replace(/[0-9]/g, '');
  const last = marks.at(-1) ?? '';
  if (new Set(marks).size === 2) return last;
  if (marks.length > 1) return '';
  const mayBeThousands = unit === null ? last === ',' : decimals < 3;
  return mayBeThousands && THOUSANDS_GROUPS.test(text) ? '' : last;
}

/** Reads digits with separators. */
function readDigits(part: string, decimals: number, unit: string | null): NumberReading {
  const refused = (problem: NumberProblem): NumberReading => ({ ok: false, problem, part });
  const text = part.replace(/[\s'’٬]/g, '');
  const mark = decimalMark(text, decimals, unit);
  const [whole = '', fractional = '', ...rest] = mark === '' ? [text] : text.split(mark);
  if (rest.length > 0 || /[.,]/.test(fractional)) return refused('grouping');
  if (/[.,]/.test(whole) && !THOUSANDS_GROUPS.test(whole)) return refused('grouping');
  if (fractional.length > decimals) return refused('decimals');

  const digits = whole.replace(/[.,]/g, '');
  if (digits.length + fractional.length > MAX_DIGITS) return refused('size');
  const value = parseDecimal(`${digits === '' ? '0' : digits}${fractional === '' ? '' : '.'}${fractional}`);
  return value === null ? refused('unknown') : { ok: true, value };
}

/** The digits with their separators, the signs and words around them, and whether a `k` follows. */
function numberParts(text: string) {
  const [, before = text, digits = '', after = ''] = NUMBER_PARTS.exec(text) ?? [];
  const [, sign = '', ahead = '', innerSign = ''] = /^([-−–+]?)\s*(.*?)\s*([-−–+]?)\s*$/su.exec(before) ?? [];
  const [, thousand = '', behind = ''] = /^(k(?!\p{L}))?\s*(.*)$/isu.exec(after) ?? [];
  return { sign, ahead, innerSign, digits: digits.trim(), isInThousands: thousand !== '', behind };
}

/** What is wrong with the words next to a number: only the unit is allowed, and not the same word on both sides. */
function unitProblem(ahead: string, behind: string, unit: string | null) {
  for (const word of [ahead, behind]) {
    const isOwn = isOfUnit(word, unit, word === ahead);
    if (isOwn && (word === '' || ahead !== behind)) continue;
    const isForeign = !isOwn && CURRENCY_WORDS.has(unit ?? '') && isAnyCurrency(word.toLowerCase());
    return { problem: isForeign ? 'currency' : 'unknown', part: word } as const;
  }
  return null;
}

function readThousands(digits: string, decimals: number, unit: string | null): NumberReading {
  // `10.000k` is ambiguous.
  if (THOUSANDS_GROUPS.test(digits)) return { ok: false, problem: 'grouping', part: digits };
  const reading = readDigits(digits, decimals + 3, unit);
  return reading.ok ? { ok: true, value: mul(reading.value, THOUSAND) } : reading;
}

/**
 * Reads a number in any country's notation, for a field with `decimals` decimal places: `10,000.50`, `10.000,50`,
 * `10'000`, `10 000 USD`, `+10k`, `١٠٬٠٠٠`. Of two kinds of separator, the last is the decimal mark. A single
 * separator before exactly three digits separates thousands only if the field has fewer than three decimal places:
 * `1,084` is
 * 1.084 as a rate and 1084 as money. If any unit is allowed, a single comma there separates thousands, and a single
 * point doesn't.
 * @param unit what may be next to the number: a currency code, including its signs and names, `%`, or a plural such as
 * `lots`; '' for any currency sign, null for any unit, and `1:` for a leverage
 */
export function readNumber(typed: string, decimals: number, unit: string | null = ''): NumberReading {
  if (typed.length > MAX_LENGTH) return { ok: false, problem: 'size', part: typed };
  const plain = plainText(typed);
  const text = unit === '1:' ? plain.replace(/^1\s*:\s*(?=\d)|(?<=\d)\s*:\s*1$/, '') : plain;
  const { sign, ahead, innerSign, digits, isInThousands, behind } = numberParts(text);
  const refused = (problem: NumberProblem, part = text): NumberReading => ({ ok: false, problem, part });
  const wrongUnit = unitProblem(ahead, behind, unit);
  if (wrongUnit) return { ok: false, ...wrongUnit };
  if (sign !== '' && (innerSign !== '' || digits === '')) return refused('unknown', sign);
  if (digits === '') return refused(unit === null && text !== '' ? 'unknown' : 'empty');
  if (/[-−–]/.test(sign + innerSign)) return refused('negative');
  return isInThousands ? readThousands(digits, decimals, unit) : readDigits(digits, decimals, unit);
}

const BRITISH_NUMBER = /^(?:[0-9]+|[1-9][0-9]{0,2}(?:,[0-9]{3})+)(?:\.[0-9]+)?$/;

/** Whether some text was read as a British reader would read it, in which case there is nothing to explain. */
export const isReadAsWritten = (typed: string, value: Fraction): boolean =>
  BRITISH_NUMBER.test(typed.trim()) && compare(exact(typed.trim().replaceAll(',', '')), value) === 0;

const PRICE_DECIMALS = 3;

/**
 * Reads a price in a field with `decimals` places. Platforms show more decimal places than that (`78.450`), so a
 * separator
 * before exactly three digits may be the decimal mark after all.
 * @param level a usual price of the instrument, which then decides; without one, a point is the decimal mark
 */
export function readPriceNumber(
  typed: string,
  decimals: number,
  unit: string | null,
  level: number | null,
): NumberReading {
  const reading = readNumber(typed, decimals, unit);
  const inFull = readNumber(typed, Math.max(decimals, PRICE_DECIMALS), unit);
  // A non-zero digit beyond the field's decimal places means that the price is another instrument's.
  if (!inFull.ok || !isMultipleOf(inFull.value, exact(`1e-${String(decimals)}`))) return reading;
  if (!reading.ok) return reading.problem === 'decimals' ? inFull : reading;
  if (level === null) return typed.includes('.') ? inFull : reading;
  const factor = (value: Fraction) => Math.abs(Math.log(toNumber(value) / level));
  return factor(inFull.value) < factor(reading.value) ? inFull : reading;
}
