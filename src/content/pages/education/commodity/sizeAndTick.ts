import { decimal, dollars, trimmedDecimal } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { CONTRACTS_CHECKED_ON, futures } from '@/domain/trading/futures';
import { distanceInSteps, pipValue } from '@/domain/calculators/tradeArithmetic';
import { formatDay } from '@/domain/time/days';

interface Contract {
  readonly name: string;
  readonly size: number;
  readonly unit: string;
  readonly tick: number;
}

const tickValue = ({ size, tick }: Contract) => pipValue(size, tick);

/** A tick in dollars with as many decimal places as it needs: $1, $0.10 or $0.0025. */
const tickText = (value: number) =>
  Number.isInteger(value * 100) ? dollars(value) : `$${trimmedDecimal(value, 6)}`;

const { gold, corn, silver } = futures;
const CENTS_PER_DOLLAR = 100;
const TICKS_PER_CENT = distanceInSteps(0, 1 / CENTS_PER_DOLLAR, corn.tick);

/** A corn quote in cents and eighths of a cent, as grain feeds write it. */
const CORN_CENTS = 452;
const CORN_EIGHTHS = 2;
const cornFrom = CORN_CENTS + CORN_EIGHTHS / 8;
const CORN_FALL = 6.5;
const cornTo = cornFrom - CORN_FALL;
const cornFall = CORN_FALL / CENTS_PER_DOLLAR;
const cornTicks = distanceInSteps(cornFall, 0, corn.tick);
const cornLoss = pipValue(corn.size, cornFall);

/** The contracts in the table. */
const TABLE_CONTRACTS = [futures.copper, futures.soybeans, futures.naturalGas, futures.cotton];

/** Gold at a broker, in lots. */
const HUNDREDTH_LOT = 0.01;
const ounces = HUNDREDTH_LOT * gold.size;

/** Two sizes that brokers call a lot of silver. */
const SMALL_SILVER = 1_000;
const SILVER_FALL = 0.4;

/** Used in the exercise. */
const { platinum, cocoa, wheat } = futures;
const WHEAT_FALL_CENTS = 2.5;
const wheatLoss = pipValue(wheat.size, WHEAT_FALL_CENTS / CENTS_PER_DOLLAR);

/** Used in the questions. */
const { wti } = futures;
const SILVER_TICKS = 10;
const silverLoss = SILVER_TICKS * tickValue(silver);
const OIL_LOTS = 0.05;
const OIL_FALL = 0.4;
const oilBarrels = OIL_LOTS * wti.size;
const oilLoss = pipValue(oilBarrels, OIL_FALL);
const MOVES = [
  { text: 'Gold rises by $1.50 an ounce', size: gold.size, unit: gold.unit, move: 1.5 },
  { text: 'Corn rises by 4 cents a bushel', size: corn.size, unit: corn.unit, move: 0.04 },
  { text: 'WTI rises by 18 cents a barrel', size: wti.size, unit: wti.unit, move: 0.18 },
] as const;
const moveValue = ({ size, move }: (typeof MOVES)[number]) => pipValue(size, move);
const largestMove = Math.max(...MOVES.map(moveValue));
const moveOption = (item: (typeof MOVES)[number]) => ({
  text: item.text,
  feedback: `${decimal(item.size)} ${item.unit} × ${tickText(item.move)} is ${dollars(moveValue(item))}.`,
  ...(moveValue(item) === largestMove && { isCorrect: true as const }),
});

