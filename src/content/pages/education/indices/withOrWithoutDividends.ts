import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { valueAfterGrowth } from '@/domain/calculators/indexArithmetic';

/** An invented market: prices grow by 2% a year, and members pay 3% of their price in dividends. */
const START = 1_000;
const PRICE_GROWTH = 2;
const YIELD = 3;
const TOTAL_GROWTH = PRICE_GROWTH + YIELD;
const YEARS = 10;
const priceEnd = valueAfterGrowth(START, PRICE_GROWTH, YEARS);
const totalEnd = valueAfterGrowth(START, TOTAL_GROWTH, YEARS);
const yearlyLevels = (percent: number) =>
  Array.from({ length: YEARS + 1 }, (_, year) => valueAfterGrowth(START, percent, year));
const gainText = (end: number) => `${decimal((100 * (end - START)) / START, 1)}%`;
const level = (value: number) => decimal(value, 1);

/** A market with flat prices: the dividends alone. */
const flatEnd = valueAfterGrowth(START, YIELD, YEARS);

/** A share on its ex-dividend date. */
const CLOSE = 80;
const PAID = 2;

/** Used in the exercise. */
const EXERCISE_YIELD = 4;
const EXERCISE_YEARS = 5;
const exerciseEnd = valueAfterGrowth(START, EXERCISE_YIELD, EXERCISE_YEARS);

/** The questions: two years of dividends. */
const QUESTION_YIELD = 5;
const QUESTION_YEARS = 2;
const questionEnd = valueAfterGrowth(START, QUESTION_YIELD, QUESTION_YEARS);
const questionGap = questionEnd - START;

