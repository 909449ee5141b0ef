import { decimal } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { statements } from '@/content/rules';
import { profit } from '@/domain/calculators/tradeArithmetic';

const price = (value: number) => decimal(value, 4);
const signed = (amount: number, currency: string) =>
  `${amount < 0 ? '−' : '+'}${decimal(Math.abs(amount))} ${currency}`;
const pounds = (amount: number) => signed(amount, 'pounds');
const euros = (amount: number) => signed(amount, 'euros');

/** EUR/GBP when the two positions are opened, and after a rise. */
const BID = 0.854;
const ASK = 0.8542;
const LATER_BID = 0.859;
const LATER_ASK = 0.8592;
const UNITS = 10_000;
const buyerResult = profit(ASK, LATER_BID, UNITS);
const sellerResult = profit(BID, LATER_ASK, -UNITS);

/** The same pair inverted. */
const POUND_IN_EUROS = 1 / BID;

/** An account in dollars that makes its profit in pounds. */
const POUND_IN_DOLLARS = 1.27;

/** Used in the exercise and questions. */
const EXERCISE_UNITS = 20_000;
const EXERCISE_RATE = 163.5;
const FRANC_UNITS = 15_000;
const FRANC_SOLD = 1.124;
const FRANC_BOUGHT_BACK = 1.119;
const francGain = profit(FRANC_SOLD, FRANC_BOUGHT_BACK, -FRANC_UNITS);
const KIWI_RATE = 0.61;
const dollarInKiwi = 1 / KIWI_RATE;

