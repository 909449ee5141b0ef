import { decimal } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { lessonLink } from '@/content/lessonPlace';
import { describeChart } from '@/content/markedChart';
import { rich, term } from '@/content/richText';
import { phrases, statements } from '@/content/rules';
import type { Candle } from '@/domain/trading/candles';
import { breakEvenPercent, distanceInSteps, rewardToRisk } from '@/domain/calculators/tradeArithmetic';

const PIP = 0.0001;
const DECIMALS = 4;
const price = (value: number) => decimal(value, DECIMALS);
const pips = (from: number, to: number) => decimal(distanceInSteps(from, to, PIP));
const ratioText = (ratio: number) => `1:${decimal(ratio, 1)}`;

const FIRST = 2;
const BREAK = 18;
const RETEST = 21;
const CANDLES: readonly Candle[] = [
  { open: 1.0828, high: 1.084, low: 1.0823, close: 1.0836 },
  { open: 1.0836, high: 1.0851, low: 1.0833, close: 1.0847 },
  { open: 1.0847, high: 1.0859, low: 1.0843, close: 1.0851 },
  { open: 1.0851, high: 1.0854, low: 1.0839, close: 1.0843 },
  { open: 1.0843, high: 1.0846, low: 1.0824, close: 1.0829 },
  { open: 1.0829, high: 1.0833, low: 1.0812, close: 1.0816 },
  { open: 1.0816, high: 1.0821, low: 1.0802, close: 1.0808 },
  { open: 1.0808, high: 1.0823, low: 1.0802, close: 1.0818 },
  { open: 1.0818, high: 1.0837, low: 1.0815, close: 1.0832 },
  { open: 1.0832, high: 1.0851, low: 1.0828, close: 1.0845 },
  { open: 1.0845, high: 1.086, low: 1.084, close: 1.0852 },
  { open: 1.0852, high: 1.0856, low: 1.0839, close: 1.0844 },
  { open: 1.0844, high: 1.0848, low: 1.0827, close: 1.0831 },
  { open: 1.0831, high: 1.0835, low: 1.0812, close: 1.0817 },
  { open: 1.0817, high: 1.0821, low: 1.0801, close: 1.0809 },
  { open: 1.0809, high: 1.0826, low: 1.0805, close: 1.0821 },
  { open: 1.0821, high: 1.084, low: 1.0817, close: 1.0835 },
  { open: 1.0835, high: 1.0852, low: 1.083, close: 1.0846 },
  { open: 1.0846, high: 1.0873, low: 1.0843, close: 1.0869 },
  { open: 1.0869, high: 1.088, low: 1.0864, close: 1.0874 },
  { open: 1.0874, high: 1.0877, low: 1.0862, close: 1.0864 },
  { open: 1.0864, high: 1.0869, low: 1.0856, close: 1.0861 },
  { open: 1.0861, high: 1.0875, low: 1.0857, close: 1.087 },
  { open: 1.087, high: 1.0889, low: 1.0867, close: 1.0884 },
  { open: 1.0884, high: 1.0903, low: 1.088, close: 1.0897 },
  { open: 1.0897, high: 1.0904, low: 1.0887, close: 1.0893 },
  { open: 1.0893, high: 1.0913, low: 1.0889, close: 1.0908 },
];
const inRange = CANDLES.slice(FIRST, BREAK);
const top = Math.max(...inRange.map(({ high }) => high));
const bottom = Math.min(...inRange.map(({ low }) => low));
const height = distanceInSteps(bottom, top, PIP);
const ordinary = Math.round(
  inRange.reduce((sum, { high, low }) => sum + distanceInSteps(low, high, PIP), 0) / inRange.length,
);
const stop = top - ordinary * PIP;
const target = top + height * PIP;
const atBreak = CANDLES[BREAK]?.close ?? NaN;
const atRetest = CANDLES[RETEST]?.close ?? NaN;
const atEnd = CANDLES.at(-1)?.close ?? NaN;
const ratioOf = (entry: number) => rewardToRisk(entry, stop, target);

