import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { statements } from '@/content/rules';
import { STANDARD_LOT_UNITS, distanceInSteps, pipValue, profit } from '@/domain/calculators/tradeArithmetic';

const PIP = 0.0001;
const YEN_PIP = 0.01;

const LOTS = [
  { name: 'Standard lot', units: STANDARD_LOT_UNITS },
  { name: 'Mini lot', units: 10_000 },
  { name: 'Micro lot', units: 1_000 },
];
const lotsText = (units: number) => decimal(units / STANDARD_LOT_UNITS, 2);
const pipValueText = (units: number) => dollars(pipValue(units, PIP));

/** The example's trade. */
const UNITS = 25_000;
const BUY = 1.085;
const SELL = 1.0862;
const pips = distanceInSteps(BUY, SELL, PIP);
const gain = profit(BUY, SELL, UNITS);

/** The same trade in a yen pair. */
const YEN_UNITS = 10_000;
const YEN_PER_DOLLAR = 150;
const pipInYen = pipValue(YEN_UNITS, YEN_PIP);

/** The calculation in reverse, and a misplaced decimal point. */
const WANTED_PIP_VALUE = 3;
const MOVE_PIPS = 40;

/** Used in the exercise and questions. */
const SIZES = [1_000, 5_000, 37_000];
const HALF_MINI = 5_000;
const POUND_UNITS = 80_000;
const POUND_MOVE = 35;
const poundPip = pipValue(POUND_UNITS, PIP);

