import { decimal, dollars } from '@/content/format';
import type { QuizContent } from '@/content/lesson';
import { futures } from '@/domain/trading/futures';
import { pipValue, profit } from '@/domain/calculators/tradeArithmetic';

const { sugar, copper } = futures;
const SUGAR_TICKS = 15;
const sugarTick = pipValue(sugar.size, sugar.tick);
const sugarLoss = SUGAR_TICKS * sugarTick;
const CENTS_PER_DOLLAR = 100;

const COPPER_LOTS = 0.02;
const COPPER_SOLD = 4.31;
const COPPER_LATER = 4.355;
const pounds = COPPER_LOTS * copper.size;
const copperLoss = profit(COPPER_SOLD, COPPER_LATER, pounds);

const BUSHELS = 10_000;
const DECEMBER = 4.6;
const MARCH = 4.74;
const rollText = dollars(profit(DECEMBER, MARCH, BUSHELS));

const BARRELS = 250;
const BRENT = 73.2;
const BRENT_LATER = 71.9;
const WTI = 69.8;
const WTI_LATER = 67.8;
const brentLeg = profit(BRENT, BRENT_LATER, BARRELS);
const wtiLeg = -profit(WTI, WTI_LATER, BARRELS);

export const page: QuizContent = {
  id: 'commodity/contracts-and-quotes-quiz',
  revision: 1,
  title: 'Quiz: contracts and quotes',
  description:
    'Eight questions on futures, ticks, delivery months and grades, three of them with a sum. Every answer comes with its reason.',
  heading: 'Quiz: contracts and quotes',
  lead: 'Eight questions, from the promise in a future to the gap between two oils. All prices in them are invented.',
  questions: [
    {
      id: 'commodity/contracts-and-quotes-quiz/cheaper-cocoa',
      lesson: 'commodity/futures-and-cfds',
      kind: 'singleChoice',
      prompt:
        'A chocolate maker bought cocoa futures in January. By autumn cocoa is much cheaper, and the maker needs the beans. What is the result?',
      options: [
        {
          text: 'It drops the contract and buys the cheaper cocoa',
          feedback: 'A future binds both sides. Its daily losses have already been collected.',
        },
        {
          text: 'It has lost on the contract and pays less for its cocoa',
          isCorrect: true,
          feedback: "The two offset each other, so in total it pays roughly January's price.",
        },
        {
          text: 'It has gained on the contract and pays less for its cocoa',
          feedback: 'A buyer of futures loses when the price falls. The seller has gained.',
        },
      ],
      explanation:
        'Fixing a price works in both directions: it protects against a rise, and it gives up the benefit of a fall.',
    },
    {
      id: 'commodity/contracts-and-quotes-quiz/life-of-a-future',
      lesson: 'commodity/futures-and-cfds',
      kind: 'ordering',
      prompt: 'Put in order the stages in the life of an oil future that is settled by delivery.',
      steps: [
        {
          text: 'The exchange lays down amount, grade, place and month',
          feedback: 'Before anybody can trade it, the contract has to be described.',
        },
        {
          text: 'A producer sells one, and a refinery buys it',
          feedback: 'With the contract defined, all they agree on is the price.',
        },
        {
          text: 'The change in price is paid evening by evening',
          feedback: 'This begins on the first evening after the trade and goes on to the end.',
        },
        {
          text: 'Trading in the month stops',
          feedback: 'Until then either side could get out by making the opposite trade.',
        },
        {
          text: 'The seller hands over the oil and is paid for it',
          feedback: 'Only those still in after the last trading day get this far.',
        },
      ],
      explanation: 'Rules, trade, daily settlement, last trading day, delivery.',
    },
    {
      id: 'commodity/contracts-and-quotes-quiz/sugar-ticks',
      lesson: 'commodity/size-and-tick',
      kind: 'numeric',
      prompt: `A future on raw sugar is for ${decimal(sugar.size)} ${sugar.unit}, and its tick is a hundredth of a cent, $${decimal(sugar.tick, 4)}. The price falls by ${String(SUGAR_TICKS)} ticks. How much does the buyer of one contract lose?`,
      label: 'Loss',
      unit: 'dollars',
      answer: sugarLoss,
      tolerance: 0.5,
      answerText: dollars(sugarLoss),
      commonMistakes: [
        { answer: sugarTick, feedback: 'This is the value of one tick. Count all of them.' },
        {
          answer: sugarLoss * CENTS_PER_DOLLAR,
          feedback: 'You multiplied by cents. Turn the tick into dollars first.',
        },
      ],
      explanation: `${decimal(sugar.size)} × $${decimal(sugar.tick, 4)} is ${dollars(sugarTick)} a tick, and ${String(SUGAR_TICKS)} × ${dollars(sugarTick)} is ${dollars(sugarLoss)}.`,
    },
    {
      id: 'commodity/contracts-and-quotes-quiz/short-copper',
      lesson: 'commodity/size-and-tick',
      kind: 'numeric',
      prompt: `One lot of copper is ${decimal(copper.size)} ${copper.unit} at your broker. You sell ${decimal(COPPER_LOTS, 2)} lots at $${decimal(COPPER_SOLD, 3)} a pound and buy them back at $${decimal(COPPER_LATER, 3)}. What is the loss, before costs?`,
      label: 'Loss',
      unit: 'dollars',
      answer: copperLoss,
      tolerance: 0.05,
      answerText: dollars(copperLoss),
      commonMistakes: [
        {
          answer: profit(COPPER_SOLD, COPPER_LATER, copper.size),
          feedback: 'This would be the loss on a whole lot.',
        },
        {
          answer: copperLoss * 10,
          feedback: `You took 0.2 lots. ${decimal(COPPER_LOTS, 2)} lots is ${decimal(pounds)} pounds.`,
        },
      ],
      explanation: `${decimal(COPPER_LOTS, 2)} × ${decimal(copper.size)} is ${decimal(pounds)} pounds, and ${decimal(pounds)} × $${decimal(COPPER_LATER - COPPER_SOLD, 3)} is ${dollars(copperLoss)}.`,
    },
    {
      id: 'commodity/contracts-and-quotes-quiz/corn-roll',
      lesson: 'commodity/delivery-months',
      kind: 'singleChoice',
      prompt: `You hold a CFD on ${decimal(BUSHELS)} bushels of corn. The broker rolls it from December at ${dollars(DECEMBER)} to March at ${dollars(MARCH)}. What does it book to your account?`,
      options: [
        {
          text: `It charges you ${rollText}`,
          isCorrect: true,
          feedback: 'The chart has stepped up by the same amount, so your account stays where it was.',
        },
        {
          text: `It credits you ${rollText}`,
          feedback: "A seller would be credited. For you the chart's step looks like a gain.",
        },
        {
          text: 'It books nothing, as your size is the same',
          feedback: "Then the chart's step would be yours, a gain out of nothing.",
        },
      ],
      explanation: `The step is ${decimal(BUSHELS)} × (${dollars(MARCH)} − ${dollars(DECEMBER)}), or ${rollText}. What the chart seems to give a buyer, the adjustment takes back.`,
    },
    {
      id: 'commodity/contracts-and-quotes-quiz/find-the-roll',
      lesson: 'commodity/delivery-months',
      kind: 'chartPoint',
      prompt:
        'Daily candles of an oil CFD. There was no news on these days, and later months cost more. Which point shows the first day of a new contract month?',
      chart: {
        decimals: 2,
        description:
          'Nine daily candles of an oil CFD. The price climbs in small steps to A and drifts back. It then opens clearly higher, without touching the range of the day before, and that day has its low at B. The price falls, turns and ends with a high at C.',
        candles: [
          { open: 68.1, high: 68.45, low: 67.9, close: 68.3 },
          { open: 68.3, high: 68.8, low: 68.15, close: 68.65 },
          { open: 68.65, high: 69.1, low: 68.5, close: 68.75 },
          { open: 68.75, high: 68.85, low: 68.2, close: 68.3 },
          { open: 69.25, high: 69.6, low: 69.1, close: 69.4 },
          { open: 69.4, high: 69.5, low: 68.9, close: 69.05 },
          { open: 69.05, high: 69.15, low: 68.6, close: 68.9 },
          { open: 68.9, high: 69.4, low: 68.75, close: 69.3 },
          { open: 69.3, high: 69.85, low: 69.2, close: 69.7 },
        ],
        marks: [],
      },
      points: [
        {
          candle: 2,
          side: 'high',
          feedback: "Each of these candles overlaps with the one before. That's ordinary trading.",
        },
        {
          candle: 4,
          side: 'low',
          isCorrect: true,
          feedback: "The whole day is above the one before. That's the distance between two contracts.",
        },
        {
          candle: 8,
          side: 'high',
          feedback: 'The price got here in steps that overlap, as buyers paid more and more.',
        },
      ],
      explanation:
        'A roll shows as a step between two candles. With later months above the nearest, it is a step up.',
    },
    {
      id: 'commodity/contracts-and-quotes-quiz/wider-gap',
      lesson: 'commodity/grades',
      kind: 'multipleChoice',
      prompt: 'Brent costs more than WTI. Which events would tend to widen the gap?',
      options: [
        {
          text: 'A strike stops oil fields in the North Sea',
          isCorrect: true,
          feedback: 'Less Brent comes to market, so its price rises against the other.',
        },
        {
          text: 'The dollar gains against most currencies',
          feedback: 'Both are priced in dollars, so this affects both in the same way.',
        },
        {
          text: 'A pipeline out of Cushing has to close',
          isCorrect: true,
          feedback: "WTI piles up where it can't leave, and gets cheaper against Brent.",
        },
        {
          text: 'Several large refineries switch from Brent to WTI',
          feedback: 'Demand moves to the cheaper oil, which brings the two closer.',
        },
      ],
      explanation: "For each event, ask which of the two becomes scarcer where it's handed over.",
    },
    {
      id: 'commodity/contracts-and-quotes-quiz/both-sides',
      lesson: 'commodity/grades',
      kind: 'numeric',
      prompt: `You buy ${decimal(BARRELS)} barrels of Brent at ${dollars(BRENT)} and sell ${decimal(BARRELS)} of WTI at ${dollars(WTI)}. Brent falls to ${dollars(BRENT_LATER)} and WTI to ${dollars(WTI_LATER)}. What is your gain, before costs?`,
      label: 'Gain',
      unit: 'dollars',
      answer: brentLeg + wtiLeg,
      tolerance: 0.5,
      answerText: dollars(brentLeg + wtiLeg),
      commonMistakes: [
        { answer: wtiLeg, feedback: 'This is the gain on WTI. The Brent that you bought has fallen.' },
        {
          answer: wtiLeg - brentLeg,
          feedback: 'You added both moves. The fall in Brent is a loss to its buyer.',
        },
      ],
      explanation: `Brent: ${dollars(brentLeg)}. WTI, sold: ${dollars(wtiLeg)}. Together ${dollars(brentLeg + wtiLeg)}, which is ${decimal(BARRELS)} × the ${dollars(BRENT_LATER - WTI_LATER - (BRENT - WTI))} by which the gap widened.`,
    },
  ],
  review: [],
};
