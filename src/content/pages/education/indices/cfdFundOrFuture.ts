import { exampleLevels } from '@/content/exampleLevels';
import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import {
  australia,
  countryRules,
  europe,
  RULES_CHECKED_ON,
  capText,
  unitedKingdom,
} from '@/content/regulators';
import { sharedCap } from '@/content/retailLimit';
import { rich, term } from '@/content/richText';
import { statements } from '@/content/rules';
import { indexFutures } from '@/domain/trading/futures';
import { marginFor, pipValue } from '@/domain/calculators/tradeArithmetic';
import { formatDay } from '@/domain/time/days';

const LEVEL = exampleLevels['S&P 500'];
const { microSp500 } = indexFutures;
const CAP = sharedCap('mainIndices', europe, unitedKingdom, australia);
const germany = countryRules.find(({ region }) => region === 'Germany');

/** The same value in three products, over a year in which the index ends where it began. */
const VALUE = pipValue(microSp500.multiplier, LEVEL);
const CFDS = microSp500.multiplier;
const INTEREST = 4;
const YIELD = 1.3;
const MARKUP = 2.5;
const FUND_FEE = 0.1;
const ROLLS = 4;
const ROLL_COST = 3;
const shareOf = (percent: number) => (VALUE * percent) / 100;
const dividends = shareOf(YIELD);
const fundFee = shareOf(FUND_FEE);
const fundYearResult = dividends - fundFee;
const lostInterest = shareOf(INTEREST);
const cfdYearResult = dividends - shareOf(INTEREST + MARKUP);
const futureCarry = shareOf(INTEREST - YIELD);
const rollCosts = ROLLS * ROLL_COST;
const futureYearResult = -futureCarry - rollCosts;

/** The deposit for each product, and a fall in the index. The future's deposit is invented. */
const FUTURE_DEPOSIT = 3_000;
const cfdMargin = marginFor(VALUE, CAP);
const FALL = 10;
const fallLoss = shareOf(FALL);

/** A fund with twice the index's daily change: the index falls, then rises back to its old level. */
const DOWN = 10;
const UP = 100 * (100 / (100 - DOWN) - 1);
const doubled = (start: number, percents: readonly number[]) =>
  percents.reduce((worth, percent) => worth * (1 + (2 * percent) / 100), start);
const doubledDown = doubled(100, [-DOWN]);
const doubledEnd = doubled(100, [-DOWN, UP]);

/** Used in the exercise. */
const EXERCISE_VALUE = 20_000;
const EXERCISE_FEE = 0.2;
const EXERCISE_CFD_RATE = 6;

/** Used in the questions. */
const QUESTION_CFDS = 8;
const QUESTION_LEVEL = 7_450;
const questionValue = QUESTION_CFDS * QUESTION_LEVEL;
const questionMargin = marginFor(questionValue, CAP);
const SWING = 20;
const swungFund = doubled(100, [SWING, -SWING]);
const swungIndex = 100 * (1 + SWING / 100) * (1 - SWING / 100);

