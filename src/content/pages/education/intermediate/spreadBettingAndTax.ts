import { decimal } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { retailCap, capText } from '@/content/regulators';
import { rich, term } from '@/content/richText';
import { statements } from '@/content/rules';
import {
  spreadBetting,
  capitalGainsTax,
  contractsForDifference,
  shareTaxes,
  TAX_CHECKED_ON,
} from '@/content/tax';
import { formatDay } from '@/domain/time/days';
import { distanceInSteps, profit } from '@/domain/calculators/tradeArithmetic';

const pounds = (amount: number) =>
  `${amount < 0 ? '−' : ''}£${decimal(Math.abs(amount), Number.isInteger(amount) ? 0 : 2)}`;
const level = (value: number) => decimal(value, 0);
/** The tax on a year's gains at the basic rate, after losses and the tax-free amount. */
const taxOn = (gains: number, losses = 0) =>
  (Math.max(0, gains - losses - capitalGainsTax.allowance) * capitalGainsTax.basicPercent) / 100;

/** A bet on the UK 100, and the same trade as a CFD. */
const BID = 9_998;
const ASK = 10_000;
const STOP = 9_960;
const LATER_BID = 10_040;
const STAKE = 2;
const gain = profit(ASK, LATER_BID, STAKE);
const loss = -profit(ASK, STOP, STAKE);

/** Two years' results of somebody who also sells shares. */
const GOOD_YEAR = 5_000;
const SHARE_GAINS = 7_000;
const BAD_YEAR = 4_500;

/** A loss made in the tax year can be claimed until 5 April of the year calculated here. */
const LAST_YEAR_TO_CLAIM = Number.parseInt(capitalGainsTax.year, 10) + 1 + capitalGainsTax.yearsToClaimLosses;

/** Used in the exercise and questions. */
const EXERCISE_STAKE = 3;
const EXERCISE_POINTS = 45;
const QUESTION_STAKE = 5;
const QUESTION_FROM = 7_480;
const QUESTION_TO = 7_468;
const questionLoss = -profit(QUESTION_FROM, QUESTION_TO, QUESTION_STAKE);
const QUESTION_GAINS = 6_500;
const questionTax = taxOn(QUESTION_GAINS);
const EXERCISE_GAINS = 4_200;
const EXERCISE_LOSSES = 900;

