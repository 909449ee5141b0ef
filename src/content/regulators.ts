import { rich, type ContentLink } from './richText';

/**
 * What each regulator allows brokers to offer retail clients: the only place for these figures. Compare every
 * row with its sources, then update the date; the build reminds you after six months.
 */

/** The date on which the rules were last compared with their sources, as `YYYY-MM-DD`. */
export const RULES_CHECKED_ON = '2026-11-28';

/**
 * The products with a leverage cap. Main pairs consist of two of the region's main currencies; bonds are
 * those of the states that the rules list.
 */
export type Product =
  | 'mainPairs'
  | 'otherPairs'
  | 'gold'
  | 'mainIndices'
  | 'otherIndices'
  | 'otherCommodities'
  | 'shares'
  | 'governmentBonds'
  | 'crypto';

/** The maximum leverage for retail clients as the x of 1:x; null if the product may not be sold at all. */
type LeverageCaps = Readonly<Record<Product, number | null>>;

interface Rules {
  readonly region: string;
  readonly regulator: string;
  /** Products without an entry have a cap that we don't know. */
  readonly caps: Partial<LeverageCaps>;
  /**
   * The margin level, in percent of the required margin, at which positions must be closed; null if brokers
   * choose it.
   */
  readonly closeOutPercent: number | null;
  readonly hasNegativeBalanceProtection: boolean;
  /** The last day on which the rules apply, if they expire. */
  readonly until?: string;
}

export interface RegionRules extends Rules {
  readonly caps: LeverageCaps;
  /** The public register of licensed firms, as you would enter its URL in a browser. */
  readonly register: string;
}

interface CountryRules extends Rules {
  /** The rules in a sentence or two. */
  readonly text: string;
  /** What applies to advertising CFDs to retail clients. */
  readonly advertising: string;
}

const esmaCaps = {
  mainPairs: 30,
  otherPairs: 20,
  gold: 20,
  mainIndices: 20,
  otherIndices: 10,
  otherCommodities: 10,
  shares: 5,
  governmentBonds: 5,
  crypto: 2,
} as const;

/** What the EU's rules, which others follow, require of brokers. */
const esmaRules = {
  caps: esmaCaps,
  closeOutPercent: 50,
  hasNegativeBalanceProtection: true,
} as const;

/** A cap as text, such as `1:30`; `Not sold` if the product may not be sold. */
export const capText = (cap: number | null): string => (cap === null ? 'Not sold' : `1:${String(cap)}`);

export const europe = {
  region: 'European Union',
  regulator: 'ESMA and national regulators',
  register: 'registers.esma.europa.eu',
  ...esmaRules,
  // ESMA Decision (EU) 2018/796, adopted by the national regulators in 2019, such as BaFin on 23 July 2019
  // ESMA statement of 24 February 2026: most perpetual futures are CFDs under these rules
} as const satisfies RegionRules;

export const unitedKingdom = {
  region: 'United Kingdom',
  regulator: 'FCA',
  register: 'register.fca.org.uk',
  ...esmaRules,
  caps: { ...esmaCaps, governmentBonds: 30, crypto: null },
  // FCA PS19/18 and COBS 22.5 (CFDs)
  // FCA PS20/10 and COBS 22.6 (crypto derivatives, since 6 January 2021; only exchange-traded notes were allowed
  // again on 8 October 2025)
} as const satisfies RegionRules;

export const australia = {
  region: 'Australia',
  regulator: 'ASIC',
  register: 'asic.gov.au',
  ...esmaRules,
  until: '2027-05-23',
  // ASIC Instrument 2020/986, extended by Instrument 2022/259
} as const satisfies RegionRules;

/** The three sets of rules that pages compare. */
export const retailRules: readonly [RegionRules, ...RegionRules[]] = [europe, unitedKingdom, australia];

const poland = 100;
export const unitedStates = { mainPairs: 50, otherPairs: 20 } as const;
const japan = {
  mainPairs: 25,
  otherPairs: 25,
  mainIndices: 10,
  otherIndices: 10,
  shares: 5,
  crypto: 2,
} as const;

const NO_BAN = 'No ban known to us';