export const page: LessonContent = {
  id: 'forex/base-and-quote',
  revision: 1,
  title: 'Base and quote currency: what you own, what you owe',
  description:
    'Every currency trade is two in one: you own one currency and owe another. How to read both sides of a pair, bought or sold.',
  heading: 'Base and quote: what you own and what you owe',
  lead: "You can't buy one currency without paying in another. Once you see both sides of a pair, a sale is as clear as a purchase.",
  question: 'You sell EUR/GBP and have never held a euro. What exactly did you sell?',
  sections: [
    {
      kind: 'prose',
      heading: 'A flat in Valencia',
      paragraphs: [
        'A couple in Leeds agree to buy a small flat in Spain. Their savings are in pounds and the price is in euros, due in a month. From the day they sign, they owe euros and own pounds.',
        'If the euro gets more expensive during the month, the flat costs them more pounds. If it gets cheaper, they save some. Without opening a trading platform, they gain and lose like somebody who sold euros against pounds.',
        'Every currency position is like this. It has two sides: an amount of one currency that you own, and an amount of another that you owe.',
      ],
    },
    {
      kind: 'prose',
      heading: 'First name, second name',
      paragraphs: [
        rich`A ${term('currency pair')} names the two sides in a fixed order. The first is the ${term('base currency')}: positions are measured in it. The second is the ${term('quote currency')}: both the price and the result are in that currency.`,
        rich`To buy the pair is to own the first and owe the second. Traders call that being ${term('long')}. To sell it is the mirror image: you owe the first and own the second, which is called being ${term('short')}.`,
        "So a sale of EUR/GBP can be described in one plain sentence. You owe euros and own pounds, and you hope that euros get cheaper in terms of pounds. The dollar isn't involved.",
      ],
    },
    {
      kind: 'figure',
      heading: 'Both directions at one quote',
      intro: `A quote for EUR/GBP, with ${decimal(UNITS)} euros as the size of each trade. ${statements.invented}`,
      figure: {
        kind: 'priceScale',
        caption: 'Each price opens one kind of position. What is owned in one is owed in the other.',
        description: `An upright scale of EUR/GBP. At the ask of ${price(ASK)} a buyer owns ${decimal(UNITS)} euros and owes ${decimal(UNITS * ASK)} pounds. At the bid of ${price(BID)} a seller owes ${decimal(UNITS)} euros and owns ${decimal(UNITS * BID)} pounds.`,
        decimals: 4,
        prices: [
          {
            price: ASK,
            label: `Buy: own ${decimal(UNITS)} euros, owe ${decimal(UNITS * ASK)} pounds`,
          },
          {
            price: BID,
            label: `Sell: owe ${decimal(UNITS)} euros, own ${decimal(UNITS * BID)} pounds`,
          },
        ],
        distances: [
          {
            from: ASK,
            to: BID,
            label: `The spread: ${price(ASK - BID)} pounds on each euro.`,
          },
        ],
      },
    },
    {
      kind: 'workedExample',
      heading: 'A purchase, side by side',
      intro: `You buy ${decimal(UNITS)} EUR/GBP. Later the quote is ${price(LATER_BID)} to ${price(LATER_ASK)}, and you close.`,
      lines: [
        { label: 'Opened: euros owned', value: euros(UNITS) },
        { label: `Opened: pounds owed, at ${price(ASK)}`, value: pounds(-UNITS * ASK) },
        { label: 'Closed: euros given back', value: euros(-UNITS) },
        { label: `Closed: pounds received, at ${price(LATER_BID)}`, value: pounds(UNITS * LATER_BID) },
        { label: 'What is left', value: pounds(buyerResult) },
      ],
      conclusion:
        "The euros cancel out, and only pounds remain. That's why the result is always in the second currency.",
    },
    {
      kind: 'workedExample',
      heading: 'The sale, over the same hours',
      intro: 'Somebody else sold the pair at the first quote and closes at the second.',
      lines: [
        { label: 'Opened: euros owed', value: euros(-UNITS) },
        { label: `Opened: pounds owned, at ${price(BID)}`, value: pounds(UNITS * BID) },
        { label: 'Closed: euros bought back', value: euros(UNITS) },
        { label: `Closed: pounds paid, at ${price(LATER_ASK)}`, value: pounds(-UNITS * LATER_ASK) },
        { label: 'What is left', value: pounds(sellerResult) },
      ],
      conclusion: `The seller lost more than the buyer gained. The ${decimal(-sellerResult - buyerResult)} pounds between the two are the spreads they paid.`,
    },
    {
      kind: 'prose',
      heading: 'The pair read backwards',
      paragraphs: [
        `If one euro costs ${price(BID)} pounds, what does one pound cost? Divide 1 by the rate: about ${price(POUND_IN_EUROS)} euros. It's the same fact seen from the other side.`,
        'This gives you a test for the direction of any pair. If a pair rises, its first currency has become more expensive in terms of the second, and the second cheaper in terms of the first. How either of them did against a third is another matter.',
      ],
    },
    {
      kind: 'prose',
      heading: 'What the platform shows',
      paragraphs: [
        rich`On a trading account nobody delivers banknotes. The two sides remain entries in the broker's books, and only the difference reaches you. They leave one trace: interest on what is owned and owed, which is booked as the ${term('overnight charge')}, also called swap.`,
        `The result is converted if your account is in a third currency. A gain of ${decimal(buyerResult)} pounds becomes ${decimal(buyerResult * POUND_IN_DOLLARS, 2)} dollars if a pound costs ${decimal(POUND_IN_DOLLARS, 2)}. Dollars come in here, and in the margin set aside while the trade is open.`,
      ],
    },
    {
      kind: 'warning',
      heading: 'Hidden doubles and opposites',
      paragraphs: [
        "“I think the pound will rise” isn't yet a trade. Against what? Buying GBP/USD and selling EUR/GBP both leave you owning pounds. Hold the two at once and you hold one opinion twice, with about twice the loss if the pound falls against both.",
        'The reverse happens as well. Somebody who buys EUR/USD and sells EUR/GBP owns euros in one trade and owes them in the other. If the sizes match, the euro drops out, and what is left is a position in pounds against dollars, at the cost of two spreads.',
      ],
    },
  ],
  summary: [
    'Buy a pair and you own its first currency and owe its second. Sell it and the reverse is true.',
    'Size is in the first currency; price and result are in the second.',
    'One divided by the rate gives you the pair from the other side.',
  ],
  exercise: {
    task: `Write down what you own and what you owe after selling ${decimal(EXERCISE_UNITS)} EUR/JPY at ${decimal(EXERCISE_RATE, 2)}. Do the same for two pairs in the practice account, one bought and one sold, before you open anything. Put each position into one sentence without the words buy and sell.`,
    solution: [
      { label: 'You owe', value: `${decimal(EXERCISE_UNITS)} euros` },
      {
        label: `You own: ${decimal(EXERCISE_UNITS)} × ${decimal(EXERCISE_RATE, 2)}`,
        value: `${decimal(EXERCISE_UNITS * EXERCISE_RATE)} yen`,
      },
      { label: 'In a sentence', value: 'I hope that euros get cheaper in yen.' },
    ],
    mistakes: [
      {
        mistake: 'Your sentence mentions the dollar.',
        why: 'There is none in EUR/JPY. The rate can fall while both currencies rise against the dollar.',
      },
      {
        mistake: 'You divided by the rate to get the yen.',
        why: 'The rate is yen for one euro, so multiply by the number of euros.',
        lesson: 'beginner/reading-a-quote',
      },
    ],
  },
  checks: [
    {
      id: 'forex/base-and-quote/after-a-sale',
      kind: 'singleChoice',
      prompt: 'You sell AUD/CAD. What do you hold until you close?',
      options: [
        {
          text: 'Australian dollars owned, Canadian owed',
          feedback: 'That would be a purchase of the pair. You sold the first currency.',
        },
        {
          text: 'Canadian dollars owned, Australian owed',
          isCorrect: true,
          feedback: 'You gave up the first currency and received the second.',
        },
        {
          text: 'US dollars owned, Australian owed',
          feedback: "Neither dollar in this pair is the American one. The US dollar isn't part of the trade.",
        },
      ],
      explanation: 'Selling a pair means owing its first currency and owning its second.',
    },
    {
      id: 'forex/base-and-quote/franc-result',
      kind: 'numeric',
      prompt: `You sell ${decimal(FRANC_UNITS)} GBP/CHF at ${price(FRANC_SOLD)} and buy them back at ${price(FRANC_BOUGHT_BACK)}. How many francs have you gained?`,
      label: 'Gain',
      unit: 'francs',
      answer: francGain,
      tolerance: 0.5,
      answerText: `${decimal(francGain)} francs`,
      commonMistakes: [
        {
          answer: francGain / FRANC_BOUGHT_BACK,
          feedback: "You converted into pounds. The pair's result is already in francs.",
        },
        {
          answer: francGain / 10,
          feedback: 'A decimal place was lost on the way: the rate fell by half a centime on each pound.',
        },
      ],
      explanation: `${decimal(FRANC_UNITS)} × ${price(FRANC_SOLD - FRANC_BOUGHT_BACK)} is ${decimal(francGain)}, in the second currency. Had the rate risen as far, that would have been the loss.`,
    },
    {
      id: 'forex/base-and-quote/turned-round',
      kind: 'numeric',
      prompt: `NZD/USD is at ${price(KIWI_RATE)}. How many New Zealand dollars does one US dollar cost? Two decimal places will do.`,
      label: 'Price of one US dollar',
      unit: 'New Zealand dollars',
      answer: dollarInKiwi,
      tolerance: 0.006,
      answerText: decimal(dollarInKiwi, 2),
      commonMistakes: [
        { answer: KIWI_RATE, feedback: "That's the price of one New Zealand dollar, in US dollars." },
        {
          answer: 2 - KIWI_RATE,
          feedback: 'You took the distance to 1 and added it to 1. To turn a rate round, divide.',
        },
      ],
      explanation: `1 ÷ ${price(KIWI_RATE)} is about ${decimal(dollarInKiwi, 2)}.`,
    },
    {
      id: 'forex/base-and-quote/where-the-dollar-comes-in',
      kind: 'multipleChoice',
      prompt: 'Your account is in US dollars and you buy CHF/JPY. What do dollars have to do with it?',
      options: [
        {
          text: 'The result in yen is converted into them',
          isCorrect: true,
          feedback: 'The account can only be credited or debited in its own currency.',
        },
        {
          text: 'The margin is set aside in them',
          isCorrect: true,
          feedback: 'The deposit comes out of your account, whatever you trade.',
        },
        {
          text: 'The pair rises when the dollar falls',
          feedback: "Both currencies may move against the dollar while the rate between them doesn't move.",
        },
        {
          text: 'You owe dollars until you close it',
          feedback: 'What you owe is the second currency of the pair, the yen.',
        },
      ],
      explanation:
        'The dollar is the currency your account is kept in. It has no bearing on the direction of the trade.',
    },
    {
      id: 'forex/base-and-quote/most-pounds',
      kind: 'chartPoint',
      prompt:
        'A firm in Dublin holds euros and owes a sum in pounds. At which point on this chart of EUR/GBP would its euros have fetched the most pounds?',
      chart: {
        decimals: 4,
        description:
          'Nine daily candles of EUR/GBP. The price falls to its low at A, climbs to its high at B, and falls back to a higher low at C.',
        candles: [
          { open: 0.8546, high: 0.8551, low: 0.8532, close: 0.8535 },
          { open: 0.8535, high: 0.8539, low: 0.8512, close: 0.8518 },
          { open: 0.8518, high: 0.8536, low: 0.8515, close: 0.8533 },
          { open: 0.8533, high: 0.8557, low: 0.853, close: 0.8554 },
          { open: 0.8554, high: 0.8583, low: 0.8551, close: 0.8574 },
          { open: 0.8574, high: 0.8578, low: 0.8552, close: 0.8556 },
          { open: 0.8556, high: 0.8561, low: 0.8534, close: 0.8541 },
          { open: 0.8541, high: 0.8558, low: 0.8538, close: 0.8555 },
          { open: 0.8555, high: 0.8566, low: 0.8549, close: 0.856 },
        ],
        marks: [],
      },
      points: [
        {
          candle: 1,
          side: 'low',
          feedback: 'Here a euro fetched the fewest pounds. It was the best time for somebody with pounds.',
        },
        {
          candle: 4,
          side: 'high',
          isCorrect: true,
          feedback: 'The price is the number of pounds for one euro, and it was highest here.',
        },
        {
          candle: 6,
          side: 'low',
          feedback: 'A euro fetched more than at the first low, and less than at the high between the two.',
        },
      ],
      explanation: "A pair's chart shows the price of the first currency in the second.",
    },
  ],
};
