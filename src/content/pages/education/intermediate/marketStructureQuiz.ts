import { decimal } from '@/content/format';
import type { QuizContent } from '@/content/lesson';
import { breakEvenPercent, distanceInSteps, rewardToRisk } from '@/domain/calculators/tradeArithmetic';

const PIP = 0.0001;
const price = (value: number) => decimal(value, 4);
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** A range that breaks downwards. */
const RANGE = { bottom: 0.5912, top: 0.596 };
const downTarget = RANGE.bottom - (RANGE.top - RANGE.bottom);

const ENTRY = 1.272;
const STOP = 1.2695;
const TARGET = 1.2765;
const ratio = rewardToRisk(ENTRY, STOP, TARGET);

/** A falling line through two highs. */
const LINE = { first: 1.365, second: 1.361, candles: 8, later: 6 };
const lineSlope = (LINE.second - LINE.first) / LINE.candles;
const lineLater = LINE.second + lineSlope * LINE.later;

const VOLUMES = [300, 260, 340, 320, 280];
const VOLUME_TODAY = 660;
const usual = sumOf(VOLUMES) / VOLUMES.length;
const timesUsual = VOLUME_TODAY / usual;

const RISES = 9;
const FALLS = 6;
const strength = (100 * RISES) / (RISES + FALLS);

