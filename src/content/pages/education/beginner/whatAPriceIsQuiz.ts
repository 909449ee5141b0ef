import { exampleLevels } from '@/content/exampleLevels';
import { decimal, dollars } from '@/content/format';
import type { QuizContent } from '@/content/lesson';
import { STANDARD_LOT_UNITS, pipValue, profit } from '@/domain/calculators/tradeArithmetic';

const PIP = 0.0001;

const KIWI_BID = 0.6124;
const KIWI_ASK = 0.6127;

const SHARE_BID = 18.2;
const SHARE_ASK = 18.25;
const SHARES = 300;
const firstLoss = -profit(SHARE_ASK, SHARE_BID, SHARES);

const AIM_PIPS = 25;
const SPREAD = 2;
const spreadPercent = (100 * SPREAD) / AIM_PIPS;

/** Two accounts: one with a wide spread only, one with a narrow spread and a commission for both ways. */
const WIDE_PIPS = 1.4;
const NARROW_PIPS = 0.2;
const COMMISSION = 7;
const perPip = pipValue(STANDARD_LOT_UNITS, PIP);
const wideCost = WIDE_PIPS * perPip;
const narrowCost = NARROW_PIPS * perPip + COMMISSION;

const GOLD_BID = exampleLevels.Gold + 80.2;
const GOLD_ASK = exampleLevels.Gold + 80.65;
const OUNCES = 30;
const goldSpread = profit(GOLD_BID, GOLD_ASK, OUNCES);