/** The chart to decide on: a breakout after which the price never came back. */
const SHOWN = 19;
const LATER: readonly Candle[] = [
  { open: 1.2689, high: 1.2706, low: 1.2685, close: 1.2701 },
  { open: 1.2701, high: 1.2717, low: 1.2696, close: 1.2712 },
  { open: 1.2712, high: 1.2718, low: 1.2703, close: 1.2708 },
  { open: 1.2708, high: 1.2729, low: 1.2704, close: 1.2724 },
  { open: 1.2724, high: 1.2743, low: 1.2719, close: 1.2737 },
];
const SECOND_TOP = 1.2678;
const SECOND_BOTTOM = 1.262;
const SECOND_ENTRY = 1.2689;
const SECOND_STOP = 1.2656;
const secondTarget = SECOND_TOP + (SECOND_TOP - SECOND_BOTTOM);
const secondRatio = rewardToRisk(SECOND_ENTRY, SECOND_STOP, secondTarget);

/** Used in the exercise and questions. */
const EXERCISE = { bottom: 149.2, top: 150.1, entry: 150.15, stop: 149.85 };
const YEN_PIP = 0.01;
const exerciseTarget = EXERCISE.top + (EXERCISE.top - EXERCISE.bottom);
const exerciseRatio = rewardToRisk(EXERCISE.entry, EXERCISE.stop, exerciseTarget);
const QUESTION = { bottom: 0.8512, top: 0.8548 };
const questionTarget = QUESTION.top + (QUESTION.top - QUESTION.bottom);
const QUESTION_RATIO = 1.5;

