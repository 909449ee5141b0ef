import { decimal, dollars } from '@/content/format';
import type { QuizContent } from '@/content/lesson';
import { distanceInSteps, profit } from '@/domain/calculators/tradeArithmetic';

const price = (value: number) => decimal(value, 4);

const PIP = 0.0001;

const KIWI_UNITS = 12_000;
const KIWI_BOUGHT = 1.0885;
const KIWI_SOLD = 1.0845;
const kiwiLoss = -profit(KIWI_BOUGHT, KIWI_SOLD, KIWI_UNITS);

const MAJOR_PERCENT = 0.01;
const EXOTIC_PERCENT = 0.12;
const VALUE = 15_000;
const extraCost = (VALUE * (EXOTIC_PERCENT - MAJOR_PERCENT)) / 100;

const POUND_DOLLAR = 1.25;
const DOLLAR_FRANC = 0.9;
const poundFranc = POUND_DOLLAR * DOLLAR_FRANC;

const SPOT = 1.2;
const GAP_PERCENT = 3;
const MONTHS = 4;
const futurePrice = SPOT * (1 + (GAP_PERCENT * MONTHS) / 1200);

const AUSSIE_BID = 0.64;
const AUSSIE_ASK = 0.6404;
const inverseBid = 1 / AUSSIE_ASK;

