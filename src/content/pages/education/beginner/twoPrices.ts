import { exampleLevels } from '@/content/exampleLevels';
import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { statements } from '@/content/rules';
import { profit } from '@/domain/calculators/tradeArithmetic';

const DECIMALS = 4;
const price = (value: number) => decimal(value, DECIMALS);

/** The clickable quote, which the example also uses. */
const BID = 1.084;
const ASK = 1.0842;
const UNITS = 10_000;
const roundTrip = profit(ASK, BID, UNITS);

/** The quote after it has risen far enough for a buyer to break even. */
const BREAK_EVEN_BID = ASK;
const BREAK_EVEN_ASK = 1.0844;

/** A share, because not only currencies have two prices. */
const SHARE_BID = 51.2;
const SHARE_ASK = 51.26;
const SHARES = 50;
const shareLoss = -profit(SHARE_ASK, SHARE_BID, SHARES);

/** Used in the exercise and questions. */
const EXERCISE_BID = 1.2655;
const EXERCISE_ASK = 1.2658;
const EXERCISE_UNITS = 5_000;
const exerciseLoss = -profit(EXERCISE_ASK, EXERCISE_BID, EXERCISE_UNITS);
const OUNCES = 20;
const GOLD_BID = exampleLevels.Gold + 15.4;
const GOLD_ASK = exampleLevels.Gold + 15.8;
const goldLoss = -profit(GOLD_ASK, GOLD_BID, OUNCES);

