import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { describeChart } from '@/content/markedChart';
import { rich, term } from '@/content/richText';
import { profit } from '@/domain/calculators/tradeArithmetic';

const percentOf = (part: number, of: number) => (100 * part) / of;
const signed = (percent: number) => `${percent < 0 ? '−' : '+'}${decimal(Math.abs(percent), 1)}%`;

/** An invented company's earnings per share: last year, expected and reported. */
const LAST_YEAR = 1.2;
const EXPECTED = 1.75;
const ACTUAL = 1.6;
const MULTIPLE = 40;
const priceAt = (earnings: number) => earnings * MULTIPLE;
const growth = percentOf(ACTUAL - LAST_YEAR, LAST_YEAR);
const surprise = percentOf(ACTUAL - EXPECTED, EXPECTED);
const before = priceAt(EXPECTED);
const after = priceAt(ACTUAL);

const SHARES = 100;
const HALF_SHARES = 50;
const loss = -profit(before, after, SHARES);
const halfLoss = -profit(before, after, HALF_SHARES);

/** Four companies: profit compared with last year and with expectations, in percent. */
const FIRMS = [
  { name: 'Firm A', last: 1, expected: 1.1, actual: 1.2, open: 5.2 },
  { name: 'Firm B', last: 1, expected: 1.4, actual: 1.3, open: -9 },
  { name: 'Firm C', last: 1, expected: 0.7, actual: 0.8, open: 6.1 },
  { name: 'Firm D', last: 1, expected: 1.1, actual: 1.2, open: -4.3 },
];

/** Used in the exercise and questions. */
const EXERCISE_EXPECTED = 0.8;
const EXERCISE_ACTUAL = 0.86;
const QUESTION_LAST = 2;
const QUESTION_EXPECTED = 2.5;
const QUESTION_ACTUAL = 2.3;
const questionMiss = percentOf(QUESTION_EXPECTED - QUESTION_ACTUAL, QUESTION_EXPECTED);
const QUESTION_SHARES = 60;
const QUESTION_CLOSE = 84;
const QUESTION_OPEN = 76.5;
const questionLoss = -profit(QUESTION_CLOSE, QUESTION_OPEN, QUESTION_SHARES);

