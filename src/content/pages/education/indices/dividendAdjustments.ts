import { exampleLevels } from '@/content/exampleLevels';
import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { statements } from '@/content/rules';

const LEVEL = exampleLevels['S&P 500'];
const signed = (amount: number) => (amount > 0 ? `+${dollars(amount)}` : dollars(amount));

/** Three invented members that go ex-dividend on the same morning: weight and dividend in percent. */
const PAYERS = [
  { name: 'Fernway', weight: 4, pays: 0.8 },
  { name: 'Cobble', weight: 2.5, pays: 1.2 },
  { name: 'Tarn', weight: 1.5, pays: 2 },
] as const;
/** How far an index falls when a member falls by its dividend. */
const pointsFrom = (level: number, weight: number, pays: number) => (level * weight * pays) / 10_000;
const payerPoints = PAYERS.map(({ weight, pays }) => pointsFrom(LEVEL, weight, pays));
const onTheDay = payerPoints.reduce((sum, points) => sum + points, 0);
const openLevel = LEVEL - onTheDay;

/** The adjustment credited to a buyer. */
const CFDS = 8;
const KEPT_PERCENT = 85;
const fall = onTheDay * CFDS;
const credited = (fall * KEPT_PERCENT) / 100;

/** A stop that the fall reaches. */
const STOP = LEVEL - 5;

/** A future with ninety days to expiry. */
const INTEREST = 4;
const DAYS = 90;
const AWAITED_POINTS = 24;
const interestPoints = (LEVEL * INTEREST * DAYS) / 100 / 360;
const futurePrice = LEVEL + interestPoints - AWAITED_POINTS;

/** Used in the exercise. */
const EXERCISE_LEVEL = 8_200;
const EXERCISE = [
  { weight: 3, pays: 1 },
  { weight: 5, pays: 0.8 },
] as const;
const exercisePoints = EXERCISE.map(({ weight, pays }) => pointsFrom(EXERCISE_LEVEL, weight, pays));
const exerciseTogether = exercisePoints.reduce((sum, points) => sum + points, 0);
const EXERCISE_CFDS = 5;

/** Used in the questions. */
const QUESTION_LEVEL = 8_000;
const QUESTION_WEIGHT = 6;
const QUESTION_PAYS = 1.5;
const questionPoints = pointsFrom(QUESTION_LEVEL, QUESTION_WEIGHT, QUESTION_PAYS);
const SHORT_CFDS = 12;
const SHORT_POINTS = 5.5;
const shortBooked = SHORT_CFDS * SHORT_POINTS;

