import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { describeChart } from '@/content/markedChart';
import { RULES_CHECKED_ON, shareSettlement } from '@/content/regulators';
import { rich, term } from '@/content/richText';
import { statements } from '@/content/rules';
import { profit } from '@/domain/calculators/tradeArithmetic';
import { formatDay } from '@/domain/time/days';

const price = (value: number) => decimal(value, 2);

/** Shares bought the day before the ex-dividend date, for the dividend. */
const SHARES = 200;
const BEFORE = 50;
const DIVIDEND = 1.2;
const OPEN = BEFORE - DIVIDEND;
const TAX_PERCENT = 15;
const COSTS = 12;
const paid = SHARES * DIVIDEND;
const tax = (paid * TAX_PERCENT) / 100;
const drop = profit(BEFORE, OPEN, SHARES);
const result = drop + paid - tax - COSTS;

/** A stop just below the price. */
const STOP = 49.1;
const stopLoss = -profit(BEFORE, OPEN, SHARES);

/** Used in the exercise and questions. */
const EXERCISE_SHARES = 150;
const EXERCISE_CLOSE = 32;
const EXERCISE_DIVIDEND = 0.4;
const QUESTION_SHARES = 300;
const QUESTION_CLOSE = 26;
const QUESTION_DIVIDEND = 0.5;
const QUESTION_TAX = 20;
const questionKept = QUESTION_SHARES * QUESTION_DIVIDEND * (1 - QUESTION_TAX / 100);
const questionResult = QUESTION_SHARES * QUESTION_DIVIDEND - questionKept;
const SHORT_SHARES = 250;
const SHORT_DIVIDEND = 0.7;
const shortCharge = SHORT_SHARES * SHORT_DIVIDEND;

