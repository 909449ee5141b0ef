import { decimal } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { statements } from '@/content/rules';

const price = (value: number) => decimal(value, 4);
const inverse = (rate: number) => 1 / rate;
/** How much the second currency changes, in percent, when the pair changes by `percent`. */
const inverseChange = (percent: number) => 100 * (1 / (1 + percent / 100) - 1);
const percentText = (percent: number, decimals: number) =>
  `${percent < 0 ? '−' : ''}${decimal(Math.abs(percent), decimals)}%`;

const QUOTING_ORDER = [
  { code: 'EUR', name: 'Euro' },
  { code: 'GBP', name: 'Pound sterling' },
  { code: 'AUD', name: 'Australian dollar' },
  { code: 'NZD', name: 'New Zealand dollar' },
  { code: 'USD', name: 'US dollar' },
  { code: 'CAD', name: 'Canadian dollar' },
  { code: 'CHF', name: 'Swiss franc' },
  { code: 'JPY', name: 'Yen' },
];

/** USD/CAD, inverted and then inverted back. */
const BID = 1.36;
const ASK = 1.3604;
const AMOUNT = 1_000;

const RISES = [0.5, 5, 25, 100];

/** Used in the exercise and questions. */
const EXERCISE_BID = 0.88;
const EXERCISE_ASK = 0.8804;
const POUND_RATE = 1.28;
const INVERSE_BID = 1.6;
const BIG_RISE = 60;
const bigFall = -inverseChange(BIG_RISE);

