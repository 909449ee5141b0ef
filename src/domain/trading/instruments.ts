import type { Currency } from '@/domain/numbers/currency';

/**
 * The instruments in guides, charts, calculators and signals.
 *
 * Sources of the figures:
 * - Currency pairs: the standard lot of the spot market is 100,000 units of the base currency. A pip is the fourth
 *   decimal place, or the second if the yen is the quote currency; platforms show one more.
 * - Gold 100 troy ounces, silver 5,000 troy ounces, oil 1,000 barrels: the New York futures contracts (GC and SI on
 *   COMEX, CL on NYMEX), whose sizes most brokers use for one lot.
 * - Indices, coins and shares: one contract gains one unit of the quote currency per point, coin or share, the most
 *   common size of a contract for difference. Brokers differ here, so these are defaults that every form can change.
 */

export const MARKETS = ['forex', 'indices', 'commodity', 'crypto', 'stocks'] as const;

export type Market = (typeof MARKETS)[number];

/** Numbers are decimal text in the unit named, so that they are exact. */
export interface Instrument {
  /** The common name and the key: `EUR/USD`, `Gold`. */
  readonly name: string;
  readonly market: Market;
  /** Only for currency pairs. */
  readonly base?: Currency;
  readonly quote: Currency;
  readonly decimals: number;
  /** The price step that moves are measured in, such as 0.0001 for most pairs. */
  readonly step: string;
  readonly stepName: 'pip' | 'point' | 'cent' | 'dollar';
  /** The size of one lot: units of the base currency, troy ounces, barrels, contracts, coins or shares. */
  readonly contractSize: string;
  readonly lotStep: string;
  readonly smallestLot: string;
}

const pair = <B extends Currency, Q extends Currency>(base: B, quote: Q) => ({
  name: `${base}/${quote}` as const,
  market: 'forex' as const,
  base,
  quote,
  decimals: quote === 'JPY' ? 3 : 5,
  step: quote === 'JPY' ? '0.01' : '0.0001',
  stepName: 'pip' as const,
  contractSize: '100000',
  lotStep: '0.01',
  smallestLot: '0.01',
});

const index = <N extends string>(name: N, quote: Currency) => ({
  name,
  market: 'indices' as const,
  quote,
  decimals: 1,
  step: '1',
  stepName: 'point' as const,
  contractSize: '1',
  lotStep: '0.1',
  smallestLot: '0.1',
});

const commodity = <N extends string>(
  name: N,
  figures: { readonly decimals: number; readonly contractSize: string },
) => ({
  name,
  market: 'commodity' as const,
  quote: 'USD' as const,
  step: '0.01',
  stepName: 'cent' as const,
  ...figures,
  lotStep: '0.01',
  smallestLot: '0.01',
});

const coin = <N extends string>(name: N, decimals: number) => ({
  name,
  market: 'crypto' as const,
  quote: 'USD' as const,
  decimals,
  step: '1',
  stepName: 'dollar' as const,
  contractSize: '1',
  lotStep: '0.01',
  smallestLot: '0.01',
});

const ALL_INSTRUMENTS = [
  pair('EUR', 'USD'),
  pair('GBP', 'USD'),
  pair('USD', 'JPY'),
  pair('USD', 'CHF'),
  pair('AUD', 'USD'),
  pair('USD', 'CAD'),
  pair('NZD', 'USD'),
  pair('EUR', 'GBP'),
  pair('EUR', 'JPY'),
  pair('GBP', 'JPY'),
  index('S&P 500', 'USD'),
  index('US 100', 'USD'),
  index('Dow Jones', 'USD'),
  index('UK 100', 'GBP'),
  index('Germany 40', 'EUR'),
  commodity('Gold', { decimals: 2, contractSize: '100' }),
  commodity('Silver', { decimals: 3, contractSize: '5000' }),
  commodity('Oil (WTI)', { decimals: 2, contractSize: '1000' }),
  coin('BTC/USD', 1),
  coin('ETH/USD', 2),
  {
    name: 'Shares in dollars',
    market: 'stocks',
    quote: 'USD',
    decimals: 2,
    step: '0.01',
    stepName: 'cent',
    contractSize: '1',
    lotStep: '1',
    smallestLot: '1',
  },
] as const satisfies readonly Instrument[];

export type InstrumentName = (typeof ALL_INSTRUMENTS)[number]['name'];

/** In menu order. */
export const INSTRUMENTS: readonly (Instrument & { readonly name: InstrumentName })[] = ALL_INSTRUMENTS;

/** The default in menus. */
export const FIRST_INSTRUMENT: Instrument = ALL_INSTRUMENTS[0];

export const instrumentByName = (name: string): Instrument | undefined =>
  INSTRUMENTS.find((instrument) => instrument.name === name);
