/** The currencies for accounts and quotes, in the order in which pairs are quoted. */
export const CURRENCIES = ['EUR', 'GBP', 'AUD', 'NZD', 'USD', 'CAD', 'CHF', 'JPY'] as const;

export type Currency = (typeof CURRENCIES)[number];

/** Decimal places of an amount of money: two, but none for yen. */
export const moneyDecimals = (currency: Currency): number => (currency === 'JPY' ? 0 : 2);

export const isCurrency = (text: string): text is Currency => CURRENCIES.some((code) => code === text);

/** Whether platforms quote the pair as `first/second`, as in EUR/USD or USD/JPY. */
export const isQuotedInOrder = (first: Currency, second: Currency): boolean =>
  CURRENCIES.indexOf(first) < CURRENCIES.indexOf(second);
