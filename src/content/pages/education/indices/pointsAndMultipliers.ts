import { exampleLevels } from '@/content/exampleLevels';
import { decimal, dollars, trimmedDecimal } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { rules, statements } from '@/content/rules';
import { CONTRACTS_CHECKED_ON, indexFutures } from '@/domain/trading/futures';
import { distanceInSteps, pipValue, profit } from '@/domain/calculators/tradeArithmetic';
import { formatDay } from '@/domain/time/days';

const { sp500, microSp500, nasdaq, dow, ftse, microDax } = indexFutures;
const LEVEL = exampleLevels['S&P 500'];

/** A fall in the index, for three products. */
const FALL = 60;
const HOLDERS = [
  { name: 'CFD at $1 a point', multiplier: 1 },
  { name: microSp500.name, multiplier: microSp500.multiplier },
  { name: sp500.name, multiplier: sp500.multiplier },
] as const;
const lossOf = (multiplier: number) => pipValue(multiplier, FALL);

const tickValue = ({ multiplier, tick }: { readonly multiplier: number; readonly tick: number }) =>
  pipValue(multiplier, tick);
const money = (currency: string, amount: number) =>
  `${currency}${decimal(amount, Number.isInteger(amount) ? 0 : 2)}`;

/** The example: two micro futures, and a fall in ticks. */
const CONTRACTS = 2;
const EXIT = LEVEL - 18.75;
const points = distanceInSteps(LEVEL, EXIT, 0.01) / 100;
const ticks = distanceInSteps(LEVEL, EXIT, microSp500.tick);
const exampleLoss = -profit(LEVEL, EXIT, CONTRACTS * microSp500.multiplier);

/** The value of one contract, at this level and at a lower one. */
const microValue = pipValue(microSp500.multiplier, LEVEL);
const LOWER = 5_000;
const lowerValue = pipValue(microSp500.multiplier, LOWER);
const onePercent = microValue / 100;

/** An index in euros. */
const GERMAN_LEVEL = exampleLevels['Germany 40'];
const GERMAN_POINTS = 40;
const germanGain = pipValue(microDax.multiplier, GERMAN_POINTS);
const RATE = exampleLevels['EUR/USD'];

/** The wrong contract picked from a list. */
const STOP_POINTS = 40;
const intendedLoss = pipValue(microSp500.multiplier, STOP_POINTS);
const realLoss = pipValue(sp500.multiplier, STOP_POINTS);

/** Used in the exercise. */
const EXERCISE_LEVEL = 12_000;
const EXERCISE_MULTIPLIER = 2;
const EXERCISE_TICK = 0.25;
const exerciseValue = pipValue(EXERCISE_MULTIPLIER, EXERCISE_LEVEL);

/** Used in the questions. */
const RISE = 35.5;
const shortLoss = pipValue(nasdaq.multiplier, RISE);
const FTSE_TICKS = 12;
const ftseLoss = FTSE_TICKS * tickValue(ftse);
const ONE_PERCENT = [
  { count: 2, multiplier: 0.5, level: 40_000 },
  { count: 1, multiplier: 5, level: 7_400 },
  { count: 1, multiplier: 2, level: 23_000 },
] as const;
const percentLoss = ({ count, multiplier, level }: (typeof ONE_PERCENT)[number]) =>
  (count * multiplier * level) / 100;
const largest = Math.max(...ONE_PERCENT.map(percentLoss));
const percentOption = (held: (typeof ONE_PERCENT)[number]) => ({
  text: `${held.count === 1 ? 'One contract' : 'Two contracts'} at ${dollars(held.multiplier)} a point, index at ${decimal(held.level)}`,
  feedback: `1% is ${decimal(held.level / 100)} points, which is worth ${dollars(percentLoss(held))}.`,
  ...(percentLoss(held) === largest && { isCorrect: true as const }),
});
const LIMIT = 130;
const PLAN_STOP = 24;
const FITTING_POSITIONS = [
  { name: 'Six CFDs at $1 a point', perPoint: 6 },
  { name: 'One future at $5 a point', perPoint: 5 },
  { name: 'Three futures at $2 a point', perPoint: 6 },
] as const;
const fitOption = ({ name, perPoint }: (typeof FITTING_POSITIONS)[number]) => ({
  text: name,
  feedback: `${decimal(PLAN_STOP)} points × ${dollars(perPoint)} is ${dollars(PLAN_STOP * perPoint)}.`,
  ...(PLAN_STOP * perPoint <= LIMIT && { isCorrect: true as const }),
});