export const page: QuizContent = {
  id: 'forex/two-currencies-one-price-quiz',
  revision: 1,
  title: 'Quiz: two currencies, one price',
  description:
    'Eight questions on both sides of a pair, the three groups, spot, CFD and future, and the order of names, with the reasons for each answer.',
  heading: 'Quiz: two currencies, one price',
  lead: 'Eight questions on what a pair is, what it costs and through which contract you trade it. Take all the time you like; the prices are made up.',
  questions: [
    {
      id: 'forex/two-currencies-one-price-quiz/one-sentence',
      lesson: 'forex/base-and-quote',
      kind: 'singleChoice',
      prompt: 'Which sentence says what selling EUR/GBP means?',
      options: [
        {
          text: 'I own euros and hope they gain against the dollar.',
          feedback: "A seller of this pair owes euros, and the dollar isn't in it.",
        },
        {
          text: 'I owe euros and hope they get cheaper in pounds.',
          isCorrect: true,
          feedback: 'The first currency went out, and its price is quoted in the second.',
        },
        {
          text: 'I owe pounds and hope they get cheaper in euros.',
          feedback: "That's a purchase of the pair: euros owned, pounds owed.",
        },
      ],
      explanation: 'Selling means that you owe the first currency and own the second.',
    },
    {
      id: 'forex/two-currencies-one-price-quiz/loss-in-second',
      lesson: 'forex/base-and-quote',
      kind: 'numeric',
      prompt: `You buy ${decimal(KIWI_UNITS)} AUD/NZD at ${price(KIWI_BOUGHT)} and sell them at ${price(KIWI_SOLD)}. How large is the loss, in the currency it arises in?`,
      label: 'Loss',
      unit: 'New Zealand dollars',
      answer: kiwiLoss,
      tolerance: 0.2,
      answerText: decimal(kiwiLoss),
      commonMistakes: [
        {
          answer: kiwiLoss / KIWI_SOLD,
          feedback:
            'You turned it into Australian dollars. The price, and so the result, is in New Zealand dollars.',
        },
        {
          answer: distanceInSteps(KIWI_BOUGHT, KIWI_SOLD, PIP),
          feedback: "That's the number of pips. Each is worth more than one dollar here.",
        },
      ],
      explanation: `${decimal(KIWI_UNITS)} × ${price(KIWI_BOUGHT - KIWI_SOLD)} is ${decimal(kiwiLoss)}, in the second currency.`,
    },
    {
      id: 'forex/two-currencies-one-price-quiz/sort-by-cost',
      lesson: 'forex/majors-crosses-exotics',
      kind: 'ordering',
      prompt:
        'Put the pairs in order by the spread they usually have at a busy hour, as a percentage. Start with the narrowest.',
      steps: [
        { text: 'EUR/USD', feedback: 'This pair is traded more than any other.' },
        {
          text: 'GBP/NZD',
          feedback: 'A cross of two well-known currencies, traded far less than the major pairs.',
        },
        {
          text: 'USD/ZAR',
          feedback: 'The rand has few traders, so those who quote it keep a wide spread.',
        },
      ],
      explanation: 'The more a pair is traded, the narrower its gap: major, cross, exotic.',
    },
    {
      id: 'forex/two-currencies-one-price-quiz/extra-cost',
      lesson: 'forex/majors-crosses-exotics',
      kind: 'numeric',
      prompt: `One pair has a spread of ${decimal(MAJOR_PERCENT, 2)}% and another of ${decimal(EXOTIC_PERCENT, 2)}%. How much more does a trade of ${dollars(VALUE)} cost in the second pair?`,
      label: 'Extra cost',
      unit: 'dollars',
      answer: extraCost,
      tolerance: 0.05,
      answerText: dollars(extraCost),
      commonMistakes: [
        {
          answer: (VALUE * EXOTIC_PERCENT) / 100,
          feedback: "That's what the trade costs in the second pair. The first costs something too.",
        },
        {
          answer: EXOTIC_PERCENT / MAJOR_PERCENT,
          feedback: "That's how many times as wide the second spread is. The question asks for money.",
        },
      ],
      explanation: `The difference is ${decimal(EXOTIC_PERCENT - MAJOR_PERCENT, 2)}%, and of ${dollars(VALUE)} that is ${dollars(extraCost)}.`,
    },
    {
      id: 'forex/two-currencies-one-price-quiz/cross-rate',
      lesson: 'forex/majors-crosses-exotics',
      kind: 'singleChoice',
      keepOrder: true,
      prompt: `GBP/USD is at ${price(POUND_DOLLAR)} and USD/CHF at ${price(DOLLAR_FRANC)}. Where should GBP/CHF be?`,
      options: [
        {
          text: price(DOLLAR_FRANC / POUND_DOLLAR),
          feedback:
            'You divided the francs in a dollar by the dollars in a pound. Each of those dollars is worth francs, so multiply.',
        },
        {
          text: price(poundFranc),
          isCorrect: true,
          feedback: 'Dollars to a pound, times francs to a dollar.',
        },
        {
          text: price(POUND_DOLLAR / DOLLAR_FRANC),
          feedback: 'Dividing would be right if the dollar came second in both pairs.',
        },
      ],
      explanation: `${price(POUND_DOLLAR)} × ${price(DOLLAR_FRANC)} is ${price(poundFranc)}, and the dollar drops out.`,
    },
    {
      id: 'forex/two-currencies-one-price-quiz/price-of-a-date',
      lesson: 'forex/three-ways-to-a-rate',
      kind: 'numeric',
      prompt: `EUR/USD is ${price(SPOT)} now. Interest is ${String(GAP_PERCENT)}% a year higher in dollars than in euros. Roughly where should a future that expires in ${String(MONTHS)} months trade? Give four decimal places.`,
      label: 'Price of the future',
      unit: 'dollars for one euro',
      answer: futurePrice,
      tolerance: 0.0005,
      answerText: price(futurePrice),
      commonMistakes: [
        {
          answer: SPOT * (1 + GAP_PERCENT / 100),
          feedback: 'You took the interest for a whole year. Only a third of a year remains.',
        },
        {
          answer: SPOT * (1 - (GAP_PERCENT * MONTHS) / 1200),
          feedback: 'The euro earns less while you wait, so its later price is higher, not lower.',
        },
        {
          answer: SPOT,
          feedback:
            'With equal interest rates it would be there. Here one currency earns more, and the price offsets that.',
        },
      ],
      explanation: `A third of ${String(GAP_PERCENT)}% is 1%, and ${price(SPOT)} plus 1% is ${price(futurePrice)}. That's interest, not a forecast.`,
    },
    {
      id: 'forex/two-currencies-one-price-quiz/who-owes-you',
      lesson: 'forex/three-ways-to-a-rate',
      kind: 'singleChoice',
      prompt:
        'Your CFD on GBP/USD shows a large gain on the evening your broker goes bankrupt. Whom do you have a claim against?',
      options: [
        {
          text: 'The broker',
          isCorrect: true,
          feedback: 'It was the other side of your contract. Rules on client money may soften the blow.',
        },
        {
          text: 'A clearing house',
          feedback:
            'It guarantees futures to the firms that clear them. A CFD is a contract between you and one firm.',
        },
        {
          text: 'The Bank of England',
          feedback: 'It issues pounds and has no part in private contracts on their rate.',
        },
      ],
      explanation:
        "A CFD is only as good as the firm that owes it. That's why the licence comes before the spread.",
    },
    {
      id: 'forex/two-currencies-one-price-quiz/turned-bid',
      lesson: 'forex/how-pairs-are-named',
      kind: 'numeric',
      prompt: `AUD/USD is quoted at ${price(AUSSIE_BID)} to ${price(AUSSIE_ASK)}. At what price, in Australian dollars, can you sell one US dollar at once? Give four decimal places.`,
      label: 'Price you receive',
      unit: 'Australian dollars',
      answer: inverseBid,
      tolerance: 0.0002,
      answerText: price(inverseBid),
      commonMistakes: [
        {
          answer: 1 / AUSSIE_BID,
          feedback:
            "That's what you pay to buy US dollars. Selling them means buying Australian ones, at the ask.",
        },
        { answer: AUSSIE_ASK, feedback: "That's a price in US dollars. Divide 1 by it." },
      ],
      explanation: `Selling US dollars is buying Australian ones, at ${price(AUSSIE_ASK)} each. 1 ÷ ${price(AUSSIE_ASK)} is ${price(inverseBid)}.`,
    },
  ],
  review: [],
};