/** Countries with rules of their own, inside and outside the regions above. */
export const countryRules: readonly CountryRules[] = [
  {
    region: 'Belgium',
    regulator: 'FSMA',
    text: 'Leveraged CFDs and rolling spot forex may not be distributed to consumers through electronic platforms.',
    caps: Object.fromEntries(Object.keys(esmaCaps).map((product) => [product, null])),
    closeOutPercent: null,
    hasNegativeBalanceProtection: false,
    advertising: 'Banned, like their sale',
    // FSMA Regulation of 26 May 2016, Royal Decree of 21 July 2016, in force since 18 August 2016
  },
  {
    region: 'Germany',
    regulator: 'BaFin',
    text: 'The EU limits apply to CFDs, and futures on which a retail client could owe more than the deposit may not be sold, except for hedging.',
    ...esmaRules,
    advertising: NO_BAN,
    // BaFin General Administrative Acts of 23 July 2019 (CFDs) and of 30 September 2022 (futures, WA 35-Wp
    // 5427/00001#00273, in force since 1 January 2023)
  },
  {
    region: 'France',
    regulator: 'AMF',
    text: 'The EU limits, and CFDs may be advertised electronically to retail clients only if the contract itself rules out a loss beyond the money put in. Webinars, e-learning and social media count as advertising.',
    ...esmaRules,
    advertising: 'Banned online, unless the contract caps the loss',
    // Monetary and Financial Code, Article L. 533-12-7, from the law of 9 December 2016 known as Sapin II; AMF,
    // questions and answers on the ban (2017)
  },
  {
    region: 'Spain',
    regulator: 'CNMV',
    text: 'The EU limits. CFDs may not be advertised to retail clients, not even through free courses, webinars or demo accounts. Payment for selling CFDs may not depend on the number of clients won, or on what those clients pay or lose. The leverage of futures and options whose largest loss is unknown is limited as well.',
    ...esmaRules,
    advertising: 'Banned',
    // CNMV Resolution of 11 July 2023, in force since 3 August 2023; CSSF communiqué of July 2023 on futures and options
  },
  {
    region: 'Poland',
    regulator: 'KNF',
    text: `The EU limits, but retail clients who prove experience and knowledge may ask for ${capText(poland)} on currency pairs, gold and main indices.`,
    ...esmaRules,
    caps: { ...esmaCaps, mainPairs: poland, otherPairs: poland, gold: poland, mainIndices: poland },
    advertising: NO_BAN,
    // The higher caps are for experienced clients. KNF Decision DAS.456.2019 of 1 August 2019
  },
  {
    region: 'Japan',
    regulator: 'FSA',
    text: `${capText(japan.mainPairs)} on currency pairs, ${capText(japan.mainIndices)} on indices, ${capText(japan.shares)} on shares and ${capText(japan.crypto)} on crypto for individuals. Brokers must close positions at a level agreed with the client, who can still owe more than the deposit.`,
    caps: japan,
    closeOutPercent: null,
    hasNegativeBalanceProtection: false,
    advertising: NO_BAN,
    // Cabinet Office Ordinance on Financial Instruments Business, as the FFAJ explains it (margin regulations,
    // loss-cut rules)
    // Margin rules for CFDs on securities since 1 January 2011; on crypto assets since 1 May 2020
  },
  {
    region: 'United States',
    regulator: 'CFTC and NFA',
    text: `CFDs are not offered to retail clients. Registered dealers may offer currency pairs: ${capText(unitedStates.mainPairs)} on ten main currencies, ${capText(unitedStates.otherPairs)} on others.`,
    caps: unitedStates,
    closeOutPercent: null,
    hasNegativeBalanceProtection: false,
    advertising: 'None: CFDs may not be offered',
    // NFA Financial Requirements Section 12
    // Commodity Exchange Act, section 2(e)
  },
];

/** Above this leverage, the limits for retail clients are shown next to a broker. */
export const retailCap = esmaCaps.mainPairs;

/**
 * The shares of losing retail accounts that national regulators found before the limits of 2018, for providers
 * without a figure of their own: ESMA, press release of 27 March 2018 and Decision (EU) 2018/796.
 */
export const CFD_LOSS_RANGE = '74-89%';

/**
 * The prescribed CFD warning: ESMA Decision (EU) 2018/796, Annex II, and FCA COBS 22.5.6, with the broker's
 * own percentage of losing accounts, or ESMA's range if it has none.
 */
export function cfdWarning(percent: string | null): string {
  const share =
    percent === null
      ? `Between ${CFD_LOSS_RANGE} of retail investor accounts lose money when trading CFDs.`
      : `${percent}% of retail investor accounts lose money when trading CFDs with this provider.`;
  return `${CFD_RISK} ${share} You should consider whether you understand how CFDs work and whether you can afford to take the high risk of losing your money.`;
}

/** The short form for a row, from ESMA Decision (EU) 2018/1636, Annex II. */
export const cfdLosses = (percent: string | null): string =>
  `${percent === null ? CFD_LOSS_RANGE : `${percent}%`} of retail CFD accounts lose money.`;

/** The first sentence of the warning, for places that only mention CFDs. */
export const CFD_RISK =
  'CFDs are complex instruments and come with a high risk of losing money rapidly due to leverage.';

