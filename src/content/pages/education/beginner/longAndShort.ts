import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { describeChart } from '@/content/markedChart';
import { rich, term } from '@/content/richText';
import { statements } from '@/content/rules';
import { distanceInSteps, profit } from '@/domain/calculators/tradeArithmetic';

const PIP = 0.0001;
const DECIMALS = 4;
const price = (value: number) => decimal(value, DECIMALS);
const signed = (amount: number) => (amount > 0 ? `+${dollars(amount)}` : dollars(amount));

/** The trade on the chart: the closes of its third, seventh and last candles. */
const SOLD = 1.27;
const LOW_CLOSE = 1.265;
const HIGH_CLOSE = 1.273;
const UNITS = 20_000;
const gain = profit(SOLD, LOW_CLOSE, -UNITS);
const loss = -profit(SOLD, HIGH_CLOSE, -UNITS);

/** A share that is bought by one person and sold short by another. */
const SHARE = 40;
const SHARES = 100;
const LATER_PRICES = [0, 20, 40, 80, 160];

/** Used in the exercise and questions. */
const EXERCISE_UNITS = 1_000;
const EXERCISE_SALE = 1.2655;
const EXERCISE_PIPS = 20;
const exerciseGain = profit(EXERCISE_SALE, EXERCISE_SALE - EXERCISE_PIPS * PIP, -EXERCISE_UNITS);
const EURO_UNITS = 15_000;
const EURO_SOLD = 1.093;
const EURO_BACK = 1.0908;
const euroGain = profit(EURO_SOLD, EURO_BACK, -EURO_UNITS);
const euroSteps = distanceInSteps(EURO_SOLD, EURO_BACK, PIP);