export const page: LessonContent = {
  id: 'intermediate/ranges-and-breakouts',
  revision: 1,
  title: 'Ranges, breakouts and retests: two entries compared',
  description:
    'How to measure a range, what a breakout and a retest look like, and what each entry costs and pays, with the stop an ordinary candle away.',
  heading: 'Ranges, breakouts and retests',
  lead: 'A price that has gone nowhere for days finally leaves its range. There are two usual ways to enter, and each has its cost.',
  question: 'Buy when the range breaks, or wait until the price comes back to it?',
  searchWords: [
    'how to trade a breakout',
    'breakout and retest',
    'range trading',
    'false breakout',
    'measured move',
    'where to put the stop in a breakout',
  ],
  sections: [
    {
      kind: 'prose',
      heading: 'A range, measured',
      paragraphs: [
        rich`In a ${term('range')} highs and lows stay at roughly the same heights. ${lessonLink('beginner/support-resistance-and-trend')} showed how to find its two edges. Now measure three things: the top, the bottom, and how long an ordinary candle is. Before anything breaks, note a stop for each edge, an ordinary candle inside it. You'll need only the stop of the edge that breaks.`,
        "The distance between the edges is the height. Many traders expect a move of about that size once the price has left the range. It's a convention that gives you a target to work with, not a law of markets.",
        rich`In this lesson a ${term('breakout')} counts once a candle closes outside. A ${term('retest')} is what may follow: the price comes back to the edge it broke, and turns there. You know it has turned only when a candle closes back outside, and that close is the entry.`,
      ],
    },
    {
      kind: 'markedChart',
      heading: 'A range, its break and a retest',
      intro: `EUR/USD on an hourly chart. ${statements.invented}`,
      chart: describeChart(
        {
          decimals: DECIMALS,
          candles: CANDLES,
          marks: [
            { kind: 'range', first: FIRST, last: BREAK - 1, brokenBy: BREAK, label: 'Range' },
            { kind: 'swing', candle: RETEST, side: 'low', label: 'Retest' },
          ],
        },
        ({ at }) =>
          `Twenty-seven candles. For sixteen of them the price swings inside a range of ${at('Range')}. One candle closes above it, and three candles later the price comes back to ${at('Retest')}, a few pips inside the old top. From there it rises to the end of the chart.`,
      ),
    },
    {
      kind: 'workedExample',
      heading: 'Two ways in, with the same stop and target',
      intro:
        'The stop goes an ordinary candle of this chart below the old top, so it is further than that from either entry. The target is one height above the top.',
      lines: [
        { label: `Height: ${price(bottom)} to ${price(top)}`, value: `${decimal(height)} pips` },
        { label: 'Ordinary candle in the range, on average', value: `${decimal(ordinary)} pips` },
        { label: `Stop: ${price(top)} less an ordinary candle`, value: price(stop) },
        { label: `Target: ${price(top)} plus the height`, value: price(target) },
        {
          label: `Entry at the break, ${price(atBreak)}: ${pips(stop, atBreak)} pips at risk, ${pips(atBreak, target)} to gain`,
          value: ratioText(ratioOf(atBreak)),
        },
        {
          label: `Entry at the close of the retest, ${price(atRetest)}: ${pips(stop, atRetest)} pips at risk, ${pips(atRetest, target)} to gain`,
          value: ratioText(ratioOf(atRetest)),
        },
      ],
      conclusion: `The first entry misses the rule of ${phrases.rewardToRisk}, the second meets it. Those who wait pay in another way: a retest follows some breaks, but not others.`,
    },
    {
      kind: 'replay',
      heading: 'A break a moment ago',
      intro: `GBP/USD, hourly. The range from ${price(SECOND_BOTTOM)} to ${price(SECOND_TOP)} was broken a moment ago, with a close at ${price(SECOND_ENTRY)}.`,
      chart: describeChart(
        {
          decimals: DECIMALS,
          candles: [
            { open: 1.2642, high: 1.2654, low: 1.2637, close: 1.265 },
            { open: 1.265, high: 1.2666, low: 1.2646, close: 1.2661 },
            { open: 1.2661, high: 1.2677, low: 1.2657, close: 1.2668 },
            { open: 1.2668, high: 1.2672, low: 1.2654, close: 1.2659 },
            { open: 1.2659, high: 1.2663, low: 1.2642, close: 1.2646 },
            { open: 1.2646, high: 1.265, low: 1.2628, close: 1.2633 },
            { open: 1.2633, high: 1.2637, low: SECOND_BOTTOM, close: 1.2627 },
            { open: 1.2627, high: 1.2642, low: 1.2622, close: 1.2637 },
            { open: 1.2637, high: 1.2656, low: 1.2633, close: 1.2651 },
            { open: 1.2651, high: 1.267, low: 1.2647, close: 1.2664 },
            { open: 1.2664, high: SECOND_TOP, low: 1.2659, close: 1.2669 },
            { open: 1.2669, high: 1.2673, low: 1.2656, close: 1.266 },
            { open: 1.266, high: 1.2664, low: 1.2641, close: 1.2645 },
            { open: 1.2645, high: 1.2649, low: 1.2629, close: 1.2634 },
            { open: 1.2634, high: 1.2639, low: 1.2621, close: 1.2628 },
            { open: 1.2628, high: 1.2647, low: 1.2624, close: 1.2642 },
            { open: 1.2642, high: 1.266, low: 1.2638, close: 1.2655 },
            { open: 1.2655, high: 1.2673, low: 1.2651, close: 1.2667 },
            { open: 1.2667, high: 1.2693, low: 1.2663, close: SECOND_ENTRY },
            ...LATER,
          ],
          marks: [{ kind: 'range', first: 2, last: SHOWN - 2, brokenBy: SHOWN - 1, label: 'Range' }],
        },
        ({ at }) =>
          `Nineteen candles. The price swings in a range of ${at('Range')}, and the last candle closes above it.`,
      ),
      shownAtFirst: SHOWN,
      question: 'What do you do?',
      choices: [
        {
          text: `Buy now, with a stop at ${price(SECOND_STOP)}`,
          comment: `${pips(SECOND_STOP, SECOND_ENTRY)} pips at risk and ${pips(SECOND_ENTRY, secondTarget)} to a target one height above the top: ${ratioText(secondRatio)}. It misses the rule of ${phrases.rewardToRisk}.`,
        },
        {
          text: 'Wait for a candle that comes back to the old top and closes above it',
          comment: `If it comes, the ratio is better; if not, you have no trade and no loss. A limit at the old top fills before you know whether the price turns. So such an order is also filled in every break that fails.`,
        },
        {
          text: 'Leave it: the candle was long, and the stop is far away',
          comment: 'A plan that allows no trade is still a plan. Write down why.',
        },
      ],
      whatHappened: `The price never came back to ${price(SECOND_TOP)}. So there was no retest and no second entry. The buyer's target at ${price(secondTarget)} was reached in the fifth candle, for ${pips(SECOND_ENTRY, secondTarget)} pips. At the end of this lesson's first chart neither trade was over, and waiting was ahead: ${pips(atRetest, atEnd)} pips for ${pips(stop, atRetest)} at risk, against ${pips(atBreak, atEnd)} for ${pips(stop, atBreak)}. Here buying did better. Neither chart tells you which will be right next time.`,
    },
    {
      kind: 'prose',
      heading: 'What chance alone would do',
      paragraphs: [
        `Suppose a price had no direction at all. Then the chance of reaching a target before a stop depends only on the two distances, and it is exactly the break-even win rate. For ${ratioText(ratioOf(atBreak))} that is ${decimal(breakEvenPercent(ratioOf(atBreak)))}%, for ${ratioText(ratioOf(atRetest))} it is ${decimal(breakEvenPercent(ratioOf(atRetest)))}%.`,
        'So a better ratio alone earns nothing: you pay for it with fewer winners. An entry is worth something only if it wins more often than that, after costs. You find out by counting your own trades, at least thirty of them.',
      ],
    },
    {
      kind: 'definitions',
      heading: 'Before you call it a break',
      rows: [
        { term: 'A close, not a wick', text: "A candle that only poked outside hasn't left the range." },
        {
          term: 'Room for an ordinary candle',
          text: 'If the stop would have to be closer than that, an ordinary wobble decides the trade, not your idea.',
        },
        { term: 'No announcement within the hour', text: 'A jump on news can cross both edges.' },
        {
          term: 'The larger chart',
          text: 'A break towards the next zone on the daily chart has little room.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Edges are where stops are',
      paragraphs: [
        rich`Many people place stops and entries a little outside a range, because they all see the same lines. A short push can ${term('trigger')} a number of them and end there: a false break. Nothing on the chart shows beforehand whether a break will be false.`,
        'The more obvious the range, the more orders wait at its edges. That makes the first minutes outside fast in both directions, and makes fills worse.',
      ],
    },
  ],
  summary: [
    'Measure a range first: top, bottom, height, and an ordinary candle. The stop needs at least that much room.',
    'Entering at the break makes sure of the trade; waiting for a retest gives the better ratio, but sometimes no trade.',
    'Without direction, a target is reached first exactly as often as the break-even rate says. Only a larger share than that makes money.',
  ],
  exercise: {
    task: `On paper: USD/JPY has a range from ${decimal(EXERCISE.bottom, 2)} to ${decimal(EXERCISE.top, 2)} and breaks upwards. You enter at ${decimal(EXERCISE.entry, 2)} with a stop at ${decimal(EXERCISE.stop, 2)}. What target does the height give, and what is the ratio? Then open three practice charts, find a range in one of them, and write down top, bottom, height and ordinary candle before you decide.`,
    solution: [
      {
        label: `Height: ${decimal(distanceInSteps(EXERCISE.bottom, EXERCISE.top, YEN_PIP))} pips, added to the top`,
        value: decimal(exerciseTarget, 2),
      },
      {
        label: `${decimal(distanceInSteps(EXERCISE.entry, exerciseTarget, YEN_PIP))} ÷ ${decimal(distanceInSteps(EXERCISE.stop, EXERCISE.entry, YEN_PIP))} pips`,
        value: ratioText(exerciseRatio),
      },
      { label: 'On the practice chart', value: 'four figures, and a decision based on them' },
    ],
    mistakes: [
      {
        mistake: 'You measured the height from the entry.',
        why: 'It is added to the top of the range. From the entry it would be too far.',
      },
      {
        mistake: 'Your stop is right below the broken edge.',
        why: "That's where a retest goes. Allow at least an ordinary candle, and make the position smaller.",
        lesson: 'beginner/timeframes',
      },
    ],
  },
  checks: [
    {
      id: 'intermediate/ranges-and-breakouts/target-by-height',
      kind: 'numeric',
      prompt: `EUR/GBP has swung between ${price(QUESTION.bottom)} and ${price(QUESTION.top)} and closes above that range. What target does the height give?`,
      label: 'Target',
      unit: 'pounds',
      answer: questionTarget,
      tolerance: 0.00005,
      answerText: price(questionTarget),
      commonMistakes: [
        {
          answer: (QUESTION.bottom + QUESTION.top) / 2,
          feedback: 'This is the middle of the range. Add the height to the top.',
        },
        {
          answer: QUESTION.bottom - (QUESTION.top - QUESTION.bottom),
          feedback: 'This is the target of a break downwards.',
        },
      ],
      explanation: `${price(QUESTION.top)} plus ${pips(QUESTION.bottom, QUESTION.top)} pips is ${price(questionTarget)}.`,
    },
    {
      id: 'intermediate/ranges-and-breakouts/chance-of-the-target',
      kind: 'numeric',
      prompt: `A trade has a ratio of 1:${decimal(QUESTION_RATIO, 1)}. If the price had no direction, in what share of such trades would the target come before the stop?`,
      label: 'Share',
      unit: '%',
      answer: breakEvenPercent(QUESTION_RATIO),
      tolerance: 0.5,
      answerText: `${decimal(breakEvenPercent(QUESTION_RATIO))}%`,
      commonMistakes: [
        { answer: 50, feedback: 'That would be so at 1:1. Here the target is further away than the stop.' },
        {
          answer: 100 - breakEvenPercent(QUESTION_RATIO),
          feedback: 'This is how often the stop would come first.',
        },
      ],
      explanation: `1 ÷ (1 + ${decimal(QUESTION_RATIO, 1)}) is ${decimal(breakEvenPercent(QUESTION_RATIO))}%, the break-even win rate.`,
    },
    {
      id: 'intermediate/ranges-and-breakouts/what-a-retest-is',
      kind: 'singleChoice',
      prompt: 'A price has closed above its range. Which of these is a retest?',
      options: [
        {
          text: 'It comes back to the old top and turns up there',
          isCorrect: true,
          feedback: 'The edge that stopped the price before now holds it from the other side.',
        },
        {
          text: 'It comes back and closes in the middle of the range',
          feedback: 'Then the break has failed. A retest holds at the edge.',
        },
        {
          text: 'It rises without a pause and makes a new high',
          feedback: "There was no return. Those who waited for one haven't entered.",
        },
      ],
      explanation: 'A retest is a return to the broken edge that holds.',
    },
    {
      id: 'intermediate/ranges-and-breakouts/order-of-a-plan',
      kind: 'ordering',
      prompt: 'You want to trade the break of a range. Put the steps in order.',
      steps: [
        { text: 'Mark the top and bottom of the range', feedback: 'Everything else is measured from them.' },
        {
          text: 'Before anything breaks, note a stop for each edge, an ordinary candle inside it',
          feedback: 'Both depend only on the edges, and are chosen while you have no position to defend.',
        },
        {
          text: 'Wait for a candle to close outside',
          feedback: 'Its close is the price at which you would enter.',
        },
        {
          text: 'Check the ratio, then work out the size',
          feedback: 'Both need that close and the stop. If the ratio is too low, no size makes it better.',
        },
        {
          text: 'Note the result in R',
          feedback: 'Only after thirty of these do you know anything.',
        },
      ],
      explanation: 'Edges, stops, close, ratio and size, journal.',
    },
  ],
  related: [
    { label: 'Practise on charts that stop at a decision', to: '/practice/charts' },
    { label: 'What a win rate has to be', to: '/tools/break-even' },
  ],
};
