import {
  amountInFull,
  formulaLine,
  type Amount,
  type Expression,
  type FormulaLine,
  type Operator,
} from '@/domain/calculators/calculation';
import { absolute, exact, mul, sign, type Fraction } from '@/domain/numbers/exact';

const HUNDRED = exact(100);

/** Money is shown with cents, anything else with all its decimal places. */
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

export const line = (name: string, expression: Expression, unit = ''): FormulaLine =>
  formulaLine(name, expression, (value) => amountIn(unit)(unit === '%' ? mul(value, HUNDRED) : value));

/** A step without a calculation, such as `1 pip = 0.0001`. */
export const given = (name: string, of: Amount, result: Amount): FormulaLine => ({
  name,
  expression: [of],
  result,
});