export const page: LessonContent = {
  id: 'indices/points-and-multipliers',
  revision: 1,
  title: 'Index points, ticks and the contract multiplier',
  description:
    'What one index point is worth depends on the contract. Multipliers of well-known futures, ticks in money, and two costly misreadings.',
  heading: 'Points, ticks and the multiplier',
  lead: "The news quotes an index in points. Your account is in money, and one number in your contract's specification connects the two.",
  searchWords: [
    'how much is one index point worth',
    'dollars per point',
    'point value of the S&P 500, Nasdaq, Dow, FTSE and DAX',
    'ES and MES',
    'E-mini and Micro E-mini',
  ],
  question: `An index falls ${String(FALL)} points. Three people hold products on it, and lose ${HOLDERS.map(
    ({ multiplier }) => dollars(lossOf(multiplier)),
  )
    .join(', ')
    .replace(/, (?=[^ ]+$)/, ' and ')}. What did they do differently?`,
  sections: [
    {
      kind: 'prose',
      heading: 'The same road in three vehicles',
      paragraphs: [
        'A moped, a car and a lorry drive the same 60 kilometres. By the end each has used a different amount of fuel. The distance says nothing about the bill until you know the vehicle.',
        rich`With an index the distance is measured in ${term('point', 'points')}, and the vehicle is the contract. The amount one contract gains or loses per point is its ${term('multiplier')}. The exchange or the broker fixes it, and it stays the same at any level of the index.`,
        'So the bill takes one line: points × multiplier × number of contracts.',
      ],
    },
    {
      kind: 'figure',
      heading: 'Sixty points on three contracts',
      intro:
        'All three follow the S&P 500, and all three were bought. The last two are futures, contracts traded on an exchange; a later lesson compares them with CFDs and funds.',
      figure: {
        kind: 'bars',
        caption: `A fall of ${String(FALL)} points on one contract of each. A rise of that size would earn as much.`,
        bars: HOLDERS.map(({ name, multiplier }) => ({
          label: name,
          value: lossOf(multiplier),
          text: dollars(-lossOf(multiplier)),
        })),
      },
    },
    {
      kind: 'definitions',
      heading: 'Three terms to look up',
      intro: 'Look for them in the specification before your first order.',
      rows: [
        {
          term: 'Point',
          text: 'One whole unit of the index level: from 7,500 to 7,501.',
        },
        {
          term: 'Tick',
          text: rich`The smallest step the price of this contract can take, its ${term('tick')}. On the E-mini it is a quarter of a point, so a point has four ticks.`,
        },
        {
          term: 'Multiplier',
          text: `Money for a point, such as ${dollars(sp500.multiplier)} on the E-mini. Multiply it by the tick, and you have one tick in money: ${dollars(tickValue(sp500))}.`,
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Six futures and their multipliers',
      intro:
        'Each is settled in the currency of its index. Exchanges can change a contract, so check each line with the exchange.',
      columns: ['Future', 'One point', 'Tick in points', 'One tick'],
      rows: [sp500, microSp500, nasdaq, dow, ftse, microDax].map((contract) => [
        contract.name,
        money(contract.currency, contract.multiplier),
        trimmedDecimal(contract.tick, 2),
        money(contract.currency, tickValue(contract)),
      ]),
      note: `Checked on ${formatDay(CONTRACTS_CHECKED_ON)}. A CFD, which is a contract with a broker, often pays one unit of currency per point. At some brokers it pays ten or more.`,
    },
    {
      kind: 'workedExample',
      heading: 'Seventy-five ticks down',
      intro: `You buy ${String(CONTRACTS)} contracts of the ${microSp500.name} at ${decimal(LEVEL)}. The price falls to ${decimal(EXIT, 2)}, and you sell. ${statements.invented}`,
      lines: [
        { label: `${decimal(LEVEL)} − ${decimal(EXIT, 2)}`, value: `${decimal(points, 2)} points` },
        {
          label: `${decimal(points, 2)} ÷ ${trimmedDecimal(microSp500.tick, 2)}`,
          value: `${decimal(ticks)} ticks`,
        },
        {
          label: `${decimal(ticks)} ticks × ${dollars(tickValue(microSp500))} × ${String(CONTRACTS)}`,
          value: dollars(-exampleLoss),
        },
        {
          label: `Check: ${decimal(points, 2)} points × ${dollars(microSp500.multiplier)} × ${String(CONTRACTS)}`,
          value: dollars(-exampleLoss),
        },
      ],
      conclusion: `Points or ticks, the money is the same. A rise of ${decimal(points, 2)} points would have made you ${dollars(exampleLoss)}, before costs.`,
    },
    {
      kind: 'prose',
      heading: 'What one contract represents',
      paragraphs: [
        rich`Multiply the whole level by the multiplier, and you get the value of your position, your ${term('exposure')}. At ${decimal(LEVEL)} one ${microSp500.name} represents ${dollars(microValue)}. A fall of 1% is ${decimal(LEVEL / 100)} points and costs ${dollars(onePercent)}.`,
        `The multiplier is fixed, but the level isn't. At ${decimal(LOWER)} the same contract represents ${dollars(lowerValue)}. When an index has climbed for years, one contract has become a larger trade without any change in its specification.`,
      ],
    },
    {
      kind: 'prose',
      heading: 'When the points are in euros',
      paragraphs: [
        `A contract on a German index pays and charges in euros. One ${microDax.name} at ${decimal(GERMAN_LEVEL)} represents €${decimal(GERMAN_LEVEL * microDax.multiplier)}, and ${decimal(GERMAN_POINTS)} points are worth €${decimal(germanGain)}. For an account in dollars that has to be converted: at ${decimal(RATE, 3)} it is ${dollars(germanGain * RATE)}.`,
        "Plan the loss in your account's currency. The rate moves between planning and closing, usually only a little, and it changes losses as well as gains.",
      ],
    },
    {
      kind: 'calculator',
      heading: 'Your own contract, point by point',
      intro:
        'The calculator starts with the two small futures from the example. Enter your number of contracts as lots, and the multiplier as units in one lot.',
      calculator: 'pipValue',
      values: { instrument: 'S&P 500', lots: String(CONTRACTS), size: String(microSp500.multiplier) },
    },
    {
      kind: 'warning',
      heading: 'One letter, ten times the size',
      paragraphs: [
        `In lists of futures the E-mini is ES and the Micro E-mini is MES. Pick the wrong line, and a stop ${String(STOP_POINTS)} points away costs ${dollars(realLoss)} instead of ${dollars(intendedLoss)}. On an account of ${dollars(rules.demoBalance)} that is ${decimal((100 * realLoss) / rules.demoBalance)}% in a single trade.`,
        'The word point is the second trap. Some platforms use it for the last digit they show, which can be a tenth of an index point. Before you trust a distance, compare it with the two prices themselves.',
      ],
    },
  ],
  summary: [
    'Money = points × multiplier × contracts.',
    'One tick in money = multiplier × tick. A point can have one tick or several.',
    'Level × multiplier is what one contract represents, and it grows as the index climbs.',
  ],
  exercise: {
    task: `An index is at ${decimal(EXERCISE_LEVEL)}. Its future pays ${dollars(EXERCISE_MULTIPLIER)} a point and moves in steps of ${trimmedDecimal(EXERCISE_TICK, 2)}. Work out one tick, the value of one contract, and a fall of 1%. Then open the practice account, choose S&P 500 and fill in a buy order for 2 lots, with “30 points” as its stop loss. One lot is one dollar a point there: what should the ticket show as the loss at the stop, before any commission?`,
    solution: [
      {
        label: `One tick: ${dollars(EXERCISE_MULTIPLIER)} × ${trimmedDecimal(EXERCISE_TICK, 2)}`,
        value: dollars(EXERCISE_MULTIPLIER * EXERCISE_TICK),
      },
      {
        label: `One contract: ${decimal(EXERCISE_LEVEL)} × ${dollars(EXERCISE_MULTIPLIER)}`,
        value: dollars(exerciseValue),
      },
      {
        label: `A fall of 1%: ${decimal(EXERCISE_LEVEL / 100)} points`,
        value: dollars(-exerciseValue / 100),
      },
      { label: 'Practice account: 30 points × $1 × 2', value: dollars(60) },
    ],
    mistakes: [
      {
        mistake: `One tick came out as ${dollars(EXERCISE_MULTIPLIER / EXERCISE_TICK)}.`,
        why: "You divided. A tick is part of a point, so it's worth less than a point.",
      },
      {
        mistake: 'The ticket shows a dollar or so more.',
        why: 'You measured the 30 points from the lower price, which the chart draws. A buyer enters at the upper one.',
        lesson: 'beginner/the-spread',
      },
    ],
  },
  checks: [
    {
      id: 'indices/points-and-multipliers/short-nasdaq',
      kind: 'numeric',
      prompt: `You sold one ${nasdaq.name} future, at ${dollars(nasdaq.multiplier)} a point. It rises by ${decimal(RISE, 1)} points. How much have you lost?`,
      label: 'Loss',
      unit: 'dollars',
      answer: shortLoss,
      tolerance: 0.5,
      answerText: dollars(shortLoss),
      commonMistakes: [
        { answer: RISE, feedback: 'These are the points. Each of them costs the multiplier.' },
        {
          answer: pipValue(microSp500.multiplier, RISE),
          feedback: 'You used the multiplier of another contract.',
        },
        {
          answer: shortLoss / nasdaq.tick,
          feedback: 'You counted the ticks and paid a whole point for each.',
        },
      ],
      explanation: `${decimal(RISE, 1)} × ${dollars(nasdaq.multiplier)} is ${dollars(shortLoss)}. A seller loses when the index rises.`,
    },
    {
      id: 'indices/points-and-multipliers/ticks-in-pounds',
      kind: 'numeric',
      prompt: `The ${ftse.name} is £${decimal(ftse.multiplier)} a point, and its tick is half a point. It falls by ${String(FTSE_TICKS)} ticks. What does a buyer of one contract lose, in pounds?`,
      label: 'Loss',
      unit: 'pounds',
      answer: ftseLoss,
      tolerance: 0.5,
      answerText: `£${decimal(ftseLoss)}`,
      commonMistakes: [
        {
          answer: FTSE_TICKS * ftse.multiplier,
          feedback: 'That would be twelve points. Two ticks make one point here.',
        },
        { answer: FTSE_TICKS * ftse.tick, feedback: 'You have the points. Now turn them into pounds.' },
      ],
      explanation: `One tick is £${decimal(tickValue(ftse))}, and ${String(FTSE_TICKS)} of them come to £${decimal(ftseLoss)}.`,
    },
    {
      id: 'indices/points-and-multipliers/one-percent',
      kind: 'singleChoice',
      prompt: 'Three indices fall by 1% on the same day. Which of these holdings loses most?',
      options: [percentOption(ONE_PERCENT[0]), percentOption(ONE_PERCENT[1]), percentOption(ONE_PERCENT[2])],
      explanation: 'Level × multiplier × contracts is your exposure. One per cent of the largest hurts most.',
    },
    {
      id: 'indices/points-and-multipliers/which-fits',
      kind: 'singleChoice',
      prompt: `You may lose ${dollars(LIMIT)}, and your stop is ${String(PLAN_STOP)} points away. Which size keeps within that, before costs?`,
      options: [
        fitOption(FITTING_POSITIONS[0]),
        fitOption(FITTING_POSITIONS[1]),
        fitOption(FITTING_POSITIONS[2]),
      ],
      explanation: `${dollars(LIMIT)} ÷ ${String(PLAN_STOP)} points leaves ${dollars(LIMIT / PLAN_STOP)} a point. Anything more is too much.`,
    },
  ],
  related: [
    { label: 'Practise sums on the tick of a future', to: '/practice/sums?sum=futures-tick' },
    { label: 'Place an index order in the practice account', to: '/practice/account' },
  ],
};
