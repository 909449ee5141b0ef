import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { statements } from '@/content/rules';
import { futures } from '@/domain/trading/futures';
import { profit } from '@/domain/calculators/tradeArithmetic';

/** Oil prices for six delivery months, nearest first: one curve rises, one falls. */
const RISING: readonly [number, number, ...number[]] = [66.2, 66.85, 67.4, 67.85, 68.2, 68.5];
const FALLING: readonly [number, number, ...number[]] = [66.2, 65.5, 64.9, 64.4, 64, 63.7];
const lastPrice = (curve: readonly number[]) => curve.at(-1) ?? NaN;
const [NEAR, NEXT] = RISING;
const nextLower = FALLING[1];

/** A position rolled from the nearest month to the next. */
const BARRELS = 100;
const rollUp = profit(NEAR, NEXT, BARRELS);
const slideUp = profit(nextLower, NEAR, BARRELS);

/** 20 April 2020: settlement prices of WTI, and a buyer of one contract for May. */
const MAY = -37.63;
const JUNE = 20.43;
const PAID = 12;
const mayLoss = -profit(PAID, MAY, futures.wti.size);

/** The exercise: copper by the pound. */
const POUNDS = 5_000;
const COPPER: readonly [number, number, number] = [4.8, 4.72, 4.66];
const copperRollUp = profit(COPPER[0], COPPER[1], POUNDS);

/** Used in the questions. */
const CURVES = [
  { name: 'Coffee', prices: [2.31, 2.33, 2.36] },
  { name: 'Sugar', prices: [0.224, 0.217, 0.212] },
  { name: 'Copper', prices: [4.05, 4.08, 4.1] },
] as const;
const pounds = (prices: readonly number[]) => prices.map((value) => `$${decimal(value, 3)}`).join(', ');
const curveOption = ({ name, prices }: (typeof CURVES)[number]) => {
  const change = prices[2] - prices[0];
  return {
    text: `${name}: ${pounds(prices)}`,
    feedback: `The third month costs $${decimal(Math.abs(change), 3)} ${change < 0 ? 'less' : 'more'} than the first.`,
    ...(change < 0 && { isCorrect: true as const }),
  };
};
const GAS_UNITS = 2_000;
const GAS_NEAR = 2.9;
const GAS_NEXT = 3.15;
const gasRollUp = profit(GAS_NEAR, GAS_NEXT, GAS_UNITS);
const HELD_BARRELS = 300;
const HELD_NEAR = 70.8;
const HELD_NEXT = 71.4;
const heldSlide = profit(HELD_NEAR, HELD_NEXT, HELD_BARRELS);

