import { exampleLevels } from '@/content/exampleLevels';
import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { statements } from '@/content/rules';
import { distanceInSteps, profit } from '@/domain/calculators/tradeArithmetic';

const PIP = 0.0001;
const DECIMALS = 4;
const price = (value: number) => decimal(value, DECIMALS);
const signed = (amount: number) => (amount > 0 ? `+${dollars(amount)}` : dollars(amount));

/** The quote in the drawing, and three orders to buy. */
const ASK = 1.2542;
const LIMIT = 1.251;
const STOP = 1.2575;
const STOP_FILL = 1.2577;
const UNITS = 10_000;
const HIGHER_PRICE = 1.26;
const LOWER_PRICE = 1.247;
const slippagePips = distanceInSteps(STOP, STOP_FILL, PIP);

const result = (entry: number | null, end: number) =>
  entry === null ? 'No trade' : signed(profit(entry, end, UNITS));

/** Used in the questions. */
const GOLD_NOW = exampleLevels.Gold + 40;
const GOLD_LIMIT = exampleLevels.Gold + 25;
const GOLD_END = exampleLevels.Gold + 52;
const OUNCES = 8;
const goldGain = profit(GOLD_LIMIT, GOLD_END, OUNCES);
const SHARE_STOP = 62;
const SHARE_FILL = 62.45;
const SHARES = 120;
const slippageResult = profit(SHARE_STOP, SHARE_FILL, SHARES);

