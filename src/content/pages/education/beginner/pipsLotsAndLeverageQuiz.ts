import { decimal, dollars } from '@/content/format';
import type { QuizContent } from '@/content/lesson';
import { retailCap, capText } from '@/content/regulators';
import { rules } from '@/content/rules';
import {
  STANDARD_LOT_UNITS,
  distanceInSteps,
  marginFor,
  pipValue,
  profit,
} from '@/domain/calculators/tradeArithmetic';

const PIP = 0.0001;
const YEN_PIP = 0.01;

const YEN_FROM = 149.2;
const YEN_TO = 149.85;
const yenPips = distanceInSteps(YEN_FROM, YEN_TO, YEN_PIP);

const WANTED_PIP_VALUE = 7;
const WANTED_UNITS = WANTED_PIP_VALUE / PIP;
const SIZES = [WANTED_UNITS / 10, WANTED_UNITS, WANTED_UNITS * 10] as const;
const ticketOption = (units: number) => ({
  text: `${decimal(units / STANDARD_LOT_UNITS, 2)} lots`,
  feedback: `${decimal(units)} units × ${decimal(PIP, 4)} gives ${dollars(pipValue(units, PIP))} per pip.`,
});

const UNITS = 30_000;
const RATE = 1.1;
const LEVERAGE = retailCap;
const value = UNITS * RATE;
const margin = marginFor(value, LEVERAGE);

const SOLD = 1.264;
const BOUGHT_BACK = 1.2665;
const SHORT_UNITS = 20_000;
const loss = -profit(SOLD, BOUGHT_BACK, -SHORT_UNITS);
const lossPips = distanceInSteps(SOLD, BOUGHT_BACK, PIP);

const BID = 1.1042;
const ASK = 1.1045;
const MINI_LOT_UNITS = 10_000;
const spreadCost = profit(BID, ASK, MINI_LOT_UNITS);

