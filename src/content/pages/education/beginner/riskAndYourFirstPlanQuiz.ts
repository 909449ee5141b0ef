import { decimal, dollars } from '@/content/format';
import type { QuizContent } from '@/content/lesson';
import {
  STANDARD_LOT_UNITS,
  breakEvenPercent,
  marginFor,
  profit,
  rewardToRisk,
  riskAmount,
  unitsForRisk,
} from '@/domain/calculators/tradeArithmetic';

const PIP = 0.0001;
const price = (value: number) => decimal(value, 4);

const ACCOUNT = 5_600;
const PERCENT = 1.5;
const STOP_PIPS = 35;
const risk = riskAmount(ACCOUNT, PERCENT);
const units = unitsForRisk(risk, STOP_PIPS * PIP);

const ENTRY = 0.7212;
const STOP = 0.7242;
const TARGET = 0.7137;
const ratio = rewardToRisk(ENTRY, STOP, TARGET);
const RATIO_ASKED = 1.5;
const breakEvenWinRate = breakEvenPercent(RATIO_ASKED);
const TRADES = 100;
const WON = 38;
const LOST = TRADES - WON;

const FALL = 30;
const riseToBreakEven = (100 * FALL) / (100 - FALL);

const MARGIN_UNITS = 40_000;
const MARGIN_PRICE = 1.25;
const LEVERAGE = 20;
const margin = marginFor(MARGIN_UNITS * MARGIN_PRICE, LEVERAGE);

const SHORT_ENTRY = 74.6;
const SHORT_STOP = 75.8;
const BARRELS = 150;
const lossAtStop = -profit(SHORT_ENTRY, SHORT_STOP, -BARRELS);

