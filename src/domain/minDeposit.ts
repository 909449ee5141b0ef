/** A minimum deposit with one dollar sign before an amount, whether or not one was stored; any other text as it is. */
export function inDollars(minDeposit: string): string {
  const text = minDeposit.trim();
  const amount = text.replace(/^(?:\$\s*)+/, '');
  if (/^\d/.test(amount)) return `$${amount}`;
  return amount === '' ? '' : text;
}