export const page: QuizContent = {
  id: 'beginner/pips-lots-and-leverage-quiz',
  revision: 1,
  title: 'Quiz: pips, lots and leverage',
  description:
    'Eight questions on pips, lots, margin, leverage and overnight charges, with every answer explained. Retake it whenever you like.',
  heading: 'Quiz: pips, lots and leverage',
  lead: 'Six questions on pips, lots, margin, leverage and the overnight charge. Two more go back to module one: the spread and selling short.',
  questions: [
    {
      id: 'beginner/pips-lots-and-leverage-quiz/yen-distance',
      lesson: 'beginner/the-pip',
      kind: 'numeric',
      prompt: `USD/JPY rises from ${decimal(YEN_FROM, 2)} to ${decimal(YEN_TO, 2)}. How many pips is that?`,
      label: 'Distance',
      unit: 'pips',
      answer: yenPips,
      tolerance: 0.05,
      answerText: `${decimal(yenPips)} pips`,
      commonMistakes: [
        {
          answer: distanceInSteps(YEN_FROM, YEN_TO, PIP),
          feedback: 'You counted steps of 0.0001. For yen pairs, a pip is 0.01.',
        },
        {
          answer: YEN_TO - YEN_FROM,
          feedback: "That's the distance in yen. Divide it by the size of one pip.",
        },
      ],
      explanation: `The price rose by ${decimal(YEN_TO - YEN_FROM, 2)} yen, and ${decimal(YEN_TO - YEN_FROM, 2)} ÷ ${decimal(YEN_PIP, 2)} is ${decimal(yenPips)}.`,
    },
    {
      id: 'beginner/pips-lots-and-leverage-quiz/ticket',
      lesson: 'beginner/what-a-pip-is-worth',
      kind: 'singleChoice',
      keepOrder: true,
      prompt: `You want a pip of EUR/USD to be worth ${dollars(WANTED_PIP_VALUE)}. What do you enter on the ticket?`,
      options: [
        ticketOption(SIZES[0]),
        { ...ticketOption(SIZES[1]), isCorrect: true },
        ticketOption(SIZES[2]),
      ],
      explanation: `Work backwards: ${dollars(WANTED_PIP_VALUE)} ÷ ${decimal(PIP, 4)} is ${decimal(WANTED_UNITS)} units, and a standard lot is ${decimal(STANDARD_LOT_UNITS)}.`,
    },
    {
      id: 'beginner/pips-lots-and-leverage-quiz/margin',
      lesson: 'beginner/margin',
      kind: 'numeric',
      prompt: `You buy ${decimal(UNITS)} EUR/USD at ${decimal(RATE, 2)} with leverage of 1:${String(LEVERAGE)}. How much margin do you need?`,
      label: 'Margin',
      unit: 'dollars',
      answer: margin,
      tolerance: 0.5,
      answerText: dollars(margin),
      commonMistakes: [
        {
          answer: marginFor(UNITS, LEVERAGE),
          feedback: 'You divided the euros. Turn them into dollars first, at the rate of the trade.',
        },
        { answer: value, feedback: "That's the value of the whole position. Divide it by the leverage." },
      ],
      explanation: `${decimal(UNITS)} × ${decimal(RATE, 2)} is ${dollars(value)}, and ${dollars(value)} ÷ ${String(LEVERAGE)} is ${dollars(margin)}.`,
    },
    {
      id: 'beginner/pips-lots-and-leverage-quiz/unchanged',
      lesson: 'beginner/leverage',
      kind: 'multipleChoice',
      prompt: `Two accounts hold the same position. One has leverage of ${capText(LEVERAGE)}, the other ${capText(rules.maxLeverage)}. What is the same in both?`,
      options: [
        {
          text: 'The pip value',
          isCorrect: true,
          feedback: 'It depends on the units, which are the same.',
        },
        {
          text: 'The loss at the stop',
          isCorrect: true,
          feedback: 'Units times distance gives the same sum in both accounts.',
        },
        {
          text: 'The margin required',
          feedback: 'This is the one thing leverage decides: more leverage, less margin.',
        },
        {
          text: 'The money left free',
          feedback:
            'Less margin leaves more money free, which is how high leverage tempts people into bigger positions.',
        },
      ],
      explanation: 'Leverage changes the margin. The loss comes from units and distance.',
    },
    {
      id: 'beginner/pips-lots-and-leverage-quiz/short-loss',
      lesson: 'beginner/what-a-pip-is-worth',
      kind: 'numeric',
      prompt: `You sell ${decimal(SHORT_UNITS)} GBP/USD at ${decimal(SOLD, 4)} and buy them back at ${decimal(BOUGHT_BACK, 4)}. How much do you lose?`,
      label: 'Loss',
      unit: 'dollars',
      answer: loss,
      tolerance: 0.05,
      answerText: dollars(loss),
      commonMistakes: [
        { answer: lossPips, feedback: "That's the number of pips. Multiply it by the pip value." },
        {
          answer: pipValue(SHORT_UNITS, PIP),
          feedback: "That's one pip in money. The price moved by more than one.",
        },
      ],
      explanation: `The price rose ${decimal(lossPips)} pips against you, and each is worth ${dollars(pipValue(SHORT_UNITS, PIP))}.`,
    },
    {
      id: 'beginner/pips-lots-and-leverage-quiz/overnight',
      lesson: 'beginner/overnight-charge',
      kind: 'singleChoice',
      prompt: 'When is the overnight charge (swap) booked?',
      options: [
        {
          text: 'When the position is opened',
          feedback: 'When you open a position, you pay the spread and, with some brokers, a commission.',
        },
        {
          text: 'At the end of each trading day',
          isCorrect: true,
          feedback: 'It is one night of interest on two currencies.',
        },
        {
          text: 'When the position is closed',
          feedback: "The nights are booked one by one, so they've already been paid.",
        },
      ],
      explanation:
        'A position opened and closed within the day has no overnight charge. One that stays open pays or receives it every night.',
    },
  ],
  review: [
    {
      id: 'beginner/pips-lots-and-leverage-quiz/spread-cost',
      lesson: 'beginner/the-spread',
      kind: 'numeric',
      prompt: `From module one: the quote is ${decimal(BID, 4)} to ${decimal(ASK, 4)}. What does the spread cost you on ${decimal(MINI_LOT_UNITS)} units?`,
      label: 'Cost',
      unit: 'dollars',
      answer: spreadCost,
      tolerance: 0.005,
      answerText: dollars(spreadCost),
      commonMistakes: [
        {
          answer: profit(BID, ASK, STANDARD_LOT_UNITS),
          feedback: "That's the cost of a standard lot. You hold a tenth of one.",
        },
        { answer: 2 * spreadCost, feedback: 'It is paid once for the whole trade, not once for each way.' },
      ],
      explanation: `${decimal(distanceInSteps(BID, ASK, PIP))} pips at ${dollars(pipValue(MINI_LOT_UNITS, PIP))} each, paid as soon as you open the position.`,
    },
    {
      id: 'beginner/pips-lots-and-leverage-quiz/short-at-zero',
      lesson: 'beginner/long-and-short',
      kind: 'chartPoint',
      prompt:
        'From module one: you sold at the very first price of this chart. At which point had the position gained and lost nothing, apart from costs?',
      chart: {
        decimals: 4,
        description:
          'Nine candles of EUR/USD, invented. The price rises from its opening to A and falls back to the opening price at B. Then it drops to C, the lowest point, and recovers a little.',
        candles: [
          { open: 1.104, high: 1.1045, low: 1.1038, close: 1.1044 },
          { open: 1.1044, high: 1.1049, low: 1.1043, close: 1.1047 },
          { open: 1.1047, high: 1.1052, low: 1.1045, close: 1.1046 },
          { open: 1.1046, high: 1.1048, low: 1.104, close: 1.1043 },
          { open: 1.1043, high: 1.1047, low: 1.1041, close: 1.1045 },
          { open: 1.1045, high: 1.1046, low: 1.1041, close: 1.1042 },
          { open: 1.1042, high: 1.1043, low: 1.103, close: 1.1033 },
          { open: 1.1033, high: 1.1036, low: 1.1028, close: 1.1034 },
          { open: 1.1034, high: 1.1038, low: 1.1031, close: 1.1037 },
        ],
        marks: [],
      },
      points: [
        {
          candle: 2,
          side: 'high',
          feedback: 'The price had risen, so a seller was behind.',
        },
        {
          candle: 3,
          side: 'low',
          isCorrect: true,
          feedback: 'The price was back where the sale was made.',
        },
        {
          candle: 7,
          side: 'low',
          feedback: 'Here the price was far below the sale, so the position was ahead.',
        },
      ],
      explanation: 'A position is at zero when the price is back at the level at which it was opened.',
    },
  ],
};