export const page: QuizContent = {
  id: 'beginner/risk-and-your-first-plan-quiz',
  revision: 1,
  title: 'Quiz: risk and your first plan',
  description:
    'Eight questions on the sum at risk, the size, the ratio, losing runs and the plan, two of them on earlier modules.',
  heading: 'Quiz: risk and your first plan',
  lead: 'The last quiz of the course. Six questions follow a trade from the money at risk to the journal, and two look back at margin and exits.',
  questions: [
    {
      id: 'beginner/risk-and-your-first-plan-quiz/together',
      lesson: 'beginner/how-much-to-lose',
      kind: 'multipleChoice',
      prompt:
        'Your limits are 1% for one trade and 3% for all open trades. Which of these keep within both limits?',
      options: [
        {
          text: 'Three trades in different markets, 1% each',
          isCorrect: true,
          feedback: 'Each is at its limit, and together they are at theirs.',
        },
        {
          text: 'One trade of 3% and no other',
          feedback: 'The total fits, but a single trade may only risk 1%.',
        },
        {
          text: 'Two trades of half a percent each',
          isCorrect: true,
          feedback: 'They stay below both limits.',
        },
        {
          text: 'Four trades of 1%, two of them winning',
          feedback: 'Open gains can vanish. All four can still reach their stops.',
        },
      ],
      explanation: 'Both limits apply at once: to each trade and to the total.',
    },
    {
      id: 'beginner/risk-and-your-first-plan-quiz/units',
      lesson: 'beginner/from-stop-to-size',
      kind: 'numeric',
      prompt: `Account ${dollars(ACCOUNT)}, risk ${String(PERCENT)}%, NZD/USD, stop ${String(STOP_PIPS)} pips away. How many units?`,
      label: 'Size',
      unit: 'units',
      answer: units,
      tolerance: 200,
      answerText: `${decimal(units)} units`,
      commonMistakes: [
        {
          answer: unitsForRisk(riskAmount(ACCOUNT, 1), STOP_PIPS * PIP),
          feedback: 'You took 1% of the account, but this plan risks more.',
        },
        {
          answer: units / STANDARD_LOT_UNITS,
          feedback: 'This is the size in lots.',
        },
        {
          answer: units / 10,
          feedback: `You misplaced a nought: ${String(STOP_PIPS)} pips is ${price(STOP_PIPS * PIP)}.`,
        },
      ],
      explanation: `${dollars(risk)} ÷ ${price(STOP_PIPS * PIP)} is ${decimal(units)}.`,
    },
    {
      id: 'beginner/risk-and-your-first-plan-quiz/ratio-of-a-short',
      lesson: 'beginner/twice-the-risk',
      kind: 'numeric',
      prompt: `A short at ${price(ENTRY)} has its stop at ${price(STOP)} and its target at ${price(TARGET)}. What does it aim for, as a multiple of its risk?`,
      label: 'Reward',
      unit: 'times the risk',
      answer: ratio,
      tolerance: 0.05,
      answerText: decimal(ratio, 1),
      commonMistakes: [
        { answer: 1 / ratio, feedback: 'You divided the risk by the reward.' },
        { answer: ratio + 1, feedback: 'You measured the reward from the stop instead of the entry.' },
      ],
      explanation: `${price(ENTRY - TARGET)} down against ${price(STOP - ENTRY)} up.`,
    },
    {
      id: 'beginner/risk-and-your-first-plan-quiz/winners-needed',
      lesson: 'beginner/twice-the-risk',
      kind: 'singleChoice',
      prompt: `Somebody trades at 1:${String(RATIO_ASKED)} and has won ${String(WON)} of ${String(TRADES)} trades. What can you say, before costs?`,
      options: [
        {
          text: 'A gain, because winning a third is enough',
          feedback: 'A third is enough at 1:2. This ratio is lower and needs more.',
        },
        {
          text: `A loss, because ${decimal(breakEvenWinRate)}% was needed`,
          isCorrect: true,
          feedback: `${String(WON)} winners make ${decimal(WON * RATIO_ASKED)} times the risk, and ${String(LOST)} losers cost ${String(LOST)} times.`,
        },
        {
          text: 'A loss, because fewer than half of them won',
          feedback: 'Half is what you need at 1:1. The result is a loss, but for another reason.',
        },
      ],
      explanation: `100% ÷ (1 + ${String(RATIO_ASKED)}) is ${decimal(breakEvenWinRate)}%, and ${decimal((100 * WON) / TRADES)}% is below it.`,
    },
    {
      id: 'beginner/risk-and-your-first-plan-quiz/back-to-the-start',
      lesson: 'beginner/losing-runs',
      kind: 'numeric',
      prompt: `After a losing run an account is down ${String(FALL)}%. What rise brings it back to its old level?`,
      label: 'Rise',
      unit: '%',
      answer: riseToBreakEven,
      tolerance: 0.5,
      answerText: `about ${decimal(riseToBreakEven, 1)}%`,
      commonMistakes: [
        { answer: FALL, feedback: 'That percentage of the smaller account is too little.' },
        { answer: 100 - FALL, feedback: 'This is what is left of the account.' },
      ],
      explanation: `${String(FALL)} ÷ ${String(100 - FALL)} is about ${decimal(riseToBreakEven, 1)}%.`,
    },
    {
      id: 'beginner/risk-and-your-first-plan-quiz/judging-a-trade',
      lesson: 'beginner/plan-and-journal',
      kind: 'singleChoice',
      prompt:
        'Your plan calls for a sale. You make it as written, and the stop is filled. How do you record it in the journal?',
      options: [
        {
          text: 'Plan kept: yes. Result: −1R.',
          isCorrect: true,
          feedback: 'They are two separate facts, and both are true.',
        },
        {
          text: 'Plan kept: no. Result: −1R.',
          feedback: "A loss isn't a breach. You did what the plan says.",
        },
        {
          text: 'Not at all, as it teaches nothing.',
          feedback: "Without the losers a journal can't tell you what the plan earns.",
        },
      ],
      explanation: 'Whether you kept to the plan and what it earned are recorded separately.',
    },
  ],
  review: [
    {
      id: 'beginner/risk-and-your-first-plan-quiz/margin-is-not-risk',
      lesson: 'beginner/margin',
      kind: 'numeric',
      prompt: `A position of ${decimal(MARGIN_UNITS)} GBP/USD is opened at ${price(MARGIN_PRICE)} with leverage of 1:${String(LEVERAGE)}. How much margin does the broker set aside?`,
      label: 'Margin',
      unit: 'dollars',
      answer: margin,
      tolerance: 5,
      answerText: dollars(margin),
      commonMistakes: [
        {
          answer: marginFor(MARGIN_UNITS, LEVERAGE),
          feedback: 'You divided pounds. Turn them into dollars first.',
        },
        { answer: MARGIN_UNITS * MARGIN_PRICE, feedback: 'This is the value of the whole position.' },
      ],
      explanation: `${dollars(MARGIN_UNITS * MARGIN_PRICE)} ÷ ${String(LEVERAGE)} is ${dollars(margin)}.`,
    },
    {
      id: 'beginner/risk-and-your-first-plan-quiz/oil-short',
      lesson: 'beginner/stop-loss-and-take-profit',
      kind: 'numeric',
      prompt: `You sold ${String(BARRELS)} barrels of oil short at ${dollars(SHORT_ENTRY)}, with a stop at ${dollars(SHORT_STOP)}. How much do you lose if it is filled at its price?`,
      label: 'Loss',
      unit: 'dollars',
      answer: lossAtStop,
      tolerance: 0.5,
      answerText: dollars(lossAtStop),
      commonMistakes: [
        { answer: SHORT_STOP - SHORT_ENTRY, feedback: 'This is the loss on one barrel.' },
        { answer: lossAtStop / 10, feedback: 'The decimal point slipped in the multiplication.' },
      ],
      explanation: `${dollars(SHORT_STOP - SHORT_ENTRY)} × ${String(BARRELS)} is ${dollars(lossAtStop)}.`,
    },
  ],
};
