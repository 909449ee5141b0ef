import { EXAMPLE_LEVELS_CHECKED_ON } from '@/content/exampleLevels';
import { retailCap, RULES_CHECKED_ON, capText } from '@/content/regulators';
import { site } from '@/content/site';
import { formatDay, formatMonth } from '@/domain/time/days';

/**
 * The site's own rules, and sentences used on several pages. Pages take figures and wording from here, so
 * that a rule is the same everywhere.
 */

/** The rules as numbers: dollars, percent of the account per trade, and reward per 1 of risk. */
export const rules = {
  demoBalance: 10_000,
  riskPercent: { from: 1, to: 2 },
  minRewardToRisk: 2,
  maxLeverage: 500,
} as const;

/** Parts of a sentence: `on ${phrases.demoAccount}`. */
export const phrases = {
  demoAccount: 'a demo account with $10,000 of virtual capital',
  practiceAccount: 'the practice account with $10,000 of virtual capital',
  riskPercent: '1-2%',
  rewardToRisk: '1:2',
} as const;

interface Enrolment {
  readonly adds: readonly string[];
  readonly price: string;
}

/** What enrolling adds, from the owner's list. */
export const enrolmentBenefits = ({ adds }: Enrolment) =>
  `${adds.length === 0 ? 'A study plan and a person to ask' : adds.join(', ')}.`;

/** What enrolling costs. */
export const enrolmentPrice = ({ price }: Enrolment) =>
  price === '' ? 'We quote the price before you enrol.' : price;

export const enrolmentWords = (enrolment: Enrolment) =>
  `${enrolmentBenefits(enrolment)} ${enrolmentPrice(enrolment)}`;

/** The notice on all practice prices. */
const practicePrices =
  'Prices here are invented and move at random, so no rule can predict them, and the spread makes every trade lose a little on average.';

/** Whole sentences. */
export const statements = {
  riskRule: 'Risk 1-2% of your account on a trade, and aim for a reward of at least twice the risk (1:2).',
  invented: 'Prices are invented.',
  inventedAround: `Prices in examples are invented. Most are within 10% of the market in ${formatMonth(EXAMPLE_LEVELS_CHECKED_ON)}; currency pairs keep older levels.`,
  practicePrices,
  /** Shown at the top of the practice pages. */
  practice: `${practicePrices} Overnight charges usually add to that; some positions are credited instead, as at a broker. What you can practise is size, stops, order types, patience and keeping to a plan.`,
  /** Shown where people begin to store something in their browser. */
  mayBeLost:
    "Safari deletes it after seven days on which you used Safari without opening this site, and clearing any browser's data does too: export it before you take a long break.",
  practise: 'Practise on a demo account with $10,000 of virtual capital.',
  /** Shown wherever leverage above the cap is explained. */
  retailCaps: `Retail clients in most of the EU, in the UK and in Australia get leverage of ${capText(retailCap)} at most on the main currency pairs, and usually less on the rest. Some countries have other rules. Checked on ${formatDay(RULES_CHECKED_ON)}.`,
  /** Shown on the card of a broker with leverage above the cap, as a link to the limits by region. */
  retailCapsInShort: `Retail clients in most of the EU, the UK and Australia: ${capText(retailCap)} at most`,
  usResidents: 'CFDs are not offered to retail clients who live in the United States.',
  /** What publishing signals means in law: Regulation (EU) 596/2014, Articles 3(1)(35) and 20, and 2016/958; retained in the UK; ESMA, 6 February 2024. */
  investmentRecommendation:
    "In the EU and the UK a published idea to buy or sell a financial instrument is usually an investment recommendation in law. It has to show who made it and when, keep facts separate from opinions, and state its author's interests. Each signal here states its author, its time and the interests behind it.",
  /** How signals and webinars are funded. */
  paidBy: 'They are free to you: partner brokers pay for them through referral fees.',
  /** Follows the sentence on who pays. */
  paidMore: 'Some pay us more the more you trade or, at some firms, if you lose.',
  /** Shown above the first broker. */
  referralDisclosure:
    'We are paid by these brokers when you open an account through a link below, and some pay us more the more you trade or, at some firms, if you lose. They are listed because of that agreement. The ratings are ours.',
  /** Shown below the platform cards. */
  platformFigures:
    "Lowest deposit, narrowest advertised spread and highest leverage among our partners' accounts: no single account need have all three. The broker sets them, not the platform.",
  /** What is free in the courses, and what enrolling adds. */
  courseCost: `The whole beginner course and every lesson that a course page links to are free to read here, without an account. What does enrolling add? ${enrolmentWords(site.enrolment)}`,
  certificate: 'A certificate records that you completed the course. It is not a professional qualification.',
} as const;
