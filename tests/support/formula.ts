import {
  add,
  div,
  exact,
  toFixed,
  floorTo,
  fraction,
  mul,
  power,
  sub,
  type Fraction,
} from '@/domain/numbers/exact';
import type { Amount, FormulaLine, Operator } from '@/domain/calculators/calculation';

const HUNDRED = exact(100);

/** The displayed number, rounded as shown; percentages become fractions. */
function displayedValue({ value, decimals, unit }: Amount): Fraction {
  const read = exact(toFixed(value, decimals));
  return unit === '%' ? div(read, HUNDRED) : read;
}

const PRECEDENCE: Record<string, number> = { '+': 1, '−': 1, '×': 2, '÷': 2, '^': 3 };

function apply(operator: Operator, a: Fraction, b: Fraction): Fraction {
  if (operator === '+') return add(a, b);
  if (operator === '−') return sub(a, b);
  if (operator === '×') return mul(a, b);
  if (operator === '÷') return div(a, b);
  return power(a, Number(toFixed(b, 0)));
}

/** Evaluates an expression with its displayed numbers and the usual precedence. */
function recompute(expression: FormulaLine['expression']): Fraction {
  const tokens = [...expression];
  const operand = (): Fraction => {
    const token = tokens.shift();
    if (token === '(') {
      const inner = parse(0);
      if (tokens.shift() !== ')') throw new Error('A bracket is not closed');
      return inner;
    }
    if (token === undefined || typeof token === 'string') throw new Error(`Unexpected ${String(token)}`);
    return displayedValue(token);
  };
  const parse = (lowest: number): Fraction => {
    let left = operand();
    for (;;) {
      const next = tokens[0];
      const precedence = typeof next === 'string' ? PRECEDENCE[next] : undefined;
      if (typeof next !== 'string' || precedence === undefined || precedence <= lowest) return left;
      tokens.shift();
      left = apply(next, left, parse(precedence));
    }
  };
  const value = parse(0);
  if (tokens.length > 0) throw new Error('Something is left over');
  return value;
}

const amountText = ({ value, decimals, unit }: Amount): string =>
  [toFixed(value, decimals), unit].filter((part) => part !== '').join(' ');

/** A line as text, such as `distance: 1.08400 − 1.08000 = 0.00400 (40 pip)`. */
export function lineText({ name, expression, result, also, roundedDown }: FormulaLine): string {
  const shown = expression.map((part) => (typeof part === 'string' ? part : amountText(part))).join(' ');
  const aside = also === undefined ? '' : ` (${amountText(also)})`;
  const down =
    roundedDown === undefined
      ? ''
      : `, rounded down to the nearest ${amountText(roundedDown.step)}: ${amountText(roundedDown.result)}`;
  return `${name}: ${shown} = ${amountText(result)}${aside}${down}`;
}

/** Whether a line's displayed result follows from its displayed numbers, rounded as the line is. */
export function recomputes({ expression, result, roundedDown }: FormulaLine): boolean {
  const value = recompute(expression);
  const shownValue = result.unit === '%' ? mul(value, HUNDRED) : value;
  const shown = toFixed(result.value, result.decimals);
  const down = toFixed(floorTo(shownValue, fraction(1n, 10n ** BigInt(result.decimals))), result.decimals);
  if (shown !== toFixed(shownValue, result.decimals) && shown !== down) return false;
  if (roundedDown === undefined) return true;
  const { step, result: rounded } = roundedDown;
  return toFixed(floorTo(value, step.value), rounded.decimals) === toFixed(rounded.value, rounded.decimals);
}
