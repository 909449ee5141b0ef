import { europe, RULES_CHECKED_ON, capText } from '@/content/regulators';
import { formatDay } from '@/domain/time/days';
import type { Currency } from '@/domain/numbers/currency';
import type { Instrument } from '@/domain/trading/instruments';

/** The dated table of the limits. */
export const RETAIL_LIMITS_LINK = {
  label: 'The limits by region',
  to: '/risk-disclosure#how-much-leverage-retail-clients-may-get',
} as const;

/** The currencies of the main pairs in the EU and the UK. */
const MAIN_CURRENCIES: readonly (Currency | undefined)[] = ['USD', 'EUR', 'JPY', 'GBP', 'CAD', 'CHF'];

const EVERYWHERE = 'in most of the EU, in the UK and in Australia';

/** The products our instruments belong to, and where the EU's cap applies; all our indices count as main ones. */
const LIMITED = {
  mainPairs: { what: 'main currency pairs', where: EVERYWHERE },
  // Australia counts pairs with its own dollar among the main ones.
  otherPairs: { what: 'other currency pairs', where: 'in most of the EU and in the UK' },
  gold: { what: 'gold', where: EVERYWHERE },
  mainIndices: { what: 'main stock indices', where: EVERYWHERE },
  otherCommodities: { what: 'commodities other than gold', where: EVERYWHERE },
  shares: { what: 'shares', where: EVERYWHERE },
  crypto: { what: 'crypto', where: 'in most of the EU and in Australia, and none in the UK' },
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
  const { what, where } = LIMITED[product];
  const cap = europe.caps[product];
  return {
    cap,
    text: `Retail clients get leverage of ${capText(cap)} at most on ${what} ${where}. Checked on ${formatDay(RULES_CHECKED_ON)}; other countries have other limits.`,
  };
}