export const page: LessonContent = {
  id: 'beginner/two-prices',
  revision: 1,
  title: 'Bid and ask: why there are two prices',
  description:
    'You buy at the ask and sell at the bid. Why every market shows two prices, who makes them, and what it means for a trade.',
  heading: 'Why there are two prices',
  lead: "Open any trading platform and you'll see two prices for one thing. This lesson shows which of them is yours, and why the other one is there.",
  question: 'You buy, and before the price has moved at all your account shows a loss. What happened?',
  quote: { bid: BID, units: UNITS },
  sections: [
    {
      kind: 'prose',
      heading: 'The airport counter',
      paragraphs: [
        'Think of an exchange counter at an airport. A board lists two rates for the euro: a lower one at which the counter takes euros from you, and a higher one at which it hands them out. Change money and change it straight back, and you end up with less than you started with.',
        'The counter keeps a drawer full of both currencies so that you can walk up at any minute and be served. The difference between its two rates pays for that drawer, for the staff and for the risk that the rate moves while the euros are in it.',
        'Markets work the same way. Somebody has to be ready at every moment to buy from those who want to sell, and to sell to those who want to buy. Nobody does that for nothing.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Bid and ask',
      paragraphs: [
        rich`The two prices together are called a ${term('quote')}. The lower one is the ${term('bid')}: what someone is bidding for the thing right now. When you sell, you get the bid.`,
        rich`The higher one is the ${term('ask')}, also called the offer: what someone is asking for it. When you buy, you pay the ask. The gap between the two has a name as well, the ${term('spread')}, and a later lesson is about what it costs.`,
        "Here is a way to tell them apart. Anyone who wants to trade at once gets the worse side: you pay the higher price and receive the lower one. If you're unsure which of the two is yours, pick the one you'd rather not have.",
        `Most platforms show a fifth digit after the decimal point. It counts tenths of a step, and you can leave it out until module two. ${statements.invented}`,
      ],
    },
    {
      kind: 'workedExample',
      heading: 'In and straight out again',
      intro: `You buy ${decimal(UNITS)} euros and sell them a second later. The quote hasn't moved.`,
      lines: [
        { label: `Buy at the ask: ${decimal(UNITS)} × ${price(ASK)}`, value: dollars(UNITS * ASK) },
        { label: `Sell at the bid: ${decimal(UNITS)} × ${price(BID)}`, value: dollars(UNITS * BID) },
        { label: `${decimal(UNITS)} × (${price(BID)} − ${price(ASK)})`, value: dollars(roundTrip) },
      ],
      conclusion: `The trade cost ${dollars(-roundTrip)} although the market hadn't moved. Selling first and buying back would have cost the same.`,
    },
    {
      kind: 'prose',
      heading: 'Why a trade starts below zero',
      paragraphs: [
        rich`That answers the question at the top. A platform values an open ${term('position')} at the price you'd get if you closed it now. You bought at the ask, but you'd be closing at the bid. So the first figure you see is a small loss, the width of the gap.`,
        `To get back to zero, the whole quote has to rise until the bid is where your ask was. In the example that's a quote of ${price(BREAK_EVEN_BID)} to ${price(BREAK_EVEN_ASK)}. Only beyond that does a rise bring a gain.`,
        "The loss isn't a mistake by the platform, nor a fee added on top. It's the price of being served at once.",
      ],
    },
    {
      kind: 'table',
      heading: 'Which price is yours',
      intro: 'Every trade uses both prices, one when you open and the other when you close.',
      columns: ['What you do', 'When you open', 'When you close'],
      rows: [
        ['Buy first, sell later', 'You pay the ask', 'You receive the bid'],
        ['Sell first, buy back later', 'You receive the bid', 'You pay the ask'],
      ],
      note: 'Selling something first and buying it back later sounds odd. A later lesson explains how it works and what it can cost.',
    },
    {
      kind: 'prose',
      heading: 'The same in every market',
      paragraphs: [
        rich`Shares, gold, indices and coins have two prices as well. Say a share is quoted at ${dollars(SHARE_BID)} to ${dollars(SHARE_ASK)}. Buy ${String(SHARES)} shares, sell them at once, and you're ${dollars(shareLoss)} down, before any fee your ${term('broker')} may charge.`,
        'On some markets the two prices come from other traders, whose orders wait in a list. On others your broker sets them, and takes the opposite side of your trade. What the spread costs is worked out the same way. But a broker on the other side is the one that owes you any gain, which is why its licence matters.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Which price a chart draws',
      paragraphs: [
        'Most charts draw a single price, and on many platforms it is the bid. A chart can then show that a price was never reached, although you bought at that price because the ask reached it. If you sell first and buy back later, look at the ask before you decide where to get out.',
        "The gap also changes. It's usually narrow when many people trade, and can widen to many times its size around news, at night and at the weekend. A quote you saw an hour ago says little about the one you get.",
      ],
    },
  ],
  summary: [
    'Every market has two prices: you buy at the ask, the higher one, and sell at the bid, the lower one.',
    'The gap pays those who are ready to trade with you at any moment.',
    'A trade starts below zero by the width of the gap, whichever way you open it.',
  ],
  exercise: {
    task: `On paper: GBP/USD, the price of a pound in US dollars, is quoted at ${price(EXERCISE_BID)} to ${price(EXERCISE_ASK)}. What would you pay for ${decimal(EXERCISE_UNITS)} pounds? What would you receive if you sold them again at once, and what would that cost you? Then open the practice account, choose GBP/USD and read the two prices there: which of them would you pay, and which would you receive?`,
    solution: [
      {
        label: `Paid: ${decimal(EXERCISE_UNITS)} × ${price(EXERCISE_ASK)}`,
        value: dollars(EXERCISE_UNITS * EXERCISE_ASK),
      },
      {
        label: `Received: ${decimal(EXERCISE_UNITS)} × ${price(EXERCISE_BID)}`,
        value: dollars(EXERCISE_UNITS * EXERCISE_BID),
      },
      { label: 'Cost of buying and selling', value: dollars(exerciseLoss) },
      { label: 'In the practice account', value: 'you pay the ask and receive the bid' },
    ],
    mistakes: [
      {
        mistake: 'You have a gain instead of a loss.',
        why: 'You swapped the two prices. You buy at the higher one and sell at the lower.',
      },
      {
        mistake: 'Your figure is in pounds.',
        why: 'GBP/USD is a price in dollars, so what you pay and receive is in dollars.',
      },
    ],
  },
  hasEarlyCheck: true,
  checks: [
    {
      id: 'beginner/two-prices/buyer-pays',
      kind: 'singleChoice',
      prompt: 'A coffee contract is quoted at 184.20 to 184.35. At which price can you buy it right now?',
      options: [
        {
          text: '184.20',
          feedback: "That's the bid, the price somebody else is willing to pay you.",
        },
        {
          text: '184.35',
          isCorrect: true,
          feedback: 'The ask is the price at which somebody is ready to sell to you.',
        },
        {
          text: '184.275',
          feedback: 'Some charts draw the middle, but nobody is obliged to trade there.',
        },
      ],
      keepOrder: true,
      explanation: 'A buyer pays the higher of the two prices, the ask.',
    },
    {
      id: 'beginner/two-prices/gold-round-trip',
      kind: 'numeric',
      prompt: `Gold is quoted at ${dollars(GOLD_BID)} to ${dollars(GOLD_ASK)} an ounce. You buy ${String(OUNCES)} ounces and sell them before the quote changes. How much do you lose?`,
      label: 'Loss',
      unit: 'dollars',
      answer: goldLoss,
      tolerance: 0.005,
      answerText: dollars(goldLoss),
      commonMistakes: [
        {
          answer: GOLD_ASK - GOLD_BID,
          feedback: "That's the gap on one ounce. You bought more than one.",
        },
        {
          answer: goldLoss / 2,
          feedback: 'You counted half of the gap. A complete trade crosses all of it once.',
        },
      ],
      explanation: `The gap is ${dollars(GOLD_ASK - GOLD_BID)} an ounce, and ${String(OUNCES)} × ${dollars(GOLD_ASK - GOLD_BID)} is ${dollars(goldLoss)}.`,
    },
    {
      id: 'beginner/two-prices/back-to-nothing',
      kind: 'singleChoice',
      prompt: 'You bought at the ask. When is your trade back at zero, if there are no other costs?',
      options: [
        {
          text: 'As soon as the ask rises at all',
          feedback: "You won't be selling at the ask, so its level doesn't decide your result.",
        },
        {
          text: 'When the bid reaches your buying price',
          isCorrect: true,
          feedback: 'You close at the bid, so that is the price that has to come up to yours.',
        },
        {
          text: 'When the gap has become half as wide',
          feedback: 'A narrower gap helps, but you still close below the price you paid.',
        },
      ],
      explanation: 'What counts is the price at which you could get out: for a buyer, that is the bid.',
    },
    {
      id: 'beginner/two-prices/who-is-paid',
      kind: 'multipleChoice',
      prompt: 'What does the gap between bid and ask pay for?',
      options: [
        {
          text: 'Somebody being ready to trade at any time',
          isCorrect: true,
          feedback: 'You can trade at once because somebody is waiting to be on the other side.',
        },
        {
          text: 'The risk that the price moves against those who quote it',
          isCorrect: true,
          feedback: 'They hold what you sold until somebody else wants it, and it may fall in the meantime.',
        },
        {
          text: 'A tax that the exchange collects on each trade',
          feedback: 'Some markets have taxes and fees, but they are charged separately from the quote.',
        },
        {
          text: 'A deposit you get back when the trade closes',
          feedback:
            'What you get back is the margin, which a later lesson explains. The gap is never paid back.',
        },
      ],
      explanation: 'It pays those who are always ready to trade, both for being there and for the risk.',
    },
  ],
};
