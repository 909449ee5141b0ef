import { emailLink } from '@/content/emailLink';
import { dollars } from '@/content/format';
import type { TopicPageContent } from '@/content/page';
import { rich, term } from '@/content/richText';
import { capText } from '@/content/regulators';
import { rules, statements } from '@/content/rules';
import { provenText, site } from '@/content/site';
import { STANDARD_LOT_UNITS, pipValue, profit } from '@/domain/calculators/tradeArithmetic';

const PIP = 0.0001;
const SPREAD_PIPS = 0.2;
const COMMISSION = 7;
const SWAP_PIPS = 0.72;
const pip = pipValue(STANDARD_LOT_UNITS, PIP);
const spread = profit(0, SPREAD_PIPS * PIP, STANDARD_LOT_UNITS);
const swap = profit(0, SWAP_PIPS * PIP, STANDARD_LOT_UNITS);

export const page: TopicPageContent = {
  title: 'How broker ratings are made',
  description:
    'Who pays us, what decides the order of our brokers, what a rating is, and where the figures on each card come from.',
  heading: 'How ratings are made',
  lead: "Every number on our broker cards has a source. This page says which ones are ours, which are the broker's, and what none of them can tell you.",
  searchWords: ['How do you make money', 'Do brokers pay you'],
  sections: [
    {
      kind: 'definitions',
      heading: 'What a rating is',
      rows: [
        {
          term: "An editor's score from 0 to 5",
          text: 'The card says who set it, on which day and for what reason. A firm on the list may pay the person who set it.',
        },
        {
          term: 'What it is not',
          text: "It isn't a test, an average or a statement about the safety of your deposit.",
        },
        {
          term: 'The stars',
          text: 'Only whole points fill a star, so 4.8 shows four. The number next to the stars is the rating itself.',
        },
        {
          term: 'No basis',
          text: 'Where a name, a day or a reason is missing, the card says that no basis is stated.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Who pays us',
      paragraphs: [
        rich`Partner brokers pay us a ${term('referral fee')} when people we introduce open accounts and trade. In their language we are an ${term('introducing broker')}, an IB for short. Some pay us a share of what your trading earns them, so we may gain if you trade often and, at some firms, if you lose.`,
        "Brokers we have no agreement with aren't listed. So this is a list of partners, not of the whole market.",
      ],
    },
    {
      kind: 'prose',
      heading: 'What decides the order',
      paragraphs: [
        'The list is in the order chosen by our administrators, which is why that order is called “As we list them”.',
        provenText(site.claims.feesAndOrder) ??
          "We don't claim that fees play no part in that order. Choose a different sort order above the list: by cost, deposit, rating, name, loss figure or the day of the rating.",
        'A broker without a figure comes last when you sort by that figure.',
      ],
    },
    {
      kind: 'workedExample',
      heading: 'Where the figures come from',
      intro:
        "Spread, commission and overnight charge (swap) come from the broker's own price list, on the day shown next to them. We did not measure them. The example trade makes them comparable: here, one lot of EUR/USD bought and held for a night.",
      lines: [
        { label: `One pip on ${String(STANDARD_LOT_UNITS / 1000)},000 euros`, value: dollars(pip) },
        { label: `Spread: ${String(SPREAD_PIPS)} pips × ${dollars(pip)}`, value: dollars(spread) },
        { label: 'Commission for opening and closing', value: dollars(COMMISSION) },
        {
          label: `Overnight charge: ${String(SWAP_PIPS)} pips × ${dollars(pip)} × 1 night`,
          value: dollars(swap),
        },
        { label: 'Cost of the trade', value: dollars(spread + COMMISSION + swap) },
      ],
      conclusion:
        "Spreads widen around news and at night, and slippage isn't in the sum. “Not stated” means that we have no figure: it never counts as nought, and never as the lowest. Accounts for professional clients are shown, but like swap-free accounts they are compared only if you filter for them.",
    },
    {
      kind: 'list',
      heading: 'What a licence entry means',
      intro: 'A regulator, the company it licensed, a number and the day we looked it up.',
      items: [
        'Look the number up yourself, in the register of the regulator. The steps are on our risk disclosure page.',
        `The company in your own contract counts. A sister company abroad may offer ${capText(rules.maxLeverage)} under the same brand, without the protection.`,
        statements.retailCaps,
        'Professional clients are exempt from those limits, and lose protections in return.',
      ],
    },
    {
      kind: 'definitions',
      heading: 'Which company serves your country',
      intro:
        'One brand is often several companies. “More about” on a card, and the comparison, list each company with what an administrator found in its terms.',
      rows: [
        {
          term: 'Serves',
          text: "The countries or regions whose residents sign with this company. We don't guess where you are: look for your country, and check that the contract names the same company before you sign.",
        },
        {
          term: 'Leverage limit',
          text: 'What this company allows its retail clients. It can be far below the largest figure on the card.',
        },
        {
          term: 'Protection',
          text: 'Compensation if the firm fails, and whether you could owe more than your deposit. Read the lines of its other companies to see what you would lose there.',
        },
        {
          term: 'Not stated',
          text: "Nobody has found and entered it. It doesn't mean that you are protected, or that you would be refused.",
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'How often we check',
      paragraphs: [
        'A licence that was last checked more than a year ago is marked. Every price list shows its date.',
        rich`Found a mistake? Write to ${emailLink} and say which figure is wrong and where you found the right one.`,
      ],
    },
    {
      kind: 'list',
      heading: 'What we leave out',
      items: [
        'We name no winner and give no awards.',
        'We promote no bonuses and show no countdowns.',
        "We publish no user reviews, as we couldn't check them.",
      ],
    },
    {
      kind: 'prose',
      heading: 'The brokers you see now',
      paragraphs: [
        'A broker whose web address ends in “.example” is a sample. The firm is invented, and its rating measures nothing.',
      ],
    },
  ],
  callToAction: {
    heading: 'Compare them yourself',
    text: 'Filter the list, then set two to four brokers side by side with the trade you have in mind.',
    links: [
      { label: 'Partner brokers', to: '/ib-partners' },
      { label: 'Compare brokers side by side', to: '/ib-partners/compare' },
      { label: 'Check a licence step by step', to: '/risk-disclosure' },
    ],
  },
};
