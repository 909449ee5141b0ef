import { exampleSignal } from '@/content/exampleSignal';
import { decimal, dollars } from '@/content/format';
import { markOf, pricesOf } from '@/content/markedChart';
import type { TopicPageContent } from '@/content/page';
import { phrases, rules, statements } from '@/content/rules';
import { rich } from '@/content/richText';
import { provenText, site } from '@/content/site';
import { lessonLink } from '@/content/lessonPlace';
import {
  distanceInSteps,
  riskAmount,
  STANDARD_LOT_UNITS,
  unitsForRisk,
} from '@/domain/calculators/tradeArithmetic';

const PIP = 0.0001;

const { entry, stopLoss, takeProfit, decimals, candles, marks } = exampleSignal;
const price = (value: number) => decimal(value, decimals);
/** The price of one of the example's marks, by label. */
const priceAt = (label: string) => pricesOf(markOf(marks, label), candles).map(price)[0] ?? '';

const risk = riskAmount(rules.demoBalance, rules.riskPercent.from);
const stopPips = distanceInSteps(entry, stopLoss, PIP);
const units = unitsForRisk(risk, stopPips * PIP);

const author = provenText(site.claims.practitioners);

export const page: TopicPageContent = {
  title: 'Free trading signals with their reasoning',
  description:
    'A trading signal explained line by line: entry, stop loss, take profit, the reason for each, and the risk in money.',
  heading: 'Free trading signals',
  lead: 'Each with its reason, and how it ended.',
  hasPeople: true,
  sections: [
    {
      kind: 'chart',
      heading: 'A trading signal with its reasoning',
      intro: 'Signal 1: where to enter, where it is wrong, where to take the gain.',
      chart: exampleSignal,
    },
    {
      kind: 'definitions',
      heading: 'What each line of a signal means',
      rows: [
        {
          term: 'Idea',
          text: rich`Buy (go long) ${exampleSignal.instrument}, on the ${exampleSignal.timeframe} chart: a level may show on one timeframe only. What the candles say: ${lessonLink('beginner/the-candle')}.`,
        },
        ...(author === undefined ? [] : [{ term: 'Author', text: author }]),
        {
          term: 'Entry',
          text: `${price(entry)}, just above the first rise at ${priceAt('First rise')}: buyers have now paid more than they did last time.`,
        },
        {
          term: 'Stop loss',
          text: `${price(stopLoss)}, a few pips under the higher low. A fall through that low would contradict the reason for buying, and the position closes automatically at a loss, which is larger than planned if the price jumps past the stop.`,
        },
        {
          term: 'Take profit',
          text: rich`${price(takeProfit)}, just short of ${priceAt('Earlier high')}, where sellers appeared once and may appear again. Nothing guarantees that the price gets that far: ${lessonLink('beginner/stop-loss-and-take-profit')}.`,
        },
        {
          term: 'Reason',
          text: rich`After the fall to ${priceAt('First low')} the second low, at ${priceAt('Higher low')}, is higher: sellers ran out sooner. More on such levels: ${lessonLink('beginner/support-resistance-and-trend')}.`,
        },
        {
          term: 'Your size',
          text: rich`Yours to work out. On ${phrases.demoAccount}, ${String(rules.riskPercent.from)}% is ${dollars(risk)}; with ${decimal(stopPips)} pips to the stop that makes ${decimal(units / STANDARD_LOT_UNITS, 2)} lots: ${lessonLink('beginner/from-stop-to-size')}.`,
        },
        {
          term: 'Void when',
          text: rich`The price touches ${price(stopLoss)} before you have entered, or has run so far that what is left pays less than ${phrases.rewardToRisk}: ${lessonLink('beginner/twice-the-risk')}.`,
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How a signal is made, from scan to review',
      steps: [
        {
          title: 'Scan',
          text: 'The same markets in the same order, daily and 4-hour. No clear level, no signal.',
        },
        {
          title: 'Mark the levels',
          text: 'Earlier highs and lows, and prices that held more than once.',
        },
        {
          title: 'Place the stop first',
          text: 'Beyond the price that would prove the idea wrong. Without such a point the idea is dropped.',
        },
        {
          title: 'Measure the target',
          text: 'The nearest levels. If the targets together offer less than twice the risk, the idea is dropped.',
        },
        {
          title: 'Check the calendar',
          text: 'If a rate decision or a large release is due while it runs, the signal says so or waits.',
        },
        {
          title: 'Write the reason and publish',
          text: 'One or two sentences, the chart and its prices go out together.',
        },
        {
          title: 'Review',
          text: 'Once it has ended, the analyst compares the reason with what happened.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'What a signal counts as',
      paragraphs: [
        "It is not personal advice: the analyst knows nothing about your income, your debts or your other positions. It isn't a forecast that has to come true, nor an instruction to your broker.",
        statements.investmentRecommendation,
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions about the signals',
      items: [
        {
          question: 'Why are they free?',
          answer: `${statements.paidBy} ${statements.paidMore} Weigh that when you read us.`,
        },
        {
          question: 'Do I need an account with one of your partners to use them?',
          answer:
            'No. Any account in which the instrument can be traded will do, and a demo account is best at the beginning.',
        },
        {
          question: 'Why does my platform show a slightly different price?',
          answer:
            'Each broker has its own prices and its own spread, so a difference of a pip or so is normal. You buy at the higher of the two quoted prices (the ask) and sell at the lower (the bid).',
        },
        {
          question: 'Should I take every signal?',
          answer:
            'No. Two signals in pairs that share a currency are partly the same bet. Two buys against the dollar at 1% each can lose 2% together, and more if the price jumps past the stops.',
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Learn to write one yourself',
    text: 'A webinar builds a signal from an empty chart. The beginner course starts with what a price is.',
    links: [
      { label: 'Attend Free Webinar', to: '/services/webinar' },
      { label: 'Beginner course', to: '/education/beginner' },
      { label: 'Choose Your Broker', to: '/ib-partners' },
    ],
  },
};
