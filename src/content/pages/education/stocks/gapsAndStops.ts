import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { describeChart } from '@/content/markedChart';
import { europe, capText } from '@/content/regulators';
import { rich, term } from '@/content/richText';
import { statements } from '@/content/rules';
import { marginFor, profit, unitsForRisk } from '@/domain/calculators/tradeArithmetic';

const price = (value: number) => decimal(value, 2);

/** A share held through its results, with a stop that would have been sensible on an ordinary day. */
const ENTRY = 52;
const STOP = 50;
const OPEN = 41.5;
const SHARES = 100;
const plannedLoss = -profit(ENTRY, STOP, SHARES);
const realLoss = -profit(ENTRY, OPEN, SHARES);

/** The size to hold overnight, by the gap that it allows for, in percent. */
const ALLOWED_GAPS = [5, 10, 15, 25];
const gapOf = (percent: number) => (ENTRY * percent) / 100;
const sharesFor = (percent: number) => Math.floor(unitsForRisk(plannedLoss, gapOf(percent)) + 1e-9);

/** Opening gaps after the share's last eight results, in percent. */
const PAST_GAPS = [3.1, -6.4, 8.2, -2.7, 1.5, -11.8, 4.9, -5.3];
const signed = (percent: number) => `${percent < 0 ? '−' : '+'}${decimal(Math.abs(percent), 1)}%`;
const largestGap = Math.max(...PAST_GAPS.map(Math.abs));
const sharesFor15Percent = sharesFor(15);

/** The same night with leverage. */
const LEVERAGE = europe.caps.shares;
const margin = marginFor(SHARES * ENTRY, LEVERAGE);
const LAST_CLOSE = 52.7;
const percentBelow = (from: number) => decimal((100 * (from - OPEN)) / from, 1);

/** A short position before a takeover bid. */
const SHORT_ENTRY = 30;
const SHORT_STOP = 32;
const BID_OPEN = 41;
const SHORT_SHARES = 50;
const shortPlanned = -profit(SHORT_ENTRY, SHORT_STOP, -SHORT_SHARES);
const shortReal = -profit(SHORT_ENTRY, BID_OPEN, -SHORT_SHARES);

/** Used in the exercise and questions. */
const EXERCISE_PRICE = 80;
const EXERCISE_RISK = 120;
const EXERCISE_GAP = 12;
const exerciseSize = Math.floor(unitsForRisk(EXERCISE_RISK, (EXERCISE_PRICE * EXERCISE_GAP) / 100) + 1e-9);
const QUESTION_ENTRY = 25;
const QUESTION_STOP = 23.5;
const QUESTION_OPEN = 21.4;
const QUESTION_SHARES = 150;
const questionPlanned = -profit(QUESTION_ENTRY, QUESTION_STOP, QUESTION_SHARES);
const questionReal = -profit(QUESTION_ENTRY, QUESTION_OPEN, QUESTION_SHARES);
const NIGHT_PRICE = 60;
const NIGHT_RISK = 180;
const NIGHT_GAP = 15;
const nightSize = unitsForRisk(NIGHT_RISK, (NIGHT_PRICE * NIGHT_GAP) / 100);

