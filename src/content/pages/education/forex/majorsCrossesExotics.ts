import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { statements } from '@/content/rules';
import { profit } from '@/domain/calculators/tradeArithmetic';

interface PairQuote {
  readonly name: string;
  readonly group: string;
  readonly bid: number;
  readonly ask: number;
}

const price = (value: number) => decimal(value, 4);
const quoteText = ({ bid, ask }: PairQuote) => `${price(bid)} to ${price(ask)}`;
/** The spread as a percentage of the price a buyer pays. */
const percentOf = ({ bid, ask }: PairQuote) => (100 * profit(bid, ask, 1)) / ask;
const percentText = (quote: PairQuote) => `${decimal(percentOf(quote), 4)}%`;
const costOf = (quote: PairQuote, value: number) => (value * percentOf(quote)) / 100;

const EURO: PairQuote = { name: 'EUR/USD', group: 'Major', bid: 1.085, ask: 1.0851 };
const EURO_POUND: PairQuote = { name: 'EUR/GBP', group: 'Cross', bid: 0.8542, ask: 0.8544 };
const POUND_KIWI: PairQuote = { name: 'GBP/NZD', group: 'Cross', bid: 2.071, ask: 2.0718 };
const RAND: PairQuote = { name: 'USD/ZAR', group: 'Exotic', bid: 18.2, ask: 18.2182 };
const QUOTES = [EURO, EURO_POUND, POUND_KIWI, RAND];

/** The value of the trade in every pair. */
const VALUE = 20_000;
const costRatio = percentOf(RAND) / percentOf(EURO);

/** A cross derived from two majors. */
const EURO_MIDDLE = 1.0836;
const POUND_MIDDLE = 1.26;
const crossRate = EURO_MIDDLE / POUND_MIDDLE;

/** Used in the exercise and questions. */
const LIST_NARROW = 0.00012;
const LIST_NARROW_PRICE = 1.2;
const LIST_WIDE = 0.03;
const LIST_WIDE_PRICE = 20;
const narrowPercent = (100 * LIST_NARROW) / LIST_NARROW_PRICE;
const widePercent = (100 * LIST_WIDE) / LIST_WIDE_PRICE;
const PESO: PairQuote = { name: 'USD/MXN', group: 'Exotic', bid: 17.49, ask: 17.5 };
const PESO_VALUE = 35_000;
const pesoCost = costOf(PESO, PESO_VALUE);
const EURO_DOLLAR = 1.1;
const DOLLAR_YEN = 148;
const euroYen = EURO_DOLLAR * DOLLAR_YEN;

