/**
 * What three regulators let CFD brokers offer retail clients. Sources: ESMA decisions of 2018, taken over by the
 * national regulators in 2019; FCA PS19/18 (CFDs) and PS20/10 (crypto derivatives); ASIC instrument 2020/986.
 */

/** The day these rules were last compared with their sources. */
export const RULES_CHECKED_ON = '22 November 2026';

/** The highest leverage a retail client may be offered, as the x of 1:x; null where it may not be sold at all. */
interface LeverageCaps {
  /** Pairs of two currencies from the region's list of main currencies. */
  readonly mainPairs: number;
  readonly otherPairs: number;
  readonly gold: number;
  readonly mainIndices: number;
  readonly otherIndices: number;
  readonly otherCommodities: number;
  readonly shares: number;
  readonly crypto: number | null;
}

interface RetailRules {
  readonly region: string;
  /** The public register of licensed firms, as it is typed into a browser. */
  readonly register: string;
  readonly caps: LeverageCaps;
  /** The share of the required margin, in percent, at which positions must be closed. */
  readonly closeOutPercent: number;
  readonly hasNegativeBalanceProtection: boolean;
}

const commonCaps = {
  mainPairs: 30,
  otherPairs: 20,
  gold: 20,
  mainIndices: 20,
  otherIndices: 10,
  otherCommodities: 10,
  shares: 5,
} as const;

export const retailRules: readonly [RetailRules, ...RetailRules[]] = [
  {
    region: 'European Union',
    register: 'registers.esma.europa.eu',
    caps: { ...commonCaps, crypto: 2 },
    closeOutPercent: 50,
    hasNegativeBalanceProtection: true,
  },
  {
    region: 'United Kingdom',
    register: 'register.fca.org.uk',
    caps: { ...commonCaps, crypto: null },
    closeOutPercent: 50,
    hasNegativeBalanceProtection: true,
  },
  {
    region: 'Australia',
    register: 'connectonline.asic.gov.au',
    caps: { ...commonCaps, crypto: 2 },
    closeOutPercent: 50,
    hasNegativeBalanceProtection: true,
  },
];

/** A cap as it is written: 1:30, or that the product may not be sold. */
export const shownCap = (cap: number | null): string => (cap === null ? 'Not sold' : `1:${String(cap)}`);
