/** `A, B and C`. Without `Intl`, because creating a list format takes a slow phone up to 100 ms. */
export const joinList = (items: readonly string[], conjunction: 'and' | 'or' = 'and'): string =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${conjunction} ${String(items.at(-1))}`;
