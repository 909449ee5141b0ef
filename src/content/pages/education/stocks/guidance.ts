import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';

const percentOf = (part: number, of: number) => (100 * part) / of;
const signed = (percent: number) => `${percent < 0 ? '−' : '+'}${decimal(Math.abs(percent), 1)}%`;
const middleOf = (from: number, to: number) => (from + to) / 2;

/** An invented company's earnings per share: last year, expected for the next, and the range it forecasts. */
const LAST_YEAR = 3.2;
const EXPECTED = 4;
const FORECAST_FROM = 3.4;
const FORECAST_TO = 3.8;
const middle = middleOf(FORECAST_FROM, FORECAST_TO);
const below = percentOf(middle - EXPECTED, EXPECTED);

/** The share price as a multiple of earnings, before and after the news. */
const MULTIPLE = 15;
const LOWER_MULTIPLE = 13;
const price = EXPECTED * MULTIPLE;
const priceAtSameMultiple = middle * MULTIPLE;
const priceIfBothFall = middle * LOWER_MULTIPLE;

/** Used in the exercise and questions. */
const EXERCISE_FROM = 5.1;
const EXERCISE_TO = 5.5;
const EXERCISE_EXPECTED = 5;
const QUESTION_FROM = 1.8;
const QUESTION_TO = 2.2;
const QUESTION_EXPECTED = 2.5;
const questionBelow = percentOf(QUESTION_EXPECTED - middleOf(QUESTION_FROM, QUESTION_TO), QUESTION_EXPECTED);
const QUESTION_MULTIPLE = 20;
const QUESTION_LOWER = 18;
const QUESTION_OLD = 3;
const QUESTION_NEW = 2.7;
const questionFall = percentOf(
  QUESTION_OLD * QUESTION_MULTIPLE - QUESTION_NEW * QUESTION_LOWER,
  QUESTION_OLD * QUESTION_MULTIPLE,
);

