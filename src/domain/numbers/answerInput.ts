import { compare, type Fraction } from './exact';
import { plainText, readNumber } from './numberInput';

/** `unit`: `part` is neither a number nor the unit of the answer. */
export type AnswerReading =
  | {
      readonly ok: true;
      /** The number; if it can be read in two ways, as a British reader would read it. */
      readonly value: Fraction;
      /**
       * The other reading of a number such as `1,429` or `1.429`, whose separator may mark thousands or decimal
       * places.
       */
      readonly other: { readonly value: Fraction; readonly digits: string } | null;
      readonly hasMinus: boolean;
    }
  | { readonly ok: false; readonly problem: 'unreadable' }
  | { readonly ok: false; readonly problem: 'unit'; readonly part: string };

const MAX_DECIMALS = 10;
const MINUS = /[-−–]/;
const THREE_PLACES = /[0-9]+([.,])[0-9]{3}/;
const WORDS = /^[\p{L}\p{Sc}%][\p{L}\p{Sc}%/.\s]*$/u;

/** Other spellings of a unit, in the form that `readNumber` expects. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  dollars: ['USD', 'us dollars'],
  euros: ['EUR'],
  pounds: ['GBP'],
  yen: ['JPY'],
  francs: ['CHF'],
  'australian dollars': ['AUD'],
  'new zealand dollars': ['NZD'],
  ounces: ['oz'],
  'times the account': ['1:', 'times', 'x'],
  'times the usual': ['1:', 'times', 'x'],
  'points of 100': ['points', 'of 100'],
  'times the risk': ['1:', 'times', 'r'],
  'to 1': ['1:', 'times', 'r'],
};

/** The parts of a unit such as `million dollars a point`: the factor, the unit itself and the denominator. */
const COMPOUND = /^(million )?(.+?)(?: (?:a|for one) (.+))?$/;

/** The text without `million` and `a point`, and the units that may remain in it. */
function withoutParts(text: string, unit: string): readonly [text: string, units: readonly string[]] {
  const [, million = '', own = unit, counted = ''] = COMPOUND.exec(unit) ?? [];
  const ending = new RegExp(String.raw`\s*(?:an?|per|for one|/)\s*${counted}$`, 'i');
  const single = counted === '' ? text : text.replace(ending, '');
  const rest = million === '' ? single : single.replace(/(?<=\d)\s*(?:million|mn?)(?!\p{L})/iu, '');
  return million !== '' && rest === single ? [text, [unit]] : [rest, [...(SPELLINGS[own] ?? []), own]];
}

/**
 * The likelier reading of a separator, as thousands or decimal places, and the other reading; null if both give the
 * same number.
 */
function readingsOf(text: string, thousands: Fraction, inFull: Fraction) {
  const [digits = text, mark] = THREE_PLACES.exec(text) ?? [];
  if (compare(thousands, inFull) === 0) return { value: inFull, other: null };
  return mark === ','
    ? { value: thousands, other: { value: inFull, digits } }
    : { value: inFull, other: { value: thousands, digits } };
}

/**
 * Reads the answer to a question, with or without its unit.
 * @param decimals the decimal places to which answers are compared; more are accepted
 * @param unit in the plural, such as `dollars`, `%` or `dollars a barrel`
 */
export function readAnswer(typed: string, decimals: number, unit: string): AnswerReading {
  const plain = plainText(typed);
  const [text, units] = withoutParts(plain, unit.toLowerCase());
  const readings = units.map(
    (own) => [readNumber(text, decimals, own), readNumber(text, MAX_DECIMALS, own)] as const,
  );
  const [[, first] = []] = readings;
  for (const [rounded, inFull] of readings) {
    if (inFull.ok)
      return {
        ok: true,
        ...readingsOf(text, rounded.ok ? rounded.value : inFull.value, inFull.value),
        hasMinus: false,
      };
    if (inFull.problem !== 'negative') continue;
    const positive = readAnswer(plain.replace(MINUS, ''), decimals, unit);
    return positive.ok ? { ...positive, hasMinus: true } : positive;
  }
  return first && !first.ok && /\d/.test(text) && WORDS.test(first.part)
    ? { ok: false, problem: 'unit', part: first.part }
    : { ok: false, problem: 'unreadable' };
}