export const page: QuizContent = {
  id: 'intermediate/market-structure-quiz',
  revision: 1,
  title: 'Quiz: market structure',
  description:
    'Eight questions on ranges, breakouts, trend lines, volume and two indicators, with a reason for every answer.',
  heading: 'Quiz: market structure',
  lead: 'Eight questions on the lessons of the first module. All prices in them are invented. You may use a calculator.',
  questions: [
    {
      id: 'intermediate/market-structure-quiz/target-downwards',
      lesson: 'intermediate/ranges-and-breakouts',
      kind: 'numeric',
      prompt: `NZD/USD has moved between ${price(RANGE.bottom)} and ${price(RANGE.top)} and closes below that range. What target does the height give?`,
      label: 'Target',
      unit: 'dollars',
      answer: downTarget,
      tolerance: 0.00005,
      answerText: price(downTarget),
      commonMistakes: [
        {
          answer: RANGE.top + (RANGE.top - RANGE.bottom),
          feedback: 'This is the target of a break upwards.',
        },
        {
          answer: (RANGE.top + RANGE.bottom) / 2,
          feedback: 'This is the middle of the range, where nothing is planned.',
        },
      ],
      explanation: `The height is ${decimal(distanceInSteps(RANGE.bottom, RANGE.top, PIP))} pips, subtracted from the bottom.`,
    },
    {
      id: 'intermediate/market-structure-quiz/price-of-waiting',
      lesson: 'intermediate/ranges-and-breakouts',
      kind: 'singleChoice',
      prompt: 'What do you give up if you wait for a retest instead of buying the break?',
      options: [
        {
          text: 'The breaks after which the price never comes back',
          isCorrect: true,
          feedback: 'Some of the best moves are among them.',
        },
        {
          text: 'The better ratio of gain to risk',
          feedback: 'Waiting gives you the better ratio: you enter closer to the stop.',
        },
        {
          text: 'The chance to place a stop at all',
          feedback: 'The stop goes in the same place either way.',
        },
      ],
      explanation: 'One entry has the worse ratio; the other sometimes gives you no trade. Neither is free.',
    },
    {
      id: 'intermediate/market-structure-quiz/what-chance-gives',
      lesson: 'intermediate/ranges-and-breakouts',
      kind: 'numeric',
      prompt: `You buy at ${price(ENTRY)} with a stop at ${price(STOP)} and a target at ${price(TARGET)}. If the price had no direction, how often would the target come first?`,
      label: 'Share',
      unit: '%',
      answer: breakEvenPercent(ratio),
      tolerance: 0.5,
      answerText: `${decimal(breakEvenPercent(ratio), 1)}%`,
      commonMistakes: [
        { answer: 100 - breakEvenPercent(ratio), feedback: 'This is how often the stop would come first.' },
        { answer: 100 / ratio, feedback: 'You divided by the reward alone. Add the risk to it.' },
      ],
      explanation: `${decimal(distanceInSteps(STOP, ENTRY, PIP))} pips of risk ÷ ${decimal(distanceInSteps(STOP, TARGET, PIP))} pips from stop to target.`,
    },
    {
      id: 'intermediate/market-structure-quiz/falling-line',
      lesson: 'intermediate/trend-lines',
      kind: 'numeric',
      prompt: `A falling line runs through highs at ${price(LINE.first)} and ${price(LINE.second)}, ${String(LINE.candles)} candles apart. Where is it ${String(LINE.later)} candles after the second?`,
      label: 'Price',
      unit: 'dollars',
      answer: lineLater,
      tolerance: 0.00005,
      answerText: price(lineLater),
      commonMistakes: [
        {
          answer: LINE.second - lineSlope * LINE.later,
          feedback: 'The line falls, so its price gets lower.',
        },
        {
          answer: LINE.first + lineSlope * LINE.later,
          feedback: 'You counted the candles from the first high.',
        },
      ],
      explanation: `${decimal(distanceInSteps(LINE.first, LINE.second, PIP) / LINE.candles)} pips a candle, times ${String(LINE.later)}.`,
    },
    {
      id: 'intermediate/market-structure-quiz/line-or-swing',
      lesson: 'intermediate/trend-lines',
      kind: 'singleChoice',
      prompt: 'Which event puts a rise itself in doubt?',
      options: [
        {
          text: 'A close below a line with two touches',
          feedback: "Such a line hasn't even been tested.",
        },
        {
          text: 'A low below the last swing low',
          isCorrect: true,
          feedback: 'Rising lows made the trend. Now one of them is lower.',
        },
        {
          text: 'A candle longer than the ones before it',
          feedback: 'Its length says nothing about the order of highs and lows.',
        },
      ],
      explanation: 'A trend consists of swings. Lines are only drawn around them.',
    },
    {
      id: 'intermediate/market-structure-quiz/unusual-day',
      lesson: 'intermediate/volume',
      kind: 'numeric',
      prompt: `On five days a share traded ${VOLUMES.map((volume) => `${decimal(volume)},000`).join(', ')} shares, and today ${decimal(VOLUME_TODAY)},000. How many times the usual volume is that?`,
      label: 'Volume',
      unit: 'times the usual',
      answer: timesUsual,
      tolerance: 0.03,
      answerText: decimal(timesUsual, 1),
      commonMistakes: [
        {
          answer: VOLUME_TODAY / ((sumOf(VOLUMES) + VOLUME_TODAY) / (VOLUMES.length + 1)),
          feedback: 'You included today in the average, which hides part of the difference.',
        },
        { answer: usual / VOLUME_TODAY, feedback: "You divided the usual volume by today's." },
      ],
      explanation: `${decimal(VOLUME_TODAY)} ÷ ${decimal(usual)} is ${decimal(timesUsual, 1)}.`,
    },
    {
      id: 'intermediate/market-structure-quiz/strength',
      lesson: 'intermediate/two-indicators',
      kind: 'numeric',
      prompt: `Rises add up to ${String(RISES)} points and falls to ${String(FALLS)}. What is the RSI, with unsmoothed sums?`,
      label: 'RSI',
      unit: 'points of 100',
      answer: strength,
      tolerance: 0.5,
      answerText: decimal(strength),
      commonMistakes: [
        { answer: 100 - strength, feedback: 'This is the share of falls.' },
        {
          answer: (100 * FALLS) / RISES,
          feedback: 'This compares falls with rises. The RSI takes the rises as a share of both.',
        },
      ],
      explanation: `${String(RISES)} ÷ ${String(RISES + FALLS)} is ${decimal(strength)}%.`,
    },
    {
      id: 'intermediate/market-structure-quiz/independent-reasons',
      lesson: 'intermediate/two-indicators',
      kind: 'multipleChoice',
      prompt:
        'You want to buy because the RSI has turned up. Which of these would be an independent second reason?',
      options: [
        {
          text: 'The price is at a support zone on the daily chart',
          isCorrect: true,
          feedback: 'It comes from turning points at other times.',
        },
        {
          text: 'The MACD of the same chart has turned up too',
          feedback: 'It is made from the same closes.',
        },
        {
          text: 'Figures published today were far better than forecast',
          isCorrect: true,
          feedback: 'They come from outside the chart.',
        },
        {
          text: 'The close is above the 10-candle average',
          feedback: "It's the same closes again, over a different period.",
        },
      ],
      explanation: 'Ask where a figure comes from. Two that come from the same closes count as one.',
    },
  ],
  review: [],
};
