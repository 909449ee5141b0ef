import { decimal } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { describeChart } from '@/content/markedChart';
import { rich, term } from '@/content/richText';
import { statements } from '@/content/rules';
import { distanceInSteps, rewardToRisk } from '@/domain/calculators/tradeArithmetic';

const PIP = 0.0001;
const DECIMALS = 4;
const price = (value: number) => decimal(value, DECIMALS);

/** The two zones in the first drawing, and the close of its last candle. */
const FLOOR = { from: 0.601, to: 0.6015 };
const CEILING = { from: 0.6085, to: 0.609 };
const PRICE_NOW = 0.6063;
const SPREAD_PIPS = 1.6;
const STOP = 0.6005;
const toCeiling = distanceInSteps(PRICE_NOW, CEILING.from, PIP);
const toFloor = distanceInSteps(PRICE_NOW, FLOOR.to, PIP);
const toStop = distanceInSteps(PRICE_NOW, STOP, PIP);
const ratio = rewardToRisk(PRICE_NOW, STOP, CEILING.from);

/** Used in the questions. */
const POUND_NOW = 1.2724;
const POUND_ZONE = 1.2772;
const POUND_SPREAD = 1.5;
const distanceInSpreads = distanceInSteps(POUND_NOW, POUND_ZONE, PIP) / POUND_SPREAD;

/**
 * The chart to decide on: a zone that turned the price back twice, a close beyond it, and what happened next.
 */
const BREAKOUT_ZONE = { from: 1.256, to: 1.2565 };
const SHOWN_CANDLES = 11;
const decisionChart = describeChart(
  {
    decimals: DECIMALS,
    candles: [
      { open: 1.2512, high: 1.2528, low: 1.2508, close: 1.2524 },
      { open: 1.2524, high: 1.2545, low: 1.252, close: 1.2541 },
      { open: 1.2541, high: 1.2563, low: 1.2537, close: 1.2549 },
      { open: 1.2549, high: 1.2552, low: 1.2528, close: 1.2531 },
      { open: 1.2531, high: 1.2534, low: 1.2514, close: 1.2519 },
      { open: 1.2519, high: 1.2537, low: 1.2516, close: 1.2533 },
      { open: 1.2533, high: 1.2556, low: 1.253, close: 1.2552 },
      { open: 1.2552, high: 1.2564, low: 1.2545, close: 1.2548 },
      { open: 1.2548, high: 1.2551, low: 1.253, close: 1.2534 },
      { open: 1.2534, high: 1.255, low: 1.2531, close: 1.2547 },
      { open: 1.2547, high: 1.2578, low: 1.2545, close: 1.2574 },
      { open: 1.2574, high: 1.2576, low: 1.256, close: 1.2562 },
      { open: 1.2562, high: 1.2566, low: 1.2541, close: 1.2544 },
      { open: 1.2544, high: 1.2547, low: 1.2523, close: 1.2527 },
      { open: 1.2527, high: 1.254, low: 1.2521, close: 1.2536 },
    ],
    marks: [
      {
        kind: 'level',
        side: 'resistance',
        ...BREAKOUT_ZONE,
        since: 0,
        touches: 2,
        brokenBy: SHOWN_CANDLES - 1,
        label: 'Resistance',
      },
    ],
  },
  ({ at, times }) =>
    `Eleven candles of GBP/USD. The resistance at ${at('Resistance')} turned the price back ${times('Resistance')}, and the last candle closes above it.`,
);
const DECIDED_AT = 1.2574;
const BUYERS_STOP = 1.2543;
const buyersLoss = distanceInSteps(DECIDED_AT, BUYERS_STOP, PIP);
const SELLERS_STOP = 1.2586;
const sellersLoss = distanceInSteps(DECIDED_AT, SELLERS_STOP, PIP);
const ordinary = Math.round(
  decisionChart.candles
    .slice(0, SHOWN_CANDLES)
    .reduce((sum, { high, low }) => sum + distanceInSteps(low, high, PIP), 0) / SHOWN_CANDLES,
);
const laterCandles = decisionChart.candles.slice(SHOWN_CANDLES);
const candlesToStop = laterCandles.findIndex(({ low }) => low <= BUYERS_STOP) + 1;
const sellersGain = distanceInSteps(DECIDED_AT, laterCandles.at(-1)?.close ?? NaN, PIP);

