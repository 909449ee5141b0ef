import { amountInFull, type Amount, type FormulaLine, type Operator } from '@/domain/calculators/calculation';
import { absolute, add, div, exact, mul, power, sign, sub, toNumber, type Fraction } from '@/domain/exact';

type Part = Fraction | number | Operator;

const HUNDRED = exact(100);

/** Evaluates an expression as written on paper, with the usual precedence. */
export function calc(...parts: readonly Part[]): Fraction {
  let at = 0;
  const operand = (): Fraction => {
    const part = parts[at];
    at += 1;
    if (part !== '(') return typeof part === 'object' ? part : exact(part ?? '');
    const inner = sum();
    at += 1;
    return inner;
  };
  const raised = (): Fraction => {
    const base = operand();
    if (parts[at] !== '^') return base;
    at += 1;
    return power(base, toNumber(operand()));
  };
  const product = (): Fraction => {
    let value = raised();
    for (let operator = parts[at]; operator === '×' || operator === '÷'; operator = parts[at]) {
      at += 1;
      value = operator === '×' ? mul(value, raised()) : div(value, raised());
    }
    return value;
  };
  const sum = (): Fraction => {
    let value = product();
    for (let operator = parts[at]; operator === '+' || operator === '−'; operator = parts[at]) {
      at += 1;
      value = operator === '+' ? add(value, product()) : sub(value, product());
    }
    return value;
  };
  return sum();
}

/** Money is shown with cents, anything else with all its decimals. */
const minDecimals = (unit: string): number => (unit === 'USD' || unit === 'EUR' ? 2 : 0);

const amountIn =
  (unit: string, least = minDecimals(unit)) =>
  (value: Fraction | number): Amount =>
    amountInFull(typeof value === 'number' ? exact(value) : value, least, unit);

export const plain = amountIn('');
/** The price of a currency pair. */
export const price = amountIn('', 4);
export const usd = amountIn('USD');
export const percent = amountIn('%');
export const lot = amountIn('lot');
export const pip = amountIn('pip');
export const rUnits = amountIn('R');

/** Adds an amount to an expression, or subtracts it if it is negative. */
export const plusAmount = (
  show: (value: Fraction) => Amount,
  value: Fraction,
): readonly [operator: Operator, size: Amount] => [sign(value) < 0 ? '−' : '+', show(absolute(value))];

const valueOf = (part: Amount | Operator): Fraction | Operator => {
  if (typeof part === 'string') return part;
  return part.unit === '%' ? div(part.value, HUNDRED) : part.value;
};

/** One step of a sum, whose result follows from its expression. */
export function line(name: string, expression: readonly (Amount | Operator)[], unit = ''): FormulaLine {
  const value = calc(...expression.map(valueOf));
  return { name, expression, result: amountIn(unit)(unit === '%' ? mul(value, HUNDRED) : value) };
}

/** A step without a calculation, such as `1 pip = 0.0001`. */
export const given = (name: string, of: Amount, result: Amount): FormulaLine => ({
  name,
  expression: [of],
  result,
});