/** The FCA's prescribed text for crypto promotions (COBS 4.12A), before the link to its risk summary. */
export const COIN_WARNING =
  "Don't invest unless you're prepared to lose all the money you invest. This is a high-risk investment and you should not expect to be protected if something goes wrong.";

/** The FCA's risk summary (COBS 4 Annex 1), which the link after the prescribed text must lead to. */
export const COIN_RISKS_HEADING = 'Crypto: the risks in short';

export const coinRisksLink: ContentLink = {
  label: 'Take 2 mins to learn more',
  to: '/risk-disclosure#crypto-the-risks-in-short',
};

export const COIN_RISKS = [
  {
    term: 'You could lose all the money you invest',
    text: 'The performance of most cryptoassets can be highly volatile, with their value dropping as quickly as it can rise. You should be prepared to lose all the money you invest in cryptoassets. The cryptoasset market is largely unregulated. There is a risk of losing money or any cryptoassets you purchase due to risks such as cyber-attacks, financial crime and firm failure.',
  },
  {
    term: 'You should not expect to be protected if something goes wrong',
    text: rich`The Financial Services Compensation Scheme (FSCS) doesn't protect this type of investment because it's not a “specified investment” under the UK regulatory regime – in other words, this type of investment isn't recognised as the sort of investment that the FSCS can protect. Learn more by using the FSCS investment protection checker ${{ label: 'here', url: 'https://www.fscs.org.uk/check/investment-protection-checker/' }}. The Financial Ombudsman Service (FOS) will not be able to consider complaints related to this firm. Learn more about FOS protection ${{ label: 'here', url: 'https://www.financial-ombudsman.org.uk/consumers' }}.`,
  },
  {
    term: 'You may not be able to sell your investment when you want to',
    text: 'There is no guarantee that investments in cryptoassets can be easily sold at any given time. The ability to sell a cryptoasset depends on various factors, including the supply and demand in the market at that time. Operational failings such as technology outages, cyber-attacks and comingling of funds could cause unwanted delay and you may be unable to sell your cryptoassets at the time you want.',
  },
  {
    term: 'Cryptoasset investments can be complex',
    text: 'Investments in cryptoassets can be complex, making it difficult to understand the risks associated with the investment. You should do your own research before investing. If something sounds too good to be true, it probably is.',
  },
  {
    term: "Don't put all your eggs in one basket",
    // eslint-disable-next-line upmark/plain-text -- the FCA's wording
    text: rich`Putting all your money into a single type of investment is risky. Spreading your money across different investments makes you less dependent on any one to do well. A good rule of thumb is not to invest more than 10% of your money in ${{ label: 'high-risk investments', url: 'https://www.fca.org.uk/investsmart/5-questions-ask-you-invest' }}. If you are interested in learning more about how to protect yourself, visit the FCA’s website ${{ label: 'here', url: 'https://www.fca.org.uk/investsmart' }}. For further information about cryptoassets, visit the FCA’s website ${{ label: 'here', url: 'https://www.fca.org.uk/investsmart/crypto-basics' }}.`,
  },
] as const;

/** The law on coins that firms hold for their customers. */
export const coinCustody = {
  europe:
    "Firms that hold crypto for customers there need a licence, and must keep customers' coins separate from their own.",
  // Regulation (EU) 2023/1114 (MiCA), Articles 59, 70 and 75; the last transitional period ended on 1 July 2026 (ESMA
  // and FMA statements)
  unitedKingdom:
    'In the United Kingdom the FCA registers such firms for anti-money-laundering purposes only, which is not a licence. From 25 October 2027 they are due to need one.',
  // FCA, "Cryptoasset firms: registration under the MLRs ahead of the new regime" (26 March 2026): applications since
  // 30 September 2026
  noScheme:
    'In the European Union and the United Kingdom no scheme that covers bank deposits or shares pays for lost coins. Elsewhere, ask the firm.',
  // ESAs, warning and factsheet of 6 October 2025 (no deposit guarantee or investor compensation under MiCA); FCA,
  // COBS 4 Annex 1 (no FSCS)
} as const;

/** How soon shares settle after a trade, which sets the ex-dividend date. */
export const shareSettlement = {
  unitedStates:
    'In the United States trades are settled one working day later, and the two dates are usually the same day.',
  // SEC Rule 15c6-1, in force since 28 May 2024; Nasdaq and NYSE, pages on ex-dates
  europe:
    'In Britain and the European Union it takes two working days, so the ex-dividend date is usually one working day before the record date. Both markets are due to change to one working day on 11 October 2027, and then the two dates will usually be the same there too.',
  // Euroclear and ESMA on T+1; Regulation (EU) 2025/2075; UK Accelerated Settlement Taskforce, February 2025
} as const;