export const page: LessonContent = {
  id: 'beginner/support-resistance-and-trend',
  revision: 2,
  title: 'Support, resistance and trend: turning points and direction',
  description:
    'Zones where a market turned before, and the direction of its swings: how to mark them, and what a break may mean.',
  heading: 'Turning points and direction',
  lead: 'A chart of a hundred candles looks like a scribble at first. Two questions bring order to it: where did the price turn, and which way are the turns moving?',
  question: "What can past turns tell you about a price, and what can't they tell you?",
  sections: [
    {
      kind: 'prose',
      heading: 'Why a price can turn twice in the same place',
      paragraphs: [
        "A flat in your street was offered at 300,000 twice, and both times it was sold within a day. Neighbours remember. The next time the price comes down that far, people who missed it before are ready, and owners who know this won't sell for less.",
        rich`Markets have memories of that kind. A zone in which falls have turned before is called ${term('support')}; one in which rises have turned is ${term('resistance')}. Orders tend to gather there, because so many people look at the same chart.`,
        "It's a tendency, not a law. Nothing obliges anyone to buy at an old low, and every zone gives way eventually.",
      ],
    },
    {
      kind: 'markedChart',
      heading: 'Two zones',
      intro: `NZD/USD on an hourly chart. Notice that the turns come near each other, but not at one exact price. ${statements.invented}`,
      chart: describeChart(
        {
          decimals: DECIMALS,
          candles: [
            { open: 0.6048, high: 0.6056, low: 0.604, close: 0.6044 },
            { open: 0.6044, high: 0.6047, low: 0.6024, close: 0.6028 },
            { open: 0.6028, high: 0.6031, low: 0.6012, close: 0.6022 },
            { open: 0.6022, high: 0.6045, low: 0.602, close: 0.6042 },
            { open: 0.6042, high: 0.6068, low: 0.6039, close: 0.6064 },
            { open: 0.6064, high: 0.6087, low: 0.606, close: 0.6076 },
            { open: 0.6076, high: 0.6079, low: 0.6055, close: 0.6058 },
            { open: 0.6058, high: 0.6062, low: 0.6034, close: 0.6038 },
            { open: 0.6038, high: 0.6041, low: 0.6011, close: 0.6025 },
            { open: 0.6025, high: 0.6052, low: 0.6023, close: 0.6049 },
            { open: 0.6049, high: 0.6074, low: 0.6046, close: 0.6071 },
            { open: 0.6071, high: 0.6089, low: 0.6066, close: 0.607 },
            { open: 0.607, high: 0.6073, low: 0.6047, close: 0.605 },
            { open: 0.605, high: 0.6054, low: 0.6028, close: 0.6031 },
            { open: 0.6031, high: 0.6034, low: 0.6013, close: 0.6027 },
            { open: 0.6027, high: 0.605, low: 0.6024, close: 0.6047 },
            { open: 0.6047, high: 0.6069, low: 0.6044, close: PRICE_NOW },
          ],
          marks: [
            { kind: 'level', side: 'resistance', ...CEILING, since: 0, touches: 2, label: 'Resistance' },
            { kind: 'level', side: 'support', ...FLOOR, since: 0, touches: 3, label: 'Support' },
          ],
        },
        ({ at, times }) =>
          `Seventeen candles that swing up and down between two zones. The support at ${at('Support')} turned the price back ${times('Support')}, the resistance at ${at('Resistance')} ${times('Resistance')}. The last candle closes between the two.`,
      ),
    },
    {
      kind: 'workedExample',
      heading: 'How far is it to the zones?',
      intro: `The last price is ${price(PRICE_NOW)}, and the spread is ${String(SPREAD_PIPS)} pips. Someone is thinking of buying here, with a stop below the support.`,
      lines: [
        { label: `Up to the resistance at ${price(CEILING.from)}`, value: `${decimal(toCeiling)} pips` },
        {
          label: `The same distance in spreads: ${decimal(toCeiling)} ÷ ${String(SPREAD_PIPS)}`,
          value: decimal(toCeiling / SPREAD_PIPS, 1),
        },
        { label: `Down to the support at ${price(FLOOR.to)}`, value: `${decimal(toFloor)} pips` },
        { label: `Down to a stop at ${price(STOP)}, past the zone`, value: `${decimal(toStop)} pips` },
        {
          label: `${decimal(toCeiling)} ÷ ${decimal(toStop)}`,
          value: `${decimal(ratio, 2)} to gain for each 1 at risk`,
        },
      ],
      conclusion: `The zones say more about this purchase than any forecast. The price is near the upper one, so there is little to gain, and a sensible stop is a long way down. If you buy at the ask, a spread higher, the last figure is only ${decimal((toCeiling - SPREAD_PIPS) / (toStop + SPREAD_PIPS), 2)}.`,
    },
    {
      kind: 'prose',
      heading: 'Which way the turns move',
      paragraphs: [
        rich`A turn in a chart is a swing: a ${term('swing high')} has lower highs on both sides of it, and a swing low has higher lows. Compare each high and each low with the one before. Where highs and lows both climb, the market is in an upward ${term('trend')}. Where both fall, the trend is downward. A short move against the trend, before the trend goes on, is a ${term('pullback')}.`,
        'A rise is in doubt once a low goes below the one before it, and a fall once a high goes above the one before. Where highs and lows stay at roughly the same height, as in the first drawing, there is no trend: the market moves in a range.',
        rich`A ${term('trend line')} joins the lows of a rise or the highs of a fall. It makes the direction visible, but exactly where you draw it remains a matter of judgement.`,
      ],
    },
    {
      kind: 'markedChart',
      heading: 'A series of rising swings',
      intro: 'Each wave goes further than the last, and each dip ends higher than the dip before.',
      chart: describeChart(
        {
          decimals: DECIMALS,
          candles: [
            { open: 1.0702, high: 1.071, low: 1.0695, close: 1.0707 },
            { open: 1.0707, high: 1.0725, low: 1.0704, close: 1.0722 },
            { open: 1.0722, high: 1.0741, low: 1.0719, close: 1.0733 },
            { open: 1.0733, high: 1.0735, low: 1.0716, close: 1.0719 },
            { open: 1.0719, high: 1.0723, low: 1.0708, close: 1.0718 },
            { open: 1.0718, high: 1.074, low: 1.0715, close: 1.0737 },
            { open: 1.0737, high: 1.076, low: 1.0734, close: 1.0756 },
            { open: 1.0756, high: 1.0772, low: 1.075, close: 1.0758 },
            { open: 1.0758, high: 1.0761, low: 1.0741, close: 1.0744 },
            { open: 1.0744, high: 1.0747, low: 1.0731, close: 1.0742 },
            { open: 1.0742, high: 1.0768, low: 1.0739, close: 1.0765 },
            { open: 1.0765, high: 1.0789, low: 1.0761, close: 1.0785 },
            { open: 1.0785, high: 1.0803, low: 1.0779, close: 1.0788 },
            { open: 1.0788, high: 1.079, low: 1.0766, close: 1.0769 },
            { open: 1.0769, high: 1.0774, low: 1.0755, close: 1.0768 },
            { open: 1.0768, high: 1.0791, low: 1.0764, close: 1.0787 },
            { open: 1.0787, high: 1.0799, low: 1.0783, close: 1.0795 },
          ],
          marks: [
            { kind: 'swing', candle: 2, side: 'high', label: 'High' },
            { kind: 'swing', candle: 7, side: 'high', label: 'Higher high' },
            { kind: 'swing', candle: 12, side: 'high', label: 'Highest' },
            { kind: 'line', side: 'support', first: 4, last: 14, label: 'Rising lows' },
          ],
        },
        ({ at }) =>
          `Seventeen candles of EUR/USD that climb in three waves. The highs rise from ${at('High')} to ${at('Higher high')} and ${at('Highest')}. A straight line joins the rising lows in between, at ${at('Rising lows')}, and no candle closes below it.`,
      ),
    },
    {
      kind: 'steps',
      heading: 'How to mark a chart',
      steps: [
        {
          title: 'Zoom out',
          text: 'Fit about a hundred candles on the screen and find the turns that strike you at once.',
        },
        {
          title: 'Draw zones',
          text: 'Use a strip that takes in the wicks of several turns. A hair-thin line suggests a precision that nobody has.',
        },
        {
          title: 'Keep few',
          text: 'Two or three zones near the price are enough. With ten of them, every price is near one.',
        },
        {
          title: 'Write down what would change your mind',
          text: 'One sentence, such as “a close under the zone”. It tells you where your stop belongs.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'When a zone gives way',
      paragraphs: [
        rich`A move through a zone is a ${term('breakout')}. Some go on for a long way. In others the price is back inside within a few candles, which is called a false break. While they are happening, the two look the same.`,
        'Waiting for a candle to close beyond the zone filters out some of the false breaks. It costs you part of the move when the break is real.',
      ],
    },
    {
      kind: 'replay',
      heading: 'Decide before you see',
      intro: `GBP/USD on an hourly chart. The last candle has closed at ${price(DECIDED_AT)}, above a zone that held before. You don't know the rest; nobody does at the right-hand edge.`,
      chart: decisionChart,
      shownAtFirst: SHOWN_CANDLES,
      question: 'What do you do?',
      choices: [
        {
          text: `Buy now, with a stop at ${price(BUYERS_STOP)}`,
          comment: `You are in at ${price(DECIDED_AT)}, with ${decimal(buyersLoss)} pips at risk before the spread. One close beyond the zone is all the evidence you have.`,
        },
        {
          text: 'Wait for a second close above the zone',
          comment:
            'If the break is real, you give up part of the move. You wait for one more piece of evidence.',
        },
        {
          text: `Sell now, with a stop at ${price(SELLERS_STOP)}`,
          comment: `You trade against a break that has just happened, with ${decimal(sellersLoss)} pips at risk. Your stop is above the high of the last candle, but an ordinary candle on this chart is ${decimal(ordinary)} pips long. Chance alone reaches a stop at half that distance in about two candles out of five.`,
        },
      ],
      whatHappened: `The next candle closed back in the zone, and the one after that closed below it: a false break. The buyer's stop was reached after ${String(candlesToStop)} candles, for a loss of ${decimal(buyersLoss)} pips before the spread. The seller's stop wasn't reached, which at that distance was luck, and the sale was ${decimal(sellersGain)} pips in profit at the last close. Those who waited never traded. One chart doesn't show which decision is best. It shows that each decision needs an exit that was written down first.`,
    },
    {
      kind: 'warning',
      heading: 'How far to trust a line',
      paragraphs: [
        'You see the turns only afterwards. At the right-hand edge of the chart, where decisions are made, nobody knows whether the last low is a turn. Two people also draw different lines on the same chart, and both can give reasons.',
        'Popular levels attract stops in large numbers. A price often dips through a zone, sets those stops off and only then turns.',
      ],
    },
  ],
  summary: [
    'Support and resistance are zones, not walls: falls and rises have turned there before.',
    'A trend is a series of rising or falling swings; in a range they do neither.',
    'Mark only a few zones, measure the distance to them, and write down what would prove you wrong.',
  ],
  exercise: {
    task: 'Open a daily chart of a market you know, with about a hundred candles. Mark one support and one resistance zone, each with at least two turns. Decide whether the last three swings make a trend or a range. Finish with one sentence: what would prove me wrong?',
    solution:
      'A good answer names two price zones and counts the turns in each. It gives a reason for trend or range, such as “each of the last three lows is higher”, and a price at which that reason is gone.',
    mistakes: [
      {
        mistake: 'The price has closed through your zone four times.',
        why: "Then it hasn't held. Look for a place where the price turned instead of passing through.",
      },
      {
        mistake: 'Your sentence says “if I lose too much”.',
        why: 'Money proves nothing about the market. Name a price, and fit the size to it afterwards.',
      },
    ],
  },
  checks: [
    {
      id: 'beginner/support-resistance-and-trend/third-touch',
      kind: 'chartPoint',
      prompt: 'This market has turned down twice from the same zone. Which point is the third turn there?',
      chart: {
        decimals: 2,
        description:
          'Fifteen candles of a silver price. It turns down twice from about the same height and then falls to a deep low. A is a lower peak on the way up again, B is as high as the first two turns, and C is the top of a candle on the way down, well below them.',
        candles: [
          { open: 59.4, high: 59.72, low: 59.31, close: 59.66 },
          { open: 59.66, high: 60.03, low: 59.58, close: 59.81 },
          { open: 59.81, high: 59.86, low: 59.4, close: 59.48 },
          { open: 59.48, high: 59.7, low: 59.42, close: 59.64 },
          { open: 59.64, high: 60.01, low: 59.6, close: 59.78 },
          { open: 59.78, high: 59.82, low: 59.2, close: 59.26 },
          { open: 59.26, high: 59.3, low: 58.94, close: 59.12 },
          { open: 59.12, high: 59.49, low: 59.08, close: 59.4 },
          { open: 59.4, high: 59.62, low: 59.25, close: 59.31 },
          { open: 59.31, high: 59.55, low: 59.22, close: 59.5 },
          { open: 59.5, high: 59.88, low: 59.46, close: 59.84 },
          { open: 59.84, high: 60.02, low: 59.7, close: 59.75 },
          { open: 59.75, high: 59.79, low: 59.38, close: 59.42 },
          { open: 59.42, high: 59.6, low: 59.3, close: 59.36 },
          { open: 59.36, high: 59.41, low: 59.02, close: 59.08 },
        ],
        marks: [],
      },
      points: [
        {
          candle: 8,
          side: 'high',
          feedback: 'The price paused here on its way up, well short of the zone.',
        },
        {
          candle: 11,
          side: 'high',
          isCorrect: true,
          feedback: 'It came within a cent or so of the earlier highs and fell.',
        },
        {
          candle: 13,
          side: 'high',
          feedback: 'This bounce came after the turn and never got near the zone.',
        },
      ],
      explanation: 'A touch of a zone is a turn at about the height of the earlier ones.',
    },
    {
      id: 'beginner/support-resistance-and-trend/trend-or-range',
      kind: 'singleChoice',
      prompt:
        'The last highs were 152.40, 151.80 and 151.10, the lows after them 150.90, 150.20 and 149.60. What is that?',
      options: [
        {
          text: 'A range between 149.60 and 152.40',
          feedback:
            'In a range the turns come at similar heights. Here each turn is lower than the one before.',
        },
        {
          text: 'A downward trend, in doubt above 151.10',
          isCorrect: true,
          feedback: 'Highs and lows both fall, and a high above the last one would end that.',
        },
        {
          text: 'An upward trend that is pausing for breath',
          feedback: 'For that, the lows would have to hold or rise, but they fall.',
        },
      ],
      explanation: 'Lower highs with lower lows make a downward trend.',
    },
    {
      id: 'beginner/support-resistance-and-trend/room-in-spreads',
      kind: 'numeric',
      prompt: `GBP/USD is at ${price(POUND_NOW)}, a resistance begins at ${price(POUND_ZONE)}, and the spread is ${String(POUND_SPREAD)} pips. How many spreads away is the resistance?`,
      label: 'Distance',
      unit: 'spreads',
      answer: distanceInSpreads,
      tolerance: 0.5,
      answerText: decimal(distanceInSpreads),
      commonMistakes: [
        {
          answer: distanceInSpreads * POUND_SPREAD,
          feedback: "That's the distance in pips. Divide it by the spread.",
        },
        { answer: distanceInSpreads * POUND_SPREAD ** 2, feedback: 'You multiplied by the spread.' },
      ],
      explanation: `${decimal(distanceInSpreads * POUND_SPREAD)} pips ÷ ${String(POUND_SPREAD)} is ${decimal(distanceInSpreads)}.`,
    },
    {
      id: 'beginner/support-resistance-and-trend/what-a-break-may-be',
      kind: 'singleChoice',
      prompt:
        "The price has risen a few pips above a resistance, and the hourly candle isn't finished. What do you know?",
      options: [
        {
          text: 'The resistance has become support',
          feedback: "That's sometimes seen later. A few pips within an open candle don't show it.",
        },
        {
          text: 'It will come back, as it did before',
          feedback: "Earlier turns aren't a promise. Every zone gives way one day.",
        },
        {
          text: 'It may go on or turn back from here',
          isCorrect: true,
          feedback: 'A breakout and a false break begin in the same way.',
        },
      ],
      explanation:
        'Only what follows tells the two apart, and the close of the candle is the first piece of evidence.',
    },
  ],
  related: [
    { label: 'Practise on charts that stop at a decision', to: '/practice/charts' },
    { label: 'Ranges, breakouts and retests', to: '/education/intermediate/ranges-and-breakouts' },
  ],
};
