/** The currencies and metals that pairs are made of. */
const CURRENCIES = new Set(
  'EUR USD GBP JPY CHF AUD NZD CAD XAU XAG XPT XPD SEK NOK DKK PLN HUF CZK TRY ZAR MXN SGD HKD CNH THB ILS BTC ETH'.split(
    ' ',
  ),
);

/**
 * A symbol without what brokers and exchanges add: `#GER40`, `GER40.cash` → `GER40`; `EURUSDm`, `OANDA:EURUSD` →
 * `EURUSD`. Anything unknown is kept.
 */
export function instrumentOf(symbol: string): string {
  const bare = symbol
    .slice(symbol.lastIndexOf(':') + 1)
    .toUpperCase()
    .replace(/^#+/, '');
  if (CURRENCIES.has(bare.slice(0, 3)) && CURRENCIES.has(bare.slice(3, 6))) return bare.slice(0, 6);
  return bare.split(/[.\-_@]/)[0] || symbol;
}
