import { parseDecimal, type Fraction } from './exact';

/** `grouping`: its thousands marks make no sense; `decimals`: more than the field has; `size`: over 15 digits. */
export type NumberProblem = 'empty' | 'letters' | 'negative' | 'grouping' | 'decimals' | 'size';

export type NumberReading =
  | { readonly ok: true; readonly value: Fraction }
  | { readonly ok: false; readonly problem: NumberProblem };

const MAX_DIGITS = 15;
const MAX_LENGTH = 40;
const GROUPS = /^[1-9][0-9]{0,2}([.,])[0-9]{3}(?:\1[0-9]{3})*$/;

const refused = (problem: NumberProblem): NumberReading => ({ ok: false, problem });

/** The mark that separates the decimals; '' when there are none. */
function decimalMark(text: string, decimals: number): string {
  const marks = text.replace(/[0-9]/g, '');
  const last = marks.at(-1) ?? '';
  if (new Set(marks).size === 2) return last;
  if (marks.length > 1) return '';
  const mayBeThousands = decimals < 3 && GROUPS.test(text);
  return mayBeThousands ? '' : last;
}

/**
 * A number as people of any country type it, for a field of that many decimals: `10,000.50`, `10.000,50`, `10'000`,
 * `$10 000`, `10.000 €`, `1,5`. Of two kinds of marks the last is the decimal one. A single mark before exactly three
 * digits is a thousands mark only where the field has fewer than three decimals: `1,084` is 1.084 as a rate and 1084
 * as money.
 */
export function readNumber(typed: string, decimals: number): NumberReading {
  if (typed.length > MAX_LENGTH) return refused('size');
  const text = typed.replace(/[\s'’]/g, '').replace(/^([-−–]?)\p{Sc}|\p{Sc}$/u, '$1');
  if (text === '') return refused('empty');
  if (/^[-−–]/.test(text)) return refused('negative');
  if (!/^[0-9.,]*[0-9][0-9.,]*$/.test(text)) return refused('letters');

  const mark = decimalMark(text, decimals);
  const [whole = '', fractional = '', ...rest] = mark === '' ? [text] : text.split(mark);
  if (rest.length > 0 || /[.,]/.test(fractional)) return refused('grouping');
  if (/[.,]/.test(whole) && !GROUPS.test(whole)) return refused('grouping');
  if (fractional.length > decimals) return refused('decimals');

  const digits = whole.replace(/[.,]/g, '');
  if (digits.length + fractional.length > MAX_DIGITS) return refused('size');
  const value = parseDecimal(`${digits === '' ? '0' : digits}${fractional === '' ? '' : '.'}${fractional}`);
  return value === null ? refused('letters') : { ok: true, value };
}
