/** A minimum deposit with one dollar sign in front, whether or not one was stored; '' stays ''. */
export function inDollars(minDeposit: string): string {
  const amount = minDeposit.trim().replace(/^(?:\$\s*)+/, '');
  return amount === '' ? '' : `$${amount}`;
}