export const page: LessonContent = {
  id: 'forex/majors-crosses-exotics',
  revision: 2,
  title: 'Majors, crosses and exotics: why spreads differ',
  description:
    'Three groups of currency pairs, and why one trade costs many times as much as another. Spreads compared as percentages and in money.',
  heading: 'Majors, crosses and exotics',
  lead: 'A platform may list sixty pairs in one column, as if they were all the same. How much each one is traded decides what it costs you.',
  question: `Two trades of the same value, at the same broker, in the same minute. Why does one cost ${decimal(costRatio)} times as much?`,
  sections: [
    {
      kind: 'prose',
      heading: 'A busy market and a quiet one',
      paragraphs: [
        'A stall in a city market sells bread all day. It can live on a few pence a loaf, because the next customer is already waiting. A village shop that sells one jar of saffron a month has to make far more on that jar.',
        rich`Those who quote currencies are in the same position. The more often a pair changes hands, the sooner they can pass on what you sold them, and the less they charge. What they keep is the ${term('spread')}, the gap between their two prices.`,
        rich`How much can be traded without moving the price is called ${term('liquidity')}. A pair has a lot of it or a little, and nearly everything else here follows from that.`,
      ],
    },
    {
      kind: 'definitions',
      heading: 'Three groups',
      rows: [
        {
          term: 'Majors',
          text: rich`A ${term('major pair')} joins the US dollar with another of the most traded currencies. Seven are usually named: EUR/USD, USD/JPY, GBP/USD, USD/CHF, AUD/USD, USD/CAD and NZD/USD.`,
        },
        {
          term: 'Crosses',
          text: rich`A ${term('cross')} joins two widely traded currencies without the US dollar: EUR/GBP, EUR/JPY, GBP/NZD. Some are traded a great deal, others seldom.`,
        },
        {
          term: 'Exotics',
          text: rich`An ${term('exotic pair')} has one currency that few people trade, such as the South African rand or the Turkish lira. The other can be any currency: USD/ZAR and EUR/TRY are both exotics.`,
        },
      ],
    },
    {
      kind: 'figure',
      heading: 'Four pairs on one scale',
      intro: `${QUOTES.map((quote) => `${quote.name}: ${quoteText(quote)}`).join('; ')}. ${statements.invented} Yours will differ by broker and hour.`,
      figure: {
        kind: 'bars',
        caption: 'The gap between the two prices as a percentage of the ask.',
        bars: QUOTES.map((quote) => ({
          label: `${quote.name} (${quote.group.toLowerCase()})`,
          value: percentOf(quote),
          text: percentText(quote),
        })),
      },
    },
    {
      kind: 'workedExample',
      heading: `The same ${dollars(VALUE)} in three pairs`,
      intro: 'Each trade is opened and closed at the quotes above. What does the spread take?',
      lines: [EURO, EURO_POUND, RAND].map((quote) => ({
        label: `${quote.name}: ${dollars(VALUE)} × ${percentText(quote)}`,
        value: dollars(costOf(quote, VALUE)),
      })),
      conclusion: `The exotic costs about ${decimal(costRatio)} times as much as the major. Nobody has charged a fee: the quotes alone account for the difference.`,
    },
    {
      kind: 'prose',
      heading: 'Where the rate of a cross comes from',
      paragraphs: [
        'Most currencies are traded mainly against the dollar. A cross has to agree with the two dollar rates, or somebody could trade round in a circle and end up with more.',
        `Say EUR/USD is at ${price(EURO_MIDDLE)} and GBP/USD at ${price(POUND_MIDDLE)}. A euro is worth ${price(EURO_MIDDLE)} dollars, and a pound ${price(POUND_MIDDLE)}. Divide the first by the second and the dollar drops out: EUR/GBP is about ${price(crossRate)}.`,
        'If the dollar is on different sides of the two pairs, multiply instead. EUR/USD times USD/JPY gives EUR/JPY.',
      ],
    },
    {
      kind: 'table',
      heading: 'What else changes with the group',
      intro: 'The gap is only the first cost. These are the usual tendencies, and each has its exceptions.',
      columns: ['What to check', 'Major', 'Cross', 'Exotic'],
      rows: [
        ['Spread', 'Small', 'Small to medium', 'Large'],
        ['Overnight charge (swap)', 'Small to medium', 'Small to medium', 'Often large'],
        [
          'Leverage for retail clients',
          'Highest, or a step lower',
          'Highest, or a step lower',
          'Often lower',
        ],
        ['Jumps', 'Around news', 'Around news', 'Also on political news and decrees'],
      ],
      note: 'In the EU and the UK, pairs with the Australian or New Zealand dollar get a step less leverage than the other majors. The overnight charge follows the gap between two interest rates, and countries with exotic currencies often have high rates.',
    },
    {
      kind: 'prose',
      heading: 'When even majors have wide spreads',
      paragraphs: [
        'These groups apply to busy hours. After five in the afternoon in New York, before Asia is fully at work, even EUR/USD is thinly traded for an hour or two. Around major news those who quote step back for seconds or minutes.',
        'The home hours of a currency matter too. The yen crosses are usually tighter while Tokyo or London is at work, and the rand while South Africa and Europe are.',
      ],
    },
    {
      kind: 'warning',
      heading: 'What a calm chart can hide',
      paragraphs: [
        'Exotics tempt with long, smooth lines. Sometimes they are smooth because a central bank holds the rate, until the day it stops. Then there may be no price near your stop loss at all.',
        'The same has happened outside the exotics. On 15 January 2015 the Swiss National Bank gave up its floor of 1.20 for EUR/CHF. The rate fell far below it within minutes, stops were filled far below their prices, and some customers ended up owing money to their brokers.',
      ],
    },
  ],
  summary: [
    'Majors contain the US dollar and are traded the most, crosses join two widely traded currencies without it, and exotics contain a currency that is seldom traded.',
    'Compare spreads as a percentage of the price, then in money for the size you mean to trade.',
    "A cross's rate follows from two dollar rates.",
  ],
  exercise: {
    task: `Choose two majors, two crosses and two exotics from any list that shows both prices, such as a bank's or a broker's. Note both prices in the same minute and work out each gap as a percentage. Then divide the widest gap by the narrowest. The solution uses a gap of ${decimal(LIST_NARROW, 5)} at ${price(LIST_NARROW_PRICE)} and one of ${decimal(LIST_WIDE, 2)} at ${decimal(LIST_WIDE_PRICE)}.`,
    solution: [
      { label: 'The narrow one', value: `${decimal(narrowPercent, 2)}%` },
      { label: 'The wide one', value: `${decimal(widePercent, 2)}%` },
      { label: 'Times as wide', value: decimal(widePercent / narrowPercent) },
    ],
    mistakes: [
      {
        mistake: 'You compared pips.',
        why: 'A pip is a different share of the price in each pair. At a price of 18 it matters far less than at a price of 1.',
        lesson: 'beginner/the-pip',
      },
      {
        mistake: 'Your majors look wider than your crosses.',
        why: 'Look at the clock. At a quiet hour, or minutes before news, the order can change.',
      },
    ],
  },
  checks: [
    {
      id: 'forex/majors-crosses-exotics/find-the-cross',
      kind: 'singleChoice',
      prompt: 'Which of these pairs is a cross?',
      options: [
        {
          text: 'USD/CHF',
          feedback: "It pairs the US dollar with a heavily traded currency, so it's a major.",
        },
        {
          text: 'CHF/JPY',
          isCorrect: true,
          feedback: 'Two widely traded currencies, and no US dollar between them.',
        },
        {
          text: 'USD/TRY',
          feedback: 'The lira is seldom traded elsewhere, so this pair counts as an exotic.',
        },
      ],
      explanation:
        'A cross is a pair of two widely traded currencies, neither of them the US dollar. EUR/TRY has no dollar either, and counts as an exotic.',
    },
    {
      id: 'forex/majors-crosses-exotics/peso-cost',
      kind: 'numeric',
      prompt: `USD/MXN is quoted at ${decimal(PESO.bid, 2)} to ${decimal(PESO.ask, 2)}. What does the spread cost on ${dollars(PESO_VALUE)}, measured at the ask?`,
      label: 'Cost',
      unit: 'dollars',
      answer: pesoCost,
      tolerance: 0.05,
      answerText: dollars(pesoCost),
      commonMistakes: [
        {
          answer: PESO_VALUE * 0.01,
          feedback: "That's the amount in pesos. Divide it by the rate to get dollars.",
        },
        {
          answer: pesoCost * 2,
          feedback: 'You counted the gap twice. Opening and closing cross it only once between them.',
        },
      ],
      explanation: `The gap of 0.01 pesos times ${decimal(PESO_VALUE)} is ${decimal(PESO_VALUE * 0.01)} pesos, and divided by ${decimal(PESO.ask, 2)} that is ${dollars(pesoCost)}.`,
    },
    {
      id: 'forex/majors-crosses-exotics/euro-yen',
      kind: 'numeric',
      prompt: `EUR/USD is at ${decimal(EURO_DOLLAR, 2)} and USD/JPY at ${decimal(DOLLAR_YEN, 2)}. Where should EUR/JPY be?`,
      label: 'EUR/JPY',
      unit: 'yen',
      answer: euroYen,
      tolerance: 0.05,
      answerText: decimal(euroYen, 2),
      commonMistakes: [
        {
          answer: DOLLAR_YEN / EURO_DOLLAR,
          feedback: 'You divided. A euro is worth more than a dollar here, so it must cost more yen.',
        },
      ],
      explanation: `A euro is ${decimal(EURO_DOLLAR, 2)} dollars, and each of them is ${decimal(DOLLAR_YEN)} yen: ${decimal(EURO_DOLLAR, 2)} × ${decimal(DOLLAR_YEN)} is ${decimal(euroYen, 2)}.`,
    },
    {
      id: 'forex/majors-crosses-exotics/why-wider',
      kind: 'multipleChoice',
      prompt: 'When would you expect the spread on GBP/USD to be wider than usual?',
      options: [
        {
          text: 'Seconds before a US jobs report',
          isCorrect: true,
          feedback: "Those who quote don't know the figure either, and protect themselves.",
        },
        {
          text: 'While London and New York both work',
          feedback: "That's when most people trade the pair, and the gap is usually at its narrowest.",
        },
        {
          text: "Between the close in New York and Asia's start",
          isCorrect: true,
          feedback: 'Few banks are trading at that hour.',
        },
        {
          text: 'After somebody buys one mini lot',
          feedback: "That's far too small to be noticed in a pair traded this much.",
        },
      ],
      explanation: 'A gap widens when few firms are ready to quote, or when quoting has become risky.',
    },
  ],
};