export const page: LessonContent = {
  id: 'stocks/ex-dividend-date',
  revision: 1,
  title: 'Ex-dividend date: who gets the dividend, and the drop',
  description:
    'Which day decides who gets a dividend, why the price opens lower on that day, and what that drop does to holders, CFDs and stops.',
  heading: 'The first day without the dividend',
  lead: 'Once, twice or four times a year a share opens lower, yet nobody has lost anything, unless an order was waiting there.',
  searchWords: [
    'when do i have to buy to get the dividend',
    'ex date',
    'record date',
    'why did my stock drop on the dividend date',
    'buy before dividend and sell after',
    'dividend capture',
    'did i miss the dividend',
    'dividend on a short CFD',
  ],
  question: 'You bought on Thursday, the company pays three weeks later, and you get nothing. Why?',
  sections: [
    {
      kind: 'prose',
      heading: 'Selling a tree with its apples',
      paragraphs: [
        "An orchard is sold in September. With the apples on the trees it costs more; after the harvest it costs less. Both prices are fair. What has to be clear is the day from which the buyer gets none of this year's apples.",
        rich`With a ${term('dividend')} that day is the ${term('ex-dividend date')}, or ex-date: the first day on which a buyer no longer gets it. Anyone who owned the share at the previous close is paid, even if they sell at the open. Anyone who buys on that day or later has to wait for the next one.`,
      ],
    },
    {
      kind: 'figure',
      heading: 'Four dates',
      intro: 'A company announces all of them at once, usually weeks ahead.',
      figure: {
        kind: 'flow',
        caption:
          'For a trader the second date matters most. The last decides when the money arrives, not who gets it.',
        boxes: [
          { title: 'Declared', text: 'The amount is announced' },
          { title: 'Ex-dividend date', text: 'First day without it. The price opens lower' },
          { title: 'Record date', text: 'The company checks its list of holders' },
          { title: 'Payment', text: 'Days or weeks later, to those on the list' },
        ],
      },
    },
    {
      kind: 'prose',
      heading: 'Why there are two dates in the middle',
      paragraphs: [
        `A trade is made in a second, but the books change later. The company checks its list on the record date, so a buyer has to have traded early enough to be on it. ${shareSettlement.unitedStates} ${shareSettlement.europe} Checked on ${formatDay(RULES_CHECKED_ON)}.`,
        "You don't have to work that out. The ex-date is published, and it alone decides. Very large dividends can follow other rules, so read the announcement in such cases.",
      ],
    },
    {
      kind: 'markedChart',
      heading: 'A gap on a quiet day',
      intro: `A quiet share that pays ${dollars(DIVIDEND)}. On the eighth day it opens lower by about that much, and then goes on as before. ${statements.invented}`,
      chart: describeChart(
        {
          decimals: 2,
          candles: [
            { open: 49.4, high: 49.6, low: 49.2, close: 49.5 },
            { open: 49.5, high: 49.8, low: 49.4, close: 49.7 },
            { open: 49.7, high: 49.9, low: 49.5, close: 49.6 },
            { open: 49.6, high: 49.8, low: 49.4, close: 49.7 },
            { open: 49.7, high: 50, low: 49.6, close: 49.9 },
            { open: 49.9, high: 50.1, low: 49.7, close: 49.8 },
            { open: 49.8, high: 50.1, low: 49.7, close: BEFORE },
            { open: OPEN, high: 49.1, low: 48.6, close: 48.9 },
            { open: 48.9, high: 49.2, low: 48.7, close: 49 },
            { open: 49, high: 49.1, low: 48.8, close: 48.9 },
            { open: 48.9, high: 49.3, low: 48.8, close: 49.2 },
            { open: 49.2, high: 49.4, low: 49, close: 49.3 },
          ],
          marks: [
            { kind: 'range', first: 0, last: 6, brokenBy: 7, label: 'Seven days before' },
            { kind: 'gap', candle: 7, isFilled: false, label: 'Ex-dividend date' },
          ],
        },
        ({ at }) =>
          `Twelve daily candles. The share moves within ${at('Seven days before')} for seven days. On the ex-dividend date it opens at ${at('Ex-dividend date')}, below that range, and moves sideways again.`,
      ),
    },
    {
      kind: 'workedExample',
      heading: 'Buying for the payment',
      intro: `You buy ${String(SHARES)} shares at ${dollars(BEFORE)} on the day before, collect the dividend and sell at the open of ${dollars(OPEN)}. Say that tax takes ${String(TAX_PERCENT)}% of the dividend, and the two trades cost ${dollars(COSTS)}.`,
      lines: [
        { label: `Price: ${String(SHARES)} × (${price(OPEN)} − ${price(BEFORE)})`, value: dollars(drop) },
        { label: `Dividend: ${String(SHARES)} × ${dollars(DIVIDEND)}`, value: `+${dollars(paid)}` },
        { label: `Tax of ${String(TAX_PERCENT)}%`, value: dollars(-tax) },
        { label: 'Costs', value: dollars(-COSTS) },
        { label: 'Result', value: dollars(result) },
      ],
      conclusion:
        "The drop takes away what the dividend pays, and you are left with tax and costs. On a single morning the share may open higher or lower than that for other reasons, so you may gain or lose more. The dividend isn't a gift.",
    },
    {
      kind: 'table',
      heading: 'What each position shows on that morning',
      intro: 'For the share in the example. Taxes differ from country to country.',
      columns: ['You', 'Price', 'In its place'],
      rows: [
        ['Hold the share', `−${dollars(DIVIDEND)}`, 'The dividend, weeks later'],
        ['Buy on that day', 'Nothing', 'Nothing, but you pay less'],
        ['Hold a CFD to gain from a rise', `−${dollars(DIVIDEND)}`, 'A credit, often after tax'],
        ['Hold a CFD to gain from a fall', `+${dollars(DIVIDEND)}`, 'A charge for the full amount'],
      ],
      note: 'Apart from tax, the date itself brings no gain or loss in any of the four rows.',
    },
    {
      kind: 'prose',
      heading: 'The second case: a stop in the way',
      paragraphs: [
        rich`Rosa holds the same ${String(SHARES)} shares with a ${term('stop order', 'stop')} at ${dollars(STOP)}, just below the usual range. The share opens at ${dollars(OPEN)} on its ex-date. The stop is triggered and sells her ${String(SHARES)} shares at the open, for ${dollars(stopLoss)} less than at the close. She gets the dividend, but no longer owns the shares, although there was no bad news. The same happens with an ${{ label: 'index CFD', to: '/education/indices/dividend-adjustments' }}.`,
        'Some brokers lower the prices of pending orders by the dividend; others leave them unchanged. Find out what yours does, or move the stop yourself the evening before, by the amount of the dividend and no further.',
      ],
    },
    {
      kind: 'list',
      heading: 'What to put in your calendar',
      items: [
        'The ex-date and the amount, for each share you hold or follow.',
        'Stops and limits near the price: which of them should be lowered?',
        'CFDs sold short: what will be charged, and do you have the money?',
        "Charts: is yours adjusted for dividends? If so, old prices are shown lower than they were, and the drop doesn't show.",
      ],
    },
    {
      kind: 'warning',
      heading: 'What a high payment tells you',
      paragraphs: [
        'A dividend that is large for the price often follows a fall in price, because people expect it to be cut. A dividend can be left out in any year, and the share can fall by far more than it ever paid.',
        'With a CFD sold short, a dividend that is announced late is still charged, and an unusually large one can cost more than your free margin.',
      ],
    },
  ],
  summary: [
    'Only those who own the share at the close before the ex-dividend date get the payment.',
    'The price tends to open lower by about the dividend, so buying to collect it gains you nothing.',
    'That drop alone may trigger stops near the price. Check them the evening before.',
  ],
  exercise: {
    task: `Look up the next ex-dividend date, the amount and the payment date of three companies, on their own sites. Mark them in your calendar. Then take a share at ${dollars(EXERCISE_CLOSE)} that pays ${dollars(EXERCISE_DIVIDEND)}: at what price would you expect it to open if nothing else happens, and what is paid on ${String(EXERCISE_SHARES)} shares, before tax?`,
    solution: [
      {
        label: `${dollars(EXERCISE_CLOSE)} − ${dollars(EXERCISE_DIVIDEND)}`,
        value: `about ${dollars(EXERCISE_CLOSE - EXERCISE_DIVIDEND)}`,
      },
      {
        label: `${String(EXERCISE_SHARES)} × ${dollars(EXERCISE_DIVIDEND)}`,
        value: dollars(EXERCISE_SHARES * EXERCISE_DIVIDEND),
      },
    ],
    mistakes: [
      {
        mistake: 'You marked the payment date.',
        why: 'It says when the money comes. Who gets it was decided weeks before.',
      },
      {
        mistake: 'You wrote down the yearly amount for a company that pays each quarter.',
        why: 'The price drops only by the payment for that date.',
        lesson: 'stocks/what-a-share-gives-you',
      },
    ],
  },
  checks: [
    {
      id: 'stocks/ex-dividend-date/who-is-paid',
      kind: 'singleChoice',
      prompt: 'The ex-dividend date is Thursday. Which of these people gets the dividend?',
      options: [
        {
          text: 'Ali, who bought on Wednesday and sells on Thursday',
          isCorrect: true,
          feedback: 'He owned the share at the close before the ex-date, and that decides.',
        },
        {
          text: 'Bea, who buys at the open on Thursday',
          feedback: "From that day on it's too late to buy. But she paid less.",
        },
        {
          text: 'Carl, who buys on Friday and is holding on the payment date',
          feedback: "On the payment date it doesn't matter who holds the share.",
        },
      ],
      explanation: 'Buy before the ex-date and you are paid. Buy on it or later and the seller is.',
    },
    {
      id: 'stocks/ex-dividend-date/cost-of-collecting',
      kind: 'numeric',
      prompt: `You buy ${String(QUESTION_SHARES)} shares at ${dollars(QUESTION_CLOSE)} the day before, and sell at the open, which is lower by exactly the dividend of ${dollars(QUESTION_DIVIDEND)}. Tax takes ${String(QUESTION_TAX)}% of the dividend. With no other costs, how much have you lost?`,
      label: 'Loss',
      unit: 'dollars',
      answer: questionResult,
      tolerance: 0.5,
      answerText: dollars(questionResult),
      commonMistakes: [
        {
          answer: QUESTION_SHARES * QUESTION_DIVIDEND,
          feedback: "That's the drop alone. The dividend gives most of it back.",
        },
        { answer: questionKept, feedback: "That's the dividend after tax. Subtract it from the drop." },
      ],
      explanation: `The drop costs ${dollars(QUESTION_SHARES * QUESTION_DIVIDEND)}, the dividend after tax is ${dollars(questionKept)}, and the difference of ${dollars(questionResult)} is the tax.`,
    },
    {
      id: 'stocks/ex-dividend-date/charge-on-a-short',
      kind: 'numeric',
      prompt: `You have sold a CFD on ${String(SHORT_SHARES)} shares short, and hold it over the ex-dividend date. The dividend is ${dollars(SHORT_DIVIDEND)}. How much are you usually charged?`,
      label: 'Charge',
      unit: 'dollars',
      answer: shortCharge,
      tolerance: 0.5,
      answerText: dollars(shortCharge),
      commonMistakes: [
        {
          answer: shortCharge * 0.85,
          feedback: 'You deducted tax. Buyers are often credited less; sellers are charged all of it.',
        },
        { answer: shortCharge / 5, feedback: 'You used the margin. The charge is on all the shares.' },
      ],
      explanation: `${String(SHORT_SHARES)} × ${dollars(SHORT_DIVIDEND)} is ${dollars(shortCharge)}. The drop in price roughly pays for it.`,
    },
    {
      id: 'stocks/ex-dividend-date/lower-open',
      kind: 'singleChoice',
      prompt:
        'A share closes at 40.00 and opens at 39.20. There is no news, and it is the ex-date for a dividend of 0.80. What has happened to a holder?',
      options: [
        {
          text: 'A loss of 2%, which a stop should have limited',
          feedback: 'The price is lower, and the holder will be paid the difference.',
        },
        {
          text: 'Nothing: the price is lower, and 0.80 is on its way',
          isCorrect: true,
          feedback: 'Before tax, the two add up to 40.00.',
        },
        {
          text: 'A gain of 2%, since dividends are extra',
          feedback: "It would be extra if the price had stayed the same. It didn't.",
        },
      ],
      explanation: 'The company is worth less by the amount it pays out. Holders get exactly that.',
    },
  ],
  related: [
    { label: 'What a share gives you', to: '/education/stocks/what-a-share-gives-you' },
    { label: 'Owning a share or following its price', to: '/education/stocks/share-or-cfd' },
  ],
};