export const page: LessonContent = {
  id: 'indices/dividend-adjustments',
  revision: 1,
  title: 'Dividend adjustments on index CFDs, in points and money',
  description:
    'Work out the dividend points of an index, who is credited or charged on an index CFD, and why a stop can be hit by a payout.',
  heading: 'Days when dividends are booked',
  lead: 'On some mornings an index opens lower because its members have paid dividends. The points can be worked out the evening before, and so can the line on your account statement.',
  searchWords: [
    'dividend adjustment on index CFD',
    'ex-dividend date of an index',
    'why was I charged a dividend',
    'do index CFDs pay dividends',
    'dividend points',
  ],
  question:
    "You sold an index short on Tuesday evening. On Wednesday it opens lower, yet you're no richer. Where did the gain go?",
  sections: [
    {
      kind: 'prose',
      heading: 'A fall on the day of payment',
      paragraphs: [
        rich`The lesson ${{ label: 'With or without dividends', to: '/education/indices/with-or-without-dividends' }} showed why a price index slips when a member pays a ${term('dividend')}. Nobody has sold, and nothing has been lost: money has left the company for its owners.`,
        rich`A ${term('CFD')} copies the price and nothing else. Without a correction its buyer would lose on every such morning, and its seller would gain from a date in a calendar. So the broker books a ${term('dividend adjustment')}, which puts both back where they were.`,
      ],
    },
    {
      kind: 'steps',
      heading: 'From a payment to index points',
      intro: 'Brokers publish the points they expect. This is how they are worked out.',
      steps: [
        {
          title: 'Take the percentage that is paid',
          text: 'A share at $50 that pays 40 cents falls by 0.8%, all else equal.',
        },
        {
          title: 'Multiply by the weight',
          text: 'A member with a weight of 4% moves the index by 4% of its own move.',
        },
        {
          title: 'Multiply by the level',
          text: 'What comes out is a fall in points. Do it for every member that pays that day, and add up the results.',
        },
      ],
    },
    {
      kind: 'workedExample',
      heading: 'Three members on one Wednesday',
      intro: `The index closes at ${decimal(LEVEL)}. From the next morning three members trade without their dividends. ${statements.invented}`,
      lines: [
        ...PAYERS.map(({ name, weight, pays }, index) => ({
          label: `${name}: ${decimal(LEVEL)} × ${decimal(weight, 1)}% × ${decimal(pays, 1)}%`,
          value: `${decimal(payerPoints[index] ?? 0, 2)} points`,
        })),
        { label: 'Together', value: `${decimal(onTheDay, 2)} points` },
        { label: 'Opening level of the index, if nothing else happens', value: decimal(openLevel, 2) },
      ],
      conclusion:
        "Something else always happens, so you'll rarely see these points alone on a chart. They are still part of the opening level.",
    },
    {
      kind: 'workedExample',
      heading: 'What each side finds in the morning',
      intro: `One trader bought ${String(CFDS)} CFDs at a dollar a point, another sold the same number. This broker credits buyers with ${String(KEPT_PERCENT)}%, because tax is withheld on dividends.`,
      lines: [
        { label: `Buyer, price: ${decimal(onTheDay, 2)} points × ${String(CFDS)}`, value: signed(-fall) },
        { label: `Buyer, adjustment: ${String(KEPT_PERCENT)}% of the fall`, value: signed(credited) },
        { label: 'Buyer, total', value: signed(credited - fall) },
        { label: 'Seller, price', value: signed(fall) },
        { label: 'Seller, adjustment', value: signed(-fall) },
        { label: 'Seller, total', value: dollars(0) },
      ],
      conclusion: `The buyer is ${dollars(fall - credited)} out of pocket, which is the tax. The percentage credited differs by index, country and broker. The seller is usually charged in full.`,
    },
    {
      kind: 'figure',
      heading: 'A stop in the way',
      intro: `The buyer had a stop at ${decimal(STOP)}, five points below the close.`,
      figure: {
        kind: 'priceScale',
        caption:
          'The opening is below the stop. The trade is over, with no sale in the market and no news at all.',
        description: `A scale with three levels: the close at ${decimal(LEVEL)}, the stop at ${decimal(STOP)} and the opening at ${decimal(openLevel, 2)}. The fall from close to opening is ${decimal(onTheDay, 2)} points, and the stop is inside it.`,
        decimals: 2,
        prices: [
          { price: LEVEL, label: 'Close' },
          { price: STOP, label: 'Stop' },
          { price: openLevel, label: 'Opening' },
        ],
        distances: [{ from: LEVEL, to: openLevel, label: `${decimal(onTheDay, 2)} points of dividends` }],
      },
    },
    {
      kind: 'table',
      heading: 'Who is credited or charged',
      intro: 'The broker looks at what is open at the end of the day, before the members go ex-dividend.',
      columns: ['You held', 'What is booked'],
      rows: [
        ['A CFD without an end date, bought before the close', 'A credit, often after tax'],
        ['The same, sold short before the close', 'A charge, usually in full'],
        ['The same, opened the next morning', 'Nothing: you traded at the lower level'],
        ['A CFD on a total return index', 'Little or nothing'],
        ['A future, or a CFD that follows one', 'Nothing: see below'],
      ],
    },
    {
      kind: 'prose',
      heading: 'How a future handles it',
      paragraphs: [
        rich`Everybody knows roughly what the members will pay before a ${term('future')} ends. So its price leaves these points out from the start. Say the index is at ${decimal(LEVEL)}, the future has ${String(DAYS)} days to run, interest is ${String(INTEREST)}% and ${String(AWAITED_POINTS)} points of dividends are due.`,
        `Interest adds ${decimal(interestPoints)} points and the dividends subtract ${String(AWAITED_POINTS)}, so a fair price is ${decimal(futurePrice)}. On the morning of the payments the index falls, but the future doesn't have to. Only a surprise payment moves it.`,
      ],
    },
    {
      kind: 'list',
      heading: 'When it happens most',
      items: [
        'Large US companies mostly pay four times a year, so the S&P 500 has small amounts on many days.',
        'In much of the euro area companies pay once a year, and many of them in spring.',
        'Many British companies pay twice, and their shares usually go ex-dividend on a Thursday.',
        'Many Japanese companies close their books at the end of March, which puts a large drop on a single day.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Buying for the credit',
      paragraphs: [
        "Buying the evening before to collect the credit gains you nothing: the price falls by at least as much, and you pay a spread and a night's interest. Selling short for the fall gains nothing either.",
        'Some brokers move stops by the dividend points; many leave them where they are. Before a day when many members pay, look up the points and ask whether your stop would survive them.',
      ],
    },
  ],
  summary: [
    'Fall in points = level × weight × the percentage of its price that a member pays.',
    'On a price index a buyer is credited, often less tax, and a seller is charged.',
    'A future has the expected dividends in its price, so nothing is booked.',
  ],
  exercise: {
    task: `An index closes at ${decimal(EXERCISE_LEVEL)}. Tomorrow a member with a weight of ${String(EXERCISE[0].weight)}% pays ${String(EXERCISE[0].pays)}% of its price, and one with a weight of ${String(EXERCISE[1].weight)}% pays ${decimal(EXERCISE[1].pays, 1)}%. How many points is that, and what is a seller of ${String(EXERCISE_CFDS)} CFDs at a dollar a point charged? Then look for the list of expected dividend points on your broker's site, and note this month's largest.`,
    solution: [
      ...EXERCISE.map(({ weight, pays }, index) => ({
        label: `${decimal(EXERCISE_LEVEL)} × ${String(weight)}% × ${decimal(pays, 1)}%`,
        value: `${decimal(exercisePoints[index] ?? 0, 2)} points`,
      })),
      { label: 'Together', value: `${decimal(exerciseTogether, 2)} points` },
      {
        label: `Charged on ${String(EXERCISE_CFDS)} CFDs`,
        value: dollars(-exerciseTogether * EXERCISE_CFDS),
      },
    ],
    mistakes: [
      {
        mistake: 'Your points are a hundred times too many.',
        why: 'Both figures are percentages. Divide by a hundred for each of them.',
      },
      {
        mistake: 'You expected a gain for the seller.',
        why: 'The lower price is a gain, and the charge takes it away again.',
      },
    ],
  },
  checks: [
    {
      id: 'indices/dividend-adjustments/points-of-one-member',
      kind: 'numeric',
      prompt: `An index is at ${decimal(QUESTION_LEVEL)}. A member with a weight of ${String(QUESTION_WEIGHT)}% pays ${decimal(QUESTION_PAYS, 1)}% of its price. By how many points does the index fall, if nothing else happens?`,
      label: 'Fall',
      unit: 'points',
      answer: questionPoints,
      tolerance: 0.05,
      answerText: decimal(questionPoints, 1),
      commonMistakes: [
        {
          answer: (QUESTION_LEVEL * QUESTION_PAYS) / 100,
          feedback: 'The whole index would have to pay. This is one member, so its weight matters.',
        },
        {
          answer: (QUESTION_LEVEL * QUESTION_WEIGHT) / 100,
          feedback: 'That would be the fall if the company became worthless.',
        },
        { answer: questionPoints / 10, feedback: 'The decimal point slipped: 6% of 1.5% is 0.09%.' },
      ],
      explanation: `${decimal(QUESTION_LEVEL)} × ${String(QUESTION_WEIGHT)}% is ${decimal((QUESTION_LEVEL * QUESTION_WEIGHT) / 100)} points, and ${decimal(QUESTION_PAYS, 1)}% of them is ${decimal(questionPoints, 1)}.`,
    },
    {
      id: 'indices/dividend-adjustments/short-seller',
      kind: 'numeric',
      prompt: `You are short ${String(SHORT_CFDS)} CFDs at a dollar a point on a price index. Several members trade without their dividends, worth ${decimal(SHORT_POINTS, 1)} points in total. What are you charged?`,
      label: 'Charge',
      unit: 'dollars',
      answer: shortBooked,
      tolerance: 0.05,
      answerText: dollars(shortBooked),
      commonMistakes: [
        {
          answer: (shortBooked * KEPT_PERCENT) / 100,
          feedback: 'Tax is deducted from what a buyer is credited. A seller is usually charged in full.',
        },
        { answer: SHORT_POINTS, feedback: 'This is for one CFD.' },
        { answer: 2 * shortBooked, feedback: 'The fall in price is a gain to you, not a second charge.' },
      ],
      explanation: `${decimal(SHORT_POINTS, 1)} × ${String(SHORT_CFDS)} is ${dollars(shortBooked)}. The lower price earned you the same sum, so you end where you were.`,
    },
    {
      id: 'indices/dividend-adjustments/next-morning',
      kind: 'singleChoice',
      prompt:
        'Members go ex-dividend on Thursday. Somebody buys an index CFD on Thursday, ten minutes after the opening. What is booked?',
      options: [
        {
          text: 'A credit for the dividends of that day',
          feedback: 'It goes to those who held the CFD through the evening before and bore the fall.',
        },
        {
          text: 'Nothing, as the level had already fallen',
          isCorrect: true,
          feedback: 'The purchase was made without the dividends, at a price that shows it.',
        },
        {
          text: 'A charge, to be fair to earlier buyers',
          feedback: 'Charges go to those who were short overnight, since the fall was their gain.',
        },
      ],
      explanation: 'What counts is the position at the close of the day before.',
    },
    {
      id: 'indices/dividend-adjustments/two-products',
      kind: 'singleChoice',
      prompt:
        'On one screen an index falls by eight points at the opening, all of it from dividends. The future on it barely moves. What explains it?',
      options: [
        {
          text: 'The future follows with a delay of a day',
          feedback: 'It trades at the same time, and usually leads.',
        },
        {
          text: 'Its holders receive the dividends instead',
          feedback: 'A future pays none. Nobody is credited.',
        },
        {
          text: 'Its price already left these points out',
          isCorrect: true,
          feedback: 'The payments were known, so they were subtracted from the start.',
        },
      ],
      explanation: 'What everybody can foresee is in the price of a future before it happens.',
    },
  ],
};