export const page: LessonContent = {
  id: 'forex/how-pairs-are-named',
  revision: 1,
  title: 'Why it is EUR/USD and not USD/EUR',
  description:
    'The order in which currencies are paired, how to turn a quote round, both prices included, and what a change means for the other side.',
  heading: 'Why pairs are named as they are',
  lead: 'No law says which currency of a pair comes first, yet every platform writes the major pairs the same way. Knowing the order saves you from reading a chart upside down.',
  question:
    'The news says that the yen has risen, but the chart of USD/JPY is falling. Which of them is wrong?',
  sections: [
    {
      kind: 'prose',
      heading: 'Knives, forks and currencies',
      paragraphs: [
        'People say “knife and fork”, seldom “fork and knife”. Nothing would go wrong if they said it the other way round. The order is a habit, and it helps that everybody shares it.',
        rich`A ${term('currency pair')} is named by habit too. Some of it is old: when the pound was the leading currency, traders gave its price in dollars, and they still do. Some was settled later. When the euro began in 1999, markets agreed to put it first.`,
        "Neither place is better. First means that the currency is the thing being priced. Second means that it's the money the price is given in.",
      ],
    },
    {
      kind: 'figure',
      heading: 'The usual order',
      intro: 'Take two currencies from this row. The one nearer the front comes first in their pair.',
      figure: {
        kind: 'flow',
        caption: 'Eight heavily traded currencies in the order in which they are written.',
        boxes: QUOTING_ORDER.map(({ code, name }) => ({ title: code, text: name })),
      },
    },
    {
      kind: 'prose',
      heading: 'What the codes say',
      paragraphs: [
        'Each currency has a three-letter code, set by an international standard. Usually the first two letters stand for the country and the third for the currency: US and dollar, GB and pound, JP and yen. CH stands for Confoederatio Helvetica, the Latin name of Switzerland.',
        rich`In EUR/CHF the euro is the ${term('base currency')} and the franc the ${term('quote currency')}. Some platforms leave the slash out and add letters of their own, such as EURCHF.m. Only the first six letters matter.`,
      ],
      marginNote:
        'Traders also use nicknames. “Cable” is GBP/USD, after the cable under the Atlantic that carried its price. “Aussie”, “kiwi” and “loonie” are the Australian, New Zealand and Canadian dollars.',
    },
    {
      kind: 'workedExample',
      heading: 'A quote turned round and back',
      intro: `USD/CAD is quoted at ${price(BID)} to ${price(ASK)}. What would the quote for CAD/USD be? ${statements.invented}`,
      lines: [
        { label: `Its bid: 1 ÷ the ask, ${price(ASK)}`, value: decimal(inverse(ASK), 5) },
        { label: `Its ask: 1 ÷ the bid, ${price(BID)}`, value: decimal(inverse(BID), 5) },
        { label: `Turned back: 1 ÷ ${decimal(inverse(BID), 5)}`, value: price(inverse(inverse(BID))) },
        {
          label: `Buying ${decimal(AMOUNT)} US dollars costs`,
          value: `${decimal(AMOUNT * ASK, 2)} Canadian dollars`,
        },
        {
          label: `Selling ${decimal(AMOUNT * ASK, 2)} Canadian dollars × ${decimal(inverse(ASK), 5)}`,
          value: `${decimal(Math.round(AMOUNT * ASK * inverse(ASK)))} US dollars`,
        },
      ],
      conclusion:
        'The two prices change places, because a buyer of one currency is a seller of the other. The deal is the same, seen from either side.',
    },
    {
      kind: 'prose',
      heading: 'Reading the news against the chart',
      paragraphs: [
        'Headlines speak of one currency at a time, and a chart always shows two. “The yen rises” means that a dollar buys fewer yen. In USD/JPY the yen comes second, so its rise is a falling line. Headline and chart agree.',
        "Ask one question of every pair: is the currency I mean first or second? If it's first, the line moves the same way. If it's second, the line moves the opposite way.",
      ],
    },
    {
      kind: 'table',
      heading: 'A rise on one side is a smaller fall on the other',
      intro:
        'If a pair rises, its second currency falls against the first, but not by the same percentage. For small moves you can ignore the difference.',
      columns: ['The pair rises by', 'The second currency falls by'],
      rows: RISES.map((rise) => [
        `${decimal(rise, rise < 1 ? 1 : 0)}%`,
        percentText(-inverseChange(rise), 2),
      ]),
      note: `When one currency doubles in terms of another, the other loses half its value, not all of it. Compare 1 ÷ the new rate with 1 ÷ the old one.`,
    },
    {
      kind: 'warning',
      heading: 'Where the order misleads',
      paragraphs: [
        'The most expensive slip is an order in the wrong direction. Somebody who expects a stronger Canadian dollar and presses Buy on USD/CAD has done the opposite. Before you send an order, say aloud which currency you will own.',
        'Two charts side by side can also deceive. EUR/USD falling and USD/CHF rising look like opposites, but both show the dollar gaining. Selling the first and buying the second are two trades on one idea, and they may lose together.',
        "Bureaux de change, banks and apps needn't follow the order. A rate of 0.9216 for a pair that you know at 1.0851 isn't a crash: it has been turned round.",
      ],
    },
  ],
  summary: [
    'The usual order is EUR, GBP, AUD, NZD, USD, CAD, CHF, JPY.',
    'To turn a quote round, divide 1 by each price and let bid and ask change places.',
    'A rise in the pair is a fall in its second currency, by a slightly smaller percentage.',
  ],
  exercise: {
    task: `Cover the list above and write these currencies as pairs: franc with pound, Canadian dollar with yen, euro with Australian dollar. Then turn a quote of ${price(EXERCISE_BID)} to ${price(EXERCISE_ASK)} for USD/CHF round. Check the pairs in any list of exchange rates.`,
    solution: [
      { label: 'The pairs', value: 'GBP/CHF, CAD/JPY, EUR/AUD' },
      { label: `Bid of CHF/USD: 1 ÷ ${price(EXERCISE_ASK)}`, value: price(inverse(EXERCISE_ASK)) },
      { label: `Ask of CHF/USD: 1 ÷ ${price(EXERCISE_BID)}`, value: price(inverse(EXERCISE_BID)) },
    ],
    mistakes: [
      {
        mistake: 'Your turned bid is higher than your turned ask.',
        why: 'You divided each price but left it in its own place. They have to change places as well.',
      },
      {
        mistake: "The pair isn't in the list on your platform.",
        why: "Look for the other order first, and then for letters added to the name. Some pairs aren't offered at all.",
      },
    ],
  },
  checks: [
    {
      id: 'forex/how-pairs-are-named/first-of-two',
      kind: 'singleChoice',
      prompt: 'How is the rate between the New Zealand dollar and the Canadian dollar usually written?',
      options: [
        {
          text: 'NZD/CAD',
          isCorrect: true,
          feedback: 'The New Zealand dollar comes before the US dollar in the list, the Canadian after it.',
        },
        {
          text: 'CAD/NZD',
          feedback: 'It would be a true rate, turned round. Platforms list it the other way.',
        },
        {
          text: 'NZD/USD/CAD',
          feedback: 'A rate joins two currencies. The US dollar has no place in this one.',
        },
      ],
      explanation: 'In the usual order NZD comes before CAD.',
    },
    {
      id: 'forex/how-pairs-are-named/pound-for-a-dollar',
      kind: 'numeric',
      prompt: `GBP/USD is at ${decimal(POUND_RATE, 2)}. How many pounds does one US dollar cost? Give four decimal places.`,
      label: 'Price of one US dollar',
      unit: 'pounds',
      answer: inverse(POUND_RATE),
      tolerance: 0.0001,
      answerText: price(inverse(POUND_RATE)),
      commonMistakes: [
        { answer: POUND_RATE, feedback: "That's what a pound costs in dollars." },
        {
          answer: 2 - POUND_RATE,
          feedback: 'You subtracted the part above 1. Divide 1 by the rate instead.',
        },
      ],
      explanation: `1 ÷ ${decimal(POUND_RATE, 2)} is ${price(inverse(POUND_RATE))}.`,
    },
    {
      id: 'forex/how-pairs-are-named/stronger-second',
      kind: 'multipleChoice',
      prompt:
        'You expect the Swiss franc to strengthen against every other currency. Which trades fit that view?',
      options: [
        {
          text: 'Selling EUR/CHF',
          isCorrect: true,
          feedback: 'You would owe euros and own francs.',
        },
        {
          text: 'Buying USD/CHF',
          feedback: 'The franc comes second, so a buyer of the pair owes francs.',
        },
        {
          text: 'Buying CHF/JPY',
          isCorrect: true,
          feedback: 'Here the franc comes first, so a buyer owns it.',
        },
        {
          text: 'Selling CHF/JPY',
          feedback: 'Selling gives away the first currency, which is the franc here.',
        },
      ],
      explanation: "To own the franc, sell pairs in which it's second and buy pairs in which it's first.",
    },
    {
      id: 'forex/how-pairs-are-named/turned-ask',
      kind: 'singleChoice',
      prompt: `EUR/AUD has a bid of ${price(INVERSE_BID)} and a slightly higher ask. Somebody turns the quote round. What is 1 ÷ ${price(INVERSE_BID)} = ${price(inverse(INVERSE_BID))}?`,
      options: [
        {
          text: 'The bid for an Australian dollar, in euros',
          feedback: "Turning swaps the two prices, so a bid can't stay a bid.",
        },
        {
          text: 'The midpoint of bid and ask, in euros',
          feedback: "It was calculated from one price alone, so it can't be the midpoint of two.",
        },
        {
          text: 'The ask for an Australian dollar, in euros',
          isCorrect: true,
          feedback: 'Selling euros at the bid is buying Australian dollars.',
        },
      ],
      explanation: 'The lower price becomes the higher one when 1 is divided by it.',
    },
    {
      id: 'forex/how-pairs-are-named/large-rise',
      kind: 'numeric',
      prompt: `A pair with an exotic currency in second place rises by ${String(BIG_RISE)}% in a bad year. By what percentage has that currency fallen against the first?`,
      label: 'Fall',
      unit: '%',
      answer: bigFall,
      tolerance: 0.1,
      answerText: `${decimal(bigFall, 1)}%`,
      commonMistakes: [
        { answer: BIG_RISE, feedback: "The fall is measured from another starting point, so it's smaller." },
        { answer: 100 - bigFall, feedback: "That's what is left of its value." },
      ],
      explanation: `What cost 1 now costs ${decimal(1 + BIG_RISE / 100, 1)}, so each unit is worth 1 ÷ ${decimal(1 + BIG_RISE / 100, 1)}, which is ${decimal(100 - bigFall, 1)}% of what it was before.`,
    },
  ],
};