export const page: LessonContent = {
  id: 'commodity/size-and-tick',
  revision: 1,
  title: 'Contract size and tick value of commodities',
  description:
    'Tick value is contract size times tick. How to read the specification of gold, oil or corn, and scale it to your own size.',
  heading: 'Contract size and tick',
  lead: 'Commodity prices move in small steps. Two lines on a single sheet tell you what one step does to an account.',
  question: 'Gold and corn each move by their smallest step. On which contract does that mean more money?',
  sections: [
    {
      kind: 'prose',
      heading: 'How much, and how small a step',
      paragraphs: [
        rich`An exchange fixes two figures for each of its contracts. The amount is the contract size. The smallest step the price can take is the ${term('tick')}. Multiply them, and you have the value of one tick.`,
        rich`You find both figures on a sheet called the ${term('contract specification')}. Each exchange publishes one for each contract, and each broker has its own for what it offers.`,
      ],
    },
    {
      kind: 'figure',
      heading: 'What the sheet says about gold',
      intro: 'Five lines from the specification of the standard gold future in New York.',
      figure: {
        kind: 'labelledGrid',
        caption: `Numbers 1 and 3 give the money: ${decimal(gold.size)} × ${tickText(gold.tick)} is ${dollars(tickValue(gold))}.`,
        cells: [
          ['Line', 'Entry'],
          ['Contract size', `${decimal(gold.size)} ${gold.unit}`],
          ['Price', 'Dollars an ounce'],
          ['Tick', `${tickText(gold.tick)} an ounce`],
          ['Last day', "Near the month's end"],
          ['Settlement', 'Delivery'],
        ],
        labels: [
          { row: 1, column: 1, text: 'How much one contract covers. A troy ounce is about 31.1 grams.' },
          { row: 2, column: 1, text: "The unit of the price isn't the unit of the contract." },
          { row: 3, column: 1, text: 'The smallest step in the price.' },
          {
            row: 4,
            column: 1,
            text: 'The third-last business day, after which nobody can get out by making the opposite trade.',
          },
          {
            row: 5,
            column: 1,
            text: 'Those who stay exchange metal for money. A buyer can be called on to take the metal about a month before the last day, so brokers usually close private positions before that.',
          },
        ],
      },
    },
    {
      kind: 'workedExample',
      heading: 'One tick of gold, one tick of corn',
      intro: `Corn is quoted in cents a bushel, and its tick is a quarter of a cent. So the cents have to become dollars first.`,
      lines: [
        {
          label: `Gold: ${decimal(gold.size)} ounces × ${tickText(gold.tick)}`,
          value: dollars(tickValue(gold)),
        },
        {
          label: `Corn, tick in dollars: ${decimal(1 / TICKS_PER_CENT, 2)} ÷ ${decimal(CENTS_PER_DOLLAR)}`,
          value: tickText(corn.tick),
        },
        {
          label: `Corn: ${decimal(corn.size)} bushels × ${tickText(corn.tick)}`,
          value: dollars(tickValue(corn)),
        },
      ],
      conclusion: `Gold's step is ${decimal(gold.tick / corn.tick)} times as large, yet a tick of corn is worth more. A tick against you costs exactly what one in your favour earns.`,
    },
    {
      kind: 'prose',
      heading: 'From a tick to a whole move',
      paragraphs: [
        `Grain prices have a notation of their own. Many screens show ${String(CORN_CENTS)}'${String(CORN_EIGHTHS)}, where the last digit counts eighths of a cent: ${decimal(cornFrom, 2)} cents.`,
        `Say corn falls from there to ${decimal(cornTo, 2)} cents. That is ${decimal(CORN_FALL, 1)} cents, or ${decimal(cornTicks)} ticks, and ${decimal(cornTicks)} × ${dollars(tickValue(corn))} is ${dollars(cornLoss)}. A buyer of one contract has lost that, and a seller has gained it.`,
        `You can also leave out the ticks and multiply the move by the size: ${tickText(cornFall)} × ${decimal(corn.size)}. Both ways give the same sum, so you can check one with the other.`,
      ],
    },
    {
      kind: 'table',
      heading: 'Four sheets compared',
      intro: 'Standard futures in New York and Chicago, with prices turned into dollars.',
      columns: ['Future', 'One contract', 'Tick', 'One tick is worth'],
      rows: TABLE_CONTRACTS.map((contract) => [
        contract.name,
        `${decimal(contract.size)} ${contract.unit}`,
        tickText(contract.tick),
        dollars(tickValue(contract)),
      ]),
      note: `Checked on ${formatDay(CONTRACTS_CHECKED_ON)}. Exchanges change a tick now and then. Trust today's sheet more than any table, this one included.`,
    },
    {
      kind: 'prose',
      heading: 'A hundredth of a contract',
      paragraphs: [
        rich`A whole contract is too much for most accounts, so brokers cut it into pieces. They use ${term('lot', 'lots')}, and one lot of gold is often the ${decimal(gold.size)} ounces of the future. A ticket for ${decimal(HUNDREDTH_LOT, 2)} lots is then ${decimal(ounces)} ounce, and a ten-cent move in the price is ${dollars(pipValue(ounces, gold.tick))}.`,
        "Size and value shrink in the same proportion. The price doesn't: it still moves ten cents at a time, or less where the broker shows more decimal places.",
      ],
    },
    {
      kind: 'calculator',
      heading: 'Change the number of lots',
      intro: `The calculator begins with ${decimal(HUNDREDTH_LOT, 2)} lots of gold. It uses cents, as many brokers do, while the exchange uses steps of ten cents.`,
      calculator: 'pipValue',
      values: { instrument: 'Gold', lots: String(HUNDREDTH_LOT) },
    },
    {
      kind: 'warning',
      heading: 'Lot size, cents and dollars',
      paragraphs: [
        `A lot is whatever the broker says. For silver it may be ${decimal(silver.size)} ounces or ${decimal(SMALL_SILVER)}. Silver falls by ${dollars(SILVER_FALL)}: on the lot you had in mind you lose ${dollars(pipValue(SMALL_SILVER, SILVER_FALL))}, on the other one ${dollars(pipValue(silver.size, SILVER_FALL))}.`,
        'Cents and dollars are the other trap. A grain price of 600 is six dollars a bushel. Read it as dollars, and everything you calculate with it is wrong by a factor of a hundred, including the planned loss.',
      ],
    },
  ],
  summary: [
    'Tick value = contract size × tick, both from the contract specification.',
    'The value of any move is the move × the size, or its ticks × the tick value.',
    'A smaller size shrinks the value of a tick, but leaves the tick itself as it is.',
  ],
  exercise: {
    task: `Work out one tick of platinum (${decimal(platinum.size)} ${platinum.unit}, ${tickText(platinum.tick)}) and one tick of cocoa (${decimal(cocoa.size)} ${cocoa.unit}, ${tickText(cocoa.tick)} a tonne). What does a fall of ${decimal(WHEAT_FALL_CENTS, 1)} cents cost the buyer of one wheat contract (${decimal(wheat.size)} ${wheat.unit})? Then look up the size of one lot of gold in the product list of any broker.`,
    solution: [
      { label: 'One tick of platinum', value: dollars(tickValue(platinum)) },
      { label: 'One tick of cocoa', value: dollars(tickValue(cocoa)) },
      {
        label: `Wheat: ${decimal(wheat.size)} × ${tickText(WHEAT_FALL_CENTS / CENTS_PER_DOLLAR)}`,
        value: dollars(-wheatLoss),
      },
    ],
    mistakes: [
      {
        mistake: `Your loss on wheat is ${dollars(wheatLoss * CENTS_PER_DOLLAR)}.`,
        why: `You multiplied by ${decimal(WHEAT_FALL_CENTS, 1)}. Those are cents, so divide by ${decimal(CENTS_PER_DOLLAR)} first.`,
      },
      {
        mistake: `One lot of gold isn't ${decimal(gold.size)} ounces there.`,
        why: 'The broker has chosen a different size. Its sheet is the one that counts for your account.',
      },
    ],
  },
  checks: [
    {
      id: 'commodity/size-and-tick/oil-tick',
      kind: 'numeric',
      prompt: `The WTI future is for ${decimal(wti.size)} ${wti.unit}, and its tick is ${tickText(wti.tick)} a barrel. What is one tick worth?`,
      label: 'One tick',
      unit: 'dollars',
      answer: tickValue(wti),
      tolerance: 0.05,
      answerText: dollars(tickValue(wti)),
      commonMistakes: [
        {
          answer: pipValue(wti.size, gold.tick),
          feedback: 'You took steps of ten cents, as in gold. Oil moves by single cents.',
        },
        { answer: wti.tick, feedback: 'This is the tick for one barrel. The contract covers many.' },
      ],
      explanation: `${decimal(wti.size)} × ${tickText(wti.tick)} is ${dollars(tickValue(wti))}.`,
    },
    {
      id: 'commodity/size-and-tick/silver-ticks',
      kind: 'numeric',
      prompt: `Silver is traded in contracts of ${decimal(silver.size)} ounces with a tick of ${tickText(silver.tick)}. It falls by ${String(SILVER_TICKS)} ticks. How much has the buyer of one contract lost?`,
      label: 'Loss',
      unit: 'dollars',
      answer: silverLoss,
      tolerance: 0.5,
      answerText: dollars(silverLoss),
      commonMistakes: [
        { answer: tickValue(silver), feedback: 'This is one tick. The price fell by ten of them.' },
        {
          answer: pipValue(silver.size, SILVER_TICKS / CENTS_PER_DOLLAR),
          feedback: 'You counted ten cents. A tick of silver is half a cent.',
        },
      ],
      explanation: `One tick is ${decimal(silver.size)} × ${tickText(silver.tick)}, or ${dollars(tickValue(silver))}, and ${String(SILVER_TICKS)} of them make ${dollars(silverLoss)}.`,
    },
    {
      id: 'commodity/size-and-tick/part-of-a-lot',
      kind: 'numeric',
      prompt: `Your broker's lot of oil is ${decimal(wti.size)} barrels. You buy ${decimal(OIL_LOTS, 2)} lots, and oil falls by ${decimal(OIL_FALL * CENTS_PER_DOLLAR)} cents. How much do you lose?`,
      label: 'Loss',
      unit: 'dollars',
      answer: oilLoss,
      tolerance: 0.05,
      answerText: dollars(oilLoss),
      commonMistakes: [
        { answer: pipValue(wti.size, OIL_FALL), feedback: 'That would be the loss on a whole lot.' },
        {
          answer: pipValue(HUNDREDTH_LOT * wti.size, OIL_FALL),
          feedback: 'You took a hundredth of a lot. The ticket says five hundredths.',
        },
      ],
      explanation: `${decimal(OIL_LOTS, 2)} lots is ${decimal(oilBarrels)} barrels, and ${decimal(oilBarrels)} × ${dollars(OIL_FALL)} is ${dollars(oilLoss)}.`,
    },
    {
      id: 'commodity/size-and-tick/largest-move',
      kind: 'singleChoice',
      prompt: `You hold one standard future of each: ${decimal(gold.size)} ounces of gold, ${decimal(corn.size)} bushels of corn, ${decimal(wti.size)} barrels of WTI. Which move changes your account most?`,
      options: [moveOption(MOVES[0]), moveOption(MOVES[1]), moveOption(MOVES[2])],
      explanation: 'Multiply each move by the size of its contract, and compare the money.',
    },
  ],
};
