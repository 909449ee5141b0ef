import { exampleLevels } from '@/content/exampleLevels';
import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { rules, statements } from '@/content/rules';
import { futures } from '@/domain/trading/futures';
import { profit, riskAmount, unitsForRisk } from '@/domain/calculators/tradeArithmetic';

const ACCOUNT = rules.demoBalance;
const PERCENT = rules.riskPercent.from;
const risk = riskAmount(ACCOUNT, PERCENT);
const HUNDREDTH_LOT = 0.01;
const CENTS_PER_DOLLAR = 100;

/** A long gold trade. */
const GOLD = exampleLevels.Gold;
const GOLD_STOP = GOLD - 25;
const ounces = unitsForRisk(risk, GOLD - GOLD_STOP);

/** A short oil trade, in hundredths of a lot. */
const OIL = exampleLevels['Oil (WTI)'];
const OIL_STOP = OIL + 1.2;
const exactBarrels = unitsForRisk(risk, OIL_STOP - OIL);
const oilStep = HUNDREDTH_LOT * futures.wti.size;
const barrels = Math.floor(exactBarrels / oilStep) * oilStep;
const oilLoss = -profit(OIL, OIL_STOP, -barrels);

/** Four trades with the same risk. */
const CORN_CENTS = 450;
const CORN_STOP_CENTS = 8;
const TRADES = [
  { name: 'Gold', unit: 'ounces', price: GOLD, stop: GOLD - GOLD_STOP },
  { name: 'Silver', unit: 'ounces', price: exampleLevels.Silver, stop: 0.8 },
  { name: 'WTI oil', unit: 'barrels', price: OIL, stop: 1.25 },
  {
    name: 'Corn',
    unit: 'bushels',
    price: CORN_CENTS / CENTS_PER_DOLLAR,
    stop: CORN_STOP_CENTS / CENTS_PER_DOLLAR,
  },
] as const;
const sizeOf = ({ stop }: (typeof TRADES)[number]) => unitsForRisk(risk, stop);
const valueOf = (trade: (typeof TRADES)[number]) => sizeOf(trade) * trade.price;

/** Used in the exercise. */
const EXERCISE_ACCOUNT = 6_000;
const exerciseRisk = riskAmount(EXERCISE_ACCOUNT, PERCENT);
const EXERCISE_STOP = 0.6;
const exerciseSilver = unitsForRisk(exerciseRisk, EXERCISE_STOP);

/** Used in the questions. */
const QUESTION_RISK = 120;
const QUESTION_STOP = 0.8;
const questionBarrels = unitsForRisk(QUESTION_RISK, QUESTION_STOP);
const WHEAT_RISK = 90;
const WHEAT_CENTS = 12;
const bushels = unitsForRisk(WHEAT_RISK, WHEAT_CENTS / CENTS_PER_DOLLAR);