export const page: LessonContent = {
  id: 'beginner/long-and-short',
  revision: 1,
  title: 'Long and short: gaining from a rise or a fall',
  description:
    'Going long gains from a rise, going short from a fall. How you sell something you never owned, and why the two risks differ.',
  heading: 'Long and short',
  lead: 'You can trade a market you expect to fall by selling first and buying back later. It works like a purchase in reverse, except for what can go wrong.',
  question: "How can you sell something you don't have, and what do you owe if you're wrong?",
  sections: [
    {
      kind: 'prose',
      heading: 'Selling with a borrowed share',
      paragraphs: [
        `A friend owns a share that costs ${dollars(SHARE)}. You borrow it and sell it. Now you hold ${dollars(SHARE)} and owe your friend one share, whatever a share costs later.`,
        'Say the price falls to $30. You buy a share for $30, hand it back and keep $10. If it has risen to $55 instead, you still have to return a share. Buying it costs $15 more than you received.',
        rich`That is what going ${term('short')} means: selling first and owing what you sold. The ordinary way round, buying first and owning it, is called ${term('long')}. What you hold from the first deal to the second is your ${term('position')}.`,
      ],
    },
    {
      kind: 'markedChart',
      heading: 'One market, two views of it',
      intro: `Somebody sells GBP/USD at ${price(SOLD)}, where the third candle ends, and somebody else buys there. Each candle is one stretch of time. Its thin line goes from the lowest to the highest price, and its thick part joins the first price and the last; module three explains the rest. Follow both people to the right. ${statements.invented}`,
      chart: describeChart(
        {
          decimals: DECIMALS,
          candles: [
            { open: 1.2672, high: 1.2684, low: 1.2668, close: 1.2681 },
            { open: 1.2681, high: 1.2699, low: 1.2678, close: 1.2695 },
            { open: 1.2695, high: 1.271, low: 1.269, close: SOLD },
            { open: 1.27, high: 1.2702, low: 1.268, close: 1.2684 },
            { open: 1.2684, high: 1.2689, low: 1.2662, close: 1.2666 },
            { open: 1.2666, high: 1.2673, low: 1.2648, close: 1.2653 },
            { open: 1.2653, high: 1.2658, low: 1.264, close: LOW_CLOSE },
            { open: 1.265, high: 1.2668, low: 1.2646, close: 1.2664 },
            { open: 1.2664, high: 1.2686, low: 1.266, close: 1.2682 },
            { open: 1.2682, high: 1.2708, low: 1.2679, close: 1.2704 },
            { open: 1.2704, high: 1.2734, low: 1.27, close: HIGH_CLOSE },
          ],
          marks: [
            { kind: 'swing', candle: 2, side: 'high', label: 'Sellers gain from here' },
            { kind: 'swing', candle: 6, side: 'low', label: 'Buyers gain from here' },
          ],
        },
        ({ at }) =>
          `Eleven candles of GBP/USD. The price turns down at ${at('Sellers gain from here')}, falls to ${at('Buyers gain from here')}, turns up and ends above the point where the fall began. On the way down a seller gains what a buyer loses, and on the way up it is the other way round.`,
      ),
    },
    {
      kind: 'workedExample',
      heading: 'The seller twice, with two endings',
      intro: `The seller sold ${decimal(UNITS)} pounds. All prices are those at which a candle ends, and we leave the spread out to see the two results clearly.`,
      lines: [
        { label: `Sell ${decimal(UNITS)} × ${price(SOLD)}`, value: `${dollars(UNITS * SOLD)} received` },
        { label: `Buy back at ${price(LOW_CLOSE)}`, value: `${dollars(UNITS * LOW_CLOSE)} paid` },
        { label: 'Result at the end of the seventh candle', value: signed(gain) },
        {
          label: `Or wait, and buy back at ${price(HIGH_CLOSE)}`,
          value: `${dollars(UNITS * HIGH_CLOSE)} paid`,
        },
        { label: 'Result at the end', value: signed(-loss) },
      ],
      conclusion: `The same trade is ${dollars(gain)} ahead on one candle and ${dollars(loss)} behind four candles later. A view on the market becomes a final result only when you close the position.`,
    },
    {
      kind: 'table',
      heading: 'Who gains when',
      columns: ['Position', 'If the price rises', 'If it falls', 'You close by'],
      rows: [
        ['Long', 'You gain', 'You lose', 'selling'],
        ['Short', 'You lose', 'You gain', 'buying back'],
      ],
    },
    {
      kind: 'table',
      heading: 'Buyer and seller, price by price',
      intro: `One person buys ${decimal(SHARES)} shares at ${dollars(SHARE)} with their own money. Another sells ${decimal(SHARES)} short at the same price.`,
      columns: ['Later price', 'The buyer', 'The seller'],
      rows: LATER_PRICES.map((later) => [
        dollars(later),
        signed(profit(SHARE, later, SHARES)),
        signed(profit(SHARE, later, -SHARES)),
      ]),
      note: `A share can't fall below zero, so the buyer's loss ends at ${dollars(SHARE * SHARES)} and so does the seller's gain. The price has no ceiling, so the seller's loss has none either.`,
    },
    {
      kind: 'prose',
      heading: 'On a trading platform',
      paragraphs: [
        rich`You won't be asked to borrow anything from a friend. With currency pairs and with a ${term('CFD')}, a contract on the change in a price, you press Sell instead of Buy. The platform then shows a negative size or the word “sell”.`,
        "With a currency pair, selling isn't even unusual. If you sell GBP/USD you owe pounds and own dollars, so every position is long in one currency and short in the other.",
        rich`People sell short because they expect a fall, or as a ${term('hedge')}. That is a position meant to gain when another loses. It costs extra, and it offsets gains as well as losses.`,
      ],
    },
    {
      kind: 'warning',
      heading: 'What sellers must be prepared for',
      paragraphs: [
        'A price can jump. If a company gets a takeover offer overnight, its share price often starts the day far higher, and no order to limit your loss is carried out in between. If all sellers buy back at once, they can drive the price up further.',
        rich`Holding a short costs extra too. Real shares are lent for a fee. If the company pays a ${term('dividend')}, its payout to shareholders, you owe that amount. Brokers and authorities can ban new short sales for a time.`,
        "In some countries the law limits what a private client can lose on CFDs to the money in the account. Where it doesn't, a short that goes badly wrong can leave you owing the broker more than you paid in.",
      ],
    },
  ],
  summary: [
    'Long means bought first: you gain from a rise and lose from a fall. Short means sold first, and the reverse holds.',
    'You close a long position by selling and a short one by buying back.',
    "A buyer without borrowed money can lose what was paid, and no more. A short seller's loss has no limit.",
  ],
  exercise: {
    task: `On paper: you sell ${decimal(EXERCISE_UNITS)} GBP/USD at ${price(EXERCISE_SALE)}. Write down what a rise and a fall of ${String(EXERCISE_PIPS)} steps of ${price(PIP)} would each do, and how you would close the position. The first order on a screen comes in a later lesson, in the practice account.`,
    solution: [
      { label: `Rise to ${price(EXERCISE_SALE + EXERCISE_PIPS * PIP)}`, value: signed(-exerciseGain) },
      { label: `Fall to ${price(EXERCISE_SALE - EXERCISE_PIPS * PIP)}`, value: signed(exerciseGain) },
      { label: 'To close', value: `buy ${decimal(EXERCISE_UNITS)} back` },
    ],
    mistakes: [
      {
        mistake: 'Your signs are the wrong way round.',
        why: 'You thought of the price, not of the position. A seller owes the pounds and wants them to get cheaper.',
      },
      {
        mistake: 'You would sell again to get out.',
        why: 'That makes the position twice as large. A short is closed by buying.',
      },
    ],
  },
  checks: [
    {
      id: 'beginner/long-and-short/short-result',
      kind: 'numeric',
      prompt: `You sell ${decimal(EURO_UNITS)} EUR/USD at ${price(EURO_SOLD)} and buy them back at ${price(EURO_BACK)}. What do you gain, before costs?`,
      label: 'Gain',
      unit: 'dollars',
      answer: euroGain,
      tolerance: 0.05,
      answerText: dollars(euroGain),
      commonMistakes: [
        {
          answer: euroSteps,
          feedback: `That's how many steps of ${price(PIP)} the price fell. Multiply the fall by the units.`,
        },
        {
          answer: 10 * euroGain,
          feedback:
            'The decimal point slipped: the price fell by 0.0022, with two noughts after the decimal point.',
        },
      ],
      explanation: `The price fell by ${price(EURO_SOLD - EURO_BACK)}, and ${price(EURO_SOLD - EURO_BACK)} × ${decimal(EURO_UNITS)} is ${dollars(euroGain)}.`,
    },
    {
      id: 'beginner/long-and-short/worst-moment',
      kind: 'chartPoint',
      prompt:
        'Somebody sold short at the first price of this chart, 4,410. At which point was that position furthest behind?',
      chart: {
        decimals: 1,
        description:
          'Nine candles of a gold price. It falls from the start to B, climbs well above its start to A, dips to C, which is still above the start, and ends between C and A.',
        candles: [
          { open: 4410, high: 4412.5, low: 4402, close: 4404 },
          { open: 4404, high: 4406, low: 4393, close: 4396 },
          { open: 4396, high: 4399, low: 4386.5, close: 4395 },
          { open: 4395, high: 4413, low: 4394, close: 4411 },
          { open: 4411, high: 4428, low: 4409, close: 4425 },
          { open: 4425, high: 4436, low: 4421, close: 4428 },
          { open: 4428, high: 4430, low: 4418, close: 4420 },
          { open: 4420, high: 4424, low: 4413.5, close: 4422 },
          { open: 4422, high: 4428, low: 4419, close: 4426 },
        ],
        marks: [],
      },
      points: [
        {
          candle: 5,
          side: 'high',
          isCorrect: true,
          feedback: 'Buying back costs most where the price is highest.',
        },
        {
          candle: 2,
          side: 'low',
          feedback: 'This was the best moment: buying back would have cost least here.',
        },
        {
          candle: 7,
          side: 'low',
          feedback: 'The seller is behind here as well, but the price had already been higher.',
        },
      ],
      explanation: 'A seller has to buy back, so the highest price is the worst one.',
    },
    {
      id: 'beginner/long-and-short/without-limit',
      kind: 'singleChoice',
      prompt: 'Nobody in these three cases has borrowed money. Whose loss has no upper limit?',
      options: [
        {
          text: 'The one who bought 500 shares of a young company',
          feedback: 'If the company fails, the purchase price is lost, but nothing beyond it.',
        },
        {
          text: 'The one who sold 20 shares short',
          isCorrect: true,
          feedback: 'Twenty shares are few, but nothing says how high their price can go.',
        },
        {
          text: 'The one who bought half a coin that swings wildly',
          feedback: 'A coin can become worthless. Then everything that was paid is lost, but no more.',
        },
      ],
      explanation: 'A share or a coin can fall to zero at most, but no price has a ceiling.',
    },
    {
      id: 'beginner/long-and-short/share-steps',
      kind: 'ordering',
      prompt: 'Real shares are sold short. Put the steps in order, from the first to the last.',
      steps: [
        { text: 'Borrow the shares', feedback: "Without them there's nothing to deliver to a buyer." },
        { text: 'Sell them in the market', feedback: 'Only what has been borrowed can be sold.' },
        { text: 'Buy the same number back', feedback: 'This price decides between gain and loss.' },
        { text: 'Return them to the lender', feedback: 'The debt was in shares, and it ends with shares.' },
      ],
      explanation: 'Borrow, sell, buy back, return. With a CFD you do only the two steps in the middle.',
    },
  ],
};
