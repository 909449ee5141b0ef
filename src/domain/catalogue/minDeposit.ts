import { isPlainAmount } from '@/domain/numbers/amounts';

/** Adds a dollar sign to a plain amount; a value with a currency or other words is returned unchanged. */
export function withDollarSign(minDeposit: string): string {
  const text = minDeposit.trim();
  const amount = text.replace(/^(?:\$\s*)+/, '');
  if (isPlainAmount(amount) || (amount !== text && /^\d/.test(amount))) return `$${amount}`;
  return amount === '' ? '' : text;
}