export const page: LessonContent = {
  id: 'beginner/market-limit-and-stop',
  revision: 1,
  title: 'Market, limit and stop orders compared',
  description:
    'A market order fixes the trade, a limit order the price, and a stop order waits for a level. What each one leaves open.',
  heading: 'Market, limit and stop orders',
  lead: 'Every order leaves one thing open: whether you get the trade, or at what price. The three basic types differ in which of the two they fix.',
  question: 'You want to buy, but not at any price. Which order says that, and what do you give up for it?',
  sections: [
    {
      kind: 'prose',
      heading: 'Three ways to buy a bicycle',
      paragraphs: [
        "You see a second-hand bicycle for $300. If you want it today, you pay what is asked and ride home. The bicycle is certainly yours, at the day's price.",
        "Or you leave your number: “Call me when it comes down to $250.” You know the most you'll pay. You may never be called, and another buyer may take it at $290.",
        'A third buyer waits for the opposite. She wants proof that the model is sought after, and buys once others have paid $330. She pays more on purpose, for a piece of evidence. It may turn out to mean nothing.',
      ],
    },
    {
      kind: 'prose',
      heading: 'The three orders',
      paragraphs: [
        rich`An ${term('order')} is an instruction to the broker. A ${term('market order')} buys or sells at once, at the best price on offer. It almost guarantees the trade while the market is open, but the price is whatever is there when it arrives.`,
        rich`A ${term('limit order')} sets the worst price you accept. A buy limit waits below the market and a sell limit above it. It can be filled at your price or better, but never at a worse one. It may also never be filled.`,
        rich`A ${term('stop order')} sets a price that has to be reached first. A buy stop waits above the market, a sell stop below it. When the market gets there, the order turns into a market order, and from then on its price is open.`,
      ],
    },
    {
      kind: 'figure',
      heading: 'Where they wait',
      intro: `One quote for GBP/USD, and three ways to get in as a buyer. ${statements.invented}`,
      figure: {
        kind: 'priceScale',
        caption: 'A limit asks for a better price than the market has, a stop for a worse one.',
        description: `An upright scale of GBP/USD prices. At the top is a buy stop at ${price(STOP)}. Below it is the ask at ${price(ASK)}, where a market order buys. At the bottom is a buy limit at ${price(LIMIT)}.`,
        decimals: DECIMALS,
        prices: [
          { price: STOP, label: 'Buy stop: buys if the price gets up here' },
          { price: ASK, label: 'Ask: a market order buys here' },
          { price: LIMIT, label: 'Buy limit: buys if the price gets down here' },
        ],
        distances: [
          { from: ASK, to: STOP, label: `${decimal(distanceInSteps(ASK, STOP, PIP))} pips more than now` },
          { from: ASK, to: LIMIT, label: `${decimal(distanceInSteps(ASK, LIMIT, PIP))} pips less than now` },
        ],
      },
    },
    {
      kind: 'workedExample',
      heading: 'One wish, three orders, three results',
      intro: `Three people want ${decimal(UNITS)} pounds. The ask falls to ${price(LIMIT)} first. Then the market turns and climbs, and all three sell at a bid of ${price(HIGHER_PRICE)}.`,
      lines: [
        {
          label: `Market order: ${price(ASK)} to ${price(HIGHER_PRICE)}`,
          value: signed(profit(ASK, HIGHER_PRICE, UNITS)),
        },
        {
          label: `Limit order: ${price(LIMIT)} to ${price(HIGHER_PRICE)}`,
          value: signed(profit(LIMIT, HIGHER_PRICE, UNITS)),
        },
        {
          label: `Stop order, filled at ${price(STOP_FILL)}: to ${price(HIGHER_PRICE)}`,
          value: signed(profit(STOP_FILL, HIGHER_PRICE, UNITS)),
        },
      ],
      conclusion: `The stop was set at ${price(STOP)} and filled ${decimal(slippagePips)} pips higher, because the price was moving fast. On this path the limit did best. It's only one path of many.`,
    },
    {
      kind: 'table',
      heading: 'The same orders on other days',
      intro: 'No order type wins on every path. Each does well where another does badly.',
      columns: ['What the market does', 'Market order', 'Limit order', 'Stop order'],
      rows: [
        ['Falls first, then climbs', ...[ASK, LIMIT, STOP_FILL].map((entry) => result(entry, HIGHER_PRICE))],
        ['Climbs at once', ...[ASK, null, STOP_FILL].map((entry) => result(entry, HIGHER_PRICE))],
        [
          `Falls, and ends at a bid of ${price(LOWER_PRICE)}`,
          ...[ASK, LIMIT, null].map((entry) => result(entry, LOWER_PRICE)),
        ],
      ],
      note: 'The limit misses a rise that begins at once, and is filled in a fall that goes on. The stop stays out of that fall, but pays a higher price in every rise.',
    },
    {
      kind: 'prose',
      heading: 'Orders that wait',
      paragraphs: [
        rich`A limit or stop order is a ${term('pending order')}: one that waits. On most platforms you can change or cancel it as long as nothing has happened. Many let you set a date on which it expires automatically.`,
        rich`What an order gets, in price and size, is its ${term('fill')}. A large limit order can be partly filled, when only some of the size was on offer at that price.`,
        'Check which of the two prices triggers an order. On most platforms a buy order looks at the ask and a sell order at the bid. A chart drawn from bids can touch your buy limit while the ask stays above it.',
      ],
    },
    {
      kind: 'warning',
      heading: 'What each order can promise',
      paragraphs: [
        'A market order sent in the seconds around important news can be filled far from the price you clicked. Spreads are wide then, and the quote you saw is already old.',
        "A stop order doesn't promise its price. If the market jumps across it, the fill comes at the next price there is. It's usually worse than the one you set, though now and then it's better.",
        'A forgotten pending order can open a trade while you sleep, for reasons that no longer hold. Look through the list of pending orders before you leave the screen.',
      ],
    },
  ],
  summary: [
    'A market order almost guarantees the trade and leaves the price open.',
    'A limit order guarantees its price or a better one, and may never be filled.',
    "A stop order waits for a price worse than the market's, then takes what it gets.",
  ],
  exercise: {
    task: 'In the practice account, place a buy limit 30 pips below the ask of EUR/USD and a buy stop 30 pips above it, each for 0.01 lots. Press “Next day”, and note which of them was filled and at what price. Cancel what is still waiting, and close what was opened.',
    solution:
      'A filled limit shows your price or a lower one. A filled stop shows your price or, quite often, a slightly higher one. After a quiet day neither may be filled, and after a lively one both can be.',
    mistakes: [
      {
        mistake: 'The platform refused the buy limit.',
        why: 'It was above the ask, where it would be filled at once. Some platforms refuse that; others treat it as an order to buy now.',
      },
      {
        mistake: 'Both orders were filled and you had expected only one.',
        why: 'Two pending orders know nothing about each other, unless the platform lets you link them so that one cancels the other.',
      },
    ],
  },
  checks: [
    {
      id: 'beginner/market-limit-and-stop/order-for-a-wish',
      kind: 'singleChoice',
      prompt: `Gold is at ${dollars(GOLD_NOW)}. You only want to buy if it rises past ${dollars(GOLD_NOW + 30)} first. Which order does that?`,
      options: [
        {
          text: 'A buy limit above the market',
          feedback: 'A limit accepts anything up to its price, so this one would buy straight away.',
        },
        {
          text: 'A market order sent now',
          feedback: 'This buys before the rise you wanted to see.',
        },
        {
          text: 'A buy stop above the market',
          isCorrect: true,
          feedback: 'It waits until the price gets there and buys then.',
        },
      ],
      explanation: 'Waiting to buy higher is what a buy stop is for.',
    },
    {
      id: 'beginner/market-limit-and-stop/limit-result',
      kind: 'numeric',
      prompt: `Gold is offered at ${dollars(GOLD_NOW)}. Your buy limit for ${String(OUNCES)} ounces at ${dollars(GOLD_LIMIT)} is filled, and you sell at ${dollars(GOLD_END)}. What do you gain before costs?`,
      label: 'Gain',
      unit: 'dollars',
      answer: goldGain,
      tolerance: 0.5,
      answerText: dollars(goldGain),
      commonMistakes: [
        {
          answer: profit(GOLD_NOW, GOLD_END, OUNCES),
          feedback: 'You calculated from the price at the time of the order. It was filled lower.',
        },
        { answer: GOLD_END - GOLD_LIMIT, feedback: 'This is the gain on a single ounce.' },
      ],
      explanation: `From ${dollars(GOLD_LIMIT)} to ${dollars(GOLD_END)} is ${dollars(GOLD_END - GOLD_LIMIT)} an ounce, times ${String(OUNCES)}.`,
    },
    {
      id: 'beginner/market-limit-and-stop/cost-of-the-slip',
      kind: 'numeric',
      prompt: `A buy stop for ${String(SHARES)} shares waits at ${dollars(SHARE_STOP)}. Good news comes overnight and it is filled at ${dollars(SHARE_FILL)}. In total, how much more than planned did the shares cost?`,
      label: 'Extra cost',
      unit: 'dollars',
      answer: slippageResult,
      tolerance: 0.5,
      answerText: dollars(slippageResult),
      commonMistakes: [
        { answer: SHARE_FILL - SHARE_STOP, feedback: "That's the difference for one share." },
        { answer: SHARE_FILL * SHARES, feedback: "That's the whole bill, not the amount above the plan." },
      ],
      explanation: `${dollars(SHARE_FILL - SHARE_STOP)} × ${String(SHARES)} is ${dollars(slippageResult)}.`,
    },
    {
      id: 'beginner/market-limit-and-stop/left-open',
      kind: 'multipleChoice',
      prompt: 'Which of these can happen?',
      options: [
        {
          text: 'A sell limit at 45 is filled at 45.20',
          isCorrect: true,
          feedback: 'A seller who gets more than asked for has no reason to object.',
        },
        {
          text: 'A sell limit at 45 is filled at 44.80',
          feedback: 'A limit never accepts a worse price, and for a seller lower is worse.',
        },
        {
          text: 'A sell stop at 45 is filled at 44.80',
          isCorrect: true,
          feedback: 'Once triggered, a stop takes the price it finds.',
        },
        {
          text: 'A sell stop at 45 is triggered although the bid has never been below 47',
          feedback: 'A sell stop waits until the bid falls to its price, and 47 is above it.',
        },
      ],
      explanation: 'A limit keeps to its price. A stop only says when to start buying or selling.',
    },
    {
      id: 'beginner/market-limit-and-stop/life-of-an-order',
      kind: 'ordering',
      prompt: 'Put the stages of a buy stop in order, from the first thought to the open trade.',
      steps: [
        { text: 'You choose a price above the ask', feedback: 'The idea comes before the order form.' },
        { text: 'You send the order', feedback: 'The broker can only hold an order that it has received.' },
        { text: 'The order waits', feedback: 'The market is still below its price.' },
        { text: 'The ask reaches the price', feedback: 'This is what triggers the order.' },
        {
          text: 'It becomes a market order',
          feedback: 'From here on the trade is almost certain, but its price is open.',
        },
        { text: "It's filled, and you hold a position", feedback: 'The fill ends the life of the order.' },
      ],
      explanation: 'Choose, send, wait, trigger, turn into a market order, fill.',
    },
  ],
  related: [{ label: 'Place the three orders in the practice account', to: '/practice/account' }],
};