export const page: LessonContent = {
  id: 'stocks/expectation-and-result',
  revision: 1,
  title: 'Earnings: why good results can sink a share',
  description:
    'A price already contains what people expect. How to measure a surprise, and why a share can fall on a record profit.',
  heading: 'Expectation against result',
  lead: "On results day the market compares two numbers, and last year's is neither of them.",
  searchWords: [
    'why did the stock fall after good earnings',
    'beat earnings but stock dropped',
    'earnings surprise',
    'analyst estimate',
    'hold a share over earnings',
    'results day',
    'priced in',
    'quarterly results',
  ],
  question: 'Profit rose by a third, and the share opened almost a tenth lower. What had people paid for?',
  sections: [
    {
      kind: 'prose',
      heading: 'The cook who was praised too early',
      paragraphs: [
        "Friends rave about a restaurant: the best meal of their lives. You go, and the food is good. You leave a little disappointed. The same dinner in a place that nobody had praised would have been a discovery. The food was the same; what you measured it against wasn't.",
        rich`You know from ${{ label: 'the beginner course', to: '/education/beginner/expectation-and-result' }} that an expected result is in the price and only the surprise is new. This lesson turns a company's surprise into a price, and adds a second guess: what people hope for without printing it.`,
      ],
    },
    {
      kind: 'prose',
      heading: 'The number that everyone compares',
      paragraphs: [
        rich`Companies on an exchange publish their results on fixed dates, most of the large American ones still every quarter. Two figures get most of the attention: sales, and ${term('earnings per share')}, which is the profit divided by the number of shares.`,
        rich`Analysts, people paid to study companies, publish beforehand what they expect. The average of their figures is called the ${term('consensus')}. The surprise is the result minus that average, as a percentage of the average.`,
      ],
    },
    {
      kind: 'workedExample',
      heading: 'A third more, and still too little',
      intro: `An invented drone maker earned ${dollars(LAST_YEAR)} a share last year. The consensus for this year is ${dollars(EXPECTED)}, and the share costs ${String(MULTIPLE)} times that, a number called its multiple. The company reports ${dollars(ACTUAL)}.`,
      lines: [
        {
          label: `Compared with last year: (${dollars(ACTUAL)} − ${dollars(LAST_YEAR)}) ÷ ${dollars(LAST_YEAR)}`,
          value: signed(growth),
        },
        {
          label: `Surprise: (${dollars(ACTUAL)} − ${dollars(EXPECTED)}) ÷ ${dollars(EXPECTED)}`,
          value: signed(surprise),
        },
        { label: `Price before: ${String(MULTIPLE)} × ${dollars(EXPECTED)}`, value: dollars(before) },
        { label: `At the same multiple: ${String(MULTIPLE)} × ${dollars(ACTUAL)}`, value: dollars(after) },
        { label: `${String(SHARES)} shares held through it`, value: dollars(-loss) },
      ],
      conclusion: `The growth is real, but buyers had paid for more. Had the result been as far above the consensus as it was below, the same calculation would have given a gain of about ${dollars(loss)}. Nobody knew beforehand which it would be.`,
    },
    {
      kind: 'markedChart',
      heading: 'The same on a chart',
      intro: `A daily chart around a results day. The share climbs day after day while hopes rise, and opens lower on a profit that would have been cheered in any other year.`,
      chart: describeChart(
        {
          decimals: 2,
          candles: [
            { open: 61.2, high: 62, low: 60.9, close: 61.8 },
            { open: 61.8, high: 62.4, low: 61.1, close: 61.4 },
            { open: 61.4, high: 61.7, low: 60.4, close: 61.2 },
            { open: 61.2, high: 63.1, low: 61, close: 62.9 },
            { open: 62.9, high: 64.2, low: 62.6, close: 63.8 },
            { open: 63.8, high: 65.3, low: 63.5, close: 65 },
            { open: 65, high: 66.4, low: 64.7, close: 66.1 },
            { open: 66.1, high: 67.9, low: 65.9, close: 67.6 },
            { open: 67.6, high: 69.4, low: 67.3, close: 69.1 },
            { open: 69.1, high: 70.6, low: 68.8, close: 70 },
            { open: 64, high: 64.9, low: 63.1, close: 64.3 },
            { open: 64.3, high: 65.2, low: 63.6, close: 63.9 },
            { open: 63.9, high: 64.6, low: 62.8, close: 63.2 },
            { open: 63.2, high: 64.1, low: 62.9, close: 63.7 },
          ],
          marks: [
            { kind: 'swing', candle: 2, side: 'low', label: 'Hopes begin' },
            { kind: 'swing', candle: 9, side: 'high', label: 'Day before the results' },
            { kind: 'gap', candle: 10, isFilled: false, label: 'Open after the results' },
          ],
        },
        ({ at }) =>
          `Fourteen daily candles. The share turns at ${at('Hopes begin')} and climbs day after day to ${at('Day before the results')}. After the results it opens at ${at('Open after the results')}, far below, and stays there.`,
      ),
    },
    {
      kind: 'table',
      heading: 'Four firms, one evening',
      intro: 'Profit per share; last year all four earned a dollar a share.',
      columns: ['Firm', 'Against last year', 'Surprise', 'Next open'],
      rows: FIRMS.map(({ name, last, expected, actual, open }) => [
        name,
        signed(percentOf(actual - last, last)),
        signed(percentOf(actual - expected, expected)),
        signed(open),
      ]),
      note: 'Firm C earned less than last year, and its share rose. Firms A and D published the same profit against the same consensus, but their shares went in different directions. Either something else in the report differed, or people had hoped for more from D than was printed.',
    },
    {
      kind: 'prose',
      heading: 'The expectation in the price',
      paragraphs: [
        "The consensus is public, but the real hope may be higher. Before Firm D's results its share had risen by 20% in a month. The people who bought it then hoped for more than the analysts expected. A result that beats the printed number can then still miss the unprinted one.",
        "So you need two guesses to be right: what the result will be, and what is expected of it. Price and surprise often point in different directions. This module's exercise lets you count how often.",
      ],
    },
    {
      kind: 'list',
      heading: 'What else is in the report',
      items: [
        'Sales. A profit that comes from cutting costs or selling a building says little about next year.',
        'The kind of profit. Many companies show an “adjusted” figure that leaves out some costs. Compare like with like.',
        'Customers, orders or whatever the business lives on. For some companies one such figure outweighs the profit.',
        'The outlook. It has its own lesson, which comes next.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Decide before the evening',
      paragraphs: [
        `There are three options: hold all, hold less, hold nothing. With ${String(HALF_SHARES)} shares instead of ${String(SHARES)} the night in the example costs ${dollars(halfLoss)} instead of ${dollars(loss)}, and a good night earns half as much. Write down your answer while the market is open. After the figures are out, it is too late to choose at the old price.`,
      ],
    },
    {
      kind: 'warning',
      heading: 'Two guesses, and people who sell certainty',
      paragraphs: [
        'Nobody can say reliably what a share will do after the results. With borrowed money one night can take more than the deposit. Nobody has to hold a share through that night.',
        "Groups that sell “early figures” lie, or break the law. Trading on figures that aren't public is a crime in most countries, including for whoever buys the tip.",
      ],
    },
  ],
  summary: [
    'A price contains what is expected. The surprise moves it, not the growth.',
    'Surprise = (result − consensus) ÷ consensus.',
    'The real hope may be above the printed consensus, so good news can sink a price.',
    'Decide before the results whether to hold all, part or nothing.',
  ],
  exercise: {
    task: `Follow one company through its results. Beforehand, write down the consensus, the close and how the share moved in the month before. Afterwards add the result, the surprise and the open. Did price and surprise point the same way? Then work out the surprise in a result of ${dollars(EXERCISE_ACTUAL)} when ${dollars(EXERCISE_EXPECTED)} was expected.`,
    solution: [
      {
        label: `(${dollars(EXERCISE_ACTUAL)} − ${dollars(EXERCISE_EXPECTED)}) ÷ ${dollars(EXERCISE_EXPECTED)}`,
        value: signed(percentOf(EXERCISE_ACTUAL - EXERCISE_EXPECTED, EXERCISE_EXPECTED)),
      },
    ],
    mistakes: [
      {
        mistake: 'You divided by the result.',
        why: 'The surprise is measured against what was expected.',
      },
      {
        mistake: 'Your two sources give different results for one quarter.',
        why: 'One is probably adjusted. Compare the consensus with a figure of the same kind.',
      },
    ],
  },
  checks: [
    {
      id: 'stocks/expectation-and-result/size-of-a-miss',
      kind: 'numeric',
      prompt: `A company earned ${dollars(QUESTION_LAST)} a share last year. ${dollars(QUESTION_EXPECTED)} was expected, and it reports ${dollars(QUESTION_ACTUAL)}. By what percentage did it miss the consensus?`,
      label: 'Miss',
      unit: '%',
      answer: questionMiss,
      tolerance: 0.1,
      answerText: `${decimal(questionMiss)}%`,
      commonMistakes: [
        {
          answer: percentOf(QUESTION_ACTUAL - QUESTION_LAST, QUESTION_LAST),
          feedback: "That's the growth over last year. The price was built on the consensus.",
        },
        {
          answer: percentOf(QUESTION_EXPECTED - QUESTION_ACTUAL, QUESTION_ACTUAL),
          feedback: 'You divided by the result. Divide by what was expected.',
        },
      ],
      explanation: `${dollars(QUESTION_EXPECTED - QUESTION_ACTUAL)} ÷ ${dollars(QUESTION_EXPECTED)} is ${decimal(questionMiss)}%, although profit rose.`,
    },
    {
      id: 'stocks/expectation-and-result/which-rises',
      kind: 'singleChoice',
      prompt:
        "Three shares hadn't moved before their results. Nothing else in the reports is news. Which is most likely to rise?",
      options: [
        {
          text: 'Profit up 30%, when 35% was expected',
          feedback: "That's good, but less than buyers paid for.",
        },
        {
          text: 'Profit down 10%, when a fall of 25% was expected',
          isCorrect: true,
          feedback: "That's bad, but much better than people feared.",
        },
        {
          text: 'Profit up 15%, when 15% was expected',
          feedback: "That's exactly what the price already contained.",
        },
      ],
      explanation:
        "Compare each result with what was expected. Likely isn't certain: the outlook can reverse it.",
    },
    {
      id: 'stocks/expectation-and-result/night-in-money',
      kind: 'numeric',
      prompt: `You hold ${String(QUESTION_SHARES)} shares at a close of ${dollars(QUESTION_CLOSE)}. After the results they open at ${dollars(QUESTION_OPEN)}. What did the night cost?`,
      label: 'Loss',
      unit: 'dollars',
      answer: questionLoss,
      tolerance: 0.5,
      answerText: dollars(questionLoss),
      commonMistakes: [
        {
          answer: QUESTION_CLOSE - QUESTION_OPEN,
          feedback: "That's the loss on one share.",
        },
        { answer: questionLoss / 2, feedback: 'That would be the loss on half of the shares.' },
      ],
      explanation: `${String(QUESTION_SHARES)} × ${dollars(QUESTION_CLOSE - QUESTION_OPEN)} is ${dollars(questionLoss)}.`,
    },
    {
      id: 'stocks/expectation-and-result/why-down',
      kind: 'multipleChoice',
      prompt:
        'A company beats the consensus by 4%, and the share opens 6% lower. Which two explanations fit?',
      options: [
        {
          text: 'The share had risen sharply, on hopes of more than 4%',
          isCorrect: true,
          feedback: 'The unprinted expectation was higher than the printed one.',
        },
        {
          text: "Most shareholders hadn't read the consensus",
          feedback: 'The price is made by those who trade, and they read it.',
        },
        {
          text: 'The report contains bad news about the coming year',
          isCorrect: true,
          feedback: 'A price is about the years to come. One good quarter counts for little against that.',
        },
        {
          text: 'A beat of less than 5% counts as a miss',
          feedback: 'There is no such rule. Each company has its own expectations.',
        },
      ],
      explanation: 'Ask what people hoped for, and what has changed in the outlook.',
    },
  ],
  related: [
    { label: 'Auctions, and hours outside them', to: '/education/stocks/auctions-and-hours' },
    { label: 'Stock market guide', to: '/markets/stocks' },
  ],
};