export const page: LessonContent = {
  id: 'stocks/gaps-and-stops',
  revision: 1,
  title: 'Gaps: why a stop fills far below its price',
  description:
    'A stop fills where the market opens, not where it was placed. How to size a position for the night and which nights to mark.',
  heading: 'Gaps: filled where the market opens',
  lead: 'By day a stop decides how much you lose. Over a results night, the number of shares does.',
  searchWords: [
    'stop loss did not work',
    'stop filled at a worse price',
    'gap down overnight',
    'lost more than my stop',
    'how to protect against a gap',
    'guaranteed stop loss',
    'share jumped on takeover while short',
    'position size before earnings',
  ],
  question: `Your stop was meant to limit your loss to ${dollars(plannedLoss)}. How could one night cost ${dollars(realLoss)}?`,
  sections: [
    {
      kind: 'prose',
      heading: 'A net between two floors',
      paragraphs: [
        "Somebody hangs a net between the third and the fourth floor of a stairwell. It catches those who fall down the stairs. A lift that drops from the fifth floor to the cellar doesn't pass through the stairwell at all. The net is sound, but the fall took a different route.",
        rich`A ${term('stop loss')} is such a net. ${{ label: 'Company results and inventories', to: '/education/beginner/results-and-inventories' }} showed why: after a ${term('gap')} it is filled at the open. This lesson asks how many shares you can hold over such a night.`,
      ],
    },
    {
      kind: 'markedChart',
      heading: 'Over the net',
      intro: `A share was bought at ${price(ENTRY)}, with a stop at ${price(STOP)}, below the last low. The company publishes its results after the close of the tenth day. ${statements.invented}`,
      chart: describeChart(
        {
          decimals: 2,
          candles: [
            { open: 49.6, high: 50.9, low: 49.2, close: 50.7 },
            { open: 50.7, high: 51.9, low: 50.4, close: 51.6 },
            { open: 51.6, high: 52.6, low: 51.3, close: 52.4 },
            { open: 52.4, high: 52.7, low: 51.2, close: 51.5 },
            { open: 51.5, high: 51.8, low: 50.6, close: 50.9 },
            { open: 50.9, high: 51.2, low: 50.2, close: 51 },
            { open: 51, high: 51.9, low: 50.7, close: 51.7 },
            { open: 51.7, high: 52.3, low: 51.3, close: ENTRY },
            { open: ENTRY, high: 52.8, low: 51.6, close: 52.5 },
            { open: 52.5, high: 53.1, low: 52, close: LAST_CLOSE },
            { open: OPEN, high: 42.9, low: 40.6, close: 42.1 },
            { open: 42.1, high: 43.2, low: 41.4, close: 42.6 },
            { open: 42.6, high: 42.9, low: 41.2, close: 41.6 },
          ],
          marks: [
            { kind: 'swing', candle: 5, side: 'low', label: 'Last low' },
            { kind: 'gap', candle: 10, isFilled: false, label: 'Open after the results' },
          ],
        },
        ({ at }) =>
          `Thirteen daily candles. The share makes its last low at ${at('Last low')}, and rises for four days until the close before its results. It opens at ${at('Open after the results')} with nothing traded in between, and doesn't come back.`,
      ),
    },
    {
      kind: 'workedExample',
      heading: 'The plan and the bill',
      intro: `${String(SHARES)} shares, bought at ${price(ENTRY)}.`,
      lines: [
        {
          label: `Planned: ${String(SHARES)} × (${price(ENTRY)} − ${price(STOP)})`,
          value: dollars(plannedLoss),
        },
        { label: `Real: ${String(SHARES)} × (${price(ENTRY)} − ${price(OPEN)})`, value: dollars(realLoss) },
        { label: 'Real loss as a multiple of the plan', value: decimal(realLoss / plannedLoss, 2) },
        { label: `Margin as a CFD at ${capText(LEVERAGE)}`, value: dollars(margin) },
        {
          label: 'Loss as a percentage of that margin',
          value: `${decimal((100 * realLoss) / margin)}%`,
        },
      ],
      conclusion: `A closer stop wouldn't have helped: any stop between ${price(ENTRY)} and ${price(OPEN)} is filled at the same open. Had the share opened as far above the entry price, the same holding would have made money. Either way, the number of shares decides how much you gain or lose.`,
    },
    {
      kind: 'table',
      heading: 'Sizing for the night',
      intro: `You want to lose about ${dollars(plannedLoss)} at most. Allow for a gap as a percentage of ${price(ENTRY)}, and divide: ${dollars(plannedLoss)} ÷ gap in dollars, rounded down.`,
      columns: ['Gap allowed for', 'In dollars', 'Shares for the night'],
      rows: ALLOWED_GAPS.map((percent) => [
        `${String(percent)}%`,
        dollars(gapOf(percent)),
        String(sharesFor(percent)),
      ]),
      note: `In the drawing the open was ${percentBelow(ENTRY)}% below the entry, and ${percentBelow(LAST_CLOSE)}% below the last close. Allowing for 15% would have cost ${dollars(-profit(ENTRY, OPEN, sharesFor15Percent))}: more than the limit, but only ${decimal((100 * sharesFor15Percent) / SHARES)}% of what ${String(SHARES)} shares lost.`,
    },
    {
      kind: 'prose',
      heading: 'Which gap to allow for',
      paragraphs: [
        `Look up the opens after the last eight results on a daily chart. Say they were ${PAST_GAPS.map(signed).join(', ')}. The largest, in either direction, is ${decimal(largestGap, 1)}%. Allow for clearly more than that.`,
        'Eight nights are few, and the next gap can be larger than any of these. The fall in the drawing would have surprised anybody who had relied on these eight. If the resulting size seems too small to bother with, staying out is an option.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Can another order help?',
      paragraphs: [
        rich`A ${term('stop-limit order')} refuses the bad price and leaves you with the share. A ${term('guaranteed stop')} is filled at its price even in a gap. Some brokers sell it for a fee, often not for every share, and often only well away from the market. Look up when it can be placed and moved: usually only during trading hours.`,
        "A second position in the other direction, in the index or a rival, hardly reacts to this company's news. The simple remedy is fewer shares, or none.",
      ],
    },
    {
      kind: 'markedChart',
      heading: 'The second case: a bid for the company',
      intro: `Somebody has sold ${String(SHORT_SHARES)} shares short at ${price(SHORT_ENTRY)}, with a stop at ${price(SHORT_STOP)}. Before the open another company offers to buy all the shares at a far higher price. No calendar showed it.`,
      chart: describeChart(
        {
          decimals: 2,
          candles: [
            { open: 31.8, high: 32, low: 31, close: 31.2 },
            { open: 31.2, high: 31.5, low: 30.6, close: 30.8 },
            { open: 30.8, high: 31.1, low: 30.2, close: 30.4 },
            { open: 30.4, high: 30.7, low: 29.8, close: SHORT_ENTRY },
            { open: SHORT_ENTRY, high: 30.3, low: 29.4, close: 29.7 },
            { open: 29.7, high: 30.1, low: 29.2, close: 29.5 },
            { open: BID_OPEN, high: 41.6, low: 40.8, close: 41.3 },
            { open: 41.3, high: 41.5, low: 41, close: 41.2 },
            { open: 41.2, high: 41.4, low: 41, close: 41.3 },
          ],
          marks: [
            { kind: 'range', first: 3, last: 5, brokenBy: 6, label: 'After the sale' },
            { kind: 'gap', candle: 6, isFilled: false, label: 'Open after the bid' },
          ],
        },
        ({ at }) =>
          `Nine daily candles. The share falls and moves within ${at('After the sale')}. After the bid it opens at ${at('Open after the bid')} and hardly moves from there.`,
      ),
    },
    {
      kind: 'list',
      heading: 'Nights to mark',
      intro: `The short seller had planned to lose ${dollars(shortPlanned)} and lost ${dollars(shortReal)}, on a night that no calendar had marked. So keep every short position small enough for a bad morning. You can know about other nights beforehand:`,
      items: [
        'Results from the company, or from a large rival, customer or supplier.',
        'Decisions by courts and authorities: a drug approved or refused, a merger allowed or not.',
        'The ex-dividend date, if a stop is just below the price.',
        'Weekends and long holidays, after which all news arrives at once.',
      ],
    },
    {
      kind: 'warning',
      heading: 'When the gap is larger than the account',
      paragraphs: [
        `At ${capText(LEVERAGE)} a gap of 20% takes the whole margin of a share CFD, and a larger one takes more. Retail clients in the European Union, the United Kingdom and Australia can't lose more on CFDs than their account holds. Elsewhere they may owe the rest.`,
        'A stop is still worth having: on most days it fills near its price. It answers the question “when am I wrong?”. The question “how bad can tonight be?” is answered only by the size.',
      ],
    },
  ],
  summary: [
    'In a gap a stop is filled at the open, however close it was placed.',
    'For a night, divide what you may lose by the gap you allow for. Hold that many shares, or none.',
    'Allow for more than the largest past gap, and for nights that no calendar shows.',
  ],
  exercise: {
    task: `Take five companies that publish their results soon. For each, note how far they gapped after their last eight results, as percentages, and the largest gap. Mark the nights in a calendar, and write next to each: full, reduced or out. Then work this out: a share costs ${dollars(EXERCISE_PRICE)}, you may lose ${dollars(EXERCISE_RISK)}, and you allow for a gap of ${String(EXERCISE_GAP)}%. How many shares can you hold overnight? The practice account has gaps too.`,
    solution: [
      {
        label: `${String(EXERCISE_GAP)}% of ${dollars(EXERCISE_PRICE)}`,
        value: dollars((EXERCISE_PRICE * EXERCISE_GAP) / 100),
      },
      {
        label: `${dollars(EXERCISE_RISK)} ÷ ${dollars((EXERCISE_PRICE * EXERCISE_GAP) / 100)}, rounded down`,
        value: `${String(exerciseSize)} shares`,
      },
    ],
    mistakes: [
      {
        mistake: 'You divided by the distance to the stop.',
        why: "That's the size for the day. At night the price may jump over the stop.",
        lesson: 'beginner/from-stop-to-size',
      },
      {
        mistake: 'You counted only the falls.',
        why: 'A large rise shows how far this share can jump, and for a short position it is the loss.',
      },
    ],
  },
  checks: [
    {
      id: 'stocks/gaps-and-stops/beyond-the-plan',
      kind: 'numeric',
      prompt: `You hold ${String(QUESTION_SHARES)} shares bought at ${dollars(QUESTION_ENTRY)}, with a stop at ${dollars(QUESTION_STOP)}. They open at ${dollars(QUESTION_OPEN)}. What multiple of the planned loss is the real loss?`,
      label: 'Real loss',
      unit: 'planned losses',
      answer: questionReal / questionPlanned,
      tolerance: 0.05,
      answerText: decimal(questionReal / questionPlanned, 1),
      commonMistakes: [
        {
          answer: (questionReal - questionPlanned) / questionPlanned,
          feedback: 'You counted only the part beyond the plan. Take the whole loss.',
        },
        {
          answer: QUESTION_STOP - QUESTION_OPEN,
          feedback: "That's how far below its price the stop filled, in dollars.",
        },
      ],
      explanation: `Planned ${dollars(questionPlanned)}, real ${dollars(questionReal)}: ${decimal(questionReal / questionPlanned, 1)} times as much.`,
    },
    {
      id: 'stocks/gaps-and-stops/size-for-a-night',
      kind: 'numeric',
      prompt: `A company whose share is at ${dollars(NIGHT_PRICE)} reports tonight. You may lose ${dollars(NIGHT_RISK)} and allow for a gap of ${String(NIGHT_GAP)}%. How many shares can you hold at most?`,
      label: 'Size',
      unit: 'shares',
      answer: nightSize,
      tolerance: 0.1,
      answerText: `${decimal(nightSize)} shares`,
      commonMistakes: [
        {
          answer: NIGHT_RISK / NIGHT_GAP,
          feedback: 'You divided by the percentage. Turn it into dollars first.',
        },
        {
          answer: NIGHT_RISK / NIGHT_PRICE,
          feedback: 'That would allow for a fall to zero.',
        },
      ],
      explanation: `${String(NIGHT_GAP)}% of ${dollars(NIGHT_PRICE)} is ${dollars((NIGHT_PRICE * NIGHT_GAP) / 100)}, and ${dollars(NIGHT_RISK)} ÷ ${dollars((NIGHT_PRICE * NIGHT_GAP) / 100)} is ${decimal(nightSize)}.`,
    },
    {
      id: 'stocks/gaps-and-stops/nearer-stop',
      kind: 'singleChoice',
      prompt:
        'A share closes at 70 before its results. Three holders have stops at 69, 66 and 62. It opens at 58. Who sells at the best price?',
      options: [
        {
          text: 'The one with the stop at 69',
          feedback: 'It was the closest, but nobody traded at 69.',
        },
        {
          text: 'The one with the stop at 62',
          feedback: "It's closest to the open, but still above it.",
        },
        {
          text: 'All three sell at about 58',
          isCorrect: true,
          feedback: 'All three stops are triggered by the same first price.',
        },
      ],
      explanation: 'Inside a gap it makes no difference where a stop is placed.',
    },
    {
      id: 'stocks/gaps-and-stops/before-the-night',
      kind: 'multipleChoice',
      prompt: 'You hold a share whose results come tonight. Which two steps lower what the night can cost?',
      options: [
        {
          text: 'Selling half of the shares before the close',
          isCorrect: true,
          feedback: 'Half of the shares lose half as much in a gap.',
        },
        {
          text: 'Halving the distance to the stop',
          feedback: 'The price would still jump over it.',
        },
        {
          text: 'Selling all of them and waiting for the open',
          isCorrect: true,
          feedback: 'Nothing can be lost tonight. The share may rise without you.',
        },
        {
          text: 'Turning the stop into a stop-limit',
          feedback: "It wouldn't sell at the open, and the loss can go on growing.",
        },
      ],
      explanation: 'Of these only the number of shares changes what a gap costs.',
    },
  ],
  related: [
    { label: 'Gaps in the practice account', to: '/practice/account' },
    { label: 'Four orders for shares', to: '/education/stocks/order-types' },
    { label: 'Size a position', to: '/tools/position-size' },
  ],
};