export const page: LessonContent = {
  id: 'commodity/delivery-months',
  revision: 1,
  title: 'Delivery months, rolling and the last trading day',
  description:
    'Each delivery month of a commodity has a price of its own. Contango, backwardation, a roll of 100 barrels, and 20 April 2020.',
  heading: 'Delivery months and the last day',
  lead: 'There is no single oil price. There is one for each month in which oil can be delivered, and every position belongs to one of them.',
  question: `Overnight your broker moves you to the next month. The chart of oil opens ${dollars(NEXT - NEAR)} higher, and your account is unchanged. Who got the difference?`,
  sections: [
    {
      kind: 'prose',
      heading: 'A hotel room has many prices',
      paragraphs: [
        "One room, one hotel: the Saturday of the festival costs three times as much as the Tuesday after. You can't buy the Tuesday and sleep there on Saturday. Each night is a market of its own.",
        rich`Futures work the same way. Each is named after its delivery month. Trading in it ends on a set day, its ${term('expiry')}, which for some commodities falls before that month begins. Until then it has its own buyers, its own sellers and its own price.`,
      ],
    },
    {
      kind: 'figure',
      heading: 'Six months, two shapes',
      intro: `Oil prices for six delivery months, on one day in each of two years. ${statements.invented}`,
      figure: {
        kind: 'lineChart',
        caption: `From the first month to the sixth, one curve climbs by ${dollars(lastPrice(RISING) - NEAR)} and the other drops by ${dollars(NEAR - lastPrice(FALLING))}.`,
        description: `Two lines that both start at ${dollars(NEAR)} for the first month. The rising one has the sixth month at ${dollars(lastPrice(RISING))}, the falling one at ${dollars(lastPrice(FALLING))}.`,
        xLabel: 'Delivery month, first to sixth',
        yLabel: 'Dollars a barrel',
        decimals: 2,
        series: [
          { label: 'Later months cost more', values: RISING },
          { label: 'Later months cost less', values: FALLING },
        ],
      },
    },
    {
      kind: 'definitions',
      heading: 'What the shapes are called',
      rows: [
        {
          term: 'Rising curve',
          text: rich`A market whose later months cost more is in ${term('contango')}. To have oil in half a year, somebody can buy it now and store it. Tanks, insurance and interest cost money, and the curve pays for them. Full tanks tend to go with it.`,
        },
        {
          term: 'Falling curve',
          text: rich`The opposite is ${term('backwardation')}: the nearest month costs most. Refineries want oil at once and pay extra for it. It's usual when inventories are low.`,
        },
        {
          term: 'Neither',
          text: 'Natural gas costs more for winter months, and grain costs less after the harvest. Such a curve goes up and down, for reasons that everybody knows in advance.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Changing trains',
      paragraphs: [
        rich`To be kept beyond its month, a position has to move into a later month. This is a ${term('roll')}: you close the old contract and open the next. A holder of futures does it with two trades. With a ${term('CFD')}, a contract that copies the price, the broker often does it on a set day, listed in its calendar.`,
        'The two contracts cost different amounts on that day. So the chart of a CFD without an end date has a step in it, although nothing has happened in the world.',
      ],
    },
    {
      kind: 'workedExample',
      heading: `${decimal(BARRELS)} barrels change the month`,
      intro: `You hold a CFD on ${decimal(BARRELS)} barrels. The nearest month is at ${dollars(NEAR)}, the next at ${dollars(NEXT)}, and your broker rolls at these prices. Spreads are left out.`,
      lines: [
        {
          label: `Step on the chart: ${decimal(BARRELS)} × (${dollars(NEXT)} − ${dollars(NEAR)})`,
          value: dollars(rollUp),
        },
        { label: 'Adjustment that the broker books', value: dollars(-rollUp) },
        { label: 'Change in your account', value: dollars(rollUp - rollUp) },
        { label: 'For a seller, step on the chart', value: dollars(-rollUp) },
        { label: 'For a seller, adjustment', value: dollars(rollUp) },
      ],
      conclusion:
        'So nobody got it. The step is the distance between two contracts, and the adjustment cancels it for both sides. In addition, many brokers charge a spread for the roll.',
    },
    {
      kind: 'prose',
      heading: 'The slope is real',
      paragraphs: [
        `After the roll you hold ${decimal(BARRELS)} barrels at ${dollars(NEXT)} each. Suppose the whole curve keeps its shape for a month. Your contract is then the nearest, and the nearest costs ${dollars(NEAR)}. That slide is a loss of ${dollars(rollUp)}, and no adjustment makes up for it.`,
        `On the falling curve the slope helps the buyer. The next month costs ${dollars(nextLower)}, and climbs to ${dollars(NEAR)} if nothing changes: a gain of ${dollars(slideUp)}. For sellers the opposite holds in both cases. But a curve seldom stands still. One piece of news can move oil further in an hour than the slope does in a month.`,
      ],
    },
    {
      kind: 'prose',
      heading: 'The last day',
      paragraphs: [
        'When trading in a month ends, anyone still holding the contract has to keep the promise. In some contracts the seller delivers and the buyer takes the commodity. In others the difference is paid in cash.',
        "Few private clients may take delivery. For everyone else, the broker closes the position some days earlier, at the price at that time. Note the day next to the entry of a trade, since you won't be asked.",
      ],
    },
    {
      kind: 'warning',
      heading: 'The day a barrel had a negative price',
      paragraphs: [
        `On 20 April 2020 the May contract on WTI had one trading day left. Tanks in Cushing, where it's delivered, were nearly full or booked. Holders without room paid others to take over the contract, and it settled at ${dollars(MAY)}. On the same day the June contract settled at ${dollars(JUNE)}.`,
        `Somebody who had bought one May contract of ${decimal(futures.wti.size)} barrels at ${dollars(PAID)}, thinking that it could only fall to zero, lost ${dollars(mayLoss)}. A low price isn't a floor.`,
      ],
    },
  ],
  summary: [
    'Every delivery month is a market of its own, with its own price and its own last day.',
    'Later months above the nearest: contango. Below it: backwardation.',
    "A roll's step is neither a gain nor a loss. The slope of the curve can be either.",
  ],
  exercise: {
    task: `You hold a CFD on ${decimal(POUNDS)} pounds of copper. The next three months stand at ${COPPER.map((value) => dollars(value)).join(', ')}. Name the shape, and work out what the broker books when it rolls you from the first month to the second. Then find the date of the next oil roll on any broker's website.`,
    solution: [
      { label: 'Shape', value: 'Backwardation' },
      {
        label: `Step: ${decimal(POUNDS)} × (${dollars(COPPER[1])} − ${dollars(COPPER[0])})`,
        value: dollars(copperRollUp),
      },
      { label: 'Booked to your account', value: dollars(-copperRollUp) },
    ],
    mistakes: [
      {
        mistake: 'You have the broker charging a buyer here.',
        why: 'The chart steps down and shows a loss that nobody has made. The booking gives it back.',
      },
      {
        mistake: 'You took the distance from the first month to the third.',
        why: 'A roll usually goes to the next month. The third comes later.',
      },
    ],
  },
  checks: [
    {
      id: 'commodity/delivery-months/shape',
      kind: 'singleChoice',
      prompt:
        'Prices a pound for three delivery months, the nearest first. Which of these markets is in backwardation?',
      options: [curveOption(CURVES[0]), curveOption(CURVES[1]), curveOption(CURVES[2])],
      explanation: 'In backwardation, later months cost less than the nearest.',
    },
    {
      id: 'commodity/delivery-months/booked-to-a-seller',
      kind: 'numeric',
      prompt: `You sold a CFD on ${decimal(GAS_UNITS)} units of natural gas. The broker rolls it from a month at ${dollars(GAS_NEAR)} to one at ${dollars(GAS_NEXT)}. How much does it credit you for the step?`,
      label: 'Credit',
      unit: 'dollars',
      answer: gasRollUp,
      tolerance: 0.5,
      answerText: dollars(gasRollUp),
      commonMistakes: [
        { answer: GAS_NEXT - GAS_NEAR, feedback: 'This is the step for one unit.' },
        { answer: GAS_UNITS * GAS_NEXT, feedback: "That's what the position is worth after the roll." },
      ],
      explanation: `${decimal(GAS_UNITS)} × (${dollars(GAS_NEXT)} − ${dollars(GAS_NEAR)}) is ${dollars(gasRollUp)}. The chart rose against the seller by the same amount, so the account stays where it was.`,
    },
    {
      id: 'commodity/delivery-months/curve-stands-still',
      kind: 'numeric',
      prompt: `The nearest month of oil costs ${dollars(HELD_NEAR)}, the next ${dollars(HELD_NEXT)}. You buy ${decimal(HELD_BARRELS)} barrels for the next month. A month later it is the nearest, and the nearest still costs ${dollars(HELD_NEAR)}. What is your loss, before costs?`,
      label: 'Loss',
      unit: 'dollars',
      answer: heldSlide,
      tolerance: 0.5,
      answerText: dollars(heldSlide),
      commonMistakes: [
        {
          answer: HELD_NEXT - HELD_NEAR,
          feedback: 'You have worked out what one barrel lost. Now count all of them.',
        },
        {
          answer: profit(HELD_NEAR, HELD_NEXT, futures.wti.size),
          feedback: `A whole future would lose this. You bought ${decimal(HELD_BARRELS)} barrels.`,
        },
      ],
      explanation: `Each barrel went from ${dollars(HELD_NEXT)} to ${dollars(HELD_NEAR)}, and ${decimal(HELD_BARRELS)} × ${dollars(HELD_NEXT - HELD_NEAR)} is ${dollars(heldSlide)}.`,
    },
    {
      id: 'commodity/delivery-months/june-stayed-up',
      kind: 'singleChoice',
      prompt: 'When the May contract fell below zero in April 2020, why did the June contract not follow?',
      options: [
        {
          text: 'June oil was of a better quality than May oil',
          feedback: 'Both contracts accept the same oil at the same place.',
        },
        {
          text: 'The exchange forbids prices below zero for later months',
          feedback: 'It had no such rule. June was trading freely, and it fell a good deal too.',
        },
        {
          text: 'Its holders had another month to find room for the oil',
          isCorrect: true,
          feedback: 'The shortage of tanks hit those who had to take oil at once.',
        },
      ],
      explanation:
        "Two delivery months are two markets. Whatever forces a sale in one needn't affect the other.",
    },
  ],
};