export const page: LessonContent = {
  id: 'commodity/barrels-and-ounces',
  revision: 1,
  title: 'Position size in gold and oil: barrels and ounces from the stop',
  description:
    'Risk in money divided by the stop gives ounces, barrels or bushels. Worked through for gold and oil, then turned into lots.',
  heading: 'Size in barrels and ounces',
  lead: "The calculation that sizes a currency trade works for gold and oil as well. All that changes is what you count, and that's where most slips are made.",
  searchWords: [
    'how many ounces of gold should I trade',
    'position size gold',
    'lot size oil',
    'how many barrels',
    'how much gold can I buy with my stop',
  ],
  question: `Your stop in gold is $25 away, your stop in oil ${dollars(OIL_STOP - OIL)}. You may lose ${dollars(risk)} on either. Which position is larger?`,
  sections: [
    {
      kind: 'prose',
      heading: 'Cloth by the metre, cloth by the yard',
      paragraphs: [
        'You have $60 for cloth. One shop asks $4 a metre, and another $4 a yard. Either way you can afford fifteen, but fifteen metres and fifteen yards are different pieces of cloth. A number without its unit buys the wrong piece.',
        rich`Commodities have many units. Gold is priced by the troy ounce, oil by the barrel, grain by the bushel. The rule for a ${term('position size')} is always the same: money at risk ÷ distance to the stop. The answer is in the unit that the price is quoted for.`,
      ],
    },
    {
      kind: 'steps',
      heading: 'Three lines before every order',
      steps: [
        {
          title: 'What one unit puts at risk',
          text: rich`Take the distance from the entry to the ${term('stop loss')}, in dollars. If the price is in cents, divide by a hundred first.`,
        },
        {
          title: 'How many units that allows',
          text: 'Divide the money at risk by that distance. The result is in ounces, barrels or bushels.',
        },
        {
          title: 'What the ticket calls it',
          text: rich`Divide by the size of one ${term('lot')} or one contract, which the specification states. Round down.`,
        },
      ],
    },
    {
      kind: 'workedExample',
      heading: 'Gold, bought with a stop $25 below',
      intro: `The account holds ${dollars(ACCOUNT)}, and ${String(PERCENT)}% of it may be lost. Entry at ${decimal(GOLD)}, stop at ${decimal(GOLD_STOP)}. This broker's lot is ${decimal(futures.gold.size)} ounces. ${statements.invented}`,
      lines: [
        { label: `Money at risk: ${String(PERCENT)}% of ${dollars(ACCOUNT)}`, value: dollars(risk) },
        {
          label: `One ounce loses ${decimal(GOLD)} − ${decimal(GOLD_STOP)}`,
          value: dollars(GOLD - GOLD_STOP),
        },
        { label: `${dollars(risk)} ÷ ${dollars(GOLD - GOLD_STOP)}`, value: `${decimal(ounces)} ounces` },
        {
          label: `${decimal(ounces)} ÷ ${decimal(futures.gold.size)} ounces`,
          value: `${decimal(ounces / futures.gold.size, 2)} lots`,
        },
        { label: 'Loss at the stop', value: dollars(profit(GOLD, GOLD_STOP, ounces)) },
      ],
      conclusion: `Four ounces are worth ${dollars(ounces * GOLD)}, more than the whole account. What may be lost is still ${dollars(risk)}, as long as the stop is filled near its price.`,
    },
    {
      kind: 'workedExample',
      heading: `Oil, sold with a stop ${dollars(OIL_STOP - OIL)} above`,
      intro: `The same account sells WTI at ${dollars(OIL)} and would be wrong at ${dollars(OIL_STOP)}. One lot is ${decimal(futures.wti.size)} barrels, and the ticket takes hundredths of it.`,
      lines: [
        { label: `One barrel loses ${dollars(OIL_STOP)} − ${dollars(OIL)}`, value: dollars(OIL_STOP - OIL) },
        {
          label: `${dollars(risk)} ÷ ${dollars(OIL_STOP - OIL)}`,
          value: `${decimal(exactBarrels, 1)} barrels`,
        },
        {
          label: `In steps of ${decimal(oilStep)}, rounded down`,
          value: `${decimal(barrels)} barrels, or ${decimal(barrels / futures.wti.size, 2)} lots`,
        },
        { label: 'Loss at the stop', value: dollars(-oilLoss) },
      ],
      conclusion: `The remaining ${dollars(risk - oilLoss)} of the limit isn't used. That's what rounding down costs. A later lesson has cases where it costs you the whole trade.`,
    },
    {
      kind: 'table',
      heading: 'Four markets, each at the same risk',
      intro: `Each of these trades loses ${dollars(risk)} at its stop.`,
      columns: ['Market', 'Price', 'Stop away', 'Size', 'Worth'],
      rows: TRADES.map((trade) => [
        trade.name,
        dollars(trade.price),
        dollars(trade.stop),
        `${decimal(sizeOf(trade))} ${trade.unit}`,
        dollars(valueOf(trade)),
      ]),
      note: 'Four ounces and 1,250 bushels look nothing alike. Neither the number of units nor their value says which trade is riskier: the stops make them equal.',
    },
    {
      kind: 'figure',
      heading: 'What the four positions are worth',
      intro: "A stop that's close in relation to the price makes for a large position.",
      figure: {
        kind: 'bars',
        caption: `All four risk ${dollars(risk)}. In gold that takes the largest position, which loses most if all four jump by the same percentage.`,
        bars: TRADES.map((trade) => ({
          label: trade.name,
          value: valueOf(trade),
          text: dollars(valueOf(trade)),
        })),
      },
    },
    {
      kind: 'prose',
      heading: 'Where the distance comes from',
      paragraphs: [
        rich`The stop belongs where the idea is wrong, and outside the ordinary movement on the chart you trade from. In an ordinary hour, oil can move half a dollar. On an hourly chart a stop thirty cents away is inside that noise, however neat the size it allows. The ${{ label: 'commodity guide', to: '/markets/commodity' }} measures an average day and sets a stop from it.`,
        'So the steps never change places: first the stop, from the chart, and then the size, from the stop. If the size comes out too small to be worth your while, the market is too wild for this account at the moment.',
      ],
    },
    {
      kind: 'calculator',
      heading: 'The oil trade in the calculator',
      intro: 'One lot here is 1,000 barrels. Move the stop further away and watch the size shrink.',
      calculator: 'positionSize',
      values: {
        account: String(ACCOUNT),
        risk: String(PERCENT),
        instrument: 'Oil (WTI)',
        entry: OIL.toFixed(2),
        stop: OIL_STOP.toFixed(2),
      },
    },
    {
      kind: 'warning',
      heading: 'Cents, lots and one nought too many',
      paragraphs: [
        `Corn at ${decimal(CORN_CENTS)} is ${dollars(CORN_CENTS / CENTS_PER_DOLLAR)} a bushel, and a stop ${decimal(CORN_STOP_CENTS)} cents away is ${dollars(CORN_STOP_CENTS / CENTS_PER_DOLLAR)}. Divide by ${decimal(CORN_STOP_CENTS)} instead, and you trade a hundredth of what you wanted. Mistake a distance in dollars for one in cents, and you trade a hundred times too much.`,
        'Check with a second sum before you send the order: units × distance must give the money at risk. That check catches nearly every slip.',
      ],
    },
  ],
  summary: [
    'Units = money at risk ÷ distance to the stop, in the unit the price is quoted for.',
    'Turn units into lots last, and round down.',
    'Check backwards: units × distance is the loss you agreed to.',
  ],
  exercise: {
    task: `An account of ${dollars(EXERCISE_ACCOUNT)} risks ${String(PERCENT)}% on silver, with a stop ${dollars(EXERCISE_STOP)} away. How many ounces is that, and how many lots of ${decimal(futures.silver.size)} ounces? Then open the practice account, choose Gold, enter “2000 cents” as the stop loss and find the size that risks at most ${dollars(risk)}. Work it out first and let the ticket confirm it.`,
    solution: [
      {
        label: `${dollars(exerciseRisk)} ÷ ${dollars(EXERCISE_STOP)}`,
        value: `${decimal(exerciseSilver)} ounces`,
      },
      {
        label: `${decimal(exerciseSilver)} ÷ ${decimal(futures.silver.size)}`,
        value: `${decimal(exerciseSilver / futures.silver.size, 2)} lots`,
      },
      { label: `Gold: ${dollars(risk)} ÷ $20`, value: '5 ounces, or 0.05 lots' },
      { label: 'With the stop $20 below the bid instead', value: '4 ounces, or 0.04 lots' },
    ],
    mistakes: [
      {
        mistake: 'You have 36 ounces of silver.',
        why: 'You multiplied. A wider stop would then allow a larger trade.',
      },
      {
        mistake: 'The ticket shows a little more than $100 for 0.05 lots.',
        why: 'You entered the stop as a price. A buyer pays the ask and the stop is filled at the bid, so the spread is part of the distance. Or your account charges commission.',
        lesson: 'beginner/the-spread',
      },
    ],
  },
  checks: [
    {
      id: 'commodity/barrels-and-ounces/barrels',
      kind: 'numeric',
      prompt: `You may lose ${dollars(QUESTION_RISK)}, and your stop in oil is ${decimal(QUESTION_STOP * CENTS_PER_DOLLAR)} cents away. How many barrels can you trade?`,
      label: 'Size',
      unit: 'barrels',
      answer: questionBarrels,
      tolerance: 0.5,
      answerText: `${decimal(questionBarrels)} barrels`,
      commonMistakes: [
        {
          answer: QUESTION_RISK * QUESTION_STOP,
          feedback: 'You multiplied. Each barrel uses up part of the money.',
        },
        {
          answer: QUESTION_RISK / (QUESTION_STOP * CENTS_PER_DOLLAR),
          feedback: 'You divided by cents. The money is in dollars, so the distance has to be too.',
        },
        {
          answer: questionBarrels / futures.wti.size,
          feedback: 'This is the number of lots, each of 1,000 barrels.',
        },
      ],
      explanation: `${dollars(QUESTION_RISK)} ÷ ${dollars(QUESTION_STOP)} is ${decimal(questionBarrels)}. Check: ${decimal(questionBarrels)} × ${dollars(QUESTION_STOP)} is ${dollars(QUESTION_RISK)}.`,
    },
    {
      id: 'commodity/barrels-and-ounces/bushels',
      kind: 'numeric',
      prompt: `Wheat is quoted in cents a bushel, and your stop is ${String(WHEAT_CENTS)} cents away. You may lose ${dollars(WHEAT_RISK)}. How many bushels can you trade?`,
      label: 'Size',
      unit: 'bushels',
      answer: bushels,
      tolerance: 1,
      answerText: `${decimal(bushels)} bushels`,
      commonMistakes: [
        {
          answer: WHEAT_RISK / WHEAT_CENTS,
          feedback: 'You divided dollars by cents. Turn the distance into dollars first.',
        },
        {
          answer: (WHEAT_RISK * WHEAT_CENTS) / CENTS_PER_DOLLAR,
          feedback: 'You multiplied. A closer stop allows more bushels, not fewer.',
        },
      ],
      explanation: `${String(WHEAT_CENTS)} cents is ${dollars(WHEAT_CENTS / CENTS_PER_DOLLAR)}, and ${dollars(WHEAT_RISK)} ÷ ${dollars(WHEAT_CENTS / CENTS_PER_DOLLAR)} is ${decimal(bushels)}.`,
    },
    {
      id: 'commodity/barrels-and-ounces/riskier-trade',
      kind: 'singleChoice',
      prompt:
        'One trade holds 5 ounces of gold with a stop $30 away, another 200 barrels of oil with a stop 90 cents away. Which risks more money?',
      options: [
        {
          text: "The gold, as it's worth far more",
          feedback: 'Its value is larger. At the stop it loses 5 × $30, or $150.',
        },
        {
          text: 'The oil, though it is worth less',
          isCorrect: true,
          feedback: '200 × $0.90 is $180, against 5 × $30, or $150.',
        },
        {
          text: 'Neither, since the units differ',
          feedback: 'Different units become comparable in money: multiply by the stop.',
        },
      ],
      explanation: 'Units × distance is the risk, whatever the units are.',
    },
    {
      id: 'commodity/barrels-and-ounces/in-order',
      kind: 'ordering',
      prompt: 'You plan a trade in silver. Put the steps in order.',
      steps: [
        {
          text: 'Find the price at which the idea is wrong',
          feedback: 'The chart decides it, before any calculation.',
        },
        {
          text: 'Take the distance from the entry, in dollars',
          feedback: "That's what one ounce would lose.",
        },
        { text: 'Divide the money at risk by that distance', feedback: 'The result is a number of ounces.' },
        {
          text: 'Turn the ounces into lots, rounded down',
          feedback: 'The ticket uses lots, so this comes last.',
        },
      ],
      explanation: 'Stop, distance, units, lots: the size is always the result.',
    },
  ],
  related: [
    { label: 'Practise sums on position size', to: '/practice/sums?sum=position-size' },
    { label: 'Size a gold trade in the practice account', to: '/practice/account' },
  ],
};
