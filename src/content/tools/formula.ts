import { amountInFull, type Amount, type FormulaLine } from '@/domain/calculators/calculation';
import { div, exact, type Fraction } from '@/domain/numbers/exact';
import { isReadAsWritten, plainText } from '@/domain/numbers/numberInput';
import { formatFixed } from '@/domain/numbers/numberText';

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const COUNTED_UNITS = ['lot', 'pip', 'point', 'cent', 'dollar'];

const superscript = (digits: string): string =>
  digits.replace(/[0-9]/g, (digit) => SUPERSCRIPTS[Number(digit)] ?? '');

/** A number with its unit: `10,000.00 EUR`, `1%`, `40 pips`, `+0.20R`. */
export function amountText({ value, decimals, unit }: Amount): string {
  const number = formatFixed(value, decimals);
  if (unit === '') return number;
  if (unit === '%' || unit === 'R') return `${number}${unit}`;
  const isPlural = COUNTED_UNITS.includes(unit) && number !== '1';
  return `${number} ${unit}${isPlural ? 's' : ''}`;
}

/** A number such as `1,275`, which would be displayed unchanged even if 1.275 was meant. */
const MAYBE_DECIMAL = /(?<![\d.,])[1-9]\d{0,2},\d{3}(?![\d.,])/;

/**
 * How a number was read; '' if nobody would read the text differently.
 * @param isAnyUnit whether a single comma in the text separates thousands
 */
export function echoText(value: Fraction, unit: string, typed: string, isAnyUnit: boolean): string {
  const text = (read: Fraction) => amountText(amountInFull(read, 0, unit));
  if (isAnyUnit && MAYBE_DECIMAL.test(plainText(typed))) {
    return `${text(value)}. For ${text(div(value, exact(1000)))} use a point.`;
  }
  return isReadAsWritten(typed, value) ? '' : text(value);
}

/** An expression in mathematical notation: `0.18 lots × 600.00 USD ÷ 1.0800`. */
function expressionText(expression: FormulaLine['expression']): string {
  let text = '';
  let isExponent = false;
  for (const part of expression) {
    if (part === '^') {
      isExponent = true;
    } else if (typeof part !== 'string') {
      text += isExponent ? superscript(amountText(part)) : amountText(part);
      isExponent = false;
    } else {
      text += part === '(' || part === ')' ? part : ` ${part} `;
    }
  }
  return text;
}

/** `10,000.00 EUR × 1% = 100.00 EUR` */
export function formulaLineText({ expression, result, also, roundedDown }: FormulaLine): string {
  const end = also === undefined ? '' : ` (${amountText(also)})`;
  const text = `${expressionText(expression)} = ${amountText(result)}${end}`;
  if (roundedDown === undefined) return text;
  return `${text}, rounded down to the nearest ${amountText(roundedDown.step)}: ${amountText(roundedDown.result)}`;
}
