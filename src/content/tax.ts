/**
 * How the United Kingdom taxes spread bets, CFDs and shares. Compare every row with its source, then update
 * the date; the build reminds you after six months.
 */

/** The date on which the rows were last compared with their sources, as `YYYY-MM-DD`. */
export const TAX_CHECKED_ON = '2026-11-29';

/** Capital Gains Tax for individuals, in pounds and percent. */
export const capitalGainsTax = {
  year: '2026/27',
  allowance: 3_000,
  basicPercent: 18,
  higherPercent: 24,
  // gov.uk/capital-gains-tax, rates and allowances; rates since 30 October 2024, unchanged for 2026/27
  yearsToClaimLosses: 4,
  // gov.uk/capital-gains-tax/losses: up to four years after the end of the tax year
  reportedProceeds: 50_000,
  // HMRC, SA108 notes: a tax return must report the year's disposals if their proceeds exceed this, and also if gains
  // before losses exceed the allowance or a loss is claimed
  unusedLosses:
    'What is left of a claimed loss is carried forward: in later years it is set against gains above the free amount.',
  // HMRC Capital Gains Manual, CG21530: "carried forward and set against gains which arise in the future"; CG15813 on
  // the claim
} as const;

/** What buyers and holders of shares pay, in percent and pounds. */
export const shareTaxes = {
  stampDutyPercent: 0.5,
  // gov.uk/tax-buy-shares; since 27 November 2025, shares of companies newly listed in London have been exempt for
  // their first three years; HMRC Stamp Taxes on Shares Manual, STSM118040: no duty on CFDs, which buy no
  // securities; the same holds for spread bets
  dividendAllowance: 500,
  // gov.uk/tax-on-dividends: since 2024/25, unchanged for 2026/27
} as const;

export const spreadBetting = {
  rule: 'HMRC, the tax authority, does not normally treat placing a spread bet as a trade: gains are not taxed, and losses get no relief.',
  // HMRC Business Income Manual, BIM22015: "They are not taxable on the profits, nor do they receive relief for their
  // losses."
  exception:
    'It can be different if the bets belong to a business, for example if they protect it from a change in prices.',
  // HMRC Business Income Manual, BIM22020 and BIM56900
} as const;

// Finance Act 2014, section 129: the bookmaker pays general betting duty on financial spread bets

export const contractsForDifference =
  'A CFD with a firm authorised in the United Kingdom is treated like a financial future: for most individuals, gains and losses fall under Capital Gains Tax. With a firm abroad, ask first.';
// HMRC Capital Gains Manual, CG56100 and CG56027; TCGA 1992, section 143(3) and (8): one party is authorised
// FCA Handbook, glossary, “restricted speculative investments”: leveraged CFDs, spread bets and rolling spot forex alike
