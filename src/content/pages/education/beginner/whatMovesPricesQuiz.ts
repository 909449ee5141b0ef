import { decimal, dollars } from '@/content/format';
import type { QuizContent } from '@/content/lesson';
import { STANDARD_LOT_UNITS, pipValue, profit } from '@/domain/calculators/tradeArithmetic';

const PIP = 0.0001;
const price = (value: number) => `$${decimal(value, 2)}`;

const OUTPUT = { forecast: -0.8, result: -0.3 };
const surprise = OUTPUT.result - OUTPUT.forecast;

const JOBS = { forecast: 110_000, result: 150_000, previous: 140_000, revised: 85_000 };
const headlineSurprise = JOBS.result - JOBS.forecast;
const correction = JOBS.previous - JOBS.revised;

const SHARES = 80;
const KEPT_SHARES = SHARES / 2;
const BOUGHT = 31.5;
const STOP = 30.3;
const OPENED = 27.2;
const keptLoss = -profit(BOUGHT, OPENED, KEPT_SHARES);

const LOTS = 0.4;
const MOVE = 35;
const moveValue = MOVE * pipValue(LOTS * STANDARD_LOT_UNITS, PIP);

export const page: QuizContent = {
  id: 'beginner/what-moves-prices-quiz',
  revision: 1,
  title: 'Quiz: what moves prices',
  description:
    'Eight questions on forecasts and results, interest rates, reports and the calendar, two of them on earlier modules.',
  heading: 'Quiz: what moves prices',
  lead: 'Six questions on announcements and what they do to prices. Two more go back to orders and pips, so that they stay fresh.',
  questions: [
    {
      id: 'beginner/what-moves-prices-quiz/less-bad',
      lesson: 'beginner/expectation-and-result',
      kind: 'numeric',
      prompt: `Factory output was forecast to fall by ${decimal(-OUTPUT.forecast, 1)}% and fell by ${decimal(-OUTPUT.result, 1)}%. By how many percentage points is the result better than forecast?`,
      label: 'Better by',
      unit: 'points',
      answer: surprise,
      tolerance: 0.01,
      answerText: `${decimal(surprise, 1)} points`,
      commonMistakes: [
        {
          answer: -OUTPUT.result,
          feedback: "That's how far output fell. The surprise is the distance from the forecast.",
        },
        {
          answer: -(OUTPUT.result + OUTPUT.forecast),
          feedback: 'You added the two falls. The question asks for the difference.',
        },
      ],
      explanation: `−${decimal(-OUTPUT.result, 1)} − (−${decimal(-OUTPUT.forecast, 1)}) is +${decimal(surprise, 1)}: a fall, and a relief.`,
    },
    {
      id: 'beginner/what-moves-prices-quiz/paid-for-beforehand',
      lesson: 'beginner/expectation-and-result',
      kind: 'chartPoint',
      prompt:
        'A good figure was forecast, and in the eighth candle the result matches it exactly. Near which point did the price rise because of that figure?',
      chart: {
        decimals: 2,
        description:
          'Twelve candles of an invented share. From the second to the sixth, where A is, the price climbs step by step. B is the high of the eighth candle, only a little above A. C is a low two candles after B, lower than A.',
        candles: [
          { open: 60.1, high: 60.3, low: 59.9, close: 60.2 },
          { open: 60.2, high: 60.8, low: 60.1, close: 60.7 },
          { open: 60.7, high: 61.3, low: 60.6, close: 61.2 },
          { open: 61.2, high: 61.7, low: 61.0, close: 61.6 },
          { open: 61.6, high: 62.2, low: 61.5, close: 62.1 },
          { open: 62.1, high: 62.6, low: 61.9, close: 62.4 },
          { open: 62.4, high: 62.6, low: 62.2, close: 62.4 },
          { open: 62.4, high: 62.8, low: 62.0, close: 62.2 },
          { open: 62.2, high: 62.4, low: 61.8, close: 61.9 },
          { open: 61.9, high: 62.1, low: 61.5, close: 61.8 },
          { open: 61.8, high: 62.2, low: 61.7, close: 62.0 },
          { open: 62.0, high: 62.3, low: 61.8, close: 62.1 },
        ],
        marks: [],
      },
      points: [
        {
          candle: 5,
          side: 'high',
          isCorrect: true,
          feedback: 'The climb up to here shows people buying on the expectation.',
        },
        {
          candle: 7,
          side: 'high',
          feedback: 'The figure is published here, and adds hardly anything: it held no surprise.',
        },
        {
          candle: 9,
          side: 'low',
          feedback:
            'Some people take their gain after the figure. The good news had been in the price for some time.',
        },
      ],
      explanation:
        'A result that matches the forecast was in the price before it came out. The chart shows it as the climb beforehand.',
    },
    {
      id: 'beginner/what-moves-prices-quiz/cut-that-did-not-come',
      lesson: 'beginner/interest-rates',
      kind: 'singleChoice',
      prompt:
        'Nearly everybody expects the ECB to cut its rate by a quarter point. It leaves the rate where it is. What does the euro tend to do first?',
      options: [
        {
          text: "Stay put, because the rate hasn't changed",
          feedback: "Compared with what was expected, it's a quarter point higher. That's the news.",
        },
        {
          text: 'Fall, because a cut may come later',
          feedback: 'A later cut is worth less than one today, so the expected rate has risen.',
        },
        {
          text: 'Rise, because a cut was in the price',
          isCorrect: true,
          feedback: 'Those who had sold euros because they expected the cut now buy some back.',
        },
      ],
      explanation: 'An unchanged rate can be a surprise. Compare it with what was expected.',
    },
    {
      id: 'beginner/what-moves-prices-quiz/jobs-taken-back',
      lesson: 'beginner/inflation-and-jobs',
      kind: 'numeric',
      prompt: `Jobs added: ${decimal(JOBS.result)}, forecast ${decimal(JOBS.forecast)}. The month before is corrected from ${decimal(JOBS.previous)} to ${decimal(JOBS.revised)}. Taken together, how many fewer jobs are there than people had thought?`,
      label: 'Fewer than thought',
      unit: 'jobs',
      answer: correction - headlineSurprise,
      tolerance: 50,
      answerText: decimal(correction - headlineSurprise),
      commonMistakes: [
        { answer: headlineSurprise, feedback: 'This is the headline, and it is better than forecast.' },
        { answer: correction, feedback: 'This is the correction. The headline makes up for part of it.' },
        {
          answer: correction + headlineSurprise,
          feedback: 'You added the two. One is a gain in jobs and the other a loss.',
        },
      ],
      explanation: `${decimal(headlineSurprise)} more than forecast, ${decimal(correction)} taken back: ${decimal(correction - headlineSurprise)} fewer.`,
    },
    {
      id: 'beginner/what-moves-prices-quiz/half-the-shares',
      lesson: 'beginner/results-and-inventories',
      kind: 'numeric',
      prompt: `You hold ${String(SHARES)} shares bought at ${price(BOUGHT)}, with a stop at ${price(STOP)}. Before the results you sell half of them at ${price(BOUGHT)}. Next morning the share opens at ${price(OPENED)}. How much have you lost?`,
      label: 'Loss',
      unit: 'dollars',
      answer: keptLoss,
      tolerance: 0.5,
      answerText: dollars(keptLoss),
      commonMistakes: [
        {
          answer: -profit(BOUGHT, OPENED, SHARES),
          feedback: 'This would be the loss on all of them. You sold half at the price you had paid.',
        },
        {
          answer: -profit(BOUGHT, STOP, KEPT_SHARES),
          feedback: "Nobody traded at the stop's price that morning.",
        },
      ],
      explanation: `${String(KEPT_SHARES)} shares × ${price(BOUGHT - OPENED)} is ${dollars(keptLoss)}. The stop changed nothing; the smaller size halved the loss.`,
    },
    {
      id: 'beginner/what-moves-prices-quiz/room-for-a-jump',
      lesson: 'beginner/a-week-of-announcements',
      kind: 'singleChoice',
      prompt:
        'Your gold trade would lose $60 at its stop. You want to hold through a rate decision, after which a fill twice as far away is possible. The loss should stay within $60 even then. What do you do?',
      options: [
        {
          text: 'Halve the position before the announcement',
          isCorrect: true,
          feedback: 'Twice the distance at half the size is $60 again.',
        },
        {
          text: 'Halve the distance to the stop',
          feedback: 'The fill depends on the jump, which passes a closer stop just the same.',
        },
        {
          text: 'Watch, and close manually if the price jumps',
          feedback: 'The jump is over before you can act. You would get the price after it.',
        },
      ],
      explanation: "The size is the only part of the loss that a jump can't change.",
    },
  ],
  review: [
    {
      id: 'beginner/what-moves-prices-quiz/buy-stop-in-a-jump',
      lesson: 'beginner/market-limit-and-stop',
      kind: 'singleChoice',
      prompt:
        'You have a buy stop at 1.2640. The quote goes from 1.2631–1.2632 straight to 1.2655–1.2659. At what price is the order filled?',
      options: [
        { text: '1.2640', feedback: 'Nobody offered at that price. The quote jumped over it.' },
        { text: '1.2655', feedback: 'This is the bid, at which you could sell.' },
        {
          text: '1.2659',
          isCorrect: true,
          feedback: 'The stop is triggered and buys at the ask at that moment.',
        },
      ],
      keepOrder: true,
      explanation: 'A stop turns into a market order, and a purchase pays the ask.',
    },
    {
      id: 'beginner/what-moves-prices-quiz/worth-of-a-jump',
      lesson: 'beginner/what-a-pip-is-worth',
      kind: 'numeric',
      prompt: `EUR/USD jumps by ${String(MOVE)} pips while you hold ${String(LOTS)} lots. What is the jump worth?`,
      label: 'Worth',
      unit: 'dollars',
      answer: moveValue,
      tolerance: 0.5,
      answerText: dollars(moveValue),
      commonMistakes: [
        {
          answer: MOVE * pipValue(STANDARD_LOT_UNITS, PIP),
          feedback: 'A whole lot would make that much. You hold less than half of one.',
        },
        {
          answer: moveValue / 10,
          feedback: `The decimal point slipped: ${String(LOTS)} lots is 40,000 units.`,
        },
      ],
      explanation: `${decimal(LOTS * STANDARD_LOT_UNITS)} units make ${dollars(pipValue(LOTS * STANDARD_LOT_UNITS, PIP))} a pip, times ${String(MOVE)}.`,
    },
  ],
};
