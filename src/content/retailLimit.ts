import {
  australia,
  europe,
  RULES_CHECKED_ON,
  capText,
  unitedKingdom,
  type Product,
  type RegionRules,
} from '@/content/regulators';
import { formatDay } from '@/domain/time/days';
import type { Currency } from '@/domain/numbers/currency';
import type { Instrument } from '@/domain/trading/instruments';

/** A link to the dated table of the limits. */
export const RETAIL_LIMITS_LINK = {
  label: 'The limits by region',
  to: '/risk-disclosure#how-much-leverage-retail-clients-may-get',
} as const;

/**
 * The cap on a product that these regions share, for a sentence that names them all.
 * @throws RangeError if their caps differ, so that the sentence is reworded
 */
export function sharedCap(product: Product, ...regions: readonly RegionRules[]): number {
  const caps = new Set(regions.map((region) => region.caps[product]));
  const [cap] = caps;
  if (typeof cap === 'number' && caps.size === 1) return cap;
  const stated = regions.map((rules) => `${capText(rules.caps[product])} (${rules.region})`).join(', ');
  throw new RangeError(`Reword the sentence that gives one cap on ${product} for several regions: ${stated}`);
}

/** The currencies of the main pairs in the EU and the UK. */
const MAIN_CURRENCIES: readonly (Currency | undefined)[] = ['USD', 'EUR', 'JPY', 'GBP', 'CAD', 'CHF'];

const everywhere = {
  where: 'in most of the EU, in the UK and in Australia',
  regions: [europe, unitedKingdom, australia],
} as const;

/** The products our instruments belong to, and where the same cap applies; all our indices count as main ones. */
const LIMITED = {
  mainPairs: { what: 'main currency pairs', ...everywhere },
  // Australia counts pairs with its own dollar among the main ones.
  otherPairs: {
    what: 'other currency pairs',
    where: 'in most of the EU and in the UK',
    regions: [europe, unitedKingdom],
  },
  gold: { what: 'gold', ...everywhere },
  mainIndices: { what: 'main stock indices', ...everywhere },
  otherCommodities: { what: 'commodities other than gold', ...everywhere },
  shares: { what: 'shares', ...everywhere },
  crypto: {
    what: 'crypto',
    where: 'in most of the EU and in Australia, and none in the UK',
    regions: [europe, australia],
  },
} as const;

function productOf({ market, name, base, quote }: Instrument): keyof typeof LIMITED {
  switch (market) {
    case 'forex':
      return [base, quote].every((code) => MAIN_CURRENCIES.includes(code)) ? 'mainPairs' : 'otherPairs';
    case 'indices':
      return 'mainIndices';
    case 'commodity':
      return name === 'Gold' ? 'gold' : 'otherCommodities';
    case 'crypto':
      return 'crypto';
    case 'stocks':
      return 'shares';
  }
}

/** The maximum leverage for retail clients on an instrument, and a dated sentence about it. */
export function retailLimit(instrument: Instrument): { readonly cap: number; readonly text: string } {
  const product = productOf(instrument);
  const { what, where, regions } = LIMITED[product];
  const cap = sharedCap(product, ...regions);
  return {
    cap,
    text: `Retail clients get leverage of ${capText(cap)} at most on ${what} ${where}. Checked on ${formatDay(RULES_CHECKED_ON)}; other countries have other limits.`,
  };
}