export const page: LessonContent = {
  id: 'intermediate/spread-betting-and-tax',
  revision: 2,
  title: 'Spread betting and tax in the UK: what differs from a CFD',
  description:
    'What a financial spread bet is, how it compares with a CFD in pounds, how each is usually taxed in the United Kingdom, and whom to ask.',
  heading: 'Spread bets and tax in the UK',
  lead: "In the United Kingdom the same trade is sold in two wrappers. One is called a bet, and the tax office treats it as one. This page says what follows from that, and what doesn't.",
  question: '“Tax-free trading”, says the advertisement. Free for whom, and what does it cost instead?',
  searchWords: [
    'what is spread betting',
    'is spread betting tax free',
    'spread betting or CFD',
    'do I pay tax on trading',
    'capital gains tax on CFDs',
    'HMRC trading profits',
    'tax on forex trading UK',
    'can I offset trading losses',
  ],
  sections: [
    {
      kind: 'prose',
      heading: 'A stake for each point',
      paragraphs: [
        rich`A financial ${term('spread bet')} is a contract with a broker on the change in a price. You don't choose lots. You choose a stake in pounds for each point: with ${pounds(STAKE)} a point, a rise of ten points pays ${pounds(10 * STAKE)}, and a fall of ten costs as much.`,
        rich`In everything that matters to your risk, it's a ${term('CFD')}: a bid and an ask, margin, a stop, a charge for each night. The Financial Conduct Authority (FCA) puts both under the same rules for retail clients, with leverage of ${capText(retailCap)} at most on the main currency pairs. Brokers offer spread bets mainly to people who live in the United Kingdom or Ireland.`,
      ],
    },
    {
      kind: 'figure',
      heading: 'One bet, drawn',
      intro: `You bet ${pounds(STAKE)} a point that the UK 100, an index of British shares, will rise. ${statements.invented}`,
      figure: {
        kind: 'priceScale',
        caption: 'You enter at the ask and exit at the bid, as with any other trade.',
        description: `An upright scale. The ask is at ${level(ASK)} and the bid at ${level(BID)}. Below them is a stop at ${level(STOP)}, above them a later bid of ${level(LATER_BID)}. From the ask to the later bid it is ${decimal(distanceInSteps(ASK, LATER_BID, 1))} points, and from the ask to the stop also ${decimal(distanceInSteps(ASK, STOP, 1))}.`,
        decimals: 0,
        prices: [
          { price: LATER_BID, label: 'Bid later' },
          { price: ASK, label: 'Ask: you enter' },
          { price: BID, label: 'Bid' },
          { price: STOP, label: 'Stop loss' },
        ],
        distances: [
          { from: ASK, to: LATER_BID, label: `${pounds(gain)} gained` },
          { from: ASK, to: STOP, label: `${pounds(loss)} lost` },
        ],
      },
    },
    {
      kind: 'table',
      heading: 'Bet, CFD and share side by side',
      intro: `For a person who lives in the United Kingdom, in the usual case. Checked on ${formatDay(TAX_CHECKED_ON)}.`,
      columns: ['What', 'Spread bet', 'CFD', 'Share'],
      rows: [
        ['Size', 'Pounds a point', 'Lots or contracts', 'Number of shares'],
        ['The result comes in', 'Pounds', 'Often a foreign currency', "The share's currency"],
        ['Tax on gains', 'Usually none', 'Capital Gains Tax', 'Capital Gains Tax'],
        ['Losses lower the tax', 'No', 'Yes, if claimed', 'Yes, if claimed'],
        [
          'Tax on buying',
          'None',
          'None',
          `Usually ${decimal(shareTaxes.stampDutyPercent, 1)}% on British shares`,
        ],
        [
          'Dividends',
          'An adjustment, usually untaxed',
          'An adjustment, part of the result',
          `Income Tax above ${pounds(shareTaxes.dividendAllowance)} a year`,
        ],
        ['Leverage limited by the FCA', 'Yes', 'Yes', 'No leverage'],
        ['You own something', 'No', 'No', 'Yes'],
      ],
      note: "Shares in an individual savings account (ISA) are free of Capital Gains Tax and of tax on dividends, and a loss there doesn't count.",
    },
    {
      kind: 'prose',
      heading: 'What the tax office says',
      paragraphs: [
        `${spreadBetting.rule} ${spreadBetting.exception}`,
        `${contractsForDifference} In the tax year ${capitalGainsTax.year} the first ${pounds(capitalGainsTax.allowance)} of your total gains are free of it. Above that the rate is ${String(capitalGainsTax.basicPercent)}%, or ${String(capitalGainsTax.higherPercent)}% on the part of a gain that, added to your taxable income, goes beyond the basic-rate band.`,
        `A loss counts only if you claim it, within ${String(capitalGainsTax.yearsToClaimLosses)} years of the end of its tax year. For a loss made in ${capitalGainsTax.year} that's by 5 April ${String(LAST_YEAR_TO_CLAIM)}. ${capitalGainsTax.unusedLosses} Report the year to HMRC if you claim a loss, or if your gains before losses are more than the free amount, even if the tax is ${pounds(0)}. In a tax return, report it too if everything you sold or closed was worth more than ${pounds(capitalGainsTax.reportedProceeds)}.`,
        'The broker pays a duty on its takings from spread bets. It has to earn that back somewhere, for instance through the spread.',
      ],
    },
    {
      kind: 'workedExample',
      heading: 'The same trades in two different years',
      intro: `Somebody on the rate of ${String(capitalGainsTax.basicPercent)}% trades with leverage. In the first year that earns ${pounds(GOOD_YEAR)}, with no other gains. In the second it loses ${pounds(BAD_YEAR)}, while shares are sold at a gain of ${pounds(SHARE_GAINS)}.`,
      lines: [
        {
          label: `Good year, CFDs: ${String(capitalGainsTax.basicPercent)}% of ${pounds(GOOD_YEAR - capitalGainsTax.allowance)}`,
          value: `${pounds(taxOn(GOOD_YEAR))} tax`,
        },
        { label: 'Good year, spread bets', value: `${pounds(0)} tax` },
        {
          label: `Bad year, CFDs: ${pounds(SHARE_GAINS)} − ${pounds(BAD_YEAR)} = ${pounds(SHARE_GAINS - BAD_YEAR)}, within the free amount once the loss is claimed`,
          value: `${pounds(taxOn(SHARE_GAINS, BAD_YEAR))} tax`,
        },
        {
          label: `Bad year, spread bets: ${String(capitalGainsTax.basicPercent)}% of ${pounds(SHARE_GAINS - capitalGainsTax.allowance)}`,
          value: `${pounds(taxOn(SHARE_GAINS))} tax`,
        },
      ],
      conclusion:
        'In a year with gains the bet saves tax. In a year with losses the CFD does, if you have gains to set them against, in that year or a later one. Most private accounts lose money, and for them a tax on gains makes no difference.',
    },
    {
      kind: 'definitions',
      heading: 'What can change the answer',
      rows: [
        {
          term: 'Where you live',
          text: 'All this applies to residents of the United Kingdom. Other countries have other rules, and many tax both.',
        },
        {
          term: 'What it is for',
          text: 'Companies, and bets or contracts that belong to a business, are taxed under other rules.',
        },
        {
          term: 'The law',
          text: "Rates and free amounts change, often from one April to the next. Look up the year you're filing for.",
        },
        {
          term: 'The wrapper itself',
          text: "Compare the spread and overnight charge of both on the same day. Avoiding a tax that you wouldn't have paid is no saving.",
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Whom to ask',
      items: [
        'The official pages: gov.uk/capital-gains-tax, and the manuals of HMRC under BIM22015 (betting) and CG56100 (CFDs).',
        'HMRC itself, through its helpline or your tax account. Note the day and what you were told.',
        'A chartered tax adviser (find one at tax.org.uk), if the sums are large or your case is unusual.',
        "Outside the United Kingdom: your country's tax authority, before your first trade with real money.",
      ],
    },
    {
      kind: 'warning',
      heading: 'Not tax advice, and keep the papers',
      paragraphs: [
        'This page explains what is usual. It knows nothing about you, and no website can tell you what you owe.',
        "Download every account's statement once a year, including years with a loss. Without it you can neither declare a gain nor claim a loss, and a firm that has closed won't send copies.",
      ],
    },
  ],
  summary: [
    'A spread bet is a CFD with a stake per point: the risk and the rules for retail clients are the same.',
    "In the UK its gains are usually free of tax, but its losses don't lower any tax either.",
    'CFDs fall under Capital Gains Tax, where a loss lowers other gains, of the same year or later ones, if you claim it.',
    "Ask HMRC or a chartered tax adviser, or your own country's tax authority if you live elsewhere.",
  ],
  exercise: {
    task: `On paper: you bet ${pounds(EXERCISE_STAKE)} a point on a rise, and the price falls ${String(EXERCISE_POINTS)} points to your stop. What do you lose? Then suppose somebody who pays the ${String(capitalGainsTax.basicPercent)}% rate has CFD gains of ${pounds(EXERCISE_GAINS)} and CFD losses of ${pounds(EXERCISE_LOSSES)} in the tax year ${capitalGainsTax.year}, and no other gains. The losses are claimed. What is the tax? Finally, open the price list of one broker that offers both, and write down the spread on the same market as a bet and as a CFD.`,
    solution: [
      {
        label: `${pounds(EXERCISE_STAKE)} × ${String(EXERCISE_POINTS)} points`,
        value: pounds(-EXERCISE_STAKE * EXERCISE_POINTS),
      },
      {
        label: `${pounds(EXERCISE_GAINS)} − ${pounds(EXERCISE_LOSSES)} − ${pounds(capitalGainsTax.allowance)}`,
        value: `${pounds(EXERCISE_GAINS - EXERCISE_LOSSES - capitalGainsTax.allowance)} taxable`,
      },
      {
        label: `${String(capitalGainsTax.basicPercent)}% of it`,
        value: pounds(taxOn(EXERCISE_GAINS, EXERCISE_LOSSES)),
      },
      { label: 'The two spreads', value: 'often equal; if not, the difference is what the wrapper costs' },
    ],
    mistakes: [
      {
        mistake: 'You multiplied the stake by the price.',
        why: 'The stake is for each point of the change, not for the level.',
        lesson: 'indices/points-and-multipliers',
      },
      {
        mistake: 'You left out the losses.',
        why: "For CFDs, subtract the year's losses from the gains before you subtract the free amount.",
      },
    ],
  },
  checks: [
    {
      id: 'intermediate/spread-betting-and-tax/stake-times-points',
      kind: 'numeric',
      prompt: `You bet ${pounds(QUESTION_STAKE)} a point on a rise from ${level(QUESTION_FROM)}. You close at ${level(QUESTION_TO)}. What do you lose?`,
      label: 'Loss',
      unit: 'pounds',
      answer: questionLoss,
      tolerance: 0.5,
      answerText: decimal(questionLoss),
      commonMistakes: [
        {
          answer: QUESTION_FROM - QUESTION_TO,
          feedback: `These are the points. Each of them costs ${pounds(QUESTION_STAKE)}.`,
        },
        { answer: QUESTION_STAKE, feedback: 'This is one point.' },
      ],
      explanation: `${decimal(QUESTION_FROM - QUESTION_TO)} points × ${pounds(QUESTION_STAKE)} is ${pounds(questionLoss)}.`,
    },
    {
      id: 'intermediate/spread-betting-and-tax/tax-on-cfd-gains',
      kind: 'numeric',
      prompt: `In the tax year ${capitalGainsTax.year} somebody gains ${pounds(QUESTION_GAINS)} with CFDs and has no other gains. The free amount is ${pounds(capitalGainsTax.allowance)} and the rate ${String(capitalGainsTax.basicPercent)}%. What is the tax?`,
      label: 'Tax',
      unit: 'pounds',
      answer: questionTax,
      tolerance: 0.5,
      answerText: decimal(questionTax),
      commonMistakes: [
        {
          answer: (QUESTION_GAINS * capitalGainsTax.basicPercent) / 100,
          feedback: 'You taxed everything. Subtract the free amount first.',
        },
        {
          answer: (capitalGainsTax.allowance * capitalGainsTax.basicPercent) / 100,
          feedback: 'You taxed the free amount instead of what exceeds it.',
        },
      ],
      explanation: `${String(capitalGainsTax.basicPercent)}% of ${pounds(QUESTION_GAINS - capitalGainsTax.allowance)} is ${pounds(questionTax)}.`,
    },
    {
      id: 'intermediate/spread-betting-and-tax/losing-year',
      kind: 'singleChoice',
      prompt:
        'Somebody in the UK sold shares at a large gain and lost money in the same year. In which case do the losses lower the tax?',
      options: [
        {
          text: 'If they were made with CFDs',
          isCorrect: true,
          feedback:
            'They fall under Capital Gains Tax and reduce the gain on the shares, once you claim them.',
        },
        {
          text: 'If they were made with spread bets',
          feedback: "Gains on bets are usually free of tax, and for the same reason the losses don't count.",
        },
        {
          text: 'In both cases, as a loss is a loss',
          feedback: 'The tax office looks at what kind of contract it was.',
        },
      ],
      explanation: "What isn't taxed as a gain gives no relief as a loss.",
    },
    {
      id: 'intermediate/spread-betting-and-tax/what-is-the-same',
      kind: 'multipleChoice',
      prompt: 'What do a spread bet and a CFD on the same market share?',
      options: [
        {
          text: 'The limits on leverage for retail clients',
          isCorrect: true,
          feedback: 'The FCA puts both under the same rules.',
        },
        {
          text: 'The tax on a gain, for a UK resident',
          feedback: 'This is where they usually differ.',
        },
        {
          text: 'A spread, margin and an overnight charge',
          isCorrect: true,
          feedback: 'The costs of both work in the same way, even if the figures differ.',
        },
        {
          text: 'Ownership of what is traded',
          feedback: 'Neither gives you any: both follow a price.',
        },
      ],
      explanation: 'Same risk, same rules, different wrapper.',
    },
  ],
  related: [
    { label: 'The limits for retail clients', to: '/risk-disclosure' },
    { label: 'What a CFD is', to: '/education/forex/three-ways-to-a-rate' },
  ],
};