export const page: LessonContent = {
  id: 'stocks/guidance',
  revision: 1,
  title: 'Guidance: what a company says about the future',
  description:
    'How to read the outlook that comes with results, compare its range with the consensus, and see why it often outweighs the profit.',
  heading: 'Guidance: what the company expects',
  lead: 'Results describe a quarter that is over. The paragraph about the next one is often what moves the price.',
  searchWords: [
    'profit warning',
    'outlook lowered',
    'raised guidance',
    'forecast by the company',
    'why guidance matters more than earnings',
    'earnings call',
    'company cut its forecast',
  ],
  question: `Two companies beat the consensus by the same 5%. Why did one share rise by 6% and the other fall by ${decimal(-percentOf(priceIfBothFall - price, price))}%?`,
  sections: [
    {
      kind: 'prose',
      heading: 'What counts is what comes next',
      paragraphs: [
        rich`A company knows its orders, prices and costs better than outsiders. What it says about the coming months is called ${term('guidance')}. Buyers of a share pay for the coming years, so they read the guidance first.`,
      ],
    },
    {
      kind: 'definitions',
      heading: 'Forms of guidance',
      rows: [
        {
          term: 'A range',
          text: 'Such as profit per share of $3.40 to $3.80 for the year. Most readers compare its middle with what analysts expect.',
        },
        {
          term: 'A change',
          text: 'Raised, confirmed, lowered or withdrawn. “Withdrawn” means that the company no longer dares to give an outlook, which is news too.',
        },
        {
          term: 'Words',
          text: '“A slow start to the year.” Without figures people guess, and guesses differ.',
        },
        {
          term: 'A profit warning',
          text: 'An outlook lowered between two reports, on any day. In many countries a company has to publish important news without delay.',
        },
      ],
    },
    {
      kind: 'figure',
      heading: 'A rise that disappoints',
      intro: `An invented kitchen maker earned ${dollars(LAST_YEAR)} a share last year. For the coming year it gives a range of ${dollars(FORECAST_FROM)} to ${dollars(FORECAST_TO)}.`,
      figure: {
        kind: 'bars',
        caption: `Even the top of the range is below the consensus of ${dollars(EXPECTED)}.`,
        bars: [
          { label: 'Last year', value: LAST_YEAR, text: dollars(LAST_YEAR) },
          { label: 'Range, bottom', value: FORECAST_FROM, text: dollars(FORECAST_FROM) },
          { label: 'Range, middle', value: middle, text: dollars(middle) },
          { label: 'Range, top', value: FORECAST_TO, text: dollars(FORECAST_TO) },
          { label: 'Consensus', value: EXPECTED, text: dollars(EXPECTED) },
        ],
      },
    },
    {
      kind: 'workedExample',
      heading: 'Two effects of one outlook',
      intro: `The share costs ${String(MULTIPLE)} times the expected profit: that is its multiple. Analysts lower their figure to the middle of the range. Many buyers also pay less for each dollar of profit now, because they had paid for faster growth.`,
      lines: [
        { label: `Before: ${String(MULTIPLE)} × ${dollars(EXPECTED)}`, value: dollars(price) },
        {
          label: `Middle against consensus: (${dollars(middle)} − ${dollars(EXPECTED)}) ÷ ${dollars(EXPECTED)}`,
          value: signed(below),
        },
        {
          label: `Same multiple: ${String(MULTIPLE)} × ${dollars(middle)}`,
          value: `${dollars(priceAtSameMultiple)}, ${signed(percentOf(priceAtSameMultiple - price, price))}`,
        },
        {
          label: `Lower multiple: ${String(LOWER_MULTIPLE)} × ${dollars(middle)}`,
          value: `${dollars(priceIfBothFall)}, ${signed(percentOf(priceIfBothFall - price, price))}`,
        },
      ],
      conclusion: `An expected profit a tenth lower than hoped took more than a fifth off the price. It works in the other direction too: a raised outlook can lift both factors. Nobody knows by how much before the open.`,
    },
    {
      kind: 'table',
      heading: 'The two companies in the question',
      intro: 'Their quarters were equally good.',
      columns: ['News', 'Firm A', 'Firm B'],
      rows: [
        ['Profit compared with consensus', '+5%', '+5%'],
        ['Outlook compared with consensus', '+6%', signed(below)],
        ['Multiple of the expected profit', 'Unchanged', `${String(MULTIPLE)} to ${String(LOWER_MULTIPLE)}`],
        ['Next open', '+6%', `−${decimal(Math.abs(percentOf(priceIfBothFall - price, price)))}%`],
      ],
      note: "The surprise in the quarter was the same. The news about the future wasn't.",
    },
    {
      kind: 'prose',
      heading: 'How to read the range',
      paragraphs: [
        'Companies have habits. Some promise little and beat it every time; the market knows, and expects them to beat it again. Others promise too much and have to take it back. Look at the last four outlooks and how they turned out.',
        'Compare the outlook with the consensus, not with last year. Check what the range depends on, such as an exchange rate, a new product or the sale of a business. In many countries, no rule obliges a company to give an outlook at all.',
      ],
    },
    {
      kind: 'steps',
      heading: 'A results evening, in order',
      steps: [
        {
          title: 'The release',
          text: 'Sales, profit, outlook. Prices outside the main hours jump within seconds, at wide spreads.',
        },
        {
          title: 'The call',
          text: "Often within an hour or so, managers answer analysts' questions. A remark there can reverse the price.",
        },
        {
          title: 'The analysts',
          text: 'Overnight they change their figures, and a new consensus forms.',
        },
        {
          title: 'The open',
          text: 'All orders meet in the auction. Only now is there a price with many shares behind it.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'How firm an outlook is',
      paragraphs: [
        "An outlook is the opinion of people who would like to be right. It can change on any day, and a warning between two reports hits people who thought the dangerous night was over. A stop doesn't fill inside such a jump.",
        "Be careful with your own second-guessing. “They always exaggerate” and “it's priced in now” are reasons that people find after they have bought.",
      ],
    },
  ],
  summary: [
    'Guidance is what a company expects of the coming months, and it often outweighs the results of the quarter.',
    'Compare the middle of its range with the consensus, not with last year.',
    'A lower outlook can cut both the expected profit and the multiple.',
    "It can change on any day, so the calendar doesn't show every dangerous night.",
  ],
  exercise: {
    task: `Find the latest outlook of your company, on its own site under “investors” or in a public register. Write down the range, its middle, the consensus at the time and what the share did. Then work this out: the range is ${dollars(EXERCISE_FROM)} to ${dollars(EXERCISE_TO)} and the consensus ${dollars(EXERCISE_EXPECTED)}. How far is the middle from the consensus?`,
    solution: [
      {
        label: `Middle of ${dollars(EXERCISE_FROM)} and ${dollars(EXERCISE_TO)}`,
        value: dollars(middleOf(EXERCISE_FROM, EXERCISE_TO)),
      },
      {
        label: 'Compared with the consensus',
        value: signed(percentOf(middleOf(EXERCISE_FROM, EXERCISE_TO) - EXERCISE_EXPECTED, EXERCISE_EXPECTED)),
      },
    ],
    mistakes: [
      {
        mistake: 'The outlook you found is for a year that has nearly ended.',
        why: 'Companies often repeat the outlook in each report. Take the one with the latest date.',
      },
      {
        mistake: 'You compared a quarter with a year.',
        why: 'Check which months the range is for, and find the consensus for the same months.',
      },
    ],
  },
  checks: [
    {
      id: 'stocks/guidance/middle-of-the-range',
      kind: 'numeric',
      prompt: `A company expects profit per share of ${dollars(QUESTION_FROM)} to ${dollars(QUESTION_TO)}. The consensus was ${dollars(QUESTION_EXPECTED)}. By what percentage is the middle of the range below the consensus?`,
      label: 'Below the consensus',
      unit: '%',
      answer: questionBelow,
      tolerance: 0.2,
      answerText: `${decimal(questionBelow)}%`,
      commonMistakes: [
        {
          answer: percentOf(QUESTION_EXPECTED - QUESTION_TO, QUESTION_EXPECTED),
          feedback: "That's the top of the range.",
        },
        {
          answer: percentOf(QUESTION_EXPECTED - QUESTION_FROM, QUESTION_EXPECTED),
          feedback: "That's the bottom of the range.",
        },
        {
          answer: percentOf(
            QUESTION_EXPECTED - middleOf(QUESTION_FROM, QUESTION_TO),
            middleOf(QUESTION_FROM, QUESTION_TO),
          ),
          feedback: 'You divided by the middle. Divide by the consensus.',
        },
      ],
      explanation: `The middle is ${dollars(middleOf(QUESTION_FROM, QUESTION_TO))}. ${dollars(QUESTION_EXPECTED - middleOf(QUESTION_FROM, QUESTION_TO))} ÷ ${dollars(QUESTION_EXPECTED)} is ${decimal(questionBelow)}%.`,
    },
    {
      id: 'stocks/guidance/both-factors',
      kind: 'numeric',
      prompt: `A share costs ${String(QUESTION_MULTIPLE)} times an expected profit of ${dollars(QUESTION_OLD)}. After the outlook people expect ${dollars(QUESTION_NEW)} and pay ${String(QUESTION_LOWER)} times that. By what percentage does the price fall?`,
      label: 'Fall',
      unit: '%',
      answer: questionFall,
      tolerance: 0.2,
      answerText: `${decimal(questionFall)}%`,
      commonMistakes: [
        {
          answer: percentOf(QUESTION_OLD - QUESTION_NEW, QUESTION_OLD),
          feedback: "That's the fall at an unchanged multiple. The multiple went down too.",
        },
        {
          answer: QUESTION_OLD * QUESTION_MULTIPLE - QUESTION_NEW * QUESTION_LOWER,
          feedback: "That's the fall in dollars. Divide by the earlier price.",
        },
        {
          answer: percentOf(QUESTION_OLD - QUESTION_NEW, QUESTION_OLD) + percentOf(2, QUESTION_MULTIPLE),
          feedback: "You can't add two falls in a row: the second starts from a lower price.",
        },
      ],
      explanation: `From ${dollars(QUESTION_OLD * QUESTION_MULTIPLE)} to ${dollars(QUESTION_NEW * QUESTION_LOWER)} is a fall of ${decimal(questionFall)}%.`,
    },
    {
      id: 'stocks/guidance/habit',
      kind: 'singleChoice',
      prompt:
        'For ten quarters a company has given a low outlook and beaten it by 5%. Today it beats its outlook by 1%. What would you expect?',
      options: [
        {
          text: 'A rise, because it has beaten its outlook again',
          feedback: 'The market had learnt to expect more than the outlook.',
        },
        {
          text: 'A disappointment, because 5% had become usual',
          isCorrect: true,
          feedback: 'The unprinted expectation was about 5% above the printed one.',
        },
        {
          text: 'No change, because 1% is too little to matter',
          feedback: 'It matters, compared with what people had come to expect.',
        },
      ],
      explanation: 'Habits become expectations. Compare the result with those, but never feel sure.',
    },
    {
      id: 'stocks/guidance/not-in-the-calendar',
      kind: 'multipleChoice',
      prompt: 'Which two events can come without being in any calendar?',
      options: [
        {
          text: 'A profit warning',
          isCorrect: true,
          feedback: "In many countries important news has to be published as soon as it's known.",
        },
        { text: 'The yearly meeting of shareholders', feedback: 'Its date is announced weeks before.' },
        {
          text: 'The withdrawal of an outlook',
          isCorrect: true,
          feedback: 'A company does that when it no longer believes the figure.',
        },
        { text: 'The half-year report', feedback: "It's in the company's own calendar." },
      ],
      explanation: 'Reports have dates. Changes in the outlook may have none.',
    },
  ],
  related: [
    { label: 'Expectation against result', to: '/education/stocks/expectation-and-result' },
    { label: 'Stock market guide', to: '/markets/stocks' },
  ],
};
