import { isPlainAmount } from './amounts';

/**
 * A minimum deposit with one dollar sign before a plain amount, whether or not one was stored; a text that names its
 * currency or says something else as it is.
 */
export function inDollars(minDeposit: string): string {
  const text = minDeposit.trim();
  const amount = text.replace(/^(?:\$\s*)+/, '');
  if (isPlainAmount(amount) || (amount !== text && /^\d/.test(amount))) return `$${amount}`;
  return amount === '' ? '' : text;
}