export const page: QuizContent = {
  id: 'beginner/what-a-price-is-quiz',
  revision: 1,
  title: 'Quiz: what a price is',
  description:
    'Eight questions on bid and ask, spreads, quotes, long and short, and the platform, with a reason for every answer.',
  heading: 'Quiz: what a price is',
  lead: 'Eight questions on the lessons of the first module. All prices in them are invented. You may use a calculator.',
  questions: [
    {
      id: 'beginner/what-a-price-is-quiz/selling-price',
      lesson: 'beginner/two-prices',
      kind: 'singleChoice',
      prompt: `NZD/USD is quoted at ${decimal(KIWI_BID, 4)} to ${decimal(KIWI_ASK, 4)}. You hold New Zealand dollars and want to sell them at once. What do you get for each one?`,
      options: [
        {
          text: decimal(KIWI_BID, 4),
          isCorrect: true,
          feedback: 'Somebody bids this much for them now.',
        },
        {
          text: decimal((KIWI_BID + KIWI_ASK) / 2, 5),
          feedback: 'Halfway sounds fair, but neither side has offered to trade there.',
        },
        {
          text: decimal(KIWI_ASK, 4),
          feedback: 'At this price others sell to you. If you sell at once, you get less.',
        },
      ],
      keepOrder: true,
      explanation: "A seller who can't wait gets the bid, the lower of the two prices.",
    },
    {
      id: 'beginner/what-a-price-is-quiz/first-figure',
      lesson: 'beginner/two-prices',
      kind: 'numeric',
      prompt: `A share is quoted at ${dollars(SHARE_BID)} to ${dollars(SHARE_ASK)}. You buy ${decimal(SHARES)} of them. What loss does the platform show before the quote has changed?`,
      label: 'Loss shown',
      unit: 'dollars',
      answer: firstLoss,
      tolerance: 0.05,
      answerText: dollars(firstLoss),
      commonMistakes: [
        {
          answer: firstLoss / 2,
          feedback: 'You counted to the middle of the quote. The platform values the shares at the bid.',
        },
        { answer: SHARE_ASK - SHARE_BID, feedback: "That's the gap on a single share." },
      ],
      explanation: `They could be sold at ${dollars(SHARE_BID)} now: ${dollars(SHARE_ASK - SHARE_BID)} less each, times ${decimal(SHARES)}.`,
    },
    {
      id: 'beginner/what-a-price-is-quiz/share-of-the-aim',
      lesson: 'beginner/the-spread',
      kind: 'numeric',
      prompt: `Your idea aims for a move of ${String(AIM_PIPS)} steps, and the spread is ${String(SPREAD)} steps. What share of the move does the spread take?`,
      label: 'Share',
      unit: '%',
      answer: spreadPercent,
      tolerance: 0.1,
      answerText: `${decimal(spreadPercent)}%`,
      commonMistakes: [
        { answer: SPREAD, feedback: "That's the number of steps. Compare it with the whole move." },
        {
          answer: AIM_PIPS / SPREAD,
          feedback: 'You divided the wrong way round: this is how many times the spread goes into the move.',
        },
        { answer: 2 * spreadPercent, feedback: 'The spread is crossed once in a trade, not once each way.' },
      ],
      explanation: `${String(SPREAD)} ÷ ${String(AIM_PIPS)} is ${decimal(spreadPercent)}%.`,
    },
    {
      id: 'beginner/what-a-price-is-quiz/two-accounts',
      lesson: 'beginner/the-spread',
      kind: 'singleChoice',
      prompt: `Account A has a spread of ${decimal(WIDE_PIPS * PIP, 5)} on EUR/USD and no commission. Account B has ${decimal(NARROW_PIPS * PIP, 5)} and a commission of ${dollars(COMMISSION)} for opening and closing together. Which is cheaper for a trade of ${decimal(STANDARD_LOT_UNITS)} euros?`,
      options: [
        {
          text: 'A, because it charges no commission',
          feedback: `Its spread alone comes to ${dollars(wideCost)}, and no account is free.`,
        },
        {
          text: `B, by ${dollars(wideCost - narrowCost)} in total`,
          isCorrect: true,
          feedback: `${dollars(NARROW_PIPS * perPip)} of spread and ${dollars(COMMISSION)} of commission are less than ${dollars(wideCost)}.`,
        },
        {
          text: `B, by ${dollars(wideCost - NARROW_PIPS * perPip)} in total`,
          feedback: "You compared the spreads and left out B's commission.",
        },
      ],
      explanation: `A costs ${dollars(wideCost)}. B costs ${dollars(NARROW_PIPS * perPip)} + ${dollars(COMMISSION)}, which is ${dollars(narrowCost)}. For another size or pair the cheaper account may be the other one.`,
    },
    {
      id: 'beginner/what-a-price-is-quiz/pound-in-australia',
      lesson: 'beginner/reading-a-quote',
      kind: 'multipleChoice',
      prompt: 'GBP/AUD is at 1.9240. What follows?',
      options: [
        {
          text: 'One pound costs 1.9240 Australian dollars',
          isCorrect: true,
          feedback: 'The first currency is what you buy, and you pay for it in the second.',
        },
        {
          text: 'One Australian dollar costs 1.9240 pounds',
          feedback: 'This reads the pair backwards. The pound comes first, so it is the thing priced.',
        },
        {
          text: 'A gain on the pair comes in Australian dollars',
          isCorrect: true,
          feedback: 'The price is quoted in them, so gains are too.',
        },
        {
          text: 'A gain on the pair comes in pounds',
          feedback:
            'Pounds are what is bought. You would see pounds only after a conversion, in an account kept in pounds.',
        },
      ],
      explanation: 'The first currency is the thing priced, the second is the money.',
    },
    {
      id: 'beginner/what-a-price-is-quiz/gold-spread',
      lesson: 'beginner/reading-a-quote',
      kind: 'numeric',
      prompt: `XAU/USD is quoted at ${decimal(GOLD_BID, 2)} to ${decimal(GOLD_ASK, 2)}. What does the spread cost on ${String(OUNCES)} ounces?`,
      label: 'Cost',
      unit: 'dollars',
      answer: goldSpread,
      tolerance: 0.05,
      answerText: dollars(goldSpread),
      commonMistakes: [
        { answer: GOLD_ASK - GOLD_BID, feedback: 'This is the cost for one ounce.' },
        {
          answer: 2 * goldSpread,
          feedback: 'You crossed the gap twice. A complete trade crosses it only once.',
        },
      ],
      explanation: `The price is in dollars for one ounce: ${dollars(GOLD_ASK - GOLD_BID)} × ${String(OUNCES)} is ${dollars(goldSpread)}.`,
    },
    {
      id: 'beginner/what-a-price-is-quiz/best-exit-of-a-short',
      lesson: 'beginner/long-and-short',
      kind: 'chartPoint',
      prompt:
        'A trader went short at the first price of this chart, 6,110. At which point would closing have made the largest gain?',
      chart: {
        decimals: 0,
        description:
          'Ten candles of an index. It rises from the start to A and falls past its starting level to B. It recovers to C, below A and above the start, and ends between B and C.',
        candles: [
          { open: 6110, high: 6128, low: 6104, close: 6124 },
          { open: 6124, high: 6149, low: 6120, close: 6143 },
          { open: 6143, high: 6161, low: 6137, close: 6140 },
          { open: 6140, high: 6144, low: 6112, close: 6116 },
          { open: 6116, high: 6120, low: 6089, close: 6094 },
          { open: 6094, high: 6099, low: 6068, close: 6088 },
          { open: 6088, high: 6116, low: 6084, close: 6111 },
          { open: 6111, high: 6138, low: 6107, close: 6126 },
          { open: 6126, high: 6129, low: 6101, close: 6105 },
          { open: 6105, high: 6111, low: 6096, close: 6100 },
        ],
        marks: [],
      },
      points: [
        {
          candle: 2,
          side: 'high',
          feedback:
            'A buyer would have been glad here. The seller would have had to pay the most to get out.',
        },
        {
          candle: 5,
          side: 'low',
          isCorrect: true,
          feedback: 'Buying back costs least at the lowest price.',
        },
        {
          candle: 7,
          side: 'high',
          feedback: 'The price was above the start again, so closing meant a loss.',
        },
      ],
      explanation: 'A short position is closed by buying, and buying is cheapest at the low.',
    },
    {
      id: 'beginner/what-a-price-is-quiz/program-closed',
      lesson: 'beginner/the-platform',
      kind: 'singleChoice',
      prompt: 'You shut your laptop with a trade still open. What happens to the trade?',
      options: [
        {
          text: 'It is closed at the last price that was shown',
          feedback: 'The program only displays the account. Closing needs an order.',
        },
        {
          text: 'It stays open and goes on gaining or losing',
          isCorrect: true,
          feedback: 'Positions are kept by the broker, whether or not you look at them.',
        },
        {
          text: 'It is paused until you sign in again',
          feedback: "The market doesn't wait, and neither does the trade's result.",
        },
      ],
      explanation: 'A position ends when it is closed by you, by an order you left, or by the broker.',
    },
  ],
  review: [],
};