export const page: LessonContent = {
  id: 'indices/cfd-fund-or-future',
  revision: 1,
  title: 'Index CFD, ETF or future: three products side by side',
  description:
    'Three products that follow one index: what you own, what a year costs in each, and how much of your money a fall can take.',
  heading: 'CFD, fund or future',
  lead: 'Nobody can buy an index itself. Three products follow it closely, and they differ in what you own, what holding them costs and what you can lose.',
  searchWords: [
    'ETF or CFD',
    'should I buy a fund or a future',
    'difference between an ETF and a CFD',
    'cheapest way to hold an index',
    'leveraged ETF 2x',
  ],
  question:
    'Three people expect the same index to rise. One of them thinks in hours, one in weeks and one in decades. Should they buy the same thing?',
  sections: [
    {
      kind: 'prose',
      heading: 'For a day, a quarter or ten years',
      paragraphs: [
        rich`The three index products suit different lengths of time. An ${term('exchange-traded fund')}, or ETF, is bought once and costs little each year. A ${term('CFD')} is quick to enter and charges for each night. A ${term('future')} is a contract with a date on it.`,
      ],
    },
    {
      kind: 'definitions',
      heading: 'What you hold',
      rows: [
        {
          term: 'Fund',
          text: 'Shares in a pot that usually owns the companies in the index. You pay the full price. In most countries the pot is kept separate from the money of the manager and your broker, in case either fails.',
        },
        {
          term: 'CFD',
          text: rich`An agreement with one broker on the change in price. You own nothing, and put down a ${term('margin')} as a deposit. Only the broker owes you a gain.`,
        },
        {
          term: 'Future',
          text: rich`A contract on an exchange, settled in cash every day through a clearing house, which comes between the two sides. It also takes only a deposit. Its price includes the interest up to its last day, the ${term('expiry')}, less the dividends due until then. So it usually starts a little above the index, and is settled in cash at the index level.`,
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Side by side',
      intro: `What usually applies. The specification of the product you're looking at takes precedence.`,
      columns: ['Feature', 'Fund', 'CFD', 'Future'],
      rows: [
        ['Smallest size', 'One share, or part of one', 'A dollar a point or less', 'One contract'],
        [
          'Money needed',
          'All of it',
          `${decimal(100 / CAP)}% at ${capText(CAP)}`,
          'A deposit the exchange sets',
        ],
        ['Cost of a day trade', 'Spread, often a commission', 'Spread', 'Spread and commission'],
        ['Cost of a night', 'A small part of the yearly fee', 'Interest on the full value', 'In the price'],
        ['Dividends', 'Paid out or kept in the pot', 'Booked as an adjustment', 'In the price'],
        [
          'How long',
          'As long as you like',
          'As long as you pay',
          'Until its last day, then a move to the next contract (a roll)',
        ],
        ['Most a buyer can lose', 'What was paid', 'The account, or more', 'More than the deposit'],
      ],
      note: `${capText(CAP)} is the retail cap on main indices in most of the EU, the UK and Australia. There, a retail client who trades CFDs can't lose more than the account holds. Checked on ${formatDay(RULES_CHECKED_ON)}.`,
    },
    {
      kind: 'workedExample',
      heading: 'One year, three bills',
      intro: `Somebody holds ${dollars(VALUE)} of one index: fund shares, ${String(CFDS)} CFDs or one ${microSp500.name}. Say interest is ${String(INTEREST)}%, dividends yield ${decimal(YIELD, 1)}%, and after a year the index is where it was. ${statements.invented}`,
      lines: [
        {
          label: `Fund: dividends, less a fee of ${decimal(FUND_FEE, 1)}%`,
          value: `+${dollars(fundYearResult)}`,
        },
        { label: `Fund: the interest the ${dollars(VALUE)} didn't earn`, value: dollars(-lostInterest) },
        { label: 'Fund, both combined', value: dollars(fundYearResult - lostInterest) },
        {
          label: `CFD: ${decimal(INTEREST + MARKUP, 1)}% charged, dividends booked`,
          value: dollars(cfdYearResult),
        },
        {
          label: `Future: it began ${decimal(INTEREST - YIELD, 1)}% above the index`,
          value: dollars(-futureCarry),
        },
        {
          label: `Future, with ${String(ROLLS)} rolls at ${dollars(ROLL_COST)}`,
          value: dollars(futureYearResult),
        },
      ],
      conclusion: `The first two lines belong together: whoever buys the fund gives up interest. All in all, the fund and the future cost nearly the same, and the CFD costs ${dollars(futureYearResult - cfdYearResult)} more than the future. That is the mark-up of ${dollars((VALUE * MARKUP) / 100)}, less the ${dollars(ROLLS * ROLL_COST)} that the rolls cost.`,
    },
    {
      kind: 'prose',
      heading: 'The same three over an afternoon',
      paragraphs: [
        `Now hold each for three hours. No night passes, so the interest drops out. What is left is the cost of getting in and out. On a CFD that may be half a point, or ${dollars(CFDS / 2)} on ${String(CFDS)} of them. A fund can cost more than this in commission alone.`,
        "So time decides more than the name does. Ask how many nights you plan to stay, work out the full cost for that time, and compare it with what the idea may earn. Low costs don't make a bad idea good.",
      ],
    },
    {
      kind: 'figure',
      heading: 'Money put down, money at stake',
      intro: `The ${dollars(VALUE)} from the example. The future's deposit is an example too, as exchanges and brokers often change theirs.`,
      figure: {
        kind: 'bars',
        caption: `A fall of ${String(FALL)}% takes the same sum from all three, and with two of them that is more than was put down.`,
        bars: [
          { label: 'Fund, paid in full', value: VALUE, text: dollars(VALUE) },
          { label: 'Future, deposit', value: FUTURE_DEPOSIT, text: dollars(FUTURE_DEPOSIT) },
          { label: `CFD, margin at ${capText(CAP)}`, value: cfdMargin, text: dollars(cfdMargin) },
          { label: `Loss in a fall of ${String(FALL)}%`, value: fallLoss, text: dollars(-fallLoss) },
        ],
      },
    },
    {
      kind: 'prose',
      heading: 'What you may buy where you live',
      paragraphs: [
        `Rules differ, and change; these were checked on ${formatDay(RULES_CHECKED_ON)}. ${statements.usResidents} In ${germany?.region ?? ''} ${germany?.text.replace(/^The/, 'the') ?? ''}`,
        "Ask your own regulator, and read a fund's key information document or prospectus instead of trusting its name.",
      ],
    },
    {
      kind: 'warning',
      heading: 'A fund with 2x in its name',
      paragraphs: [
        `Some funds multiply each day's move. Say an index loses ${String(DOWN)}% and then rises by a ninth, ${decimal(UP, 1)}%, which brings it back to where it started. A fund that doubles each move goes from $100 to ${dollars(doubledDown)}, and ends at ${dollars(doubledEnd)}. The longer such swings go on, the further it can fall behind.`,
        'The companies that issue such funds usually say that they are meant to be held for a day. A fund with “short” or “inverse” in its name works day by day in the same way.',
      ],
    },
  ],
  summary: [
    'A fund is owned and paid in full; a CFD and a future take a deposit and can lose more than that.',
    "Over a day the spread matters most; over a year it's the interest and the mark-up.",
    "A fund that multiplies daily moves doesn't multiply the move over a year.",
  ],
  exercise: {
    task: `You want to hold ${dollars(EXERCISE_VALUE)} of an index for one year. A fund charges ${decimal(EXERCISE_FEE, 1)}% a year, a CFD ${String(EXERCISE_CFD_RATE)}% on the full value. Leave out dividends, spreads and the interest you could have earned. What does each cost, and how far must the index rise to pay for it? Then find one index on a broker's website and in a fund company's list, and note both costs.`,
    solution: [
      {
        label: `Fund: ${dollars(EXERCISE_VALUE)} × ${decimal(EXERCISE_FEE, 1)}%`,
        value: dollars((EXERCISE_VALUE * EXERCISE_FEE) / 100),
      },
      {
        label: `CFD: ${dollars(EXERCISE_VALUE)} × ${String(EXERCISE_CFD_RATE)}%`,
        value: dollars((EXERCISE_VALUE * EXERCISE_CFD_RATE) / 100),
      },
      {
        label: 'Rise that pays for it',
        value: `${decimal(EXERCISE_FEE, 1)}% or ${String(EXERCISE_CFD_RATE)}%`,
      },
    ],
    mistakes: [
      {
        mistake: "You worked out the CFD's cost on its margin.",
        why: 'Interest is charged on the full value. The deposit plays no part.',
        lesson: 'beginner/overnight-charge',
      },
      {
        mistake: 'You concluded that the CFD is always dearer.',
        why: "On a trade that isn't held overnight it charges no interest, and a small spread may be all it costs.",
      },
    ],
  },
  checks: [
    {
      id: 'indices/cfd-fund-or-future/margin',
      kind: 'numeric',
      prompt: `You buy ${String(QUESTION_CFDS)} CFDs at one dollar a point, with the index at ${decimal(QUESTION_LEVEL)}. How much margin does a cap of ${capText(CAP)} ask for?`,
      label: 'Margin',
      unit: 'dollars',
      answer: questionMargin,
      tolerance: 1,
      answerText: dollars(questionMargin),
      commonMistakes: [
        { answer: questionValue, feedback: 'This is the full value. The margin is a twentieth of it.' },
        { answer: marginFor(QUESTION_LEVEL, CAP), feedback: "That's the margin for a single CFD." },
      ],
      explanation: `${String(QUESTION_CFDS)} × ${decimal(QUESTION_LEVEL)} is ${dollars(questionValue)}, and ${dollars(questionValue)} ÷ ${String(CAP)} is ${dollars(questionMargin)}.`,
    },
    {
      id: 'indices/cfd-fund-or-future/doubled-swing',
      kind: 'numeric',
      prompt: `A fund doubles each day's move and starts at $100. Its index rises ${String(SWING)}% on the first day and falls ${String(SWING)}% on the second. Where does the fund end?`,
      label: 'Price',
      unit: 'dollars',
      answer: swungFund,
      tolerance: 0.05,
      answerText: dollars(swungFund),
      commonMistakes: [
        { answer: swungIndex, feedback: 'The index itself ends there. The fund doubles both moves.' },
        {
          answer: 100,
          feedback: "The second percentage is taken from a higher sum, so the two don't cancel out.",
        },
        {
          answer: 100 - 2 * (100 - swungIndex),
          feedback: 'You doubled the result of both days. The fund doubles each day separately.',
        },
      ],
      explanation: `$100 × ${decimal(1 + (2 * SWING) / 100, 1)} is ${dollars(doubled(100, [SWING]))}, which × ${decimal(1 - (2 * SWING) / 100, 1)} is ${dollars(swungFund)}.`,
    },
    {
      id: 'indices/cfd-fund-or-future/who-owes',
      kind: 'singleChoice',
      prompt:
        'Your broker goes bankrupt. In which product was this broker the only one that owed you the gain?',
      options: [
        {
          text: 'A fund whose shares are held for you',
          feedback:
            'The shares belong to you and should be moved to another firm, though that can take time.',
        },
        {
          text: 'A future traded on an exchange',
          feedback: 'Behind it is a clearing house. The broker passes your orders and deposits on.',
        },
        {
          text: 'A CFD on the index',
          isCorrect: true,
          feedback: 'It was a contract between two parties: you and the firm that has failed.',
        },
      ],
      explanation: 'A CFD is worth only as much as the promise of the firm behind it.',
    },
    {
      id: 'indices/cfd-fund-or-future/weeks-on-a-cfd',
      kind: 'multipleChoice',
      prompt: 'Which of these costs grow with every extra night on an index CFD or in a fund?',
      options: [
        {
          text: 'The interest on a CFD',
          isCorrect: true,
          feedback: "It's charged every evening on the full value.",
        },
        {
          text: 'The spread on a CFD',
          feedback: "It's paid once for the round trip, however long you hold the position.",
        },
        {
          text: 'The yearly fee of a fund',
          isCorrect: true,
          feedback: "It's taken out of the pot in small daily amounts.",
        },
        {
          text: 'The commission for buying a fund',
          feedback: 'It is due when you buy, and again when you sell.',
        },
      ],
      explanation: 'Some costs are for entering and leaving, others for the time in between.',
    },
  ],
  related: [
    { label: 'Which leverage caps apply where', to: '/risk-disclosure' },
    { label: 'Practise sums on margin', to: '/practice/sums?sum=margin' },
  ],
};