export const page: LessonContent = {
  id: 'indices/with-or-without-dividends',
  revision: 2,
  title: 'Total return or price index: with or without dividends',
  description:
    "A total return index counts dividends as reinvested; a price index leaves them out. Why the DAX and the FTSE 100 aren't comparable.",
  heading: 'With or without dividends',
  lead: 'Two indices can hold the same companies with the same weights and still drift apart year after year. The reason is the money that the companies pay out.',
  question: 'A chart over many years shows the DAX far ahead of the FTSE 100. Is that the whole story?',
  sections: [
    {
      kind: 'prose',
      heading: 'Two ways to count a dividend',
      paragraphs: [
        rich`A company that pays a ${term('dividend')} hands part of its money to its shareholders. An index may follow the share prices alone, or it may act as if each payment had bought more of the members. The first is a price index. The second is a ${term('total return index')}, also called a performance index.`,
      ],
    },
    {
      kind: 'prose',
      heading: 'What happens on the day itself',
      paragraphs: [
        `From a certain morning, the ex-dividend date, a buyer of the share no longer gets the next payment. Say the share closed at ${dollars(CLOSE)} the evening before, and ${dollars(PAID)} will be paid. All else equal, it opens near ${dollars(CLOSE - PAID)}. Nobody would pay for money that goes to somebody else.`,
        "A price index shows this as a small fall, and usually isn't corrected for it. A total return index adds the payment back, so its level doesn't drop. Those who held the share have the same wealth in both cases: a lower price, and cash on its way.",
      ],
    },
    {
      kind: 'workedExample',
      heading: 'Ten years of one market',
      intro: `In an invented market, prices rise by ${String(PRICE_GROWTH)}% a year and dividends add another ${String(YIELD)}%. Both indices start at ${decimal(START)}. Taxes and costs are left out.`,
      lines: [
        {
          label: `Price index: ${decimal(START)} × ${decimal(1 + PRICE_GROWTH / 100, 2)}, ten times over`,
          value: level(priceEnd),
        },
        {
          label: `Total return: ${decimal(START)} × ${decimal(1 + TOTAL_GROWTH / 100, 2)}, ten times over`,
          value: level(totalEnd),
        },
        { label: 'Gain of the price index', value: gainText(priceEnd) },
        { label: 'Gain of the total return index', value: gainText(totalEnd) },
      ],
      conclusion: `One market, one decade: ${gainText(priceEnd)} or ${gainText(totalEnd)}. Neither figure is wrong. They answer different questions.`,
    },
    {
      kind: 'figure',
      heading: 'The gap widens',
      intro: `The same market year by year.`,
      figure: {
        kind: 'lineChart',
        caption: 'Reinvested dividends earn dividends themselves, so the gap grows faster each year.',
        description: `Two lines that both start at ${decimal(START)}. After ten years the price index stands at ${level(priceEnd)} and the total return index at ${level(totalEnd)}. The distance between them grows from year to year.`,
        xLabel: 'Year',
        yLabel: 'Level',
        decimals: 0,
        series: [
          { label: 'Total return', values: yearlyLevels(TOTAL_GROWTH) },
          { label: 'Price only', values: yearlyLevels(PRICE_GROWTH) },
        ],
      },
    },
    {
      kind: 'prose',
      heading: 'DAX against FTSE 100',
      paragraphs: [
        "Now back to the chart at the top. The DAX that the news quotes is usually the total return version. The FTSE 100 in the news is a price index, and so are the S&P 500 and the Dow. A chart that sets the DAX against any of the others compares an index that includes its dividends with one that doesn't.",
        `A market that goes nowhere shows how much that matters. If prices don't move for ten years and dividends add ${String(YIELD)}%, a price index ends where it began. Its total return twin ends at ${level(flatEnd)}.`,
        'For a fair comparison, take the same version of each. Publishers offer the major indices in both versions, often with a third one after tax. The name then contains words such as price, net or total return.',
      ],
    },
    {
      kind: 'table',
      heading: 'Which version answers which question',
      intro: 'Before you read a long chart, find out which kind it draws.',
      columns: ['You want to know', 'Look at', 'Because'],
      rows: [
        ['What share prices have done', 'Price index', 'It follows prices and nothing else'],
        ['What a patient owner earned', 'Total return', 'Owners also receive dividends'],
        [
          'What a fund should have achieved',
          'Total return, often net of tax',
          'The fund collects the payments',
        ],
      ],
    },
    {
      kind: 'warning',
      heading: 'What it means for a trade',
      paragraphs: [
        rich`A ${term('CFD')}, a contract with a broker on the change in a price, falls with a price index when members go ex-dividend. On a CFD without an expiry, brokers therefore usually credit buyers with an amount in place of the dividend, often after tax, and charge those who sold short the full amount. The credit makes up for the fall and isn't a profit; the charge takes back a gain that nobody earned.`,
        'On a total return index such as the DAX there is usually no such booking, or a small one for tax, because the index already contains the dividend.',
        'No total return line is a promise, though. It shows the result before taxes and costs, with every payment reinvested at once. In bad years it falls as well, and companies may cut their dividends.',
      ],
    },
  ],
  summary: [
    'A price index follows share prices; a total return index also counts dividends as reinvested.',
    'The gap between them grows with every year, because reinvested payments earn payments.',
    'Compare only indices of the same kind.',
  ],
  exercise: {
    task: `In another market, prices don't move at all for ${String(EXERCISE_YEARS)} years, and dividends bring ${String(EXERCISE_YIELD)}% a year. Both indices start at ${decimal(START)}. Where do they end?`,
    solution: [
      { label: 'Price index', value: level(START) },
      {
        label: `Total return index: ${decimal(START)} × ${decimal(1 + EXERCISE_YIELD / 100, 2)}, five times over`,
        value: level(exerciseEnd),
      },
    ],
    mistakes: [
      {
        mistake: `Your total return index ends at ${level(START + (START * EXERCISE_YIELD * EXERCISE_YEARS) / 100)}.`,
        why: 'You added the same amount each year. Reinvested dividends earn dividends, so the amount grows.',
      },
      {
        mistake: 'Your price index has risen too.',
        why: 'Without a change in prices it stays where it is, whatever the companies pay out.',
      },
    ],
  },
  checks: [
    {
      id: 'indices/with-or-without-dividends/gap-after-two-years',
      kind: 'numeric',
      prompt: `Prices don't move for ${String(QUESTION_YEARS)} years and dividends bring ${String(QUESTION_YIELD)}% a year. Both versions of an index start at ${decimal(START)}. How many points are between them at the end?`,
      label: 'Gap',
      unit: 'points',
      answer: questionGap,
      tolerance: 0.2,
      answerText: level(questionGap),
      commonMistakes: [
        {
          answer: (START * QUESTION_YIELD * QUESTION_YEARS) / 100,
          feedback: 'The second payment is based on a higher level, because the first has been reinvested.',
        },
        {
          answer: questionEnd,
          feedback: 'This is the level of the total return index. Subtract the other one.',
        },
      ],
      explanation: `${decimal(START)} × ${decimal(1 + QUESTION_YIELD / 100, 2)} × ${decimal(1 + QUESTION_YIELD / 100, 2)} is ${level(questionEnd)}, and the price index is still at ${decimal(START)}.`,
    },
    {
      id: 'indices/with-or-without-dividends/fair-comparison',
      kind: 'singleChoice',
      prompt:
        'Someone wants to know in which of two countries shareholders did better over twenty years. Which comparison is fair?',
      options: [
        {
          text: 'Price index against total return index',
          feedback: 'One side would be credited with dividends that the other side also received.',
        },
        {
          text: 'Total return index against total return index',
          isCorrect: true,
          feedback:
            'Both include what shareholders were paid. Different currencies would still need converting.',
        },
        {
          text: 'Level against level on the last day',
          feedback: 'Levels depend on the starting value that each publisher chose.',
        },
      ],
      explanation: 'Shareholders earn from prices and dividends, so both sides have to include both.',
    },
    {
      id: 'indices/with-or-without-dividends/ex-date',
      kind: 'singleChoice',
      prompt:
        'A heavy member goes ex-dividend and nothing else happens. What do the two versions of the index do?',
      options: [
        {
          text: 'Both fall by the same small amount',
          feedback: 'The share price falls in both, but one of them adds the payment back.',
        },
        {
          text: "The price version falls, the other doesn't",
          isCorrect: true,
          feedback: 'The total return version counts the payment as part of the result.',
        },
        {
          text: "The price version doesn't move, the other rises",
          feedback: "The payment only makes up for the fall in price. It isn't an extra gain.",
        },
      ],
      explanation: 'The share is cheaper by about the dividend, and only total return makes up for it.',
    },
    {
      id: 'indices/with-or-without-dividends/booking-on-a-cfd',
      kind: 'singleChoice',
      prompt:
        'You hold two CFDs, one on a price index and one on a total return index. A large member of both goes ex-dividend. What do you expect to see in your account?',
      options: [
        {
          text: 'A credit on the price index, and little or nothing on the other',
          isCorrect: true,
          feedback: 'The first has fallen because of the dividend, and the second already counts it.',
        },
        {
          text: 'A credit of the same amount on both, as both hold the member',
          feedback: "The total return index hasn't fallen, so there is hardly anything to make up for.",
        },
        {
          text: 'Nothing on either, as you own no shares and have no right to dividends',
          feedback:
            'You have no right to it, but without an adjustment a buyer would lose the dividend each time.',
        },
      ],
      explanation:
        'The adjustment makes up for a fall that comes from the dividend alone. Where there was no fall, there is nothing to adjust.',
    },
    {
      id: 'indices/with-or-without-dividends/morning-on-the-chart',
      kind: 'chartPoint',
      prompt:
        'Daily candles of a price index. One morning several large members went ex-dividend, and nothing else happened that night. Which point belongs to that day?',
      chart: {
        decimals: 0,
        description:
          'Nine daily candles of a price index. At A a candle falls a long way from its open. At B a short candle opens 25 points below the close before it and shares no price with that candle. C is the high of the last rise.',
        candles: [
          { open: 6010, high: 6032, low: 6001, close: 6027 },
          { open: 6027, high: 6041, low: 6019, close: 6036 },
          { open: 6036, high: 6039, low: 5978, close: 5984 },
          { open: 5984, high: 6008, low: 5979, close: 6003 },
          { open: 6003, high: 6019, low: 5997, close: 6015 },
          { open: 5990, high: 5994, low: 5981, close: 5989 },
          { open: 5989, high: 6006, low: 5985, close: 6002 },
          { open: 6002, high: 6021, low: 5998, close: 6017 },
          { open: 6017, high: 6026, low: 6008, close: 6012 },
        ],
        marks: [],
      },
      points: [
        {
          candle: 2,
          side: 'low',
          feedback:
            'This fall came during the day, as shares were sold. A dividend is deducted before the opening.',
        },
        {
          candle: 5,
          side: 'high',
          isCorrect: true,
          feedback: 'The index opens lower by the payments and then trades as on any other day.',
        },
        {
          candle: 8,
          side: 'high',
          feedback: 'The index opens where it had closed. Nothing was taken off here.',
        },
      ],
      explanation:
        'On an ex-dividend morning a price index starts lower. Its total return twin would show no such step.',
    },
  ],
};