export const page: LessonContent = {
  id: 'beginner/what-a-pip-is-worth',
  revision: 1,
  title: 'What a pip is worth: lots and units',
  description:
    'Your position size decides what each pip is worth. Standard, mini and micro lots, with every step of the sum.',
  heading: 'What a pip is worth',
  lead: 'Prices move in pips, and your account moves in money. One multiplication connects them, and you choose one of its two factors.',
  question: `EUR/USD rose ${decimal(pips)} pips while you held it. How much money is that?`,
  sections: [
    {
      kind: 'prose',
      heading: 'From distance to money',
      paragraphs: [
        rich`In an earlier lesson you counted moves in ${term('pip', 'pips')}. “EUR/USD rose ${decimal(pips)} pips” tells you how far the price went. It doesn't tell you whether anyone made one dollar or a thousand.`,
        rich`What's missing is the size of the ${term('position')}, which is what you hold: how many units you bought or sold. Units are measured in the pair's first currency, the ${term('base currency')}. In EUR/USD a unit is one euro, so someone who buys 10,000 units holds 10,000 euros. Brokers count units in round numbers called ${term('lot', 'lots')}.`,
        rich`The sum is short: units times the size of one pip. Traders call the result the ${term('pip value')}. It works for every currency pair. The deposit your broker asks for plays no part in this sum, which surprises most people at first.`,
      ],
    },
    {
      kind: 'figure',
      heading: 'From one euro to a lot',
      intro: `Say EUR/USD goes from 1.0850 to 1.0851, which is one pip. Each euro now costs $${decimal(PIP, 4)} more.`,
      figure: {
        kind: 'flow',
        caption: 'The value of one pip of EUR/USD grows with the number of euros held.',
        boxes: [
          { title: '1 euro', text: `$${decimal(PIP, 4)}` },
          ...LOTS.toReversed().map(({ units }) => ({
            title: `${decimal(units)} euros`,
            text: pipValueText(units),
          })),
        ],
      },
    },
    {
      kind: 'table',
      heading: 'Three sizes with names',
      intro:
        'Round sizes come up so often that they have names. Most order tickets measure currency pairs in lots, and 1.00 usually means one standard lot. Some use units: read the label next to the field.',
      columns: ['Name', 'Units', 'On the ticket', 'One pip of EUR/USD'],
      rows: LOTS.map(({ name, units }) => [name, decimal(units), lotsText(units), pipValueText(units)]),
      note: 'The last column is right for pairs priced in dollars. Gold, oil and indices have lot sizes of their own: your platform lists them in the contract specification.',
    },
    {
      kind: 'workedExample',
      heading: `${decimal(pips)} pips on ${decimal(UNITS)} euros`,
      intro: `You buy ${decimal(UNITS)} EUR/USD at ${decimal(BUY, 4)} and sell at ${decimal(SELL, 4)}. We leave the spread out here, to take one thing at a time. ${statements.invented}`,
      lines: [
        { label: 'Size on the ticket', value: `${lotsText(UNITS)} lots` },
        {
          label: `${decimal(UNITS)} units × ${decimal(PIP, 4)}`,
          value: `${pipValueText(UNITS)} per pip`,
        },
        { label: `From ${decimal(BUY, 4)} to ${decimal(SELL, 4)}`, value: `${decimal(pips)} pips` },
        { label: `${decimal(pips)} pips × ${pipValueText(UNITS)}`, value: dollars(gain) },
      ],
      conclusion: `If the price had fallen ${decimal(pips)} pips instead, the same sum would give a loss of ${dollars(gain)}.`,
    },
    {
      kind: 'prose',
      heading: 'Which currency the answer is in',
      paragraphs: [
        rich`The pip value comes out in the second currency of the pair, the ${term('quote currency')}: dollars for EUR/USD, pounds for EUR/GBP, yen for USD/JPY.`,
        "If your account is in another currency, the platform converts the result at the current rate. The pip value in your own money then shifts a little from day to day, although your size hasn't changed.",
      ],
    },
    {
      kind: 'workedExample',
      heading: 'The same sum in yen',
      intro: `You buy ${decimal(YEN_UNITS)} USD/JPY at, say, ${decimal(YEN_PER_DOLLAR, 2)}. A pip of a yen pair is ${decimal(YEN_PIP, 2)}, a hundred times the usual one.`,
      lines: [
        {
          label: `${decimal(YEN_UNITS)} units × ${decimal(YEN_PIP, 2)}`,
          value: `${decimal(pipInYen)} yen per pip`,
        },
        {
          label: `${decimal(pipInYen)} yen ÷ ${decimal(YEN_PER_DOLLAR)} yen to the dollar`,
          value: dollars(pipInYen / YEN_PER_DOLLAR),
        },
      ],
      conclusion: `In EUR/USD the same size gives ${pipValueText(YEN_UNITS)} per pip. The same size can carry different risks, so compare positions in money.`,
    },
    {
      kind: 'prose',
      heading: 'Working backwards to a size',
      paragraphs: [
        `You can run the sum the other way. Say you want each pip of EUR/USD to be worth ${dollars(WANTED_PIP_VALUE)}. Divide: ${dollars(WANTED_PIP_VALUE)} ÷ ${decimal(PIP, 4)} is ${decimal(WANTED_PIP_VALUE / PIP)} units, or ${lotsText(WANTED_PIP_VALUE / PIP)} lots on the ticket.`,
        rich`You'll run the sum in this direction most often. In module four you first decide how much money an idea may lose. Then you see how far away the ${term('stop loss')} has to be, the order that ends a losing trade. The size is what's left to work out, so you never have to guess a number of lots.`,
      ],
    },
    {
      kind: 'calculator',
      heading: 'Try another pair',
      intro:
        'The calculator starts with the example. Choose a pair that ends in another currency, and it asks for the rate it needs.',
      calculator: 'pipValue',
      values: { instrument: 'EUR/USD', lots: lotsText(UNITS) },
    },
    {
      kind: 'warning',
      heading: 'Check the decimal point and currency',
      paragraphs: [
        `A misplaced decimal point: enter 1.00 lots instead of 0.01 and each pip is worth ${pipValueText(STANDARD_LOT_UNITS)} instead of ${pipValueText(1_000)}. If the price then moves ${decimal(MOVE_PIPS)} pips against you, you lose ${dollars(MOVE_PIPS * pipValue(STANDARD_LOT_UNITS, PIP))} instead of ${dollars(MOVE_PIPS * pipValue(1_000, PIP))}.`,
        'A forgotten conversion: a hundred of something per pip is alarming in dollars and little in yen. Write the currency after each figure, and you will notice when you add two kinds of money.',
      ],
    },
  ],
  summary: [
    'Pip value = units × size of one pip.',
    `On EUR/USD a standard lot gives ${pipValueText(STANDARD_LOT_UNITS)} per pip, a mini lot ${pipValueText(10_000)} and a micro lot ${pipValueText(1_000)}.`,
    'The answer is in the second currency of the pair.',
  ],
  exercise: {
    task: 'Before you enter anything, write down the pip value you expect for 0.01, 0.05 and 0.37 lots of EUR/USD. Then open an order ticket in the practice account, and enter each size with a stop loss of 100 pips. The loss at the stop is about a hundred times the pip value: compare the two, and send no order.',
    solution: SIZES.map((units) => ({
      label: `${lotsText(units)} lots`,
      value: `${pipValueText(units)} per pip`,
    })),
    mistakes: [
      {
        mistake: 'All three figures are ten times too small.',
        why: 'You counted the fifth decimal place as the pip. It is a tenth of one.',
        lesson: 'beginner/the-pip',
      },
      {
        mistake: 'Another platform shows a slightly different figure.',
        why: "Your account isn't in dollars, so the platform has converted it.",
      },
    ],
  },
  checks: [
    {
      id: 'beginner/what-a-pip-is-worth/half-mini',
      kind: 'numeric',
      prompt: `You hold ${decimal(HALF_MINI)} AUD/USD. What is one pip worth?`,
      label: 'Pip value',
      unit: 'dollars',
      answer: pipValue(HALF_MINI, PIP),
      tolerance: 0.005,
      answerText: pipValueText(HALF_MINI),
      commonMistakes: [
        {
          answer: pipValue(HALF_MINI, YEN_PIP),
          feedback: 'You used 0.01, which is the pip of a yen pair. A pip of AUD/USD is 0.0001.',
        },
        {
          answer: pipValue(HALF_MINI, PIP / 10),
          feedback: 'You used the fifth decimal place, which is a tenth of a pip.',
        },
      ],
      explanation: `${decimal(HALF_MINI)} × ${decimal(PIP, 4)} is ${pipValueText(HALF_MINI)}, half the value of a mini lot.`,
    },
    {
      id: 'beginner/what-a-pip-is-worth/move-in-money',
      kind: 'numeric',
      prompt: `You bought ${lotsText(POUND_UNITS)} lots of GBP/USD, and it falls ${decimal(POUND_MOVE)} pips. How much do you lose?`,
      label: 'Loss',
      unit: 'dollars',
      answer: poundPip * POUND_MOVE,
      tolerance: 0.5,
      answerText: dollars(poundPip * POUND_MOVE),
      commonMistakes: [
        { answer: poundPip, feedback: "That's the value of one pip. The price fell by more than one." },
        { answer: POUND_MOVE, feedback: 'This is the distance. Multiply it by what a pip is worth.' },
        {
          answer: pipValue(STANDARD_LOT_UNITS, PIP) * POUND_MOVE,
          feedback: 'You took a whole standard lot. The ticket said less.',
        },
      ],
      explanation: `${lotsText(POUND_UNITS)} lots is ${decimal(POUND_UNITS)} units, so a pip is worth ${dollars(poundPip)}, and ${decimal(POUND_MOVE)} of them make ${dollars(poundPip * POUND_MOVE)}.`,
    },
    {
      id: 'beginner/what-a-pip-is-worth/doubles',
      kind: 'singleChoice',
      prompt: 'Which of these doubles the pip value?',
      options: [
        {
          text: 'Buying twice as many units',
          isCorrect: true,
          feedback: 'Units are one of the two factors, and the size of a pip is fixed.',
        },
        {
          text: 'A broker that asks for half the deposit',
          feedback: 'The deposit decides how much of your money is tied up. It plays no part here.',
        },
        {
          text: 'Waiting until the price has doubled',
          feedback:
            'The price level plays no part either: 0.0001 for each unit is the same whatever the rate.',
        },
      ],
      explanation: 'Pip value = units × size of one pip, and you can only choose the units.',
    },
    {
      id: 'beginner/what-a-pip-is-worth/currency',
      kind: 'singleChoice',
      prompt: 'You sell GBP/CHF. Which currency does the pip value come out in?',
      options: [
        { text: 'Pounds', feedback: "The pound comes first: it's what you count the units in." },
        {
          text: 'Swiss francs',
          isCorrect: true,
          feedback: 'The franc comes second, so the price is in francs and so is the pip value.',
        },
        {
          text: 'US dollars',
          feedback:
            "There's no dollar in this pair. You'd only see dollars after a conversion, if your account were in dollars.",
        },
      ],
      explanation: "It's always the quote currency, the second one, whether you buy or sell.",
    },
    {
      id: 'beginner/what-a-pip-is-worth/steps',
      kind: 'ordering',
      prompt: 'You want to know what a move did to your position. Put the steps in order.',
      steps: [
        { text: 'Look up how many units you hold', feedback: 'Every other step needs the size.' },
        {
          text: 'Multiply the units by the size of one pip',
          feedback: 'That gives the pip value in the quote currency.',
        },
        {
          text: 'Multiply the pip value by the number of pips',
          feedback: 'Only now does distance turn into money.',
        },
        {
          text: "Convert the result into your account's currency",
          feedback: 'This comes last, and only if the two differ.',
        },
      ],
      explanation: 'Size, pip value, money, your money.',
    },
  ],
  related: [{ label: 'Practise sums on pip value', to: '/practice/sums?sum=pip-value' }],
};
